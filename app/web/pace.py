"""How fast one player may send, whatever number of tabs they send from.

Each process counts for itself: a message must not wait for another machine before it
is looked at, and what one player costs is the time of the process that reads it.
"""

from weakref import WeakValueDictionary


class Pace:
    """The measure of one player's messages; kept while one of their sockets has it.

    A vessel that holds as many messages as may come in a second, and leaks as many.

    Args:
        per_second: How many messages a second the player may send.
    """

    __slots__ = ("__weakref__", "_held", "_seen", "per_second")

    def __init__(self, per_second: int) -> None:
        self.per_second = per_second
        self._held = self._seen = 0.0
        """The messages that had not leaked yet when it was last looked at, and when."""

    def take(self, now: float) -> bool:
        """Count one message and return True; False, uncounted, if it is one too many.

        Whoever has sent too many is refused and never waits.

        Args:
            now: The time in seconds, by the same clock each time.
        """
        leaked = (now - self._seen) * self.per_second
        held = self._held - leaked if leaked < self._held else 0.0
        fits = held + 1 <= self.per_second
        self._held = held + 1 if fits else held
        self._seen = now
        return fits


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
        return self._of.setdefault(player, Pace(self._per_second))

    def __len__(self) -> int:
        """Return how many players are measured just now."""
        return len(self._of)
