"""How fast one player may send, whatever number of tabs they send from.

Each process counts for itself: a message must not wait for another machine before it
is looked at, and what one player costs is the time of the process that reads it.
"""

import time
from collections.abc import Callable
from weakref import WeakValueDictionary


class Pace:
    """The measure of one player's messages; kept while one of their sockets has it.

    A vessel that holds as many messages as may come in a second, and leaks as many.

    Args:
        per_second: How many messages a second the player may send.
        clock: Returns the time in seconds.
    """

    __slots__ = ("__weakref__", "_clock", "_held", "_seen", "per_second")

    def __init__(
        self, per_second: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.per_second = per_second
        self._clock = clock
        self._held = 0.0
        """Messages that have not leaked yet, when it was last looked at."""
        self._seen = clock()

    def take(self) -> bool:
        """Count one message and return True; False, uncounted, if it is one too many.

        Whoever has sent too many is refused and never waits.
        """
        now = self._clock()
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
        clock: Returns the time in seconds.
    """

    def __init__(
        self, per_second: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._clock = clock
        self._of: WeakValueDictionary[str, Pace] = WeakValueDictionary()

    def of(self, player: str) -> Pace:
        """Return the measure of a player, the same for each of their sockets."""
        return self._of.setdefault(player, Pace(self._per_second, self._clock))

    def __len__(self) -> int:
        """Return how many players are measured just now."""
        return len(self._of)
