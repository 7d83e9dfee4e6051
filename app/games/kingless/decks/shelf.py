"""Decks that can be played with: the house deck, and the last ones uploaded."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType

from app.games.core.content.shelf import Shelf, hash_of
from app.games.kingless.cards import Card, Deck
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


def admit(text: str) -> str:
    """Check an uploaded deck file and keep it for `deck_of`.

    Returns:
        Its SHA-256 as hex, by which states name it.

    Raises:
        ContentRefused: With line and field of what is wrong.
    """
    return _SHELF.admit(text)


def deck_of(content: str | None) -> LoadedDeck:
    """Return the house deck for None, else the deck under this hash.

    Raises:
        KeyError: No such deck has been admitted, or not lately.
    """
    if content is None:
        return _house_deck(None)
    if content == house_edition():
        return _house_deck(content)
    return _SHELF.get(content)


def is_at_hand(content: str) -> bool:
    """Return whether `deck_of` knows a deck."""
    return content == house_edition() or content in _SHELF


@cache
def house_text() -> str:
    """Return the file of the house deck."""
    return (resources.files(__package__) / "house.toml").read_text("utf-8")


@cache
def house_edition() -> str:
    """Return the hash by which matches name this edition of the house deck."""
    return hash_of(house_text())


@cache
def _house_deck(content: str | None) -> LoadedDeck:
    return _loaded(read_deck(house_text()), content)


def _loaded(deck: Deck, digest: str | None) -> LoadedDeck:
    by_id = MappingProxyType({card.id: card for card in deck.card})
    return LoadedDeck(digest, deck.name, deck.stand_in, deck.card, by_id)


def _uploaded(text: str, digest: str) -> LoadedDeck:
    return _loaded(read_deck(text), digest)


_SHELF = Shelf(_uploaded)
