"""What happens when a player's clock runs out, or when a player leaves (H63)."""

from app.games.two_heirs.events import SeatLeft, TimedOut
from app.games.two_heirs.landscape import Heir
from app.games.two_heirs.moves import EndTurn, Spare
from app.games.two_heirs.reserve import take, takes
from app.games.two_heirs.siege import spare
from app.games.two_heirs.state import Over, Siege, Turn
from app.games.two_heirs.table import Table
from app.games.two_heirs.turns import drop, drops, end, finish, surplus


def time_out(table: Table) -> None:
    """Bring the turn to its end without its player.

    Buildings under siege are spared, takes that are due take the first tile within
    reach, and surplus is removed from the newest.
    """
    table.tell(TimedOut(table.acting()))
    if isinstance(table.state.phase, Siege):
        spare(table, Spare())
    while table.state.due:
        take(table, next(takes(table.state)))
    turn = table.state.turn
    if isinstance(table.state.phase, Turn):
        end(table, EndTurn())
    while table.state.turn == turn and surplus(table.state):
        *_, newest = drops(table.state)
        drop(table, newest)


def leave(table: Table, heir: Heir) -> None:
    """Let a player leave: the rival wins; alone, the match ends unfinished."""
    state = table.state
    table.tell(SeatLeft(state.order[heir]))
    finish(table, Over("unfinished" if state.solo else "left", heir))
