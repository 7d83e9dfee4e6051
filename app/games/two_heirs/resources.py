"""The resources an heir can use, each with where it comes from (H21 to H24)."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import Heir
from app.games.two_heirs.material import landscape_of, tiles_in
from app.games.two_heirs.reserve import within_reach
from app.games.two_heirs.state import State
from app.games.two_heirs.tiles import PRODUCTION, TERRAINS, Cost, Terrain


class Source(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where one resource comes from (H21).

    Attributes:
        terrain: The resource.
        kind: ``reserve``: a tile within reach; ``unit``: the tile under a unit;
            ``building``: a farm, sawmill or quarry.
        place: ``reserve``: the position.
        cell: ``unit`` and ``building``: the cell.
    """

    terrain: Terrain
    kind: Literal["reserve", "unit", "building"]
    place: int | None = None
    cell: Cell | None = None


def sources(state: State, heir: Heir) -> tuple[Source, ...]:
    """Return every source an heir can use now; each gives one to each building.

    Henry has none (H81).
    """
    if state.is_henry(heir):
        return ()
    return (
        *_of_reserve(state, heir),
        *_of_units(state, heir),
        *_of_buildings(state, heir),
    )


def missing(cost: Cost, at_hand: tuple[Source, ...]) -> Cost:
    """Return what a cost asks for beyond the sources at hand; nothing is used up."""
    amounts = Counter(source.terrain for source in at_hand)
    lacking = {t: max(0, cost.of(t) - amounts[t]) for t in TERRAINS}
    return Cost(**lacking)


def _of_reserve(state: State, heir: Heir) -> Iterator[Source]:
    tiles = tiles_in(state)
    for place, tile in within_reach(state, heir):
        yield Source(tiles[tile].terrain, "reserve", place=place)


def _of_units(state: State, heir: Heir) -> Iterator[Source]:
    standing = {unit.cell for unit in state.units[heir]}
    for spot in landscape_of(state):
        if spot.cell in standing:
            yield Source(spot.terrain, "unit", cell=spot.cell)


def _of_buildings(state: State, heir: Heir) -> Iterator[Source]:
    for spot in landscape_of(state).buildings(heir):
        terrain = PRODUCTION.get(spot.tile.building)
        if terrain is not None:
            yield Source(terrain, "building", cell=spot.cell)
