"""Positions and moves of The Two Heirs as short text, for tests and bug reports.

May import the shapes of states and moves; knows no rules.
"""

from app.games.two_heirs.notation.moves import read_move, write_move
from app.games.two_heirs.notation.positions import read_position, write_position
from app.games.two_heirs.notation.words import Unreadable

__all__ = [
    "Unreadable",
    "read_move",
    "read_position",
    "write_move",
    "write_position",
]
