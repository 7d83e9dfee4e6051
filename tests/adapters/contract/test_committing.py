"""A commit is one atomic step, decided by the version of the room."""

import asyncio

from app.services.ports import Committed, Conflict, Entry, Rooms, Stored
from tests.adapters.commits import CODE, a_commit, a_listing, an_answer
from tests.adapters.places import Place


async def test_a_room_that_nobody_created_is_not_there(rooms: Rooms) -> None:
    assert await rooms.load(CODE) is None
    assert await rooms.version(CODE) == 0


async def test_a_created_room_is_loaded_as_it_was_written(rooms: Rooms) -> None:
    document = bytes(range(256)) * 40

    result = await rooms.commit(a_commit(document=document))

    assert result == Committed(1)
    assert await rooms.load(CODE) == Stored(1, document)
    assert await rooms.version(CODE) == 1


async def test_every_commit_raises_the_version_by_one(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0))
    await rooms.commit(a_commit(1, entry=None))

    assert await rooms.commit(a_commit(2, document=b"third")) == Committed(3)
    assert await rooms.load(CODE) == Stored(3, b"third")


async def test_a_room_is_created_only_once(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0, document=b"first"))

    assert await rooms.commit(a_commit(0, document=b"second")) == Conflict()
    assert await rooms.load(CODE) == Stored(1, b"first")


async def test_a_commit_on_an_old_version_changes_nothing(rooms: Rooms) -> None:
    """R09: whoever held a version for too long cannot overwrite a later one."""
    await rooms.commit(a_commit(0))
    await rooms.commit(a_commit(1, document=b"theirs", entry=b"theirs"))
    late = a_commit(
        1,
        document=b"late",
        entry=b"late",
        answers=(an_answer(),),
        deadline=1,
        listing=a_listing(members=("late",), host="late", row=b"late", pending=True),
    )

    assert await rooms.commit(late) == Conflict()

    assert await rooms.load(CODE) == Stored(2, b"theirs")
    assert [entry.body for entry in await rooms.entries(CODE)] == [b"entry", b"theirs"]
    assert await rooms.answer(CODE, "ada", "1") is None
    assert await rooms.due(1, 10) == []
    assert await rooms.of_player("late") == []
    assert await rooms.hosted("late") == 0
    assert await rooms.pending(10) == []
    page = await rooms.listed(status="lobby", game=None, cursor=None, limit=10)
    assert page.rows == ()


async def test_a_commit_ahead_of_the_room_conflicts(rooms: Rooms) -> None:
    assert await rooms.commit(a_commit(3)) == Conflict()
    assert await rooms.load(CODE) is None


async def test_one_of_many_commits_on_a_version_wins(rooms: Rooms) -> None:
    """R10, R14: of those who read the same version exactly one gets through."""
    await rooms.commit(a_commit(0))
    rivals = [
        a_commit(
            1,
            document=b"rival %d" % n,
            entry=b"rival %d" % n,
            answers=(an_answer(id=str(n)),),
        )
        for n in range(40)
    ]

    results = await asyncio.gather(*map(rooms.commit, rivals))

    assert sorted(map(repr, results)) == ["Committed(version=2)"] + ["Conflict()"] * 39
    winner = results.index(Committed(2))
    assert await rooms.load(CODE) == Stored(2, b"rival %d" % winner)
    assert await rooms.entries(CODE, after=1) == [Entry(2, b"rival %d" % winner)]
    kept = [await rooms.answer(CODE, "ada", str(n)) for n in range(40)]
    assert [n for n, answer in enumerate(kept) if answer] == [winner]


async def test_two_processes_race_for_a_version_and_one_wins(
    shared_place: Place,
) -> None:
    """R14: no lock of a process is needed for that."""
    first, second = await shared_place.process(), await shared_place.process()
    await first.rooms.commit(a_commit(0))

    for version in range(1, 30):
        results = await asyncio.gather(
            first.rooms.commit(a_commit(version)),
            second.rooms.commit(a_commit(version)),
        )
        assert sorted(map(repr, results)) == [
            f"Committed(version={version + 1})",
            "Conflict()",
        ]


async def test_rooms_do_not_touch_each_other(rooms: Rooms) -> None:
    """R10: two rooms that are written at once are both written whole."""
    codes = [f"ROOM{n:04}" for n in range(30)]

    for version in range(3):
        commits = (
            a_commit(version, code=code, document=f"{code} {version}".encode())
            for code in codes
        )
        results = await asyncio.gather(*map(rooms.commit, commits))
        assert results == [Committed(version + 1)] * 30

    loaded = [await rooms.load(code) for code in codes]
    assert loaded == [Stored(3, f"{code} 2".encode()) for code in codes]


async def test_a_conflict_harms_no_other_commit_of_the_same_moment(
    rooms: Rooms,
) -> None:
    await rooms.commit(a_commit(0))

    together = [
        a_commit(0, document=b"too late"),
        a_commit(0, code="CDFGHJKL"),
        a_commit(1),
    ]
    results = await asyncio.gather(*map(rooms.commit, together))

    assert results == [Conflict(), Committed(1), Committed(2)]


async def test_a_deleted_room_leaves_nothing_behind(place: Place) -> None:
    rooms = (await place.process()).rooms
    before = await place.size()
    listing = a_listing(members=("ada", "bob"), row=b"row", pending=True)
    await rooms.commit(a_commit(0, answers=(an_answer(),), deadline=5, listing=listing))

    result = await rooms.commit(a_commit(1, document=None, entry=b"closed"))

    assert result == Committed(2)
    assert await rooms.load(CODE) is None
    assert await rooms.version(CODE) == 0
    assert await rooms.entries(CODE) == []
    assert await rooms.answer(CODE, "ada", "1") is None
    assert await place.size() == before


async def test_a_deleted_room_cannot_be_deleted_again(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0))
    await rooms.commit(a_commit(1, document=None))

    assert await rooms.commit(a_commit(1, document=None)) == Conflict()
    assert await rooms.commit(a_commit(0, document=None)) == Conflict()


async def test_a_cancelled_caller_leaves_its_commit_whole(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0))
    task = asyncio.create_task(rooms.commit(a_commit(1, document=b"after")))
    await asyncio.sleep(0)

    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await rooms.remember(CODE, an_answer(), 1)  # whatever was begun is over by then

    version = await rooms.version(CODE)
    expected = Stored(1, b"document") if version == 1 else Stored(2, b"after")
    assert await rooms.load(CODE) == expected
    assert len(await rooms.entries(CODE)) == version


async def test_a_store_that_answers_says_so(rooms: Rooms) -> None:
    await rooms.ping()
