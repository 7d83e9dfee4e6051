"""The landscape: which tile lies on each cell, whose it is, and how it is turned.

Plain facts without a match around them, so that any position can be looked at: the
rules, scoring, Henry and a position file all ask the same questions here.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

import msgspec

from app.games.two_heirs.grid import OFFSETS, OPPOSITE, Cell, Side, around, by_sides
from app.games.two_heirs.tiles import Building, Pair, Terrain, Tile

Heir: TypeAlias = int
"""One of the two brothers: 0 is the first, 1 the second, or Henry."""

FIRST, SECOND = 0, 1
HEIRS: Final[tuple[Heir, Heir]] = (FIRST, SECOND)


def rival(heir: Heir) -> Heir:
    """Return the other heir."""
    return 1 - heir


class Placed(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A tile in the landscape.

    Attributes:
        cell: Where it lies.
        tile: Its id.
        owner: Whose building it is; None for free terrain, which lies face down.
    """

    cell: Cell
    tile: str
    owner: Heir | None = None


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A tile of the landscape with what is printed on it.

    Attributes:
        cell: Where it lies.
        tile: What is printed on it.
        owner: Whose building it is; None for free terrain.
    """

    cell: Cell
    tile: Tile
    owner: Heir | None

    @property
    def terrain(self) -> Terrain:
        """Return its colour, which both sides have (H5)."""
        return self.tile.terrain

    @property
    def building(self) -> Building | None:
        """Return its kind of building; None for free terrain."""
        return None if self.owner is None else self.tile.building

    def is_building(self, building: Building, owner: Heir | None = None) -> bool:
        """Return whether this is such a building, of an owner or of anybody."""
        if self.owner is None or self.tile.building != building:
            return False
        return owner is None or self.owner == owner

    def roads(self) -> tuple[Side, ...]:
        """Return its exits as they lie, turned for the second heir (H26, H57)."""
        if self.owner is None:
            return ()
        if self.owner == SECOND:
            return tuple(OPPOSITE[side] for side in self.tile.roads)
        return self.tile.roads

    def pairs(self) -> tuple[tuple[Cell, Cell], ...]:
        """Return the cells of its printed pairs, turned for the second heir (H51)."""
        return tuple(self._pair(pair) for pair in self.tile.pairs)

    def _pair(self, pair: Pair) -> tuple[Cell, Cell]:
        turn = -1 if self.owner == SECOND else 1
        x, y = self.cell
        (ax, ay), (bx, by) = OFFSETS[pair[0]], OFFSETS[pair[1]]
        return (x + turn * ax, y + turn * ay), (x + turn * bx, y + turn * by)


class Landscape:
    """All tiles that lie on the table, in the order in which they were placed.

    Args:
        spots: The tiles; no two on one cell.

    Raises:
        ValueError: Two tiles lie on one cell.
    """

    __slots__ = ("_columns", "_rows", "_spots")

    def __init__(self, spots: Iterable[Spot]) -> None:
        self._spots: dict[Cell, Spot] = {}
        self._rows: dict[int, list[Spot]] = {}
        self._columns: dict[int, list[Spot]] = {}
        for spot in spots:
            if spot.cell in self._spots:
                msg = f"two tiles lie on {spot.cell}"
                raise ValueError(msg)
            self._spots[spot.cell] = spot
            self._columns.setdefault(spot.cell[0], []).append(spot)
            self._rows.setdefault(spot.cell[1], []).append(spot)

    @classmethod
    def of(cls, placed: Iterable[Placed], tiles: Mapping[str, Tile]) -> "Landscape":
        """Return the landscape of some placed tiles.

        Args:
            placed: The tiles in the order in which they were placed.
            tiles: What is printed on each, by id.

        Raises:
            KeyError: A tile is not in the list.
            ValueError: Two tiles lie on one cell.
        """
        return cls(Spot(p.cell, tiles[p.tile], p.owner) for p in placed)

    def __iter__(self) -> Iterator[Spot]:
        """Yield every tile, the oldest first."""
        return iter(self._spots.values())

    def __contains__(self, cell: Cell) -> bool:
        """Return whether a tile lies on a cell."""
        return cell in self._spots

    def at(self, cell: Cell) -> Spot | None:
        """Return the tile on a cell, or None."""
        return self._spots.get(cell)

    def beside(self, cell: Cell) -> tuple[Spot, ...]:
        """Return the tiles that touch a cell by a side, clockwise from the north."""
        return self._on(by_sides(cell))

    def around(self, cell: Cell) -> tuple[Spot, ...]:
        """Return the tiles that touch a cell by side or corner, clockwise."""
        return self._on(around(cell))

    def row(self, cell: Cell) -> tuple[Spot, ...]:
        """Return the other tiles of a cell's row, from west to east."""
        found = self._rows.get(cell[1], ())
        return tuple(sorted((s for s in found if s.cell != cell), key=_by_column))

    def column(self, cell: Cell) -> tuple[Spot, ...]:
        """Return the other tiles of a cell's column, from north to south."""
        found = self._columns.get(cell[0], ())
        return tuple(sorted((s for s in found if s.cell != cell), key=_by_row))

    def buildings(self, owner: Heir) -> tuple[Spot, ...]:
        """Return an heir's buildings, the oldest first."""
        return tuple(spot for spot in self if spot.owner == owner)

    def with_spot(self, spot: Spot) -> "Landscape":
        """Return the landscape with one tile more.

        Raises:
            ValueError: A tile lies there.
        """
        return Landscape((*self, spot))

    def _on(self, cells: Iterable[Cell]) -> tuple[Spot, ...]:
        spots = self._spots
        return tuple(spots[cell] for cell in cells if cell in spots)


def _by_column(spot: Spot) -> int:
    return spot.cell[0]


def _by_row(spot: Spot) -> int:
    return spot.cell[1]
