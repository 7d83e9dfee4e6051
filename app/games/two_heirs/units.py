"""Action C: stepping, calling and withdrawing units (H33 to H37)."""

from collections.abc import Iterator

from app.games.two_heirs.events import UnitCalled, UnitStepped, UnitWithdrawn
from app.games.two_heirs.grid import Cell, touches
from app.games.two_heirs.landscape import Heir
from app.games.two_heirs.material import landscape_of
from app.games.two_heirs.moves import Call, Step, UnitName, Withdraw
from app.games.two_heirs.refusals import refusal
from app.games.two_heirs.state import ELITE, State, Unit
from app.games.two_heirs.table import Table


def steps(state: State) -> Iterator[Step]:
    """Yield the steps of the active player's units (H33)."""
    for unit in _able(state):
        if unit.cell is not None:
            for cell in _free_around(state, (unit.cell,)):
                yield Step(unit.name, cell)


def calls(state: State) -> Iterator[Call]:
    """Yield where the active player's units can be called to (H34)."""
    cells = _free_around(state, _own_cells(state, state.active))
    for unit in _able(state):
        if unit.cell is None:
            for cell in cells:
                yield Call(unit.name, cell)


def withdrawals(state: State) -> Iterator[Withdraw]:
    """Yield which of the active player's units can be withdrawn (H35)."""
    for unit in _able(state):
        if unit.cell is not None and unit.name != ELITE:
            yield Withdraw(unit.name)


def check_step(state: State, move: Step) -> None:
    """Refuse a step.

    Raises:
        IllegalMove: ``no-such-unit``, ``unit-moved`` (H36), ``no-tile-there``,
            ``unit-too-far``, ``tile-occupied`` (H33, H8).
    """
    cell = _where(state, move.unit)
    _check_tile(state, move.cell)
    if not touches(cell, move.cell):
        raise refusal("unit-too-far", unit=move.unit, cell=move.cell)
    _check_empty(state, move.cell)


def check_call(state: State, move: Call) -> None:
    """Refuse a call.

    Raises:
        IllegalMove: ``no-such-unit``, ``unit-moved`` (H36), ``no-tile-there``,
            ``call-too-far`` (H34), ``tile-occupied`` (H33, H8).
    """
    if _able_unit(state, move.unit).cell is not None:
        raise refusal("no-such-unit", unit=move.unit)
    _check_tile(state, move.cell)
    _check_empty(state, move.cell)
    if not any(touches(c, move.cell) for c in _own_cells(state, state.active)):
        raise refusal("call-too-far", unit=move.unit, cell=move.cell)


def check_withdraw(state: State, move: Withdraw) -> None:
    """Refuse to withdraw a unit.

    Raises:
        IllegalMove: ``elite-stays`` (H35), ``no-such-unit``, ``unit-moved`` (H36).
    """
    if move.unit == ELITE:
        raise refusal("elite-stays")
    _where(state, move.unit)


def step(table: Table, move: Step) -> None:
    """Move a unit to a tile that touches its own."""
    heir = table.state.active
    start = _where(table.state, move.unit)
    table.move_unit(heir, move.unit, move.cell)
    table.tell(UnitStepped(table.acting(), move.unit, start, move.cell))


def call(table: Table, move: Call) -> None:
    """Bring a unit out of the royal reserve; the reach shrinks at once (H23)."""
    table.move_unit(table.state.active, move.unit, move.cell)
    table.tell(UnitCalled(table.acting(), move.unit, move.cell))


def withdraw(table: Table, move: Withdraw) -> None:
    """Take a unit back into the royal reserve; the reach grows at once (H23)."""
    start = _where(table.state, move.unit)
    table.move_unit(table.state.active, move.unit, None)
    table.tell(UnitWithdrawn(table.acting(), move.unit, start))


def _able(state: State) -> Iterator[Unit]:
    """Yield the active player's units that have not moved this turn (H36)."""
    return (unit for unit in state.units[state.active] if not unit.moved)


def _own_cells(state: State, heir: Heir) -> tuple[Cell, ...]:
    return tuple(u.cell for u in state.units[heir] if u.cell is not None)


def _free_around(state: State, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return the tiles without a unit that touch one of the cells."""
    landscape = landscape_of(state)
    found = {s.cell: None for cell in cells for s in landscape.around(cell)}
    return tuple(cell for cell in found if state.unit_on(cell) is None)


def _able_unit(state: State, name: UnitName) -> Unit:
    """Return a unit of the active player that may still move."""
    unit = next(unit for unit in state.units[state.active] if unit.name == name)
    if unit.moved:
        raise refusal("unit-moved", unit=name)
    return unit


def _where(state: State, name: UnitName) -> Cell:
    """Return where a unit that may still move stands in the landscape."""
    cell = _able_unit(state, name).cell
    if cell is None:
        raise refusal("no-such-unit", unit=name)
    return cell


def _check_tile(state: State, cell: Cell) -> None:
    if cell not in landscape_of(state):
        raise refusal("no-tile-there", cell=cell)


def _check_empty(state: State, cell: Cell) -> None:
    if state.unit_on(cell) is not None:
        raise refusal("tile-occupied", cell=cell)
