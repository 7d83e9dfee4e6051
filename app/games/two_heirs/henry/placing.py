"""Where Henry places his tile: beside the human's last building (H67 to H72)."""

from collections.abc import Iterator

import msgspec

from app.games.two_heirs.grid import OPPOSITE, SIDES, Cell, Side, around, beside
from app.games.two_heirs.landscape import SECOND, Landscape, Spot
from app.games.two_heirs.state import HenryReason
from app.games.two_heirs.tiles import Tile


class Place(msgspec.Struct, frozen=True):
    """A cell, and the rule that led there: ``connect``, ``block``, ``first-free``."""

    cell: Cell
    reason: HenryReason


def place_for(landscape: Landscape, tile: Tile, anchor: Cell) -> Place | None:
    """Return where Henry puts a tile, or None where no neighbour is free (H73).

    Args:
        landscape: The tiles on the table.
        tile: What he has taken; it is turned by 180° before it is judged (H69).
        anchor: The cell of the human's last building, or of the start tile.
    """
    exits = Spot(anchor, tile, SECOND).roads()
    free = tuple(_free_road_ends(landscape, anchor))
    for side in free:
        if OPPOSITE[side] in exits:
            return Place(beside(anchor, side), "connect")
    if free:
        return Place(beside(anchor, free[0]), "block")
    for cell in around(anchor):
        if cell not in landscape:
            return Place(cell, "first-free")
    return None


def _free_road_ends(landscape: Landscape, anchor: Cell) -> Iterator[Side]:
    """Yield the sides, from the top, at which a road of the anchor ends in the open.

    Free terrain has no roads, so neither has a camp that was used (H68).
    """
    spot = landscape.at(anchor)
    exits = () if spot is None else spot.roads()
    for side in SIDES:
        if side in exits and beside(anchor, side) not in landscape:
            yield side
