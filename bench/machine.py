"""How fast a core is now: on a shared machine it is not the same from hour to hour."""

import statistics
import timeit

ADDITIONS = 500_000
TRIES = 9


def milliseconds() -> float:
    """Return what half a million additions take, the median of a few tries."""
    tries = timeit.repeat(_add, number=1, repeat=TRIES)
    return statistics.median(tries) * 1000


def _add() -> int:
    total = 0
    for number in range(ADDITIONS):
        total += number
    return total
