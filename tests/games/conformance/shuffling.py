"""Random orders for the suite, from numbers that a seed decides."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Sequence[T], below: Callable[[int], int]) -> list[T]:
    """Return the items in a random order."""
    left = list(items)
    return [left.pop(below(len(left))) for _ in range(len(left))]


def picked(items: Sequence[T], count: int, below: Callable[[int], int]) -> list[T]:
    """Return at most so many of the items, at random."""
    return shuffled(items, below)[:count]
