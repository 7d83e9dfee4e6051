"""What the rules ask of a tile list beyond the shape of its file."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from app.games.core.content.faults import Fault
from app.games.core.content.printed import id_faults, text_faults
from app.games.two_heirs.grid import SIDES
from app.games.two_heirs.tilelists.parameters import tile_faults, treasure_faults
from app.games.two_heirs.tiles import (
    BUILDINGS_OF,
    SETS,
    TERRAINS,
    Building,
    SetName,
    Tile,
    TileList,
)

SET_SIZE, TERRAIN_SHARE, TREASURES = 9, 3, 10
"""Tiles of a set, of one terrain in a set, and treasures."""
FEWEST_TOWERS = 4
"""Siege towers; with fewer nobody would ever have two beside one building."""
FEWEST_ROADS, MOST_ROADS = 18, 36
"""Tiles with a road: about half of them."""
LONGEST_NAME = 60

SET_OF: Final[Mapping[Building, SetName]] = {
    building: name for name, buildings in BUILDINGS_OF.items() for building in buildings
}
"""The set that each kind of building belongs to."""


def list_faults(tiles: TileList) -> Iterator[Fault]:
    """Yield everything that is wrong with a tile list, tile by tile, then the whole."""
    yield from text_faults(("name",), tiles.name, LONGEST_NAME)
    yield from _ids("tile", [tile.id for tile in tiles.tile])
    for place, tile in enumerate(tiles.tile):
        for fault in (*_membership(tile), *tile_faults(tile)):
            yield Fault(("tile", place, *fault.path), fault.message)
    yield from _sets(tiles.tile)
    yield from _kinds(tiles.tile)
    yield from _mixture(tiles.tile)
    yield from _ids("treasure", [treasure.id for treasure in tiles.treasure])
    for place, treasure in enumerate(tiles.treasure):
        for fault in treasure_faults(treasure):
            yield Fault(("treasure", place, *fault.path), fault.message)
    yield from _treasures(tiles)


def _ids(table: str, ids: list[str]) -> Iterator[Fault]:
    seen = set[str]()
    for place, name in enumerate(ids):
        yield from id_faults((table, place, "id"), name)
        if name in seen:
            yield Fault((table, place, "id"), "Another one above has the same id.")
        seen.add(name)


def _membership(tile: Tile) -> Iterator[Fault]:
    home = SET_OF[tile.building]
    if tile.set != home:
        message = f"A {tile.building} belongs to the set {home!r}, not {tile.set!r}."
        yield Fault(("set",), message)


def _sets(tiles: tuple[Tile, ...]) -> Iterator[Fault]:
    sizes = Counter(tile.set for tile in tiles)
    shares = Counter((tile.set, tile.terrain) for tile in tiles)
    for name in SETS:
        if sizes[name] != SET_SIZE:
            message = f"The set {name!r} has {SET_SIZE} tiles, not {sizes[name]}."
            yield Fault(("tile",), message)
        for terrain in TERRAINS:
            count = shares[name, terrain]
            if count != TERRAIN_SHARE:
                message = (
                    f"The set {name!r} has {TERRAIN_SHARE} tiles of {terrain},"
                    f" not {count}."
                )
                yield Fault(("tile",), message)


def _kinds(tiles: tuple[Tile, ...]) -> Iterator[Fault]:
    kinds = Counter(tile.building for tile in tiles)
    for building in SET_OF:
        if not kinds[building]:
            yield Fault(("tile",), f"There is no {building}.")
    if kinds["siege-tower"] < FEWEST_TOWERS:
        yield Fault(("tile",), f"There are at least {FEWEST_TOWERS} siege towers.")


def _mixture(tiles: tuple[Tile, ...]) -> Iterator[Fault]:
    """Yield what is missing among tiles that are each right by themselves."""
    roads = sum(bool(tile.roads) for tile in tiles)
    if not FEWEST_ROADS <= roads <= MOST_ROADS:
        message = f"Between {FEWEST_ROADS} and {MOST_ROADS} tiles have roads."
        yield Fault(("tile",), message)
    if ("siege-tower", "wood") not in {(t.building, t.terrain) for t in tiles}:
        yield Fault(("tile",), "Some siege-tower lies on wood.")
    exits = {len(tile.roads) for tile in tiles if tile.building == "pilgrimage-site"}
    if len(SIDES) not in exits:
        yield Fault(("tile",), "Roads leave some pilgrimage-site at all four sides.")
    for building in ("inn", "lookout"):
        axes = {tile.axis for tile in tiles if tile.building == building}
        yield from _both(building, axes)


def _both(building: str, axes: Iterable[object]) -> Iterator[Fault]:
    if set(axes) != {"row", "column"}:
        message = f"Some {building} counts a row and another one a column."
        yield Fault(("tile",), message)


def _treasures(tiles: TileList) -> Iterator[Fault]:
    if len(tiles.treasure) != TREASURES:
        message = f"There are {TREASURES} treasures, not {len(tiles.treasure)}."
        yield Fault(("treasure",), message)
    missing = {"vertical", "horizontal", "positional"}
    missing -= {treasure.kind for treasure in tiles.treasure}
    for kind in sorted(missing):
        yield Fault(("treasure",), f"There is no {kind} treasure.")
    if not any("any" in treasure.tiles for treasure in tiles.treasure):
        yield Fault(("treasure",), "Some treasure asks for a tile of any colour.")
