"""Positions that cannot come about are refused, each with what is wrong."""

from collections import Counter
from collections.abc import Collection, Iterator

from app.games.core.content.faults import Fault
from app.games.two_heirs.grid import Cell, around, written
from app.games.two_heirs.scoringpad.shapes import PositionFile, TileEntry
from app.games.two_heirs.tilelists import LoadedTiles

SETS_IN_PLAY, UNITS, REGULARS, TREASURES = 3, 3, 2, 10
"""Sets of a match, units and regular units of an heir, and treasures."""
MOST_TILES = 27
"""Nine tiles of each of the three sets, should all of them be built."""
OWNERS = (1, 2)
HENRY = 2
"""The owner that he is, where he plays."""


def position_faults(file: PositionFile, tiles: LoadedTiles) -> Iterator[Fault]:
    """Yield everything that is wrong with a position, tile by tile, then the whole."""
    for place, entry in enumerate(file.tile):
        for fault in _tile(entry, tiles):
            yield Fault(("tile", place, *fault.path), fault.message)
    yield from _twice(file)
    yield from _start(file)
    yield from _together(file, tiles)
    yield from _units(file)
    yield from _reserve(file)
    yield from _henry(file)


def _tile(entry: TileEntry, tiles: LoadedTiles) -> Iterator[Fault]:
    if (entry.tile is None) == (entry.terrain is None):
        yield Fault(("tile",), "Name either the tile or, face down, its terrain.")
    if entry.tile is not None and entry.tile not in tiles.tiles:
        yield Fault(("tile",), f"No tile of the list has the id {entry.tile!r}.")
    if entry.terrain is not None and entry.owner is not None:
        yield Fault(("owner",), "Only a tile that is named can be somebody's building.")
    if entry.owner not in (None, *OWNERS):
        yield Fault(("owner",), f"An owner is 1 or 2, not {entry.owner}.")


def _twice(file: PositionFile) -> Iterator[Fault]:
    cells, ids = set[Cell](), set[str]()
    for place, entry in enumerate(file.tile):
        if entry.cell in cells:
            message = f"Another tile above lies on {written(entry.cell)}."
            yield Fault(("tile", place, "cell"), message)
        if entry.tile in ids:
            message = f"There is one {entry.tile}, and it lies elsewhere."
            yield Fault(("tile", place, "tile"), message)
        cells.add(entry.cell)
        if entry.tile is not None:
            ids.add(entry.tile)


def _start(file: PositionFile) -> Iterator[Fault]:
    """The start tile stays free terrain, and Henry's units keep off it (H7, H64)."""
    for entry in file.tile[:1]:
        if entry.owner is not None:
            message = "The first tile is the start tile, which is free terrain (H7)."
            yield Fault(("tile", 0, "owner"), message)
        for place, unit in enumerate(file.unit):
            if file.henry and unit.owner == HENRY and unit.cell == entry.cell:
                message = "Henry's units never stand on the start tile (H64)."
                yield Fault(("unit", place, "cell"), message)


def _together(file: PositionFile, tiles: LoadedTiles) -> Iterator[Fault]:
    """The landscape hangs together, and its tiles are of three sets (H3, H25)."""
    if not file.tile:
        yield Fault(("tile",), "A landscape has at least its start tile.")
        return
    if len(file.tile) > MOST_TILES:
        message = f"A match has {MOST_TILES} tiles, not {len(file.tile)}."
        yield Fault(("tile", MOST_TILES), message)
    cells = {entry.cell: place for place, entry in enumerate(file.tile)}
    joined = _reached(file.tile[0].cell, cells.keys())
    for cell, place in cells.items():
        if cell not in joined:
            message = f"The tile on {written(cell)} lies apart from the first."
            yield Fault(("tile", place, "cell"), message)
    named = [entry.tile for entry in file.tile if entry.tile in tiles.tiles]
    sets = {tiles.tiles[tile].set for tile in named if tile is not None}
    if len(sets) > SETS_IN_PLAY:
        message = f"The tiles are of {len(sets)} sets; a match has {SETS_IN_PLAY}."
        yield Fault(("tile",), message)


def _reached(start: Cell, cells: Collection[Cell]) -> set[Cell]:
    found, left = {start}, [start]
    while left:
        for cell in around(left.pop()):
            if cell in cells and cell not in found:
                found.add(cell)
                left.append(cell)
    return found


def _units(file: PositionFile) -> Iterator[Fault]:
    tiles = {entry.cell for entry in file.tile}
    for place, unit in enumerate(file.unit):
        if unit.owner not in OWNERS:
            yield Fault(("unit", place, "owner"), "An owner is 1 or 2.")
        if unit.cell not in tiles:
            message = f"There is no tile on {written(unit.cell)} to stand on."
            yield Fault(("unit", place, "cell"), message)
    yield from _crowds(file)


def _crowds(file: PositionFile) -> Iterator[Fault]:
    """Two units stand on one tile at most: the elites of two heirs, at first (H8)."""
    standing = Counter(unit.cell for unit in file.unit)
    start = None if file.henry else next((entry.cell for entry in file.tile), None)
    for cell, count in standing.items():
        owners = sorted(unit.owner for unit in file.unit if unit.cell == cell)
        if count > 1 and (owners != list(OWNERS) or cell != start):
            message = f"Only one unit can stand on {written(cell)} (H8)."
            yield Fault(("unit",), message)


def _reserve(file: PositionFile) -> Iterator[Fault]:
    for owner, waiting in zip(OWNERS, file.reserve, strict=True):
        standing = sum(unit.owner == owner for unit in file.unit)
        if not 0 <= waiting <= REGULARS or standing + waiting > UNITS:
            message = (
                f"Heir {owner} has {UNITS} units, at most {REGULARS} of them in the"
                f" reserve: not {standing} on the landscape and {waiting} there."
            )
            yield Fault(("reserve",), message)


def _henry(file: PositionFile) -> Iterator[Fault]:
    if not 0 <= file.treasures <= (TREASURES if file.henry else 0):
        message = f"Henry has 0 to {TREASURES} treasures, and nobody else has any."
        yield Fault(("treasures",), message)
    if file.henry and file.reserve[1]:
        yield Fault(("reserve",), "Henry's units are never in the reserve (H64).")
