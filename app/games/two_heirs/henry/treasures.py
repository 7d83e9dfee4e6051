"""Treasures: where they are laid, and how the human gets rid of them (H75 to H79)."""

from collections.abc import Sequence
from itertools import permutations

from msgspec.structs import replace

from app.games.two_heirs.events import TreasureRemoved
from app.games.two_heirs.grid import Cell, beside
from app.games.two_heirs.landscape import Landscape, Spot
from app.games.two_heirs.material import treasures_in
from app.games.two_heirs.state import Laid
from app.games.two_heirs.table import Table
from app.games.two_heirs.tiles import Slot, Treasure


def remove_met(table: Table) -> None:
    """Remove every treasure whose condition is met now, the oldest first (H76)."""
    treasures = table.state.treasures
    if not treasures.laid:
        return
    tokens, landscape = treasures_in(table.state), table.landscape
    stay, gone = [], []
    for laid in treasures.laid:
        by = met_by(landscape, tokens[laid.treasure], laid.cell)
        if by is None:
            stay.append(laid)
        else:
            gone.append(laid.treasure)
            table.tell(TreasureRemoved(laid.treasure, laid.cell, by))
    if gone:
        _keep(table, stay, gone)


def met_by(
    landscape: Landscape, treasure: Treasure, cell: Cell
) -> tuple[Cell, Cell] | None:
    """Return the two tiles that meet a treasure's condition, or None.

    Args:
        landscape: The tiles on the table.
        treasure: What is on the token.
        cell: Where it lies; the tile there does not count (H77).
    """
    if treasure.kind == "positional":
        return _marked(landscape, treasure, cell)
    is_vertical = treasure.kind == "vertical"
    line = landscape.column(cell) if is_vertical else landscape.row(cell)
    return _matching(line, treasure.tiles)


def _marked(
    landscape: Landscape, treasure: Treasure, cell: Cell
) -> tuple[Cell, Cell] | None:
    """Look for any tile at both marked places; tokens are never turned (H78)."""
    first, second = (beside(cell, direction) for direction in treasure.cells)
    return (first, second) if first in landscape and second in landscape else None


def _matching(
    line: tuple[Spot, ...], slots: Sequence[Slot]
) -> tuple[Cell, Cell] | None:
    """Look for two different tiles, each of which matches a slot of its own (H77)."""
    first, second = slots
    for one, other in permutations(line, 2):
        if _fits(one, first) and _fits(other, second):
            return one.cell, other.cell
    return None


def _fits(spot: Spot, slot: Slot) -> bool:
    return slot in {"any", spot.terrain}


def _keep(table: Table, stay: list[Laid], gone: list[str]) -> None:
    treasures = table.state.treasures
    left = replace(treasures, laid=tuple(stay), gone=(*treasures.gone, *gone))
    table.change(treasures=left)
