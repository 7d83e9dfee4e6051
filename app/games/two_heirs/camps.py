"""The camp: flipped once, it makes one more take due this turn (H16 to H20)."""

from collections.abc import Iterator

from app.games.two_heirs.events import CampUsed
from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import Heir
from app.games.two_heirs.material import landscape_of
from app.games.two_heirs.moves import UseCamp
from app.games.two_heirs.refusals import refusal
from app.games.two_heirs.state import State
from app.games.two_heirs.table import Table


def camps(state: State, heir: Heir) -> tuple[Cell, ...]:
    """Return the cells of an heir's unused camps, the oldest first."""
    own = landscape_of(state).buildings(heir)
    return tuple(spot.cell for spot in own if spot.building == "camp")


def barred(state: State) -> str | None:
    """Return why no camp can be used now, or None (H16)."""
    if state.due or not state.taken:
        return "take-first"
    if not any(state.reserve):
        return "reserve-empty"
    return None


def uses(state: State) -> Iterator[UseCamp]:
    """Yield the camps that the active player can use now."""
    if barred(state) is None:
        yield from map(UseCamp, camps(state, state.active))


def check_use(state: State, move: UseCamp) -> None:
    """Refuse to use a camp.

    Raises:
        IllegalMove: ``no-camp``, ``take-first``, ``reserve-empty`` (H16).
    """
    if move.cell not in camps(state, state.active):
        raise refusal("no-camp", cell=move.cell)
    code = barred(state)
    if code is not None:
        raise refusal(code)


def use(table: Table, move: UseCamp) -> None:
    """Flip a camp and the shield, so that another take is due (H17)."""
    tile = table.flip(move.cell)
    table.change(due=True)
    table.tell(CampUsed(table.acting(), tile, move.cell))
