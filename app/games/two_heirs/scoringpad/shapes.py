"""The shape of a position file: what may stand in it."""

from typing import TypeAlias

import msgspec

from app.games.two_heirs.grid import Cell
from app.games.two_heirs.tiles import Terrain

Owner: TypeAlias = int
"""1 is the first heir, 2 the second, or Henry."""


class TileEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One tile of the landscape.

    Attributes:
        cell: Where it lies: columns to the east, rows to the south.
        tile: Its id in the tile list.
        terrain: For a face-down tile of which only the colour is known, in place of
            `tile`: the start tile, as a rule.
        owner: Whose building it is; left out for free terrain.
    """

    cell: Cell
    tile: str | None = None
    terrain: Terrain | None = None
    owner: Owner | None = None


class UnitEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One unit on the landscape."""

    cell: Cell
    owner: Owner


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position file.

    Attributes:
        tile: The tiles, the oldest first.
        unit: The units that stand on them.
        reserve: How many units of each heir are in the royal reserve, for a tie.
        roads: Whether roads score (H4).
        henry: The second heir is Henry (H83).
        treasures: Henry's treasures on the play area and in the pile.
    """

    tile: tuple[TileEntry, ...]
    unit: tuple[UnitEntry, ...] = ()
    reserve: tuple[int, int] = (0, 0)
    roads: bool = True
    henry: bool = False
    treasures: int = 0
