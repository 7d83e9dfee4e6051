"""How players come to discard, by an effect, a tax or the hand limit (K51)."""

from app.games.core.game import Seat
from app.games.kingless.events import Discarded
from app.games.kingless.state import (
    CardId,
    Demand,
    Discarding,
    DiscardReason,
    State,
)
from app.games.kingless.table import Table
from app.games.kingless.zones import put_in_gutter, take_from_hand


def demand(
    table: Table,
    counts: tuple[tuple[Seat, int], ...],
    why: DiscardReason,
    owner: Seat | None = None,
) -> None:
    """Ask seats for so many cards each, or for the hand if it is smaller.

    Nobody is asked for the only card in hand: all see that it goes.

    Args:
        table: The table.
        counts: Each seat, and how many cards are asked of it.
        why: What makes them discard.
        owner: Of a tax, who levies it.
    """
    demands = tuple(
        Demand(seat, min(count, len(hand)), hand if len(hand) == 1 else None)
        for seat, count in counts
        if (hand := table.player(seat).hand)
    )
    phase = Discarding(why, demands, owner)
    if asked(table.state, phase):
        table.ask(phase)
    else:
        reveal(table, phase)


def asked(state: State, phase: Discarding) -> tuple[Seat, ...]:
    """Return the seats that have a choice, those who have made it included."""
    order, players = state.order, state.players
    return tuple(
        [
            due.seat
            for due in phase.demands
            if len(players[order.index(due.seat)].hand) > 1
        ]
    )


def reveal(table: Table, phase: Discarding) -> None:
    """Discard what was chosen, in the order of the demands (K58)."""
    for due in phase.demands:
        _discard(table, due.seat, due.chosen or (), phase.why)


def _discard(
    table: Table, seat: Seat, cards: tuple[CardId, ...], why: DiscardReason
) -> None:
    for card in cards:
        take_from_hand(table, seat, card)
    put_in_gutter(table, cards)
    table.tell(Discarded(seat, cards, why))
