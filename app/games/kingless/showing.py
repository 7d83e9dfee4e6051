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
from app.games.kingless.projection import own_cards, own_part
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
from app.games.kingless.views import Own

OFFERS_KEPT = 4096
"""So much of what is offered in windows stays in memory."""


def alone(state: State, viewer: Viewer) -> tuple[Own, Offer]:
    """Return what a viewer alone knows, and what it is asked, may do and may not."""
    phase, order = state.phase, state.order
    player = state.players[order.index(viewer)] if viewer in order else None
    if player is not None and not player.out:
        if type(phase) is Window:
            passed = viewer in phase.passed
            offer = _in_window(state, player, passed=passed)
            return own_cards(player, passed=passed), offer
        if type(phase) is Turn:
            is_own = viewer == state.active
            offer = _on_turn(state, player) if is_own else _waits_for(state.active)
            return own_cards(player, passed=False), offer
    return own_part(state, viewer), _offer(state, viewer)


def _offer(state: State, viewer: Viewer) -> Offer:
    """Return what a viewer is offered, whatever is decided."""
    rules, phase = decision(state), state.phase
    if viewer is None:
        return Offer(prompt_of(state, None, acts=False))
    acts = rules.acts(state, phase, viewer)
    return Offer(
        prompt=prompt_of(state, viewer, acts=acts),
        legal=rules.legal(state, phase, viewer) if acts else (),
        choices=rules.choices(state, phase, viewer) if acts else (),
        blocked=blocked_of(state, viewer, acts=acts),
    )


def _in_window(state: State, player: Player, *, passed: bool) -> Offer:
    content, link = state.content, state.chain[-1]
    stop, halt = answers_among(content, player.hand)
    if passed:
        return _has_passed(link, stop, halt)
    return _may_answer(content, link, stop, halt)


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
