"""Sword-Hammer-Axe, the dwarven way to break a tie (K69, K70)."""

from collections.abc import Mapping

from app.games.core.game import Seat
from app.games.kingless.events import ContestBegan
from app.games.kingless.moves import Sign
from app.games.kingless.state import About, Throwing, Throws
from app.games.kingless.table import Table

SIGNS: tuple[Sign, ...] = ("sword", "hammer", "axe")
BEATS: Mapping[Sign, Sign] = {"hammer": "sword", "sword": "axe", "axe": "hammer"}
"""What each sign beats (K70)."""
DECISIVE_KINDS = 2
"""With one kind of sign or all three, nobody wins and all throw again."""


def begin(table: Table, about: About, seats: tuple[Seat, ...]) -> None:
    """Let tied seats throw for an award."""
    table.tell(ContestBegan(about, seats))
    table.ask(Throwing(about, 1, tuple(Throws(seat) for seat in seats)))


def still_in(about: About, signs: Mapping[Seat, Sign]) -> tuple[Seat, ...]:
    """Return who stays in after a throw: winners for King, losers for Fool.

    Everybody stays unless exactly two kinds of sign were shown.
    """
    shown = set(signs.values())
    if len(shown) != DECISIVE_KINDS:
        return tuple(signs)
    staying = next(
        sign for sign in shown if (BEATS[sign] in shown) == (about == "king")
    )
    return tuple(seat for seat, sign in signs.items() if sign == staying)
