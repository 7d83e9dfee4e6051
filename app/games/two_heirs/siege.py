"""Siege towers: two of them beside a rival's building may destroy it (H38 to H42)."""

from collections.abc import Iterator

from app.games.two_heirs.events import BuildingDestroyed, BuildingsSpared, SiegeLaid
from app.games.two_heirs.grid import Cell
from app.games.two_heirs.henry.treasures import remove_met
from app.games.two_heirs.landscape import Landscape, Spot, rival
from app.games.two_heirs.moves import Destroy, Spare
from app.games.two_heirs.refusals import refusal
from app.games.two_heirs.state import Siege, State, Turn
from app.games.two_heirs.table import Table

TOWERS_NEEDED = 2


def lay_siege(table: Table, cell: Cell) -> None:
    """Open the choice of what to destroy, if a new tower is the second (H38, H40)."""
    landscape = table.landscape
    tower = landscape.at(cell)
    if tower is None or not tower.is_building("siege-tower"):
        return
    besieged = tuple(
        spot.cell
        for spot in landscape.beside(cell)
        if _is_besieged(landscape, spot, tower)
    )
    if besieged:
        table.tell(SiegeLaid(table.acting(), besieged))
        table.change(phase=Siege(besieged))


def destructions(state: State) -> Iterator[Destroy | Spare]:
    """Yield what the active player may destroy, and leaving the rest alone (H39)."""
    yield from map(Destroy, _besieged(state))
    yield Spare()


def check_destroy(state: State, move: Destroy) -> None:
    """Refuse to destroy a building that is not under siege.

    Raises:
        IllegalMove: ``not-under-siege`` (H38).
    """
    if move not in destructions(state):
        raise refusal("not-under-siege", cell=move.cell)


def check_spare(state: State, move: Spare) -> None:
    """Refuse nothing: as long as the choice is open, the rest may be spared (H39)."""
    del state, move


def destroy(table: Table, move: Destroy) -> None:
    """Turn a building under siege into free terrain (H41)."""
    left = tuple(cell for cell in _besieged(table.state) if cell != move.cell)
    tile = table.flip(move.cell)
    table.tell(BuildingDestroyed(table.acting(), tile, move.cell))
    table.change(phase=Siege(left) if left else Turn())
    remove_met(table)


def spare(table: Table, move: Spare) -> None:
    """Close the choice; what is left stands until another tower is built (H40)."""
    del move
    table.tell(BuildingsSpared(table.acting(), _besieged(table.state)))
    table.change(phase=Turn())


def _besieged(state: State) -> tuple[Cell, ...]:
    return state.phase.cells if isinstance(state.phase, Siege) else ()


def _is_besieged(landscape: Landscape, spot: Spot, tower: Spot) -> bool:
    owner = tower.owner
    if owner is None or spot.owner != rival(owner):
        return False
    towers = (s.is_building("siege-tower", owner) for s in landscape.beside(spot.cell))
    return sum(towers) >= TOWERS_NEEDED
