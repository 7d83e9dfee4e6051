"""Rate limits count events in a moving window."""

import asyncio

import pytest

from app.services.ports import Limits
from tests.adapters.places import Place
from tests.adapters.waiting import until


async def test_a_rule_lets_so_many_events_through_and_no_more(limits: Limits) -> None:
    hits = [await limits.hit("3/60s", "ada") for _ in range(5)]

    assert hits == [True, True, True, False, False]


async def test_keys_and_rules_are_counted_apart(limits: Limits) -> None:
    """X21: nobody is locked out by another's guessing."""
    assert await limits.hit("1/60s", "guess:192.0.2.1")
    assert not await limits.hit("1/60s", "guess:192.0.2.1")

    assert await limits.hit("1/60s", "guess:192.0.2.2")
    assert await limits.hit("2/60s", "guess:192.0.2.1")


async def test_asking_does_not_count(limits: Limits) -> None:
    for _ in range(5):
        assert await limits.allows("1/60s", "ada")

    assert await limits.hit("1/60s", "ada")
    assert not await limits.allows("1/60s", "ada")


async def test_events_leave_the_window(limits: Limits) -> None:
    async def is_refused() -> bool:
        return not await limits.hit("1/1s", "ada")

    await until(is_refused)

    await until(lambda: limits.allows("1/1s", "ada"))

    assert await limits.hit("1/1s", "ada")


async def test_of_many_events_at_once_only_the_limit_passes(limits: Limits) -> None:
    hits = await asyncio.gather(*(limits.hit("7/60s", "ada") for _ in range(30)))

    assert hits.count(True) == 7


@pytest.mark.parametrize("rule", ["", "5", "5/s", "5/10", "a/10s", "5/10s ", "-1/1s"])
async def test_a_rule_that_cannot_be_read_is_refused(limits: Limits, rule: str) -> None:
    with pytest.raises(ValueError, match="write a limit like 5/10s"):
        await limits.hit(rule, "ada")
    with pytest.raises(ValueError, match="write a limit like 5/10s"):
        await limits.allows(rule, "ada")


@pytest.mark.live
async def test_all_processes_count_together(redis_place: Place) -> None:
    first, second = await redis_place.process(), await redis_place.process()

    hits = [await process.limits.hit("3/60s", "ada") for process in (first, second) * 3]

    assert hits == [True, True, True, False, False, False]
