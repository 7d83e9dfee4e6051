"""The words that all of the notation is made of."""

from app.games.two_heirs.grid import Cell, written

NONE = "-"
"""Stands for nothing: no tile, no cell."""


class Unreadable(ValueError):
    """A text that is no notation, with the part that cannot be read."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(f"cannot read {what}: {text!r}")


def write_cell(cell: Cell | None) -> str:
    """Return a cell, such as ``-1,2``, or what stands for none."""
    return NONE if cell is None else written(cell)


def read_cell(text: str) -> Cell:
    """Return the cell of a text.

    Raises:
        Unreadable: It is none.
    """
    x, comma, y = text.partition(",")
    if not comma:
        raise Unreadable("a cell", text)
    return read_number(x), read_number(y)


def read_optional_cell(text: str) -> Cell | None:
    """Return the cell of a text, or None for what stands for none.

    Raises:
        Unreadable: It is neither.
    """
    return None if text == NONE else read_cell(text)


def read_number(text: str) -> int:
    """Return a number, which may be negative.

    Raises:
        Unreadable: It is none.
    """
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise Unreadable("a number", text)
    return int(text)
