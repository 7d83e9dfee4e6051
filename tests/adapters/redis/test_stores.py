"""Stores on Redis are opened and closed as one."""

import asyncio

import pytest

from app.adapters.redis.link import Patience
from app.adapters.redis.scripts import ALL
from app.adapters.redis.stores import RedisStores
from app.services.ports import Unavailable
from tests.adapters.commits import CODE, a_commit
from tests.adapters.places import RedisPlace, a_link
from tests.adapters.redis.proxy import Cable

pytestmark = pytest.mark.live


async def test_two_prefixes_share_a_server_and_nothing_else(redis_url: str) -> None:
    first, second = RedisPlace(redis_url), RedisPlace(redis_url)
    here, there = await first.process(), await second.process()

    await here.rooms.commit(a_commit(0))
    await here.limits.hit("1/60s", "ada")

    assert await there.rooms.load(CODE) is None
    assert await there.rooms.all_codes() == []
    assert await there.limits.hit("1/60s", "ada")
    await first.close()
    await second.close()


async def test_a_server_knows_all_scripts_once_the_stores_are_open(
    place: RedisPlace,
) -> None:
    """After a restart no move waits for a script to be sent again."""
    async with a_link(place.url) as link:
        await link.call("SCRIPT", "FLUSH")
        await place.process()

        known = await link.call("SCRIPT", "EXISTS", *(s.digest for s in ALL))

    assert known == [1] * len(ALL)


async def test_stores_that_do_not_open_leave_nothing_running(cable: Cable) -> None:
    before = asyncio.all_tasks()
    cable.plugged = False
    stores = RedisStores(cable.url, patience=Patience(command=0.1))

    with pytest.raises(Unavailable):
        await stores.open(may_forget=True)

    mine = asyncio.all_tasks() - before
    assert [task for task in mine if "Link" in repr(task)] == []


async def test_closing_twice_is_closing_once(place: RedisPlace) -> None:
    stores = await place.process()

    await stores.close()
    await stores.close()

    with pytest.raises(Unavailable, match="closed"):
        await stores.rooms.ping()
