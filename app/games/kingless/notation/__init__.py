"""Positions and moves of Kingless as short readable text, and back.

Playthroughs, bug reports and tests speak it. A position is a few lines, in any
order, and what is not written is as at the start of a first turn::

    0: stop lucky-find | thrombold-ashenbeard
    1 crown: halt |
    deck: moldy-map tankard

A seat's line is its hand, a bar and its play area; after its number stand
``crown``, ``hat``, ``out`` and ``new=2`` (cards that came since its last move).
A move is ``play hook >1``, ``stop``, ``discard halt tankard``. May import the
state and the moves; the rules never import it.
"""

from app.games.kingless.notation.moves import read_move, write_move
from app.games.kingless.notation.positions import read_position, write_position
from app.games.kingless.notation.words import Unreadable

__all__ = [
    "Unreadable",
    "read_move",
    "read_position",
    "write_move",
    "write_position",
]
