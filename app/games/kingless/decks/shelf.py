"""Decks that can be played with: the house deck, and the last ones uploaded."""

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType

from app.games.kingless.cards import Card, Deck
from app.games.kingless.decks.reading import read_deck

DECKS_KEPT = 256
"""Uploaded decks in memory, a quarter of a megabyte each at worst. It has to be more
than are ever played with at once: a table's deck is admitted when the table is read
from its store, not at every move."""


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


class Shelf:
    """Uploaded decks by hash; the one unused for longest makes room."""

    def __init__(self, size: int = DECKS_KEPT) -> None:
        self._size = size
        self._decks: OrderedDict[str, LoadedDeck] = OrderedDict()

    def admit(self, text: str) -> str:
        """Check a deck file and keep it.

        Returns:
            Its SHA-256 as hex.

        Raises:
            ContentRefused: With line and field of what is wrong.
        """
        deck = read_deck(text)
        digest = _hash(text)
        self._decks.pop(digest, None)
        self._decks[digest] = _loaded(deck, digest)
        if len(self._decks) > self._size:
            self._decks.popitem(last=False)
        return digest

    def __contains__(self, digest: str) -> bool:
        """Return whether a deck is here."""
        return digest in self._decks

    def deck(self, digest: str) -> LoadedDeck:
        """Return a deck that was admitted.

        Raises:
            KeyError: It never was, or has made room since.
        """
        deck = self._decks[digest]
        with suppress(KeyError):  # decks are admitted by other threads too
            self._decks.move_to_end(digest)
        return deck


_SHELF = Shelf()


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
    return _SHELF.deck(content)


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
    return _hash(house_text())


@cache
def _house_deck(content: str | None) -> LoadedDeck:
    return _loaded(read_deck(house_text()), content)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _loaded(deck: Deck, digest: str | None) -> LoadedDeck:
    by_id = MappingProxyType({card.id: card for card in deck.card})
    return LoadedDeck(digest, deck.name, deck.stand_in, deck.card, by_id)
