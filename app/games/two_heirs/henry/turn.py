"""Henry's turn: he takes, builds beside the human, lays a treasure and moves a unit.

Each step says why it is as it is (H66 to H81), for the event before it is told and
for `State.steps`, which shows the whole turn again.
"""

from msgspec.structs import replace

from app.games.two_heirs.events import (
    BuildingBuilt,
    HenryChose,
    HenryUnitMoved,
    TilesRemoved,
    TreasureLaid,
)
from app.games.two_heirs.grid import START, Cell
from app.games.two_heirs.henry.placing import Place, place_for
from app.games.two_heirs.henry.taking import wanted
from app.games.two_heirs.henry.treasures import remove_met
from app.games.two_heirs.landscape import SECOND
from app.games.two_heirs.material import tiles_in
from app.games.two_heirs.reserve import take_out
from app.games.two_heirs.state import HenryStep, Laid
from app.games.two_heirs.table import Table


def play(table: Table) -> None:
    """Play the whole of Henry's turn; nothing is asked and no chance is used.

    A reserve without a tile, which only a given position can have, ends it at once.
    """
    table.change(steps=())
    if not any(table.state.reserve):
        return
    tile = _take(table)
    anchor = table.state.anchor or START
    place = place_for(table.landscape, tiles_in(table.state)[tile], anchor)
    if place is None:
        _discard(table, tile)
        return
    _build(table, tile, place)
    _lay_treasure(table, place.cell)
    _move_unit(table, tile, place.cell)


def _take(table: Table) -> str:
    """Take the first tile of the supply's colour, else the first of all (H66)."""
    tile, reason = wanted(table.state)
    table.tell(HenryChose(reason))
    take_out(table, tile)
    _note(table, HenryStep("take", reason, tile=tile))
    return tile


def _discard(table: Table, tile: str) -> None:
    """Remove a tile that has no room, without anything else (H73)."""
    table.tell(HenryChose("no-room"))
    table.remove(tile)
    table.tell(TilesRemoved(None, (tile,), "no-room"))
    _note(table, HenryStep("place", "no-room", tile=tile))


def _build(table: Table, tile: str, place: Place) -> None:
    """Build free of cost, turned towards Henry; treasures are looked at (H69, H74)."""
    table.tell(HenryChose(place.reason))
    table.place(tile, place.cell, SECOND)
    table.tell(BuildingBuilt(None, tile, place.cell, 0))
    _note(table, HenryStep("place", place.reason, tile=tile, cell=place.cell))
    remove_met(table)


def _lay_treasure(table: Table, cell: Cell) -> None:
    """Lay the top treasure of the pile, if any; it may be met at once (H75, H76)."""
    treasures = table.state.treasures
    if not treasures.pile:
        return
    top, *pile = treasures.pile
    laid = (*treasures.laid, Laid(top, cell))
    table.change(treasures=replace(treasures, pile=tuple(pile), laid=laid))
    table.tell(HenryChose("pile-top"))
    table.tell(TreasureLaid(top, cell))
    _note(table, HenryStep("treasure", "pile-top", cell=cell, treasure=top))
    remove_met(table)


def _move_unit(table: Table, tile: str, cell: Cell) -> None:
    """Move the unit whose cross has the tile's colour, from wherever it is (H80)."""
    name = tiles_in(table.state)[tile].terrain
    start = next(u.cell for u in table.state.units[SECOND] if u.name == name)
    table.move_unit(SECOND, name, cell)
    table.tell(HenryChose("same-cross"))
    table.tell(HenryUnitMoved(name, start, cell))
    _note(table, HenryStep("unit", "same-cross", cell=cell, unit=name))


def _note(table: Table, step: HenryStep) -> None:
    table.change(steps=(*table.state.steps, step))
