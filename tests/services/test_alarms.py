"""A room is called when its newest deadline has come, and at no older one."""

import asyncio
from collections.abc import Iterator

import pytest

from app.services.alarms import Alarms
from tests.services.house import SetClock

HOUR_MS = 3_600_000


class AskedClock(SetClock):
    """The time that a test sets, and how often it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def now(self) -> int:
        """Return it."""
        self.asked += 1
        return super().now()


class Bell:
    """Alarms, and whom they have called."""

    def __init__(self) -> None:
        self.clock = AskedClock()
        self.called: list[str] = []
        self.alarms = Alarms(self.clock, self.called.append)

    async def until(self, code: str) -> None:
        """Wait until a room is called."""
        while code not in self.called:
            await asyncio.sleep(0)


@pytest.fixture
def bell() -> Iterator[Bell]:
    """Return alarms; they are stopped in the end."""
    bell = Bell()
    yield bell
    bell.alarms.stop()


async def test_k03_a_deadline_that_has_passed_is_called_at_once(bell: Bell) -> None:
    bell.alarms.set("A", bell.clock.time - HOUR_MS)

    await bell.until("A")

    assert bell.called == ["A"]


async def test_a_deadline_that_moved_away_is_not_called_at_the_old_time(
    bell: Bell,
) -> None:
    bell.alarms.set("A", bell.clock.time)
    bell.alarms.set("A", bell.clock.time + HOUR_MS)
    bell.alarms.set("B", bell.clock.time)

    await bell.until("B")

    assert bell.called == ["B"]


async def test_a_deadline_that_moved_away_is_called_when_it_comes(bell: Bell) -> None:
    bell.alarms.set("A", bell.clock.time)
    bell.alarms.set("A", bell.clock.time + HOUR_MS)
    bell.clock.time += HOUR_MS

    await bell.until("A")

    assert bell.called == ["A"]


async def test_a_deadline_that_came_nearer_is_called_in_time(bell: Bell) -> None:
    bell.alarms.set("A", bell.clock.time + HOUR_MS)
    bell.alarms.set("A", bell.clock.time)

    await bell.until("A")

    assert bell.called == ["A"]


async def test_k01_a_timer_that_comes_too_early_waits_for_the_clock(bell: Bell) -> None:
    bell.alarms.set("A", bell.clock.time + 1)
    while not bell.called and bell.clock.asked < 3:  # set, come early, and again
        await asyncio.sleep(0)
    assert bell.called == []
    bell.clock.time += 1

    await bell.until("A")

    assert bell.called == ["A"]


async def test_nobody_is_called_after_the_end(bell: Bell) -> None:
    bell.alarms.set("A", bell.clock.time)
    bell.alarms.stop()
    bell.alarms.set("B", bell.clock.time)

    await bell.until("B")

    assert bell.called == ["B"]
