"""Rate limits in memory: a moving window of times per rule and key.

The `limits` library counts on Redis; its memory store hands every key it knows
to a thread at every hit and reads the computer's clock, so that one process
counts for itself here.
"""

from collections import deque

from app.services import rates
from app.services.ports import Clock

SWEEP_EVERY = 1024
"""Hits after which keys are dropped that no window holds any more."""


class MemoryLimits:
    """A `Limits` that counts in this process only.

    Args:
        clock: The server's time.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], deque[int]] = {}
        self._hits = 0

    async def hit(self, rule: str, key: str) -> bool:
        """Count one event; return False when it is over the rule's limit.

        Raises:
            ValueError: The rule is not written like ``5/10s``.
        """
        rate = rates.parse(rule)
        now = self._clock.now()
        self._hits += 1
        if self._hits % SWEEP_EVERY == 0:
            self._sweep(now)
        times = self._windows.setdefault((rule, key), deque())
        if _within(times, now - rate.seconds * 1000) >= rate.most:
            return False
        times.append(now)
        return True

    async def allows(self, rule: str, key: str) -> bool:
        """Return whether one more event would be under the limit.

        Raises:
            ValueError: The rule is not written like ``5/10s``.
        """
        rate = rates.parse(rule)
        times = self._windows.get((rule, key), deque())
        return _within(times, self._clock.now() - rate.seconds * 1000) < rate.most

    def _sweep(self, now: int) -> None:
        for (rule, key), times in list(self._windows.items()):
            if not _within(times, now - rates.parse(rule).seconds * 1000):
                del self._windows[rule, key]


def _within(times: deque[int], start: int) -> int:
    """Return how many events are later than a time, forgetting the others."""
    while times and times[0] <= start:
        times.popleft()
    return len(times)
