"""Whoever watches a room is told of every commit of others, in order."""

import asyncio

import pytest

from app.services.ports import Announcement, Missed, Rooms
from tests.adapters.commits import CODE, a_commit
from tests.adapters.places import Place
from tests.adapters.waiting import until

News = list[Announcement | Missed]


@pytest.fixture
async def rooms(shared_place: Place) -> Rooms:
    """Return the rooms as a process has them that watches."""
    return (await shared_place.process()).rooms


@pytest.fixture
async def others(shared_place: Place) -> Rooms:
    """Return the same rooms as another process has them, which commits."""
    return (await shared_place.process()).rooms


async def test_a_watcher_is_told_what_was_committed(
    rooms: Rooms, others: Rooms
) -> None:
    heard: News = []
    await rooms.watch(CODE, heard.append)

    await others.commit(a_commit(0, document=b"room", entry=b"created"))
    await others.commit(a_commit(1, document=b"room 2", entry=None))
    await others.commit(a_commit(2, document=None, entry=b"closed"))

    await until(lambda: len(heard) == 3)
    assert heard == [
        Announcement(CODE, 1, b"room", b"created"),
        Announcement(CODE, 2, b"room 2", None),
        Announcement(CODE, 3, None, b"closed"),
    ]


async def test_a_process_is_not_told_of_what_its_own_commit_returned(
    rooms: Rooms, others: Rooms
) -> None:
    heard: News = []
    await rooms.watch(CODE, heard.append)

    for version in range(0, 40, 2):
        await rooms.commit(a_commit(version))
        await others.commit(a_commit(version + 1))

    await until(lambda: len(heard) >= 20)
    versions = [n.version for n in heard if isinstance(n, Announcement)]
    assert versions == list(range(2, 41, 2))


async def test_of_commits_in_many_rooms_at_once_each_process_is_told_of_others(
    rooms: Rooms, others: Rooms
) -> None:
    heard: News = []
    codes = [f"ROOM{n}" for n in range(300)]
    for code in codes:
        await rooms.watch(code, heard.append)

    await asyncio.gather(
        *(rooms.commit(a_commit(code=code)) for code in codes[:150]),
        *(others.commit(a_commit(code=code)) for code in codes[150:]),
    )

    await until(lambda: len(heard) >= 150)
    assert sorted(news.code for news in heard) == sorted(codes[150:])


async def test_announcements_come_in_order_from_many_committers(
    shared_place: Place,
) -> None:
    """R14: whichever processes commit, every watcher sees one line of versions."""
    processes = [await shared_place.process() for _ in range(4)]
    committers = processes[:2]
    heard: dict[int, News] = {2: [], 3: []}
    for watcher, news in heard.items():
        await processes[watcher].rooms.watch(CODE, news.append)

    for version in range(60):
        await committers[version % 2].rooms.commit(a_commit(version))

    for news in heard.values():
        await until(lambda news=news: len(news) == 60)  # type: ignore[misc] # bound now
        versions = [n.version for n in news if isinstance(n, Announcement)]
        assert versions == list(range(1, 61))


async def test_each_of_many_committers_is_told_of_the_others_in_order(
    shared_place: Place,
) -> None:
    processes = [await shared_place.process() for _ in range(3)]
    heard: list[News] = [[], [], []]
    for process, news in zip(processes, heard, strict=True):
        await process.rooms.watch(CODE, news.append)

    for version in range(60):
        await processes[version % 3].rooms.commit(a_commit(version))

    for own, news in enumerate(heard):
        await until(lambda news=news: len(news) == 40)  # type: ignore[misc] # bound now
        versions = [n.version for n in news if isinstance(n, Announcement)]
        assert versions == [v + 1 for v in range(60) if v % 3 != own]


async def test_what_is_refused_is_not_announced(rooms: Rooms, others: Rooms) -> None:
    heard: News = []
    await rooms.watch(CODE, heard.append)

    await others.commit(a_commit(5))
    await others.commit(a_commit(0))

    await until(lambda: bool(heard))
    assert [type(news) for news in heard] == [Announcement]


async def test_a_watcher_hears_nothing_of_other_rooms(
    rooms: Rooms, others: Rooms
) -> None:
    heard: News = []
    await rooms.watch(CODE, heard.append)

    await asyncio.gather(
        *(others.commit(a_commit(code=f"ROOM{n}")) for n in range(300))
    )
    await others.commit(a_commit(0))

    await until(lambda: bool(heard))
    assert [news.code for news in heard] == [CODE]


async def test_who_stops_watching_hears_no_more(rooms: Rooms, others: Rooms) -> None:
    heard: News = []
    later: News = []
    await rooms.watch(CODE, heard.append)
    await rooms.unwatch(CODE)

    await others.commit(a_commit(0))
    await rooms.watch(CODE, later.append)
    await others.commit(a_commit(1))

    await until(lambda: bool(later))
    assert heard == []


async def test_a_newer_watcher_takes_the_place_of_the_older(
    rooms: Rooms, others: Rooms
) -> None:
    older: News = []
    newer: News = []
    await rooms.watch(CODE, older.append)
    await rooms.watch(CODE, newer.append)

    await others.commit(a_commit(0))

    await until(lambda: bool(newer))
    assert older == []


async def test_watching_again_at_once_misses_nothing(
    rooms: Rooms, others: Rooms
) -> None:
    for version in range(30):
        heard: News = []
        await rooms.watch(CODE, lambda _: None)
        await rooms.unwatch(CODE)
        await rooms.watch(CODE, heard.append)

        await others.commit(a_commit(version))

        await until(lambda heard=heard: bool(heard))  # type: ignore[misc] # bound now
        await rooms.unwatch(CODE)


async def test_unwatching_what_nobody_watches_is_fine(rooms: Rooms) -> None:
    await rooms.unwatch(CODE)
    await rooms.unwatch(CODE)


async def test_a_watcher_that_fails_silences_nobody_else(
    rooms: Rooms, others: Rooms
) -> None:
    """M07: one broken listener must not cost the others their news."""
    failures: list[dict[str, object]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: failures.append(context))
    heard: News = []

    def fail(_: Announcement | Missed) -> None:
        raise RuntimeError

    await rooms.watch("FAILING", fail)
    await rooms.watch(CODE, heard.append)

    await others.commit(a_commit(code="FAILING"))
    await others.commit(a_commit(0))

    await until(lambda: bool(heard) and bool(failures))
    assert len(failures) == 1
