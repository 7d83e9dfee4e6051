"""Where an effect comes from: who plays it, with which card, at what."""

import msgspec

from app.games.core.game import Seat
from app.games.kingless.cards import Keyword
from app.games.kingless.events import NothingHappened, NothingReason
from app.games.kingless.immunity import Action
from app.games.kingless.moves import Target
from app.games.kingless.state import CardId, State
from app.games.kingless.table import Table


class Source(msgspec.Struct, frozen=True):
    """The card whose text takes place.

    Attributes:
        seat: Who played it, the actor.
        card: The card.
        target: What was named with the play; None for nothing.
        by_event: The card is an event.
    """

    seat: Seat
    card: CardId
    target: Target | None
    by_event: bool

    def action(self, keyword: Keyword) -> Action:
        """Return what an immunity is asked about."""
        return Action(keyword, self.by_event)


def tell_nothing(
    table: Table,
    seat: Seat,
    keyword: Keyword,
    reason: NothingReason,
    card: CardId | None = None,
) -> None:
    """Tell that an effect found nothing to do with a seat, and why."""
    table.tell(NothingHappened(seat, keyword, reason, card))


def reached(state: State, source: Source, who: str) -> tuple[Seat, ...]:
    """Return the seats that an effect on players is meant for (K58).

    From the actor's left, clockwise, the actor last; a player named with the
    play who has left since is skipped.
    """
    around = state.clockwise(source.seat)
    match who:
        case "you":
            return (source.seat,)
        case "opponents":
            return around[:-1]
        case "everyone":
            return around
        case _:
            named = source.target.seat if source.target else None
            return tuple(seat for seat in around if seat == named)
