"""Whose tax the active player is paying, and to which of their cards."""

from app.games.core.game import Seat
from app.games.kingless.material import kinds_of
from app.games.kingless.passives import sum_at
from app.games.kingless.state import CardId, Discarding, State


def taxers(state: State) -> tuple[Seat, ...]:
    """Return the active player's opponents who levy a tax, in the order of dues."""
    owners = state.clockwise(state.active)[:-1]
    return tuple([owner for owner in owners if sum_at(state, owner).tax])


def taxed_by(state: State, phase: Discarding) -> tuple[Seat, tuple[CardId, ...]] | None:
    """Return whose tax is being paid, with the cards that levy it.

    None where nobody's is, or its owner has left in the meantime.
    """
    owner = phase.owner
    if owner is None or not state.is_in(owner):
        return None
    kinds = kinds_of(state.content)
    area = state.player(owner).area
    return owner, tuple([card for card in area if kinds[card].tax])
