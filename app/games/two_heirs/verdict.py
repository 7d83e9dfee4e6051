"""What a match comes to: its scores, who wins, and the result of each seat."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from app.games.core.game import Outcome, Seat, SeatResult
from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import FIRST, HEIRS, SECOND, Heir, rival
from app.games.two_heirs.material import landscape_of
from app.games.two_heirs.scoring import (
    Position,
    Scored,
    beats_henry,
    score,
    winner,
)
from app.games.two_heirs.state import Over, State

SCORES_KEPT = 4
"""The scores of a state are asked for by its views, its prompt and its outcome."""


def position_of(state: State) -> Position:
    """Return all that the scores of a state depend on."""
    treasures = state.treasures
    first, second = (_stood_on(state, heir) for heir in HEIRS)
    return Position(
        landscape=landscape_of(state),
        units=(first, second),
        roads_score=state.options.roads,
        henry=state.solo,
        treasures=len(treasures.pile) + len(treasures.laid),
    )


@lru_cache(SCORES_KEPT)
def scored(state: State) -> Scored:
    """Return what both heirs would have if the match ended now."""
    return score(position_of(state))


def points(state: State) -> tuple[int, int]:
    """Return the points of both heirs as they stand."""
    first, second = scored(state).heirs
    return first.total, second.total


def winning_heir(state: State) -> Heir | None:
    """Return who has won a match that is over; None for a draw or no result."""
    phase = state.phase
    if not isinstance(phase, Over) or phase.reason == "unfinished":
        return None
    if phase.left is not None:
        return rival(phase.left)
    if state.solo:
        return FIRST if beats_henry(points(state)) else SECOND
    first, second = (state.in_reserve(heir) for heir in HEIRS)
    return winner(points(state), (first, second))


def winning_seat(state: State) -> Seat | None:
    """Return the seat that has won; None for a draw, for Henry and for no result."""
    heir = winning_heir(state)
    return None if heir is None else state.seat(heir)


def outcome(state: State) -> Outcome | None:
    """Return how the match ended, or None while it runs."""
    phase = state.phase
    if not isinstance(phase, Over):
        return None
    results = (
        SeatResult(seat, _placing(state, heir), points(state)[heir], lines(state, heir))
        for heir, seat in enumerate(state.order)
    )
    return Outcome(
        reason=phase.reason,
        results=tuple(sorted(results, key=lambda result: result.placing)),
        facts=_facts(state),
    )


def lines(state: State, heir: Heir) -> tuple[Mapping[str, Any], ...]:
    """Return where an heir's points come from; the points of the lines add up."""
    return tuple(_lines(state, heir))


def _lines(state: State, heir: Heir) -> Iterator[Mapping[str, Any]]:
    found = scored(state)
    score_of = found.heirs[heir]
    for building in score_of.buildings:
        yield {"line": "building", **msgspec.to_builtins(building)}
    if state.options.roads:
        for number, road in enumerate(found.roads):
            if road.owner == heir:
                cells = [part.cell for part in road.parts]
                yield {
                    "line": "road",
                    "road": number,
                    "cells": cells,
                    "counts": road.counts,
                    "points": road.points,
                }
    if score_of.from_treasures:
        yield {"line": "treasures", "points": score_of.from_treasures}


def _placing(state: State, heir: Heir) -> int:
    """Return 1 for who wins and for both in a draw, else 2 (H62, H84)."""
    best = winning_heir(state)
    if best is None:
        return 2 if state.solo else 1
    return 1 if heir == best else 2


def _facts(state: State) -> Mapping[str, Any]:
    first, second = points(state)
    facts: dict[str, Any] = {
        "winner": winning_seat(state),
        "reserve": [state.in_reserve(heir) for heir in HEIRS],
        "roads": msgspec.to_builtins(scored(state).roads),
        "sets": state.sets,
    }
    if state.solo:
        facts |= {"henry": second, "level": state.options.level}
        facts["henry_lines"] = lines(state, SECOND)
    elif first == second:
        facts["tied"] = True
    return facts


def _stood_on(state: State, heir: Heir) -> frozenset[Cell]:
    return frozenset(u.cell for u in state.units[heir] if u.cell is not None)
