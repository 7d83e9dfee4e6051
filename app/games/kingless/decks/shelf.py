"""Decks that can be played with: the house deck, and the last ones uploaded."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from types import MappingProxyType

from app.games.core.content.shelf import Shelf
from app.games.kingless.cards import Card
from app.games.kingless.decks.reading import read_deck


@dataclass(frozen=True, slots=True)
class LoadedDeck:
    """A deck that has passed every check.

    Attributes:
        hash: SHA-256 of its file as hex; None for the house deck.
        name: Shown to players.
        stand_in: True for decks that are not the publisher's.
        cards: Its kinds of card, in the order of the file.
        by_id: The same by card id.
    """

    hash: str | None
    name: str
    stand_in: bool
    cards: tuple[Card, ...]
    by_id: Mapping[str, Card]


def deck_of(content: str | None) -> LoadedDeck:
    """Return the house deck for None, else the deck under this hash.

    Raises:
        KeyError: No such deck has been admitted, or not lately.
    """
    return SHELF.get(content)


def _house_text() -> str:
    return (resources.files(__package__) / "house.toml").read_text("utf-8")


def _loaded(text: str, digest: str | None) -> LoadedDeck:
    deck = read_deck(text)
    by_id = MappingProxyType({card.id: card for card in deck.card})
    return LoadedDeck(digest, deck.name, deck.stand_in, deck.card, by_id)


SHELF = Shelf(_loaded, _house_text)
