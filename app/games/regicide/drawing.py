"""How cards come from the tavern into hands (R19, R49), and which all know (R57)."""

from collections.abc import Iterator, Sequence

from app.games.core.game import Seat
from app.games.regicide.cards import Card
from app.games.regicide.events import Drawing, Drew
from app.games.regicide.table import Table


def draw_around(table: Table, seat: Seat, total: int) -> None:
    """Let players draw one card at a time, clockwise from the current one (R19)."""
    state = table.state
    seats = state.clockwise_from(seat)
    rooms = [state.hand_limit - len(state.player(s).hand) for s in seats]
    takers = list(around(seats, rooms, min(total, len(state.tavern))))
    drawings = tuple(
        draw(table, taker, [n for n, who in enumerate(takers) if who == taker])
        for taker in dict.fromkeys(takers)
    )
    _leave_tavern(table, len(takers))
    table.tell(Drew(seat, total, len(takers), drawings))


def refill(table: Table, seat: Seat) -> Drawing:
    """Fill an empty hand from the tavern, as far as that goes (R49, R51)."""
    state = table.state
    count = min(state.hand_limit, len(state.tavern))
    drawing = draw(table, seat, range(count))
    _leave_tavern(table, count)
    return drawing


def around(seats: Sequence[Seat], rooms: Sequence[int], cards: int) -> Iterator[Seat]:
    """Yield who takes each card in turn, full hands skipped (R19).

    Args:
        seats: The seats clockwise, the current one first.
        rooms: How many cards each of them can still take.
        cards: How many cards there are to take.
    """
    left = [max(0, room) for room in rooms]
    while cards and any(left):
        for place, seat in enumerate(seats):
            if cards and left[place]:
                left[place] -= 1
                cards -= 1
                yield seat


def draw(table: Table, seat: Seat, places: Sequence[int]) -> Drawing:
    """Put the cards at some places of the tavern into a hand; they stay there too."""
    state, player = table.state, table.player(seat)
    cards: tuple[Card, ...] = tuple(state.tavern[place] for place in places)
    known = tuple(state.tavern[place] for place in places if place < state.known)
    table.change_player(
        seat,
        hand=player.hand + cards,
        fresh=player.fresh + len(cards),
        known=player.known + known,
    )
    return Drawing(seat, len(cards), cards, known)


def _leave_tavern(table: Table, count: int) -> None:
    """Take the cards that were drawn off the tavern."""
    state = table.state
    table.change(tavern=state.tavern[count:], known=max(0, state.known - count))
