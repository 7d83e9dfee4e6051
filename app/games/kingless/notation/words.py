"""The words that all of the notation is made of."""

from collections.abc import Iterable

from app.games.core.game import Seat

NONE = "-"
"""Stands for nothing: no card, no seat."""


class Unreadable(ValueError):
    """A text that is no notation, with the part that cannot be read."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(f"cannot read {what}: {text!r}")


def join(words: Iterable[str]) -> str:
    """Return words with a space between them."""
    return " ".join(words)


def seats(numbers: tuple[Seat, ...]) -> str:
    """Return seats with a space between them."""
    return " ".join(map(str, numbers))


def read_seats(text: str) -> tuple[Seat, ...]:
    """Return the seats of a text.

    Raises:
        Unreadable: One of them is no number.
    """
    return tuple(read_number(word) for word in text.split())


def read_number(text: str) -> int:
    """Return a number from 0.

    Raises:
        Unreadable: It is none.
    """
    if not (text.isascii() and text.isdigit()):
        raise Unreadable("a number", text)
    return int(text)


def optional(word: str | None) -> str:
    """Return a word, or what stands for none."""
    return NONE if word is None else word


def read_optional(text: str) -> str | None:
    """Return a word, or None for what stands for none."""
    return None if text == NONE else text
