"""Fresh chance for commands, drawn from the system only if a decision looks at it.

Next to no command does, and drawing took a hundredth of a move.
"""

from app.room.decision import Supply
from app.services.ports import Entropy

MATCH_ID_BYTES = 12
SECRET_BYTES = 32


class LateSupply:
    """A supply for one command, which nobody knows before it is looked at.

    Whoever looks again finds the same, so that a decision is still what its
    arguments make of it.

    Args:
        entropy: The operating system's randomness.
    """

    __slots__ = ("_drawn", "_entropy")

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy
        self._drawn: Supply | None = None

    @property
    def secret(self) -> bytes:
        """The secret of the next round."""
        return self._supply().secret

    @property
    def match(self) -> str:
        """The id of the next match."""
        return self._supply().match

    def _supply(self) -> Supply:
        if self._drawn is None:
            fresh = self._entropy.bytes(SECRET_BYTES + MATCH_ID_BYTES)
            self._drawn = Supply(fresh[:SECRET_BYTES], fresh[SECRET_BYTES:].hex())
        return self._drawn
