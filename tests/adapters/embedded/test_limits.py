"""Limits in memory go by the clock they are given, and forget who stays away."""

from app.adapters.embedded.limits import SWEEP_EVERY, MemoryLimits
from tests.adapters.commits import StandingClock


async def test_the_window_moves_with_every_event() -> None:
    clock = StandingClock()
    limits = MemoryLimits(clock)
    for at in (0, 4_000, 8_000):
        clock.at = at
        assert await limits.hit("3/10s", "ada")

    clock.at = 9_999
    assert not await limits.hit("3/10s", "ada")
    clock.at = 10_000
    assert await limits.hit("3/10s", "ada")
    assert not await limits.hit("3/10s", "ada")
    clock.at = 14_000
    assert await limits.hit("3/10s", "ada")


async def test_what_is_refused_does_not_prolong_the_wait() -> None:
    clock = StandingClock()
    limits = MemoryLimits(clock)
    await limits.hit("1/10s", "ada")
    for at in range(1_000, 10_000, 1_000):
        clock.at = at
        assert not await limits.hit("1/10s", "ada")

    clock.at = 10_000
    assert await limits.hit("1/10s", "ada")


async def test_keys_that_stay_away_are_forgotten() -> None:
    """M04: guessing from many addresses costs memory only for a window."""
    clock = StandingClock()
    limits = MemoryLimits(clock)
    for n in range(SWEEP_EVERY - 1):
        await limits.hit("5/10s", f"address {n}")

    clock.at = 10_000
    await limits.hit("5/10s", "the last")

    assert list(limits._windows) == [("5/10s", "the last")]
