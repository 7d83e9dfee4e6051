"""What becomes of the cards that a Tunnel has shown (K48)."""

from app.games.core.game import Seat
from app.games.kingless.events import TunnelTaken
from app.games.kingless.state import CardId
from app.games.kingless.table import Table
from app.games.kingless.zones import put_down, put_in_gutter


def settle(
    table: Table, seat: Seat, shown: tuple[CardId, ...], taken: CardId | None
) -> None:
    """Put one of the shown cards into play, or none, and the rest in the gutter.

    The rest keeps the order in which it was shown, the last card on top.
    """
    place = len(shown) if taken is None else shown.index(taken)
    rest = shown[:place] + shown[place + 1 :]
    table.tell(TunnelTaken(seat, taken, rest))
    put_in_gutter(table, rest)
    if taken is not None:
        put_down(table, seat, taken)
