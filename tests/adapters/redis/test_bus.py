"""Announcements survive a restart of Redis, or those who missed some are told."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from app.adapters.redis.keys import Keys
from app.adapters.redis.link import Patience
from app.adapters.redis.stores import RedisStores
from app.services.ports import Announcement, Missed, Rooms, Unavailable
from tests.adapters.commits import CODE, a_commit
from tests.adapters.places import RedisPlace, a_link
from tests.adapters.redis.proxy import Cable
from tests.adapters.waiting import until
from tests.engines import RedisEngine

pytestmark = pytest.mark.live

News = list[Announcement | Missed]


@pytest.fixture
async def processes(place: RedisPlace) -> list[RedisStores]:
    """Return three processes that share a Redis."""
    return [await place.process() for _ in range(3)]


@pytest.fixture
async def others(place: RedisPlace) -> Rooms:
    """Return the rooms as one more process has them, which commits."""
    return (await place.process()).rooms


@pytest.fixture
async def cabled(cable: Cable, place: RedisPlace) -> AsyncIterator[RedisStores]:
    """Yield the stores of a process whose cable to Redis can be cut."""
    patience = Patience(command=1.0)
    stores = RedisStores(cable.url, prefix=place.prefix, patience=patience)
    await stores.open(may_forget=False)
    yield stores
    await stores.close()


async def channels(place: RedisPlace) -> list[str]:
    """Return the channels that anybody is subscribed to."""
    async with a_link(place.url) as link:
        found = await link.call("PUBSUB", "SHARDCHANNELS", f"{place.prefix}:*")
    return sorted(name.decode() for name in found)


@pytest.mark.parametrize("killed", [False, True])
async def test_after_a_restart_all_are_told_and_hear_the_next_commit_in_two_seconds(
    redis_engine: RedisEngine,
    processes: list[RedisStores],
    others: Rooms,
    *,
    killed: bool,
) -> None:
    """P07: no subscription is silently dead after Redis was away."""
    heard: list[News] = [[], [], []]
    for process, news in zip(processes, heard, strict=True):
        await process.rooms.watch(CODE, news.append)
    await others.commit(a_commit(0))
    await until(lambda: all(len(news) == 1 for news in heard))

    redis_engine.kill() if killed else redis_engine.stop()
    redis_engine.start()

    async with asyncio.timeout(2):
        await until(lambda: all(Missed(CODE) in news for news in heard))
        await others.commit(a_commit(1))
        await until(lambda: all(len(news) == 3 for news in heard))
    told = Announcement(CODE, 2, b"document", b"entry")
    assert [news[1:] for news in heard] == [[Missed(CODE), told]] * 3


async def test_everybody_who_watches_is_told_of_a_gap(
    cable: Cable, cabled: RedisStores
) -> None:
    heard: News = []
    codes = [f"ROOM{n}" for n in range(40)]
    for code in codes:
        await cabled.rooms.watch(code, heard.append)

    cable.cut()

    await until(lambda: len(heard) == 40)
    assert sorted(news.code for news in heard) == sorted(codes)
    assert {type(news) for news in heard} == {Missed}


async def test_a_channel_is_open_while_somebody_watches_its_rooms(
    place: RedisPlace,
) -> None:
    """M03, M05: nothing is left behind by who watched."""
    rooms = (await place.process()).rooms
    first, second = two_rooms_of_one_shard()
    name = f"{Keys(place.prefix).shard(first)}told"

    await rooms.watch(first, lambda _: None)
    await rooms.watch(second, lambda _: None)
    assert await channels(place) == [name]

    await rooms.unwatch(first)
    assert await channels(place) == [name]

    await rooms.unwatch(second)
    await until(lambda: no_channels(place))


async def no_channels(place: RedisPlace) -> bool:
    """Return whether nobody is subscribed to anything."""
    return await channels(place) == []


def two_rooms_of_one_shard() -> tuple[str, str]:
    """Return two codes that share a channel."""
    keys = Keys("any")
    second = next(
        code
        for code in (f"ROOM{n}" for n in range(10_000))
        if keys.shard(code) == keys.shard(CODE)
    )
    return CODE, second


async def test_a_closed_process_listens_to_nothing(place: RedisPlace) -> None:
    process = await place.process()
    await process.rooms.watch(CODE, lambda _: None)

    await process.close()

    await until(lambda: no_channels(place))


async def test_who_cannot_hear_does_not_watch(
    cable: Cable, cabled: RedisStores, others: Rooms
) -> None:
    heard: News = []
    cable.plugged = False
    cable.cut()

    with pytest.raises(Unavailable):
        await cabled.rooms.watch(CODE, heard.append)

    cable.plugged = True
    await until(lambda: succeeds(cabled.rooms))
    await others.commit(a_commit(0))
    await cabled.rooms.watch("OTHER", heard.append)
    await others.commit(a_commit(0, code="OTHER"))
    await until(lambda: bool(heard))
    assert [news.code for news in heard] == ["OTHER"]


async def test_who_began_to_watch_during_an_absence_hears_afterwards(
    cable: Cable, cabled: RedisStores, others: Rooms
) -> None:
    """C04: nothing is lost between the read and the subscription."""
    heard: News = []
    cable.answers = False
    cable.cut()
    watching = asyncio.create_task(cabled.rooms.watch(CODE, heard.append))
    await asyncio.sleep(0)

    cable.answers = True
    cable.cut()
    await watching

    await until(lambda: succeeds(cabled.rooms))
    await others.commit(a_commit(0))
    await until(lambda: any(isinstance(news, Announcement) for news in heard))


async def test_a_cancelled_watch_does_not_watch(
    cable: Cable, cabled: RedisStores, others: Rooms
) -> None:
    heard: News = []
    cable.answers = False
    watching = asyncio.create_task(cabled.rooms.watch(CODE, heard.append))
    await asyncio.sleep(0)

    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)

    cable.answers = True
    cable.cut()
    await until(lambda: succeeds(cabled.rooms))
    await others.commit(a_commit(0))
    await cabled.rooms.watch("OTHER", heard.append)
    await others.commit(a_commit(0, code="OTHER"))
    await until(lambda: bool(heard))
    assert {news.code for news in heard} == {"OTHER"}


async def test_a_watch_asked_for_twice_while_the_connection_dies_hears(
    cable: Cable, cabled: RedisStores, others: Rooms
) -> None:
    """Only what is asked of the living connection is waited for."""
    heard: News = []
    cable.answers = False
    given_up = asyncio.create_task(cabled.rooms.watch(CODE, heard.append))
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    watching = asyncio.create_task(cabled.rooms.watch(CODE, heard.append))
    await asyncio.sleep(0)

    cable.cut()
    cable.answers = True
    await watching

    await until(lambda: succeeds(cabled.rooms))
    await others.commit(a_commit(0))
    await until(lambda: any(isinstance(news, Announcement) for news in heard))


async def test_a_process_is_told_of_its_own_commit_whose_caller_has_gone(
    processes: list[RedisStores],
) -> None:
    """Nobody here knows that it was made."""
    heard: News = []
    rooms = processes[0].rooms
    await rooms.watch(CODE, heard.append)
    task = asyncio.create_task(rooms.commit(a_commit(0)))
    await asyncio.sleep(0)

    task.cancel()

    await until(lambda: bool(heard))
    assert heard == [Announcement(CODE, 1, b"document", b"entry")]
    assert task.cancelled()


async def test_own_commits_are_not_told_after_the_connection_was_lost(
    redis_engine: RedisEngine, processes: list[RedisStores], others: Rooms
) -> None:
    heard: News = []
    rooms = processes[0].rooms
    await rooms.watch(CODE, heard.append)
    await rooms.commit(a_commit(0))
    redis_engine.stop()
    redis_engine.start()
    await until(lambda: bool(heard))

    await rooms.commit(a_commit(1))
    await others.commit(a_commit(2))

    await until(lambda: len(heard) >= 2)
    assert heard == [Missed(CODE), Announcement(CODE, 3, b"document", b"entry")]


async def succeeds(rooms: Rooms) -> bool:
    """Return whether Redis can be reached."""
    try:
        await rooms.ping()
    except Unavailable:
        return False
    return True
