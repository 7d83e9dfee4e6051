"""How a round begins: the deal, Crown and Hat, and the first turn (K1 to K10)."""

from collections.abc import Mapping

from app.games.core.chance import Chance
from app.games.core.game import Seat, SeatCount
from app.games.kingless.events import AwardGiven, Dealt, NothingHappened
from app.games.kingless.material import full_deck
from app.games.kingless.options import Options
from app.games.kingless.refusals import refusal
from app.games.kingless.state import VERSION, CardId, Player, State
from app.games.kingless.table import Table
from app.games.kingless.tasks import StartTurn
from app.games.kingless.zones import put_in_hand, take_place_from_hand

HAND_DEALT = 5
"""Cards dealt to each player (K10)."""
BALANCED, WILD = SeatCount(2, 6), SeatCount(2, 8)


def seat_count(options: Options) -> SeatCount:
    """Return how many players the options allow (K12)."""
    return WILD if options.unbalanced else BALANCED


def deal(
    options: Options,
    seats: tuple[Seat, ...],
    carry_over: Mapping[str, Seat],
    chance: Chance,
    content: str | None,
) -> Table:
    """Deal a round and let the awards of the one before act.

    Returns:
        The table with the first turn on its agenda.

    Raises:
        IllegalMove: Too few or too many seats (``seat-count``, K12).
    """
    allowed = seat_count(options)
    if not allowed.min <= len(seats) <= allowed.max:
        raise refusal("seat-count", min=allowed.min, max=allowed.max)
    king, fool = (_holder(carry_over, award, seats) for award in ("king", "fool"))
    starter = _starter(options, seats, king, chance)
    deck = chance.shuffle("deal", full_deck(content))
    hands = _hands(deck, seats, starter)
    state = State(
        version=VERSION,
        content=content,
        options=options,
        order=seats,
        players=tuple(Player(hand=hands[seat]) for seat in seats),
        deck=deck[HAND_DEALT * len(seats) :],
        crown=king,
        hat=fool,
        active=starter,
        agenda=(StartTurn(starter),),
    )
    table = Table(state, chance)
    table.tell(Dealt(starter, tuple((seat, HAND_DEALT) for seat in seats)))
    if king is not None and fool is not None:
        _transfer(table, king, fool)
    table.proceed()
    return table


def _holder(
    carry_over: Mapping[str, Seat], award: str, seats: tuple[Seat, ...]
) -> Seat | None:
    """Return who holds an award; it goes aside with a holder who left (K9)."""
    seat = carry_over.get(award)
    return seat if seat in seats else None


def _starter(
    options: Options, seats: tuple[Seat, ...], king: Seat | None, chance: Chance
) -> Seat:
    """Return who begins: the King, else the host's choice, else chance (K1, K8)."""
    if king is not None:
        return king
    if options.starter in seats:
        return options.starter
    return chance.choice("starter", seats)


def _hands(
    deck: tuple[CardId, ...], seats: tuple[Seat, ...], starter: Seat
) -> dict[Seat, tuple[CardId, ...]]:
    """Deal one card at a time, clockwise from the starter (3.6)."""
    first = seats.index(starter)
    around = seats[first:] + seats[:first]
    dealt = deck[: HAND_DEALT * len(seats)]
    return {seat: dealt[place :: len(seats)] for place, seat in enumerate(around)}


def _transfer(table: Table, king: Seat, fool: Seat) -> None:
    """Move the Fool's best card to the King; a tie is chance's (K4, K5)."""
    hand = table.player(fool).hand
    worth = {
        place: table.kind(card).card.influence
        for place, card in enumerate(hand)
        if not table.kind(card).event
    }
    if not worth:
        table.tell(NothingHappened(fool, "award", "only-events"))
        return
    best = [place for place, value in worth.items() if value == max(worth.values())]
    # A pick out of one uses no chance (3.6).
    place = table.chance.choice("award", best) if len(best) > 1 else best[0]
    card = take_place_from_hand(table, fool, place)
    put_in_hand(table, king, (card,))
    table.tell(AwardGiven(fool, king, card))
