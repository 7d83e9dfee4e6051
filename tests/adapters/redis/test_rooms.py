"""A commit whose reply was lost is judged honestly; late writers overwrite nothing."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from app.adapters.redis.stores import RedisStores
from app.services.ports import (
    Announcement,
    Committed,
    Conflict,
    Entry,
    Repeated,
    Rooms,
    Stored,
)
from tests.adapters.commits import CODE, HOUR, a_commit, a_listing, an_answer, now
from tests.adapters.places import RedisPlace, a_link
from tests.adapters.redis.proxy import Cable
from tests.adapters.waiting import until
from tests.engines import RedisEngine

pytestmark = pytest.mark.live


@pytest.fixture
async def cabled(cable: Cable, place: RedisPlace) -> AsyncIterator[Rooms]:
    """Yield the rooms of a process whose cable to Redis can be cut."""
    stores = RedisStores(cable.url, prefix=place.prefix)
    await stores.open(may_forget=False)
    yield stores.rooms
    await stores.close()


@pytest.fixture
async def rooms(place: RedisPlace) -> Rooms:
    """Return the rooms of another process."""
    return (await place.process()).rooms


async def lose_reply(
    cable: Cable, work: Awaitable[object], is_done: Callable[[], Awaitable[bool]]
) -> "asyncio.Future[object]":
    """Let a command reach Redis and cut the cable before its reply comes back."""
    cable.answers = False
    task = asyncio.ensure_future(work)
    await until(is_done)
    return task


def restore(cable: Cable) -> None:
    """Cut what is open and let everything through again."""
    cable.cut()
    cable.answers = True


async def test_a_commit_whose_reply_was_lost_is_known_to_be_done(
    cable: Cable, cabled: Rooms, rooms: Rooms
) -> None:
    """D03: it is sent again, and found to be there already."""
    commit = a_commit(0, document=b"once", answers=(an_answer(),))
    task = await lose_reply(cable, cabled.commit(commit), lambda: has_version(rooms, 1))

    restore(cable)

    assert await task == Committed(1)
    assert await rooms.load(CODE) == Stored(1, b"once")
    assert await rooms.entries(CODE) == [Entry(1, b"entry")]


async def has_version(rooms: Rooms, version: int) -> bool:
    """Return whether a room has a version."""
    return await rooms.version(CODE) == version


async def test_a_commit_that_never_arrived_is_done_after_all(
    cable: Cable, cabled: Rooms, rooms: Rooms
) -> None:
    cable.asks = False
    task = asyncio.ensure_future(cabled.commit(a_commit(0)))
    await asyncio.sleep(0)

    cable.cut()
    cable.asks = True

    assert await task == Committed(1)
    assert await has_version(rooms, 1)


async def test_a_lost_commit_that_others_followed_gives_its_own_answer(
    cable: Cable, cabled: Rooms, rooms: Rooms
) -> None:
    """D08: the player's command was applied once and is answered so."""
    answer = an_answer(body=b"well played")
    task = await lose_reply(
        cable,
        cabled.commit(a_commit(0, answers=(answer,))),
        lambda: has_version(rooms, 1),
    )
    await rooms.commit(a_commit(1, document=b"later"))

    restore(cable)

    assert await task == Repeated(answer)
    assert await rooms.load(CODE) == Stored(2, b"later")


async def test_another_commit_of_the_same_version_is_no_lost_reply(
    cable: Cable, cabled: Rooms, rooms: Rooms
) -> None:
    """R10: two commits that are alike to the byte are still two."""
    cable.asks = False
    task = asyncio.ensure_future(cabled.commit(a_commit(0)))
    await asyncio.sleep(0)
    assert await rooms.commit(a_commit(0)) == Committed(1)

    cable.cut()
    cable.asks = True

    assert await task == Conflict()


async def test_a_lost_deletion_is_known_to_be_done(
    cable: Cable, cabled: Rooms, rooms: Rooms
) -> None:
    await rooms.commit(a_commit(0))
    task = await lose_reply(
        cable,
        cabled.commit(a_commit(1, document=None)),
        lambda: has_version(rooms, 0),
    )

    restore(cable)

    assert await task == Committed(2)


async def test_a_deletion_that_lost_the_race_conflicts_also_on_a_new_connection(
    cable: Cable, cabled: Rooms, rooms: Rooms
) -> None:
    await rooms.commit(a_commit(0))
    cable.asks = False
    task = asyncio.ensure_future(cabled.commit(a_commit(1, document=None)))
    await asyncio.sleep(0)
    await rooms.commit(a_commit(1, document=b"alive"))

    cable.cut()
    cable.asks = True

    assert await task == Conflict()
    assert await rooms.load(CODE) == Stored(2, b"alive")


async def test_a_commit_sent_twice_is_announced_once(
    cable: Cable, cabled: Rooms, rooms: Rooms
) -> None:
    heard: list[object] = []
    await rooms.watch(CODE, heard.append)
    task = await lose_reply(
        cable, cabled.commit(a_commit(0)), lambda: has_version(rooms, 1)
    )
    restore(cable)
    await task

    await cabled.commit(a_commit(1))

    await until(lambda: len(heard) >= 2)
    versions = [news.version for news in heard if isinstance(news, Announcement)]
    assert versions == [1, 2]


WRITER = """
import asyncio, sys
from app.adapters.redis.stores import RedisStores
from tests.adapters.commits import CODE, HOUR, a_commit

async def main(url, prefix):
    stores = RedisStores(url, prefix=prefix)
    await stores.open(may_forget=False)
    version = await stores.rooms.version(CODE)
    print("read", version, flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(await stores.rooms.commit(a_commit(version, document=b"late")), flush=True)
    await stores.close()

asyncio.run(main(*sys.argv[1:]))
"""


async def test_a_writer_that_was_paused_for_long_overwrites_nothing(
    place: RedisPlace, rooms: Rooms
) -> None:
    """R09: a process is stopped between its read and its write."""
    await rooms.commit(a_commit(0))
    writer = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-c", WRITER, place.url, place.prefix),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert writer.stdin
    assert writer.stdout
    assert await writer.stdout.readline() == b"read 1\n"

    os.kill(writer.pid, signal.SIGSTOP)
    writer.stdin.write(b"go on\n")
    for version in range(1, 4):
        await rooms.commit(a_commit(version, document=b"in time"))
    os.kill(writer.pid, signal.SIGCONT)

    assert await writer.stdout.readline() == b"Conflict()\n"
    assert await writer.wait() == 0
    assert await rooms.load(CODE) == Stored(4, b"in time")


async def test_every_acknowledged_commit_is_there_after_redis_was_killed(
    redis_engine: RedisEngine, rooms: Rooms
) -> None:
    """P01, P02, P04: document, log, answer and deadline alike."""
    await rooms.commit(a_commit(0))
    for version in range(1, 40):
        commit = a_commit(
            version,
            document=b"%d" % (version + 1),
            answers=(an_answer(id=str(version)),),
            deadline=version,
        )
        if version % 13 == 0:
            redis_engine.kill()
            redis_engine.start()
        assert await rooms.commit(commit) == Committed(version + 1)

    redis_engine.kill()
    redis_engine.start()

    assert await rooms.load(CODE) == Stored(40, b"40")
    versions = [entry.version for entry in await rooms.entries(CODE)]
    assert versions == list(range(1, 41))
    assert await rooms.answer(CODE, "ada", "39") == an_answer(id="39")
    assert await rooms.due(38, 10) == []
    assert await rooms.due(39, 10) == [CODE]


async def test_three_rooms_come_back_in_the_phases_they_were_in(
    redis_engine: RedisEngine, rooms: Rooms
) -> None:
    """P03."""
    for status in ("lobby", "playing", "finished"):
        listing = a_listing(status=status, row=status.encode())
        await rooms.commit(a_commit(0, code=status.upper(), listing=listing))

    redis_engine.kill()
    redis_engine.start()

    for status in ("lobby", "playing", "finished"):
        page = await rooms.listed(status=status, game=None, cursor=None, limit=9)
        assert page.rows == (status.encode(),)


async def test_a_room_whose_key_was_lost_is_forgotten_everywhere(
    place: RedisPlace, rooms: Rooms
) -> None:
    """P08: a list that names what is not there heals when it is read."""
    listing = a_listing(row=b"row", pending=True)
    await rooms.commit(a_commit(0, listing=listing, deadline=1))
    async with a_link(place.url) as link:
        for key in await place.keys():
            if ":room:" in key or ":log:" in key:
                await link.call("DEL", key)

    assert await rooms.due(now(), 10) == []

    assert await rooms.of_player("ada") == []
    assert await rooms.pending(10) == []
    assert await place.keys() == []


@pytest.mark.parametrize("ahead", [None, 24 * HOUR], ids=["never", "tomorrow"])
async def test_a_process_whose_clock_is_slow_makes_no_room_due_early(
    rooms: Rooms, ahead: int | None
) -> None:
    """K09: by its clock the room would have run out long ago; Redis still has it."""
    slow = now() - 10 * HOUR
    deadline = None if ahead is None else now() + ahead
    await rooms.commit(a_commit(0, at=slow, keep=HOUR, deadline=deadline))

    assert await rooms.due(now(), 10) == []
    assert await rooms.all_codes() == [CODE]
