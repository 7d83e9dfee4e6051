"""How fast one player may send, whatever number of tabs they send from.

Each process counts for itself: a message must not wait for another machine before it
is looked at, and what one player costs is the time of the process that reads it.
"""

from weakref import WeakValueDictionary

from aiolimiter import AsyncLimiter


class Pace(AsyncLimiter):
    """The measure of one player's messages; kept while one of their sockets has it."""

    def take(self) -> bool:
        """Count one message and return True; False, uncounted, if it is one too many.

        Whoever has sent too many is refused and never waits: `acquire`, which waits,
        would only look for others who do, and ask for the time again.
        """
        if not self.has_capacity():
            return False
        self._level += 1  # as `acquire` does
        return True


class Paces:
    """The measures of all whose sockets are open here.

    Args:
        per_second: How many messages a second one player may send.
    """

    def __init__(self, per_second: int) -> None:
        self._per_second = per_second
        self._of: WeakValueDictionary[str, Pace] = WeakValueDictionary()

    def of(self, player: str) -> Pace:
        """Return the measure of a player, the same for each of their sockets."""
        return self._of.setdefault(player, Pace(self._per_second, 1))

    def __len__(self) -> int:
        """Return how many players are measured just now."""
        return len(self._of)
