"""Rate limits in memory: a moving window of times per rule and key.

The `limits` library counts on Redis; its memory store hands every key it knows
to a thread at every hit and reads the computer's clock, so that one process
counts for itself here.
"""

import re
from collections import deque

from app.services.ports import Clock

SWEEP_EVERY = 1024
"""Hits after which keys are dropped that no window holds any more."""

_RULE = re.compile(r"(\d+)/(\d+)s")


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
        most, window = _parsed(rule)
        now = self._clock.now()
        self._hits += 1
        if self._hits % SWEEP_EVERY == 0:
            self._sweep(now)
        times = self._windows.setdefault((rule, key), deque())
        if _within(times, now - window) >= most:
            return False
        times.append(now)
        return True

    async def allows(self, rule: str, key: str) -> bool:
        """Return whether one more event would be under the limit.

        Raises:
            ValueError: The rule is not written like ``5/10s``.
        """
        most, window = _parsed(rule)
        times = self._windows.get((rule, key))
        return times is None or _within(times, self._clock.now() - window) < most

    def _sweep(self, now: int) -> None:
        for (rule, key), times in list(self._windows.items()):
            if not _within(times, now - _parsed(rule)[1]):
                del self._windows[rule, key]


def _parsed(rule: str) -> tuple[int, int]:
    """Return how many events in how many milliseconds a rule allows."""
    found = _RULE.fullmatch(rule)
    if found is None:
        msg = f"write a limit like 5/10s, not {rule!r}"
        raise ValueError(msg)
    return int(found[1]), int(found[2]) * 1000


def _within(times: deque[int], start: int) -> int:
    """Return how many events are later than a time, forgetting the others."""
    while times and times[0] <= start:
        times.popleft()
    return len(times)
