"""How cards move between hands, play areas, deck and gutter."""

from app.games.core.game import Seat
from app.games.kingless.ending import CARDS_TO_TRIGGER, trigger
from app.games.kingless.events import Drew
from app.games.kingless.state import CardId
from app.games.kingless.table import Table
from app.games.kingless.tasks import DrawReason


def take_from_hand(table: Table, seat: Seat, card: CardId) -> None:
    """Take the oldest copy of a card out of a hand."""
    take_place_from_hand(table, seat, table.player(seat).hand.index(card))


def take_place_from_hand(table: Table, seat: Seat, place: int) -> CardId:
    """Take the card at a place out of a hand and return it."""
    player = table.player(seat)
    hand, fresh = player.hand, player.fresh
    if place >= len(hand) - fresh:
        fresh -= 1
    table.change_player(seat, hand=hand[:place] + hand[place + 1 :], fresh=fresh)
    return hand[place]


def put_in_hand(table: Table, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """Put cards into a hand, after those that are there."""
    player = table.player(seat)
    hand, fresh = player.hand + cards, player.fresh + len(cards)
    table.change_player(seat, hand=hand, fresh=fresh)


def put_down(table: Table, seat: Seat, card: CardId) -> None:
    """Put a card into a play area; the fifth triggers the end at once (K59)."""
    area = (*table.player(seat).area, card)
    table.change_player(seat, area=area)
    if len(area) >= CARDS_TO_TRIGGER:
        trigger(table, seat, "five")


def take_from_area(table: Table, seat: Seat, card: CardId) -> None:
    """Take the oldest copy of a card out of a play area."""
    area = table.player(seat).area
    place = area.index(card)
    table.change_player(seat, area=area[:place] + area[place + 1 :])


def put_in_gutter(table: Table, cards: tuple[CardId, ...]) -> None:
    """Put cards onto the gutter, the last of them on top."""
    table.change(gutter=table.state.gutter + cards)


def draw(table: Table, seat: Seat, count: int, why: DrawReason) -> None:
    """Try to draw cards one by one; a try that fails triggers the end (K60)."""
    deck = table.state.deck
    cards = deck[:count]
    if cards:
        table.change(deck=deck[count:])
        put_in_hand(table, seat, cards)
        table.tell(Drew(seat, len(cards), why, cards))
    if len(cards) < count:
        trigger(table, seat, "deck")
