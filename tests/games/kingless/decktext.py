"""Deck files for the tests: a plain deck, and the one card a test is about."""

from app.games.core.game import ContentRefused
from app.games.kingless.cards import Deck
from app.games.kingless.decks.reading import read_deck

PLAIN = """\
name = "A test deck"

[[card]]
id = "rock"
name = "Rock"
type = "item"
copies = 71
icon = "stone-block"
influence = 1

[[card]]
id = "crowd"
name = "Crowd"
type = "event"
copies = 1
icon = "meeple-group"
effects = [{ keyword = "draw", count = 1 }]

"""
"""72 cards; the card of a test comes third, its header in line 19."""

FIELDS = {
    "id": '"odd"',
    "name": '"Odd"',
    "type": '"dwarf"',
    "copies": "1",
    "icon": '"beard"',
}


def a_card(**fields: str) -> str:
    """Return the text of a card, a dwarf unless told otherwise; values as TOML."""
    lines = [f"{key} = {value}" for key, value in (FIELDS | fields).items()]
    return "\n".join(["[[card]]", *lines, ""])


def a_deck(**fields: str) -> str:
    """Return the text of the plain deck with one more card."""
    return PLAIN + a_card(**fields)


def refused(text: str) -> tuple[int, str, str]:
    """Return line, field and sentence of a deck's refusal; a deck is a failure."""
    try:
        deck: Deck = read_deck(text)
    except ContentRefused as refusal:
        return refusal.line, refusal.field, refusal.message
    raise AssertionError(deck.name)
