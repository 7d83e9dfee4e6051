"""All that a viewer may do, found in one go.

What most viewers are told most of the time, in a window or in another's turn, follows
from few facts and is remembered by them.
"""

from functools import cache, lru_cache

from app.games.core.game import Offer, Seat, Viewer
from app.games.kingless.decisions.phases import decision
from app.games.kingless.decisions.turn import plays_among
from app.games.kingless.decisions.window import answers_among, answers_to, is_halt
from app.games.kingless.locks import locks_among
from app.games.kingless.prompts import (
    blocked_answering,
    blocked_in_turn,
    blocked_of,
    blocked_passed,
    of_card,
    own_turn,
    player_plays,
    prompt_of,
    your_turn,
)
from app.games.kingless.state import CardId, ChainCard, Player, State, Turn, Window
from app.games.kingless.targets import around

OFFERS_KEPT = 4096
"""So much of what is offered in windows stays in memory."""


def offer(state: State, viewer: Viewer) -> Offer:
    """Return what a viewer is asked, may do and may not."""
    if viewer is None:
        return Offer(prompt_of(state, None, acts=False))
    phase = state.phase
    if viewer in state.order:
        player = state.players[state.order.index(viewer)]
        if type(phase) is Window and not player.out:
            stop, halt = answers_among(state.content, player.hand)
            if viewer in phase.passed:
                return _has_passed(state.chain[-1], stop, halt)
            return _may_answer(state.content, state.chain[-1], stop, halt)
        if type(phase) is Turn and not player.out:
            is_own = viewer == state.active
            return _on_turn(state, player) if is_own else _waits_for(state.active)
    return _offer(state, viewer)


def _offer(state: State, seat: Seat) -> Offer:
    """Return what a seat is offered, whatever is decided."""
    rules, phase = decision(state), state.phase
    acts = rules.acts(state, phase, seat)
    return Offer(
        prompt=prompt_of(state, seat, acts=acts),
        legal=rules.legal(state, phase, seat) if acts else (),
        choices=rules.choices(state, phase, seat) if acts else (),
        blocked=blocked_of(state, seat, acts=acts),
    )


def _on_turn(state: State, player: Player) -> Offer:
    content, hand = state.content, player.hand
    seats = around(state, state.active)
    barred = blocked_in_turn(*answers_among(content, hand))
    return Offer(
        prompt=your_turn(state.turn),
        legal=plays_among(seats, content, hand),
        blocked=(*barred, *locks_among(seats, content, hand)),
    )


@lru_cache(OFFERS_KEPT)
def _may_answer(
    content: str | None, link: ChainCard, stop: CardId | None, halt: CardId | None
) -> Offer:
    barred = is_halt(content, link.card)
    return Offer(
        prompt=of_card("answer-or-pass", link),
        legal=answers_to(stop, halt, barred=barred),
        blocked=blocked_answering(stop, barred=barred),
    )


@lru_cache(OFFERS_KEPT)
def _has_passed(link: ChainCard, stop: CardId | None, halt: CardId | None) -> Offer:
    return Offer(of_card("you-passed", link), blocked=blocked_passed(stop, halt))


@cache
def _waits_for(active: Seat) -> Offer:
    return Offer(player_plays(active), blocked=own_turn("not-your-turn"))
