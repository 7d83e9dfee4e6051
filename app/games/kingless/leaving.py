"""What happens when a player leaves in the middle of a round (K23)."""

from msgspec.structs import replace

from app.games.core.game import Seat
from app.games.kingless.decisions.phases import decision
from app.games.kingless.events import SeatLeft, TurnEnded
from app.games.kingless.scoring import finish
from app.games.kingless.state import Player, State, Throwing, Tunnelling
from app.games.kingless.table import Table
from app.games.kingless.tasks import NextTurn
from app.games.kingless.zones import put_in_gutter


def leave(table: Table, seat: Seat) -> None:
    """Take a seat out of the round.

    Its cards are laid aside, out of the round. The last player left is King at
    once. The leaver's own turn ends without an end check, and with it the chain;
    answers that the leaver played to another's card keep working.
    """
    _lay_aside(table, seat)
    seated = table.state.seated()
    if len(seated) == 1:
        _return_shown(table)
        finish(table, "last-player", seated[0], None)
    elif owns_turn(table.state, seat):
        _return_shown(table)
        _pass_turn(table, seat)
    else:
        decision(table.state).leave(table, table.state.phase, seat)


def owns_turn(state: State, seat: Seat) -> bool:
    """Return whether it is a seat's turn, which a contest is no longer part of."""
    return state.active == seat and not isinstance(state.phase, Throwing)


def _lay_aside(table: Table, seat: Seat) -> None:
    """Mark a seat as out and lay its cards aside.

    Once areas have been scored they stay: they are what the contest is about.
    """
    state, player = table.state, table.player(seat)
    if state.scored:
        table.put_player(seat, replace(player, out=True))
        table.tell(SeatLeft(seat, ()))
        return
    cards = player.hand + player.area
    last = tuple(other for other in state.last if other != seat)
    table.put_player(seat, Player(out=True), aside=state.aside + cards, last=last)
    table.tell(SeatLeft(seat, cards))


def _return_shown(table: Table) -> None:
    """Put cards that a Tunnel shows into the gutter: nobody will take one."""
    phase = table.state.phase
    if isinstance(phase, Tunnelling):
        put_in_gutter(table, phase.shown)


def _pass_turn(table: Table, seat: Seat) -> None:
    table.change(chain=(), base=0)
    table.agenda = (NextTurn(),)
    table.tell(TurnEnded(seat, "left"))
    table.proceed()
