"""A room's log holds what every commit wanted kept, in order."""

import pytest

from app.services.ports import Announcement, Entry, Missed, Rooms
from tests.adapters.commits import CODE, a_commit
from tests.adapters.places import Place
from tests.adapters.waiting import until


async def write_seven(rooms: Rooms) -> None:
    """Make seven commits, the third of which has nothing to tell."""
    for version in range(7):
        entry = None if version == 2 else b"entry %d" % (version + 1)
        await rooms.commit(a_commit(version, entry=entry))


async def test_entries_come_in_the_order_of_their_commits(rooms: Rooms) -> None:
    await write_seven(rooms)

    assert await rooms.entries(CODE) == [
        Entry(1, b"entry 1"),
        Entry(2, b"entry 2"),
        Entry(4, b"entry 4"),
        Entry(5, b"entry 5"),
        Entry(6, b"entry 6"),
        Entry(7, b"entry 7"),
    ]


@pytest.mark.parametrize(
    ("after", "versions"),
    [(0, [1, 2, 4, 5, 6, 7]), (2, [4, 5, 6, 7]), (3, [4, 5, 6, 7]), (6, [7]), (7, [])],
)
async def test_entries_after_a_version_leave_out_what_it_knows(
    rooms: Rooms, after: int, versions: list[int]
) -> None:
    await write_seven(rooms)

    found = await rooms.entries(CODE, after=after)

    assert [entry.version for entry in found] == versions


@pytest.mark.parametrize(
    ("newest", "versions"),
    [(0, []), (1, [7]), (3, [5, 6, 7]), (5, [2, 4, 5, 6, 7]), (9, [1, 2, 4, 5, 6, 7])],
)
async def test_the_newest_entries_come_in_order_too(
    rooms: Rooms, newest: int, versions: list[int]
) -> None:
    await write_seven(rooms)

    found = await rooms.entries(CODE, newest=newest)

    assert [entry.version for entry in found] == versions


async def test_the_newest_entries_after_a_version(rooms: Rooms) -> None:
    await write_seven(rooms)

    found = await rooms.entries(CODE, after=5, newest=5)

    assert [entry.version for entry in found] == [6, 7]


async def test_an_entry_is_kept_byte_for_byte(rooms: Rooms) -> None:
    body = bytes(range(256)) * 100

    await rooms.commit(a_commit(0, entry=body))
    await rooms.commit(a_commit(1, entry=b""))

    assert await rooms.entries(CODE) == [Entry(1, body), Entry(2, b"")]


async def test_versions_are_ordered_as_numbers(rooms: Rooms) -> None:
    for version in range(12):
        await rooms.commit(a_commit(version))

    found = await rooms.entries(CODE, after=8)

    assert [entry.version for entry in found] == [9, 10, 11, 12]


async def test_m04_an_entry_that_does_not_last_is_not_kept(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0))

    await rooms.commit(a_commit(1, entry=b"ready", lasting=False))

    assert await rooms.entries(CODE) == [Entry(1, b"entry")]


async def test_m04_an_entry_that_does_not_last_is_told_and_not_kept(
    shared_place: Place,
) -> None:
    rooms, others = [(await shared_place.process()).rooms for _ in range(2)]
    heard: list[Announcement | Missed] = []
    await others.commit(a_commit(0))
    await rooms.watch(CODE, heard.append)

    await others.commit(a_commit(1, entry=b"ready", lasting=False))

    await until(lambda: bool(heard))
    (news,) = heard
    assert isinstance(news, Announcement)
    assert news.entry == b"ready"
    assert await rooms.entries(CODE) == [Entry(1, b"entry")]
