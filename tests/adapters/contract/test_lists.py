"""Lists of rooms follow every commit: public ones, a player's, a host's."""

import pytest

from app.services.ports import Rooms
from tests.adapters.commits import a_commit, a_listing, now


async def open_tables(rooms: Rooms, count: int) -> list[bytes]:
    """Open public tables one after the other; return their rows, newest first."""
    start = now()
    for n in range(count):
        listing = a_listing(row=b"row %d" % n)
        commit = a_commit(code=f"ROOM{n:04}", listing=listing, at=start + n)
        await rooms.commit(commit)
    return [b"row %d" % n for n in reversed(range(count))]


async def rows(
    rooms: Rooms, *, status: str = "lobby", game: str | None = None
) -> tuple[bytes, ...]:
    """Return the first rows of a list."""
    page = await rooms.listed(status=status, game=game, cursor=None, limit=50)
    return page.rows


async def test_public_rooms_are_listed_newest_first(rooms: Rooms) -> None:
    newest_first = await open_tables(rooms, 5)

    assert await rows(rooms) == tuple(newest_first)


async def test_many_rooms_are_read_in_one_go(rooms: Rooms) -> None:
    await open_tables(rooms, 3)
    await rooms.commit(a_commit(1, code="ROOM0001"))

    found = await rooms.load_all(["ROOM0002", "ROOM0001", "NOWHERE", "o'\"DD"])

    assert {code: room.version for code, room in found.items()} == {
        "ROOM0002": 1,
        "ROOM0001": 2,
    }
    for code, room in found.items():
        assert room == await rooms.load(code)
    assert await rooms.load_all([]) == {}


async def test_a_private_room_is_not_listed(rooms: Rooms) -> None:
    """X20: its code is known only to whom it was given."""
    await rooms.commit(a_commit(0, listing=a_listing(row=None)))

    assert await rows(rooms) == ()


async def test_a_list_is_of_one_status_and_of_one_game_or_all(rooms: Rooms) -> None:
    for n, (status, game) in enumerate(
        [("lobby", "kingless"), ("lobby", "regicide"), ("playing", "kingless")]
    ):
        listing = a_listing(status=status, game=game, row=b"%d" % n)
        await rooms.commit(a_commit(code=f"ROOM{n}", listing=listing, at=now() + n))

    assert await rows(rooms) == (b"1", b"0")
    assert await rows(rooms, game="kingless") == (b"0",)
    assert await rows(rooms, status="playing") == (b"2",)
    assert await rows(rooms, status="playing", game="regicide") == ()


async def test_a_row_follows_its_room(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0, listing=a_listing(row=b"one player")))
    await rooms.commit(a_commit(1, listing=a_listing(row=b"two players")))

    assert await rows(rooms) == (b"two players",)

    await rooms.commit(a_commit(2, listing=a_listing(row=b"go", status="playing")))

    assert await rows(rooms) == ()
    assert await rows(rooms, status="playing", game="kingless") == (b"go",)

    await rooms.commit(a_commit(3, listing=a_listing(row=None, status="playing")))

    assert await rows(rooms, status="playing") == ()


async def test_a_later_commit_does_not_make_a_room_newer(rooms: Rooms) -> None:
    start = now()
    for n, code in enumerate(("A", "B")):
        listing = a_listing(row=code.encode())
        await rooms.commit(a_commit(code=code, listing=listing, at=start + n))

    await rooms.commit(a_commit(1, code="A", listing=a_listing(row=b"A again")))

    assert await rows(rooms) == (b"B", b"A again")


@pytest.mark.parametrize("limit", [1, 3, 4, 12])
async def test_pages_follow_each_other_without_gap_or_repetition(
    rooms: Rooms, limit: int
) -> None:
    everything = await open_tables(rooms, 12)

    found: list[bytes] = []
    cursor = None
    while True:
        page = await rooms.listed(status="lobby", game=None, cursor=cursor, limit=limit)
        found += page.rows
        cursor = page.cursor
        assert len(page.rows) == limit
        if cursor is None:
            break

    assert found == everything


async def test_a_page_stays_where_it_was_when_rooms_come_and_go(rooms: Rooms) -> None:
    everything = await open_tables(rooms, 8)
    first = await rooms.listed(status="lobby", game=None, cursor=None, limit=3)

    newer = a_commit(code="NEWER", listing=a_listing(row=b"newer"), at=now() + 99)
    await rooms.commit(newer)
    await rooms.commit(a_commit(1, code="ROOM0005", document=None))
    await rooms.commit(a_commit(1, code="ROOM0004", document=None))

    second = await rooms.listed(
        status="lobby", game=None, cursor=first.cursor, limit=50
    )
    assert list(second.rows) == everything[4:]


async def test_rooms_of_the_same_moment_are_all_listed(rooms: Rooms) -> None:
    at = now()
    for n in range(6):
        listing = a_listing(row=b"%d" % n)
        await rooms.commit(a_commit(code=f"SAME{n}", listing=listing, at=at))

    first = await rooms.listed(status="lobby", game=None, cursor=None, limit=4)
    second = await rooms.listed(status="lobby", game=None, cursor=first.cursor, limit=4)

    assert sorted(first.rows + second.rows) == [b"0", b"1", b"2", b"3", b"4", b"5"]


@pytest.mark.parametrize("cursor", ["", "x", "(", "-", "+", "%", "\x00", "9" * 5000])
async def test_a_cursor_that_nobody_gave_out_harms_nothing(
    rooms: Rooms, cursor: str
) -> None:
    """X11: cursors come from strangers."""
    await open_tables(rooms, 2)

    page = await rooms.listed(status="lobby", game=None, cursor=cursor, limit=5)

    assert page.cursor is None
    assert set(page.rows) <= {b"row 0", b"row 1"}


async def test_a_player_finds_all_rooms_they_are_in(rooms: Rooms) -> None:
    start = now()
    for n, members in enumerate([("ada", "bob"), ("bob",), ("ada",)]):
        listing = a_listing(members=members, host=members[0])
        await rooms.commit(a_commit(code=f"ROOM{n}", listing=listing, at=start + n))

    assert await rooms.of_player("ada") == ["ROOM2", "ROOM0"]
    assert await rooms.of_player("bob") == ["ROOM1", "ROOM0"]
    assert await rooms.of_player("eve") == []


async def test_who_leaves_a_room_no_longer_finds_it(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0, listing=a_listing(members=("ada", "bob"))))

    await rooms.commit(a_commit(1, listing=a_listing(members=("bob",), host="bob")))

    assert await rooms.of_player("ada") == []
    assert len(await rooms.of_player("bob")) == 1


async def test_a_host_has_as_many_rooms_as_are_open(rooms: Rooms) -> None:
    for n in range(3):
        await rooms.commit(a_commit(code=f"ROOM{n}"))

    assert await rooms.hosted("ada") == 3

    await rooms.commit(a_commit(1, code="ROOM0", document=None))
    await rooms.commit(a_commit(1, code="ROOM1", listing=a_listing(host="bob")))

    assert await rooms.hosted("ada") == 1
    assert await rooms.hosted("bob") == 1


async def test_the_admin_sees_private_rooms_too(rooms: Rooms) -> None:
    await rooms.commit(a_commit(code="PUBLIC", listing=a_listing(row=b"row")))
    await rooms.commit(a_commit(code="PRIVATE"))
    await rooms.commit(a_commit(code="DELETED"))
    await rooms.commit(a_commit(1, code="DELETED", document=None))

    assert sorted(await rooms.all_codes()) == ["PRIVATE", "PUBLIC"]


async def test_a_room_owes_the_archive_until_a_commit_says_otherwise(
    rooms: Rooms,
) -> None:
    """D05, P09: a result that waits is found again, by whichever process."""
    for n in range(3):
        listing = a_listing(pending=n != 1)
        await rooms.commit(a_commit(code=f"ROOM{n}", listing=listing))

    assert sorted(await rooms.pending(10)) == ["ROOM0", "ROOM2"]
    assert len(await rooms.pending(1)) == 1

    await rooms.commit(a_commit(1, code="ROOM0"))

    assert await rooms.pending(10) == ["ROOM2"]


async def test_an_uploaded_deck_is_found_by_its_hash(rooms: Rooms) -> None:
    await rooms.put_content("hash", "a deck – with a crown", 60_000)

    assert await rooms.content("hash") == "a deck – with a crown"
    assert await rooms.content("other") is None
