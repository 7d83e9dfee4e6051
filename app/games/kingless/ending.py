"""How the end comes: five cards, or a deck that has run out (K59 to K65)."""

from app.games.core.game import Seat
from app.games.kingless.events import LastRoundBegan
from app.games.kingless.state import State, Trigger, TriggerReason
from app.games.kingless.table import Table

CARDS_TO_TRIGGER = 5
"""So many dwarfs and items in one play area bring the last round about."""


def trigger(table: Table, seat: Seat, why: TriggerReason) -> None:
    """Let a seat bring the last round about, unless somebody has before (K64).

    The turn under way is played out; then all take one turn, clockwise from the
    left of the seat, which comes last (K61 to K63).
    """
    state = table.state
    if state.trigger is not None:
        return
    order = state.clockwise(seat)
    table.change(trigger=Trigger(seat, why, state.turn), last=order)
    table.tell(LastRoundBegan(seat, why, order))


def in_last_round(state: State) -> bool:
    """Return whether the turn under way is somebody's last one."""
    return state.trigger is not None and state.turn > state.trigger.turn
