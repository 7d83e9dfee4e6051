"""Fresh chance for commands, drawn from the system only if a decision looks at it.

Next to no command does, and drawing took a hundredth of a move.
"""

import msgspec

from app.room.decision import Supply
from app.services.ports import Entropy

MATCH_ID_BYTES = 12
SECRET_BYTES = 32


class LateSupply(msgspec.Struct):
    """A supply for one command, which nobody knows before it is looked at.

    Whoever looks again finds the same, so that a decision is still what its
    arguments make of it.

    Attributes:
        entropy: The operating system's randomness.
        drawn: What was drawn, once it was looked at.
    """

    entropy: Entropy
    drawn: Supply | None = None

    @property
    def secret(self) -> bytes:
        """The secret of the next round."""
        return self._supply().secret

    @property
    def match(self) -> str:
        """The id of the next match."""
        return self._supply().match

    def _supply(self) -> Supply:
        if self.drawn is None:
            fresh = self.entropy.bytes(SECRET_BYTES + MATCH_ID_BYTES)
            self.drawn = Supply(fresh[:SECRET_BYTES], fresh[SECRET_BYTES:].hex())
        return self.drawn
