"""Draw, Discard and Swipe: what goes into a hand and out of it."""

from typing import Literal, TypeAlias

from app.games.core.game import Seat
from app.games.kingless.cards import Discard, Draw, Swipe
from app.games.kingless.discards import demand
from app.games.kingless.effects.source import Source, reached, tell_nothing
from app.games.kingless.events import Swiped
from app.games.kingless.immunity import is_player_immune
from app.games.kingless.table import Table
from app.games.kingless.tasks import DrawCards
from app.games.kingless.zones import put_in_hand, take_place_from_hand

KeywordOnPlayers: TypeAlias = Literal["draw", "discard", "swipe"]


def draw(table: Table, effect: Draw, source: Source) -> None:
    """Let the players meant draw, one after the other (K53, K58)."""
    seats = _hit(table, source, "draw", effect.who)
    table.first(*(DrawCards(seat, effect.count, "effect") for seat in seats))


def discard(table: Table, effect: Discard, source: Source) -> None:
    """Let the players meant discard cards of their choice (K51)."""
    seats = []
    for seat in _hit(table, source, "discard", effect.who):
        if table.player(seat).hand:
            seats.append(seat)
        else:
            tell_nothing(table, seat, "discard", "empty-hand")
    demand(table, tuple((seat, effect.count) for seat in seats), "effect")


def swipe(table: Table, effect: Swipe, source: Source) -> None:
    """Move random cards from an opponent's hand into the actor's (K52)."""
    label = table.label("swipe")
    for victim in _hit(table, source, "swipe", "player"):
        size = len(table.player(victim).hand)
        if not size:
            tell_nothing(table, victim, "swipe", "empty-hand")
            continue
        for place in _places(table, label, size, effect.count):
            card = take_place_from_hand(table, victim, place)
            put_in_hand(table, source.seat, (card,))
            table.tell(Swiped(source.seat, victim, card))


def _places(table: Table, label: str, size: int, count: int) -> tuple[int, ...]:
    """Return which places of a hand are taken, each counted after the one before."""
    bounds = range(size, max(size - count, 0), -1)
    # A pick out of one uses no chance (3.6); it can only be the last.
    uncertain = [bound for bound in bounds if bound > 1]
    numbers = table.chance.numbers(label, uncertain) if uncertain else ()
    return numbers + (0,) * (len(bounds) - len(uncertain))


def _hit(
    table: Table, source: Source, keyword: KeywordOnPlayers, who: str
) -> tuple[Seat, ...]:
    """Return the seats an effect reaches; tell of those it does not."""
    meant = reached(table.state, source, who)
    if not meant and who == "player":
        tell_nothing(table, source.seat, keyword, "no-target")
    hit = []
    for seat in meant:
        if is_player_immune(table.state, seat, source.action(keyword)):
            tell_nothing(table, seat, keyword, "immune")
        else:
            hit.append(seat)
    return tuple(hit)
