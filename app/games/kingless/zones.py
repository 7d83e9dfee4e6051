"""How cards move between hands, play areas, deck and gutter."""

from app.games.core.game import Seat
from app.games.kingless.ending import CARDS_TO_TRIGGER, trigger
from app.games.kingless.events import Drew
from app.games.kingless.state import CardId, Player
from app.games.kingless.table import Table
from app.games.kingless.tasks import DrawReason


def take_from_hand(table: Table, seat: Seat, card: CardId) -> None:
    """Take the oldest copy of a card out of a hand."""
    player = table.player(seat)
    table.put_player(seat, _without(player, player.hand.index(card)))


def take_place_from_hand(table: Table, seat: Seat, place: int) -> CardId:
    """Take the card at a place out of a hand and return it."""
    player = table.player(seat)
    table.put_player(seat, _without(player, place))
    return player.hand[place]


def throw_away(table: Table, seat: Seat, card: CardId) -> None:
    """Put the oldest copy of a card from a hand onto the gutter."""
    player = table.player(seat)
    rest = _without(player, player.hand.index(card))
    table.put_player(seat, rest, gutter=(*table.state.gutter, card))


def put_in_hand(table: Table, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """Put cards into a hand, after those that are there."""
    table.put_player(seat, _with(table.player(seat), cards))


def put_down(table: Table, seat: Seat, card: CardId) -> None:
    """Put a card into a play area; the fifth triggers the end at once (K59)."""
    _put_down(table, seat, table.player(seat), card)


def put_down_from_hand(table: Table, seat: Seat, card: CardId) -> None:
    """Put the oldest copy of a card from a hand into the play area likewise."""
    player = table.player(seat)
    _put_down(table, seat, _without(player, player.hand.index(card)), card)


def take_from_area(table: Table, seat: Seat, card: CardId) -> None:
    """Take the oldest copy of a card out of a play area."""
    player = table.player(seat)
    area = player.area
    place = area.index(card)
    rest = area[:place] + area[place + 1 :]
    table.put_player(seat, Player(player.hand, rest, player.fresh, player.out))


def put_in_gutter(table: Table, cards: tuple[CardId, ...]) -> None:
    """Put cards onto the gutter, the last of them on top."""
    table.change(gutter=table.state.gutter + cards)


def draw(table: Table, seat: Seat, count: int, why: DrawReason) -> None:
    """Try to draw cards one by one; a try that fails triggers the end (K60)."""
    deck = table.state.deck
    cards = deck[:count]
    if cards:
        table.put_player(seat, _with(table.player(seat), cards), deck=deck[count:])
        table.tell(Drew(seat, len(cards), why, cards))
    if len(cards) < count:
        trigger(table, seat, "deck")


def _with(player: Player, cards: tuple[CardId, ...]) -> Player:
    """Return a player with cards more in hand."""
    hand, fresh = player.hand + cards, player.fresh + len(cards)
    return Player(hand, player.area, fresh, player.out)


def _without(player: Player, place: int) -> Player:
    """Return a player without the card at a place of the hand."""
    hand, fresh = player.hand, player.fresh
    if place >= len(hand) - fresh:
        fresh -= 1
    return Player(hand[:place] + hand[place + 1 :], player.area, fresh, player.out)


def _put_down(table: Table, seat: Seat, player: Player, card: CardId) -> None:
    area = (*player.area, card)
    table.put_player(seat, Player(player.hand, area, player.fresh, player.out))
    if len(area) >= CARDS_TO_TRIGGER:
        trigger(table, seat, "five")
