"""Chance that can be checked: labelled streams grown from one secret.

Every random outcome of a match is a function of the match's key and a label,
so a stream holds no state, a cancelled effect uses no chance, and anyone who
learns the secret at the end can recompute every outcome.

The key is HKDF-Extract(salt = match id, secret and entropies); each label's
bytes are HKDF-Expand(key, info = label), read as big-endian 32-bit words.
"""

import hashlib
import hmac
import struct
from collections.abc import Sequence
from typing import TypeVar

import msgspec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand

T = TypeVar("T")

WORD_BYTES = 4
WORDS = 1 << 32
# HKDF allows 255 blocks of 32 bytes for one label; a shuffle of 84 needs 83 words.
BLOCK_BYTES, MOST_BYTES = 32, 8160


class Draw(msgspec.Struct, frozen=True):
    """One random outcome, as the fairness check shows it.

    Attributes:
        label: The label of the stream, unique within a match.
        bounds: For each number drawn, how many values it could have taken.
        numbers: The numbers drawn, each from 0 to its bound less one.
    """

    label: str
    bounds: tuple[int, ...]
    numbers: tuple[int, ...]


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret as hex: what is published before the deal."""
    return hashlib.sha256(secret).hexdigest()


def derive_key(secret: bytes, entropies: Sequence[bytes], match: str) -> bytes:
    """Mix the server's secret and the players' shares into the key of a match.

    Args:
        secret: 32 bytes of the server, committed to before anybody was ready.
        entropies: The players' shares in seat order, each 0 to 255 bytes.
        match: The id of the match.
    """
    material = secret + b"".join(bytes([len(e)]) + e for e in entropies)
    return hmac.digest(match.encode(), material, "sha256")


class Chance:
    """The random outcomes of one match, by label.

    A label must be used once in a match: the same label gives the same numbers.
    Set `draws` to a list to record every outcome in the order it was asked for.
    """

    __slots__ = ("_key", "draws")

    def __init__(self, key: bytes, draws: list[Draw] | None = None) -> None:
        self._key = key
        self.draws = draws

    def numbers(self, label: str, bounds: Sequence[int]) -> tuple[int, ...]:
        """Return one uniform number below each bound, by rejection sampling.

        Raises:
            ValueError: A bound is not positive or wider than a word, or one label
                does not give so many numbers.
        """
        words = self._words(label, _bytes_for(len(bounds)))
        position = 0
        numbers = []
        for bound in bounds:
            if not 1 <= bound <= WORDS:
                msg = f"cannot draw a number below {bound}"
                raise ValueError(msg)
            limit = WORDS - WORDS % bound
            while True:
                if position == len(words):
                    words = self._all_words(label, position)
                word = words[position]
                position += 1
                if word < limit:
                    break
            numbers.append(word % bound)
        drawn = tuple(numbers)
        if self.draws is not None:
            self.draws.append(Draw(label, tuple(bounds), drawn))
        return drawn

    def below(self, label: str, bound: int) -> int:
        """Return one uniform number from 0 to `bound` less one."""
        return self.numbers(label, (bound,))[0]

    def choice(self, label: str, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(label, len(items))]

    def shuffle(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a uniformly random order (Fisher-Yates)."""
        shuffled = list(items)
        bounds = range(len(shuffled), 1, -1)
        for last, pick in zip(
            range(len(shuffled) - 1, 0, -1), self.numbers(label, bounds), strict=True
        ):
            shuffled[last], shuffled[pick] = shuffled[pick], shuffled[last]
        return tuple(shuffled)

    def _all_words(self, label: str, used: int) -> tuple[int, ...]:
        """Return all words of a label of which the first have been used up."""
        words = self._words(label, MOST_BYTES)
        if used == len(words):
            msg = f"cannot draw more than {used} numbers from one label"
            raise ValueError(msg)
        return words

    def _words(self, label: str, size: int) -> tuple[int, ...]:
        stream = HKDFExpand(SHA256(), size, label.encode()).derive(self._key)
        return struct.unpack(f">{size // WORD_BYTES}I", stream)


def _bytes_for(count: int) -> int:
    """Return what so many numbers take as a rule: a word each, in whole blocks.

    Where one is rejected more are taken, once in many millions of draws.
    """
    blocks = max(1, -(-count * WORD_BYTES // BLOCK_BYTES))
    return min(blocks * BLOCK_BYTES, MOST_BYTES)
