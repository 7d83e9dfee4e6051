"""Content that can be played with: the last files that hosts have uploaded."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")

KEPT = 256
"""Uploads in memory, a quarter of a megabyte each at worst. It has to be more than
are ever played with at once: a table's content is admitted when the table is read
from its store, not at every move."""


class Shelf(Generic[T]):
    """Uploads by hash; the one unused for longest makes room.

    Args:
        load: Reads and checks a file; is given its text and its hash.
        size: How many are kept.
    """

    def __init__(self, load: Callable[[str, str], T], size: int = KEPT) -> None:
        self._load = load
        self._size = size
        self._kept: OrderedDict[str, T] = OrderedDict()

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
        """Return whether an upload is here."""
        return digest in self._kept

    def get(self, digest: str) -> T:
        """Return an upload that was admitted.

        Raises:
            KeyError: It never was, or has made room since.
        """
        found = self._kept[digest]
        with suppress(KeyError):  # files are admitted by other threads too
            self._kept.move_to_end(digest)
        return found


def hash_of(text: str) -> str:
    """Return the SHA-256 of a file as hex, by which matches name it."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
