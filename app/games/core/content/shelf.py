"""Content that can be played with: the house's own file, and the last uploaded."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import Generic, TypeVar

T = TypeVar("T")

KEPT = 256
"""Uploads in memory, a quarter of a megabyte each at worst. It has to be more than
are ever played with at once: a table's content is admitted when the table is read
from its store, not at every move."""


class Shelf(Generic[T]):
    """The house's own content, and uploads; the one unused for longest makes room.

    A match names the house's content by its hash like an upload, so that a later
    edition of it is not taken for this one; whoever names none gets it too.

    Args:
        load: Reads and checks a file; is given its text and the hash by which it is
            named, or None.
        house: Reads the house's own file, once it is asked for.
        size: How many uploads are kept.
    """

    def __init__(
        self,
        load: Callable[[str, str | None], T],
        house: Callable[[], str],
        size: int = KEPT,
    ) -> None:
        self._load = load
        self._read_house = house
        self._size = size
        self._houses: dict[str | None, T] = {}
        self._kept: OrderedDict[str, T] = OrderedDict()

    @cached_property
    def house_text(self) -> str:
        """The house's own file."""
        return self._read_house()

    @cached_property
    def house_edition(self) -> str:
        """The hash by which matches name this edition of the house's file."""
        return hash_of(self.house_text)

    def admit(self, text: str) -> str:
        """Check a file and keep what it holds.

        Returns:
            Its SHA-256 as hex.

        Raises:
            ContentRefused: With line and field of what is wrong.
        """
        # A text with half a character has no hash, and `load` refuses it.
        digest = hash_of(text)
        loaded = self._load(text, digest)
        self._kept.pop(digest, None)
        self._kept[digest] = loaded
        if len(self._kept) > self._size:
            self._kept.popitem(last=False)
        return digest

    def __contains__(self, digest: str) -> bool:
        """Return whether content is here."""
        return digest == self.house_edition or digest in self._kept

    def get(self, content: str | None) -> T:
        """Return the house's content for None, else what is under this hash.

        Raises:
            KeyError: It was never admitted, or has made room since.
        """
        if content is None or content == self.house_edition:
            return self._house(content)
        found = self._kept[content]
        with suppress(KeyError):  # files are admitted by other threads too
            self._kept.move_to_end(content)
        return found

    def _house(self, content: str | None) -> T:
        found = self._houses.get(content)
        if found is None:
            found = self._houses[content] = self._load(self.house_text, content)
        return found


def hash_of(text: str) -> str:
    """Return the SHA-256 of a file as hex, by which matches name it."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
