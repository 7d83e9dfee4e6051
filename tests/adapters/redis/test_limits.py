"""Rate limits on Redis say so when Redis is away."""

import asyncio

import pytest

from app.adapters.redis.limits import RedisLimits
from app.services.ports import Unavailable
from tests.adapters.redis.proxy import Cable

pytestmark = pytest.mark.live


async def test_a_limit_that_cannot_be_counted_is_unavailable(cable: Cable) -> None:
    limits = RedisLimits(cable.url, "limits-away")
    assert await limits.hit("5/60s", "ada")
    cable.plugged = False
    cable.cut()

    with pytest.raises(Unavailable):
        await limits.hit("5/60s", "ada")
    with pytest.raises(Unavailable):
        await limits.allows("5/60s", "ada")

    cable.plugged = True
    assert await limits.hit("5/60s", "ada")
    await limits.close()


async def test_a_restart_of_redis_costs_no_event(cable: Cable) -> None:
    """P07: connections that died meanwhile are made anew without a word."""
    limits = RedisLimits(cable.url, "limits-restart")
    assert await limits.allows("5/60s", "ada")

    for _ in range(3):
        cable.cut()

        assert await limits.allows("5/60s", "ada")

    await limits.close()


async def test_many_events_share_a_few_connections(cable: Cable) -> None:
    limits = RedisLimits(cable.url, "limits-many")

    keys = (f"key {n}" for n in range(40))
    allowed = await asyncio.gather(*(limits.allows("5/60s", key) for key in keys))

    assert allowed == [True] * 40
    assert cable.connections <= 8
    await limits.close()
