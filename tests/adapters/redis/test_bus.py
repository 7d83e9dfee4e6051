"""Announcements survive a restart of Redis, or those who missed some are told."""

import asyncio
import re
from collections.abc import AsyncIterator

import pytest

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


async def test_the_channels_of_a_room_are_open_while_somebody_watches_it(
    place: RedisPlace,
) -> None:
    """M03, M05: nothing is left behind by who watched."""
    one, other = [(await place.process()).rooms for _ in range(2)]
    await one.watch(CODE, lambda _: None)
    await one.watch("OTHER", lambda _: None)
    await other.watch(CODE, lambda _: None)
    assert {name.rpartition(":told:")[2] for name in await told(place)} == {
        CODE,
        "OTHER",
    }

    await one.unwatch(CODE)
    await one.unwatch("OTHER")
    await until(lambda: are_told(place, 1))

    await other.unwatch(CODE)
    await until(lambda: no_channels(place))


async def told(place: RedisPlace) -> list[str]:
    """Return the channels of announcements that anybody is subscribed to."""
    return [name for name in await channels(place) if ":told:" in name]


async def are_told(place: RedisPlace, rooms: int) -> bool:
    """Return whether anybody is told of so many rooms."""
    return len(await told(place)) == rooms


async def no_channels(place: RedisPlace) -> bool:
    """Return whether nobody is subscribed to anything."""
    return await channels(place) == []


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


async def test_a_process_is_told_that_its_own_commit_may_have_been_made(
    processes: list[RedisStores],
) -> None:
    """D03: whoever asked for it has gone, and nobody else listens."""
    heard: News = []
    rooms = processes[0].rooms
    await rooms.watch(CODE, heard.append)
    task = asyncio.create_task(rooms.commit(a_commit(0)))
    await asyncio.sleep(0)

    task.cancel()

    await until(lambda: bool(heard))
    assert heard == [Missed(CODE)]
    assert task.cancelled()
    assert await rooms.version(CODE) == 1


async def test_what_nobody_else_would_hear_is_not_announced(
    place: RedisPlace, processes: list[RedisStores]
) -> None:
    alone, first, second = (process.rooms for process in processes)
    await alone.watch("ALONE", lambda _: None)
    await first.watch(CODE, lambda _: None)
    await second.watch(CODE, lambda _: None)
    before = await announcements(place)

    await alone.commit(a_commit(0, code="ALONE"))
    await first.commit(a_commit(0, code="UNWATCHED"))
    assert await announcements(place) == before

    await first.commit(a_commit(0))
    await alone.commit(a_commit(1))
    assert await announcements(place) == before + 2


async def announcements(place: RedisPlace) -> int:
    """Return how many commits the server has announced."""
    async with a_link(place.url) as link:
        stats = (await link.call("INFO", "COMMANDSTATS")).decode()
    found = re.search(r"^cmdstat_spublish:calls=(\d+)", stats, re.MULTILINE)
    return 0 if found is None else int(found[1])


async def test_whoever_has_lost_the_line_is_told_of_what_was_not_announced(
    cable: Cable, cabled: RedisStores, others: Rooms
) -> None:
    """P07: a commit does not take who still seems to listen for who listens."""
    heard: News = []
    await others.watch(CODE, lambda _: None)
    await cabled.rooms.watch(CODE, heard.append)
    cable.plugged = False
    cable.cut()
    await others.commit(a_commit(0))

    cable.plugged = True

    await until(lambda: bool(heard))
    await others.commit(a_commit(1))
    await until(lambda: Announcement(CODE, 2, b"document", b"entry") in heard)
    assert Missed(CODE) in heard


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
