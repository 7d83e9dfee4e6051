"""Whose tax the active player is paying, and to which of their cards."""

from app.games.core.game import Seat
from app.games.kingless.material import kinds_of
from app.games.kingless.passives import sum_at
from app.games.kingless.state import CardId, State
from app.games.kingless.tasks import TaxDue


def taxers(state: State) -> tuple[Seat, ...]:
    """Return the active player's opponents who levy a tax, in the order of dues."""
    owners = state.clockwise(state.active)[:-1]
    return tuple([owner for owner in owners if sum_at(state, owner).tax])


def taxed_by(state: State) -> tuple[Seat, tuple[CardId, ...]] | None:
    """Return whose tax is being paid, with the cards that levy it.

    Taxes fall due one owner after the other, so it is the last of those whose tax does
    not wait on the agenda; None where that one has left in the meantime.
    """
    waiting = {task.owner for task in state.agenda if isinstance(task, TaxDue)}
    paid = [owner for owner in taxers(state) if owner not in waiting]
    if not paid:
        return None
    kinds = kinds_of(state.content)
    area = state.player(paid[-1]).area
    return paid[-1], tuple([card for card in area if kinds[card].tax])
