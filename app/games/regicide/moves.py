"""What a player can do in Regicide, as it goes over the wire.

Cards are rank and suit letter (``10H``, ``AC``, ``KD``), a jester is ``X``: the two
of a deck look alike. Cards of a play or a payment may come in any order; the last
one lies on top.
"""

from typing import TypeAlias

import msgspec


class _Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A move; the tag says which."""


class Play(_Move, frozen=True, tag="play"):
    """Play one card, or a legal set of two to four, in step 1 (R11 to R14)."""

    cards: tuple[str, ...]


class Yield(_Move, frozen=True, tag="yield"):
    """Play nothing and suffer the attack (R36)."""


class Pay(_Move, frozen=True, tag="pay"):
    """Discard these cards against the attack, the last on top (R30, R35)."""

    cards: tuple[str, ...]


class Choose(_Move, frozen=True, tag="choose"):
    """Name who plays next, after a jester (R40, R41)."""

    seat: int


class Flip(_Move, frozen=True, tag="flip"):
    """Solo: use up a jester to discard the hand and fill it again (R49)."""


Move: TypeAlias = Play | Yield | Pay | Choose | Flip
