"""The one sentence that says what is asked of a viewer, and what is barred.

Only codes and parameters: the client words them. Each is a function of what the
viewer's own view shows.
"""

from collections.abc import Iterator

from app.games.core.game import Blocked, Prompt, Seat, Viewer
from app.games.two_heirs import camps
from app.games.two_heirs.building import affordable, lacking
from app.games.two_heirs.grid import written
from app.games.two_heirs.refusals import REASONS
from app.games.two_heirs.state import ELITE, Over, Siege, State, Surplus
from app.games.two_heirs.tiles import TERRAINS
from app.games.two_heirs.turns import surplus
from app.games.two_heirs.verdict import winning_seat


def prompt(state: State, viewer: Viewer) -> Prompt:
    """Return what is asked of a viewer now, or whom everybody waits for."""
    phase = state.phase
    if isinstance(phase, Over):
        return _over(state, phase)
    seat = state.order[state.active]
    return _asked(state) if viewer == seat else _waiting(state, seat)


def _over(state: State, phase: Over) -> Prompt:
    """Return how the match ended; of one against Henry also who gave it up (H63)."""
    params = {"reason": phase.reason, "winner": winning_seat(state)}
    if phase.reason == "unfinished" and phase.left is not None:
        params["seat"] = state.seat(phase.left)
    return Prompt("match-over", params)


def blocked(state: State, seat: Seat) -> tuple[Blocked, ...]:
    """Return the controls a seat may look for but cannot use now.

    Controls are moves, some with what they are about: ``build:inn-wood``,
    ``unit:grain``, ``withdraw:grain``, ``use-camp:1,0``.
    """
    if seat not in state.order or isinstance(state.phase, Over):
        return ()
    if seat != state.order[state.active]:
        return _all_barred("not-your-turn")
    if isinstance(state.phase, Siege):
        return _all_barred("siege-open")
    if isinstance(state.phase, Surplus):
        return _all_barred("surplus-open")
    return tuple(_barred_in_turn(state))


def _asked(state: State) -> Prompt:
    """Return what is asked of the player whose turn it is."""
    if isinstance(state.phase, Siege):
        return Prompt("decide-siege", {"cells": state.phase.cells})
    if isinstance(state.phase, Surplus):
        return Prompt("remove-surplus", {"count": surplus(state)})
    params = {"final": state.trigger is not None and state.active not in state.final}
    return Prompt("take-and-build" if state.due else "build-or-end", params)


def _waiting(state: State, seat: Seat) -> Prompt:
    """Return whom a viewer waits for."""
    codes = {Siege: "player-decides-siege", Surplus: "player-removes-surplus"}
    code = codes.get(type(state.phase), "player-plays")
    return Prompt(code, {"seat": seat})


def _all_barred(code: str) -> tuple[Blocked, ...]:
    controls = ("take", "build", "extend", "unit", "end-turn")
    return tuple(_barred(control, code) for control in controls)


def _barred_in_turn(state: State) -> Iterator[Blocked]:
    if state.due:
        yield _barred("end-turn", "take-due")
    else:
        yield _barred("take", "already-taken")
    heir = state.active
    within = affordable(state, heir)
    for tile in state.hands[heir]:
        if tile not in within:
            lack = lacking(state, heir, tile)
            amounts = {str(terrain): lack.of(terrain) for terrain in TERRAINS}
            yield _barred(f"build:{tile}", "too-dear", **amounts)
    for unit in state.units[heir]:
        if unit.moved:
            yield _barred(f"unit:{unit.name}", "unit-moved")
    yield _barred(f"withdraw:{ELITE}", "elite-stays")
    yield from _barred_camps(state)


def _barred_camps(state: State) -> Iterator[Blocked]:
    code = camps.barred(state)
    if code is not None:
        for cell in camps.camps(state, state.active):
            yield _barred(f"use-camp:{written(cell)}", code)


def _barred(control: str, code: str, **params: int) -> Blocked:
    return Blocked(control, code, REASONS[code][1], params)
