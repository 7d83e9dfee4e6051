"""The one sentence that says what is asked of a viewer, and what is barred.

Only codes and parameters: the client words them (`codes` has the closed lists). Each
is a function of the viewer's own view.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from app.games.core.game import Blocked, Prompt, Seat, Viewer
from app.games.regicide.cards import worth
from app.games.regicide.refusals import REASONS
from app.games.regicide.views import OVER, View


def prompt(view: View, viewer: Viewer) -> Prompt:
    """Return what is asked of a viewer now, or whom everybody waits for."""
    match view.phase:
        case "won":
            return Prompt("match-won", {"seat": view.active, "medal": view.medal})
        case "lost":
            return Prompt("match-lost", msgspec.to_builtins(view.loss))
        case "abandoned":
            seat = next(seat.seat for seat in view.seats if seat.left)
            return Prompt("match-abandoned", {"seat": seat})
        case _:
            return _asked(view) if viewer == view.active else _awaited(view)


def _asked(view: View) -> Prompt:
    """Return what is asked of the active seat."""
    hand = view.hand or ()
    if view.phase == "choose-next":
        return Prompt("choose-next")
    if view.phase == "defend":
        paying = {"due": view.must_pay, "hand": worth(hand)}
        if paying["hand"] >= view.must_pay:
            return Prompt("pay-attack", paying)
        return Prompt("pay-or-flip", paying | {"flips": _flips(view)})
    return _turn(view, hand)


def _turn(view: View, hand: tuple[str, ...]) -> Prompt:
    params: dict[str, Any] = {
        "turn": view.turn,
        "attack": view.enemy.attack if view.enemy else 0,
        "bonus": view.bonus,
    }
    if not hand:
        return Prompt("your-turn-empty", params | {"why": view.yield_barred})
    if view.yield_barred:
        return Prompt("your-turn-play", params | {"why": view.yield_barred})
    return Prompt("your-turn", params)


def _awaited(view: View) -> Prompt:
    """Return whom a viewer waits for."""
    seat = {"seat": view.active}
    if view.phase == "choose-next":
        return Prompt("player-chooses", seat)
    if view.phase == "defend":
        return Prompt("player-pays", seat | {"due": view.must_pay})
    return Prompt("player-plays", seat)


def blocked(view: View, seat: Seat) -> tuple[Blocked, ...]:
    """Return the controls a seat may look for but cannot use now."""
    if view.hand is None or view.phase in OVER:
        return ()
    pairs = _barred(view) if seat == view.active else _waiting(view)
    return tuple(Blocked(control, code, REASONS[code][1]) for control, code in pairs)


def _waiting(view: View) -> Iterator[tuple[str, str]]:
    yield "play", "not-your-turn"
    yield "yield", "not-your-turn"
    if view.phase == "defend":
        yield "pay", "not-your-turn"


def _barred(view: View) -> Iterator[tuple[str, str]]:
    """Yield what the active seat cannot do, and why."""
    busy = {"defend": "must-pay", "choose-next": "must-choose"}.get(view.phase)
    if busy is not None:
        yield "play", busy
        yield "yield", busy
    elif view.yield_barred:
        yield "yield", view.yield_barred
    if view.solo is not None and not view.solo.flips:
        yield "flip", "no-flips"


def _flips(view: View) -> int:
    return view.solo.flips if view.solo else 0
