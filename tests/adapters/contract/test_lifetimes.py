"""Everything of a room is kept for as long as its last commit said."""

from app.services.ports import Committed, Rooms, Stored
from tests.adapters.commits import CODE, HOUR, a_commit, a_listing, an_answer, now
from tests.adapters.places import Place
from tests.adapters.waiting import outlive, until

SOON = 40
"""Milliseconds that are over before long, but not before the next line."""


async def is_gone(rooms: Rooms, code: str = CODE) -> bool:
    """Return whether a room has run out."""
    return await rooms.load(code) is None


async def test_a_room_that_has_run_out_is_nowhere_to_be_found(rooms: Rooms) -> None:
    """V13: abandoned tables leave every list by themselves."""
    listing = a_listing(row=b"row", pending=True)
    await rooms.commit(
        a_commit(0, answers=(an_answer(),), deadline=5, keep=SOON, listing=listing)
    )

    await until(lambda: is_gone(rooms))

    assert await rooms.version(CODE) == 0
    assert await rooms.entries(CODE) == []
    assert await rooms.answer(CODE, "ada", "1") is None
    assert await rooms.due(now(), 10) == []
    assert await rooms.of_player("ada") == []
    assert await rooms.hosted("ada") == 0
    assert await rooms.all_codes() == []
    assert await rooms.pending(10) == []
    page = await rooms.listed(status="lobby", game=None, cursor=None, limit=10)
    assert page.rows == ()


async def test_rooms_that_have_run_out_make_no_gap_in_a_page(rooms: Rooms) -> None:
    start = now()
    for n in range(9):
        listing = a_listing(row=b"%d" % n)
        keep = HOUR if n in (0, 1, 5) else SOON
        commit = a_commit(code=f"R{n}", listing=listing, keep=keep, at=start + n)
        await rooms.commit(commit)
    await until(lambda: is_gone(rooms, "R8"))

    page = await rooms.listed(status="lobby", game=None, cursor=None, limit=2)
    rest = await rooms.listed(status="lobby", game=None, cursor=page.cursor, limit=2)

    assert page.rows == (b"5", b"1")
    assert rest.rows == (b"0",)


async def test_every_commit_keeps_the_whole_room_for_longer(rooms: Rooms) -> None:
    first_keep = await prolong(rooms)

    await outlive(rooms, first_keep)

    assert await rooms.load(CODE) == Stored(2, b"document")
    assert len(await rooms.entries(CODE)) == 1
    assert await rooms.answer(CODE, "ada", "1") == an_answer()


async def prolong(rooms: Rooms) -> int:
    """Create a short-lived room and keep it for an hour; return its first life."""
    keep = SOON
    while True:
        await rooms.commit(a_commit(0, answers=(an_answer(),), keep=keep))
        result = await rooms.commit(a_commit(1, entry=None, keep=HOUR))
        if isinstance(result, Committed):
            return keep
        keep *= 2  # this machine is slower than that


async def test_a_commit_to_a_room_that_has_run_out_conflicts(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0, keep=SOON))
    await until(lambda: is_gone(rooms))

    result = await rooms.commit(a_commit(1))

    assert not isinstance(result, Committed)


async def test_a_room_in_the_place_of_one_that_has_run_out_is_new(
    rooms: Rooms,
) -> None:
    old = a_listing(members=("old",), host="old", row=b"old", pending=True)
    await rooms.commit(a_commit(0, answers=(an_answer(),), keep=SOON, listing=old))
    await until(lambda: is_gone(rooms))

    await rooms.commit(a_commit(0, entry=None, listing=a_listing(row=b"new")))

    assert await rooms.load(CODE) == Stored(1, b"document")
    assert await rooms.entries(CODE) == []
    assert await rooms.answer(CODE, "ada", "1") is None
    assert await rooms.of_player("old") == []
    assert await rooms.pending(10) == []
    page = await rooms.listed(status="lobby", game=None, cursor=None, limit=10)
    assert page.rows == (b"new",)


async def test_a_room_in_the_place_of_one_that_has_run_out_is_the_newest(
    rooms: Rooms,
) -> None:
    start = now()
    await rooms.commit(a_commit(0, code="AGAIN", keep=SOON, at=start))
    await rooms.commit(a_commit(0, code="BETWEEN", at=start + 1))
    await until(lambda: is_gone(rooms, "AGAIN"))

    await rooms.commit(a_commit(0, code="AGAIN", at=start + 2))

    assert await rooms.of_player("ada") == ["AGAIN", "BETWEEN"]


async def test_what_has_run_out_leaves_nothing_behind(place: Place) -> None:
    """M05: the sweep of deadlines clears away what nobody deletes."""
    rooms = (await place.process()).rooms
    before = await place.size()
    for n in range(20):
        listing = a_listing(members=("ada", f"p{n}"), row=b"row", pending=n % 2 == 0)
        deadline = None if n % 3 else 5
        await rooms.commit(
            a_commit(
                0,
                code=f"ROOM{n}",
                answers=(an_answer(),),
                keep=SOON,
                listing=listing,
                deadline=deadline,
            )
        )
    await until(lambda: is_gone(rooms, "ROOM19"))

    await rooms.due(now(), 100)
    # A store sweeps after a while, or when it starts; rooms that nobody can find
    # any more are gone from the file after that.
    rooms = (await place.process()).rooms
    await rooms.due(now(), 100)

    assert await place.size() == before


async def test_a_refusal_is_remembered_no_longer_than_its_room(
    place: Place,
) -> None:
    rooms = (await place.process()).rooms
    await rooms.commit(a_commit(0, keep=SOON))
    await rooms.remember(CODE, an_answer(), 1)

    await until(lambda: is_gone(rooms))

    assert await rooms.answer(CODE, "ada", "1") is None


async def test_an_uploaded_deck_runs_out(rooms: Rooms) -> None:
    await rooms.put_content("hash", "a deck", SOON)

    async def is_forgotten() -> bool:
        return await rooms.content("hash") is None

    await until(is_forgotten)


async def test_a_deck_uploaded_again_is_kept_for_the_longer_time(rooms: Rooms) -> None:
    await rooms.put_content("hash", "a deck", HOUR)
    await rooms.put_content("hash", "a deck", SOON)

    await outlive(rooms, SOON)

    assert await rooms.content("hash") == "a deck"
