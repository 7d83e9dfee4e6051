"""The one sentence that says what is asked of a viewer, and what is barred.

Only codes and parameters: the client words them. Each is a function of what the
viewer's own view shows.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, TypeAlias

from app.games.core.game import Blocked, Prompt, Seat, Viewer
from app.games.kingless.chain import newest, works
from app.games.kingless.decisions.discarding import demand_of
from app.games.kingless.decisions.phases import decision
from app.games.kingless.decisions.window import answers_held, stop_barred
from app.games.kingless.discards import asked
from app.games.kingless.locks import locked_targets
from app.games.kingless.refusals import REASONS
from app.games.kingless.state import (
    CardId,
    ChainCard,
    Discarding,
    Over,
    Recruiting,
    State,
    Throwing,
    Tunnelling,
    Turn,
    Window,
)
from app.games.kingless.taxes import taxed_by

CHAINS_KEPT = 1024
"""What is said of so many chains stays in memory: all viewers are told the same."""

ANSWERS_KEPT = 1024
"""What is barred for who holds so many pairs of answers stays in memory."""

OpenPhase: TypeAlias = Turn | Window | Recruiting | Tunnelling | Discarding | Throwing


def prompt(state: State, viewer: Viewer) -> Prompt:
    """Return what is asked of a viewer now, or whom everybody waits for."""
    acts = viewer is not None and decision(state).acts(state, state.phase, viewer)
    return prompt_of(state, viewer, acts=acts)


def prompt_of(state: State, viewer: Viewer, *, acts: bool) -> Prompt:
    """Return the same, where it is known whether the viewer is acting."""
    phase = state.phase
    if isinstance(phase, Over):
        return Prompt("round-over", {"king": state.king, "fool": state.fool})
    if viewer is not None and acts:
        return _asked(state, phase, viewer)
    return _waiting(state, phase, viewer)


def as_it_stands(state: State) -> Prompt | None:
    """Return what the chain would do if nobody answered any more."""
    if type(state.phase) is not Window:
        return None
    return stands(state.chain)


@lru_cache(CHAINS_KEPT)
def stands(chain: tuple[ChainCard, ...]) -> Prompt:
    """Return whether the first card's text works in a chain like this."""
    first = chain[0]
    code = "text-works" if works(len(chain))[0] else "text-cancelled"
    return Prompt(code, _card(first))


def blocked(state: State, seat: Seat) -> tuple[Blocked, ...]:
    """Return the controls a seat may look for but cannot use now."""
    acts = decision(state).acts(state, state.phase, seat)
    return blocked_of(state, seat, acts=acts)


def blocked_of(state: State, seat: Seat, *, acts: bool) -> tuple[Blocked, ...]:
    """Return the same, where it is known whether the seat is acting."""
    phase = state.phase
    if type(phase) is Over or not (acts or state.is_in(seat)):
        return ()
    if type(phase) is Window:
        return _blocked_in_window(state, seat, acts=acts)
    if type(phase) is not Turn:
        return own_turn("choice-open")
    if not acts:
        return own_turn("not-your-turn")
    return (*blocked_in_turn(*answers_held(state, seat)), *locked_targets(state, seat))


@cache
def own_turn(code: str) -> tuple[Blocked, ...]:
    """Return what belongs to the own turn, barred for one of a few reasons."""
    return (_barred("play", code), _barred("end-turn", code))


def _blocked_in_window(state: State, seat: Seat, *, acts: bool) -> tuple[Blocked, ...]:
    stop, halt = answers_held(state, seat)
    if not acts:
        return blocked_passed(stop, halt)
    return blocked_answering(stop, barred=stop_barred(state))


@lru_cache(ANSWERS_KEPT)
def blocked_in_turn(stop: CardId | None, halt: CardId | None) -> tuple[Blocked, ...]:
    """Return which of these answers are barred on the own turn: all (K32)."""
    return _blocked_answers(stop, halt, "nothing-to-answer")


def blocked_answering(stop: CardId | None, *, barred: bool) -> tuple[Blocked, ...]:
    """Return what is barred for who may answer and holds this Stop."""
    controls = own_turn("window-open")
    return (*controls, _barred("stop", "stop-on-halt")) if barred and stop else controls


def blocked_passed(stop: CardId | None, halt: CardId | None) -> tuple[Blocked, ...]:
    """Return what is barred for who has passed and holds these answers."""
    answers = _blocked_answers(stop, halt, "already-passed")
    return (*own_turn("window-open"), *answers)


def _blocked_answers(
    stop: CardId | None, halt: CardId | None, code: str
) -> tuple[Blocked, ...]:
    barred = (_barred("stop", code),) if stop else ()
    return (*barred, _barred("halt", code)) if halt else barred


@cache
def _barred(control: str, code: str) -> Blocked:
    return Blocked(control, code, REASONS[code][1])


def _asked(state: State, phase: OpenPhase, seat: Seat) -> Prompt:
    """Return what is asked of an acting seat."""
    match phase:
        case Discarding():
            return _discards(state, phase, demand_of(phase, seat).count)
        case Recruiting(what=what):
            return Prompt("recruit-a-card", {"what": what})
        case Tunnelling(shown=shown):
            return Prompt("take-a-card", {"shown": shown})
        case Turn():
            return your_turn(state.turn)
        case Window():
            return of_card("answer-or-pass", newest(state))
        case _:
            sign = {"about": phase.about, "number": phase.number}
            return Prompt("throw-a-sign", sign)


def _discards(state: State, phase: Discarding, count: int) -> Prompt:
    """Return what is to be discarded; a tax names whose it is and the cards."""
    due = taxed_by(state, phase)
    if due is None:
        return Prompt("discard-cards", {"count": count, "why": phase.why})
    owner, cards = due
    return Prompt("pay-tax", {"count": count, "whose": owner, "cards": cards})


def _waiting(state: State, phase: OpenPhase, viewer: Viewer) -> Prompt:
    """Return whom a viewer waits for; the same while a secret choice is open."""
    match phase:
        case Discarding(why=why):
            seats = asked(state, phase)
            code = "you-chose" if viewer in seats else "players-discard"
            return Prompt(code, {"seats": seats, "why": why})
        case Recruiting(seat=seat, what=what):
            return Prompt("player-recruits", {"seat": seat, "what": what})
        case Tunnelling(seat=seat):
            return Prompt("player-tunnels", {"seat": seat})
        case Turn():
            return player_plays(state.active)
        case Window(passed=passed):
            code = "you-passed" if viewer in passed else "window-open"
            return of_card(code, newest(state))
        case _:
            contestants = tuple(throw.seat for throw in phase.throws)
            code = "you-chose" if viewer in contestants else "players-throw"
            return Prompt(code, {"seats": contestants, "about": phase.about})


def your_turn(turn: int) -> Prompt:
    """Return that the viewer may play or end the turn of this number."""
    return Prompt("your-turn", {"turn": turn})


@cache
def player_plays(seat: Seat) -> Prompt:
    """Return that everybody waits for a seat's turn."""
    return Prompt("player-plays", {"seat": seat})


@lru_cache(CHAINS_KEPT)
def of_card(code: str, link: ChainCard) -> Prompt:
    """Return a sentence about a card of the chain."""
    return Prompt(code, _card(link))


def _card(link: ChainCard) -> Mapping[str, Any]:
    """Return a card of the chain as a sentence names it."""
    named = {"seat": link.seat, "card": link.card}
    target = link.target
    if target is None:
        return named
    aimed = {"at": target.seat, "at_card": target.card, "at_zone": target.zone}
    return named | {key: value for key, value in aimed.items() if value is not None}
