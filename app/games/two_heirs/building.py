"""Action B: building, and extending the landscape with free terrain (H21 to H32)."""

from collections.abc import Iterator

from app.games.two_heirs.events import BuildingBuilt, TerrainExtended
from app.games.two_heirs.grid import Cell, around
from app.games.two_heirs.henry.treasures import remove_met
from app.games.two_heirs.landscape import FIRST, Heir
from app.games.two_heirs.material import landscape_of, tiles_in
from app.games.two_heirs.moves import Build, Extend
from app.games.two_heirs.refusals import refusal
from app.games.two_heirs.resources import missing, sources
from app.games.two_heirs.siege import lay_siege
from app.games.two_heirs.state import State
from app.games.two_heirs.table import Table
from app.games.two_heirs.tiles import Cost


def cells(state: State, heir: Heir) -> tuple[Cell, ...]:
    """Return the empty cells that touch a tile with a unit of an heir (H25).

    They stand in rows from the north, each from the west.
    """
    landscape = landscape_of(state)
    found = {
        cell
        for unit in state.units[heir]
        if unit.cell is not None
        for cell in around(unit.cell)
        if cell not in landscape
    }
    return tuple(sorted(found, key=lambda cell: (cell[1], cell[0])))


def lacking(state: State, heir: Heir, tile: str) -> Cost:
    """Return what an heir lacks for a building, discounts not counted."""
    return missing(tiles_in(state)[tile].cost, sources(state, heir))


def affordable(state: State, heir: Heir) -> tuple[str, ...]:
    """Return the tiles of a hand that can be built with this turn's discounts (H30)."""
    at_hand, tiles = sources(state, heir), tiles_in(state)
    return tuple(
        tile
        for tile in state.hands[heir]
        if missing(tiles[tile].cost, at_hand).total() <= state.discounts
    )


def builds(state: State) -> Iterator[Build]:
    """Yield what the active player can build, and where."""
    free = cells(state, state.active)
    for tile in affordable(state, state.active):
        for cell in free:
            yield Build(tile, cell)


def extensions(state: State) -> Iterator[Extend]:
    """Yield what the active player can play face down, and where (H27)."""
    free = cells(state, state.active)
    for tile in state.hands[state.active]:
        for cell in free:
            yield Extend(tile, cell)


def check_build(state: State, move: Build) -> None:
    """Refuse a building that cannot be placed there or not be paid for.

    Raises:
        IllegalMove: As `check_extend`, and ``too-dear`` with what is lacking (H21).
    """
    _check_placing(state, move.tile, move.cell)
    lack = lacking(state, state.active, move.tile)
    if lack.total() > state.discounts:
        amounts = {"wood": lack.wood, "stone": lack.stone, "grain": lack.grain}
        raise refusal("too-dear", tile=move.tile, **amounts)


def check_extend(state: State, move: Extend) -> None:
    """Refuse a tile that is not held or cannot be placed there.

    Raises:
        IllegalMove: ``tile-not-held``, ``cell-occupied``, ``cell-too-far`` (H25).
    """
    _check_placing(state, move.tile, move.cell)


def build(table: Table, move: Build) -> None:
    """Build a tile of the hand; what is missing is paid by discounts (H28 to H30)."""
    state = table.state
    heir = state.active
    spent = lacking(state, heir, move.tile).total()
    table.change(discounts=state.discounts - spent)
    table.take_from_hand(heir, move.tile)
    table.place(move.tile, move.cell, heir)
    table.tell(BuildingBuilt(table.seat(heir), move.tile, move.cell, spent))
    if state.solo and heir == FIRST:
        table.change(anchor=move.cell)
    remove_met(table)
    lay_siege(table, move.cell)


def extend(table: Table, move: Extend) -> None:
    """Play a tile face down; it makes one building of this turn cheaper (H28)."""
    state = table.state
    table.take_from_hand(state.active, move.tile)
    table.place(move.tile, move.cell, None)
    table.change(discounts=state.discounts + 1)
    table.tell(TerrainExtended(table.acting(), move.tile, move.cell))
    remove_met(table)


def _check_placing(state: State, tile: str, cell: Cell) -> None:
    if tile not in state.hands[state.active]:
        raise refusal("tile-not-held", tile=tile)
    if cell in landscape_of(state):
        raise refusal("cell-occupied", cell=cell)
    if cell not in cells(state, state.active):
        raise refusal("cell-too-far", cell=cell)
