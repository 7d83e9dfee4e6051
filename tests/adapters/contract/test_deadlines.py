"""A room's deadline stands in the store, where any process sees it come."""

from app.services.ports import Rooms
from tests.adapters.commits import a_commit
from tests.adapters.places import Place


async def test_a_room_is_due_from_its_deadline_on(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0, code="A", deadline=1000))

    assert await rooms.due(999, 10) == []
    assert await rooms.due(1000, 10) == ["A"]
    assert await rooms.due(5000, 10) == ["A"]


async def test_a_room_without_a_deadline_is_never_due(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0, code="A", deadline=None))

    assert await rooms.due(10**15, 10) == []


async def test_the_longest_due_come_first(rooms: Rooms) -> None:
    deadlines = {"A": 700, "B": 300, "C": 900, "D": 100, "E": 500}
    for code, deadline in deadlines.items():
        await rooms.commit(a_commit(0, code=code, deadline=deadline))

    assert await rooms.due(800, 10) == ["D", "B", "E", "A"]
    assert await rooms.due(800, 2) == ["D", "B"]


async def test_every_commit_sets_the_deadline_anew(rooms: Rooms) -> None:
    """K01: a clock that was stopped or moved does not fire at its old time."""
    await rooms.commit(a_commit(0, code="A", deadline=100))
    await rooms.commit(a_commit(0, code="B", deadline=100))
    await rooms.commit(a_commit(0, code="C", deadline=None))

    await rooms.commit(a_commit(1, code="A", deadline=2000))
    await rooms.commit(a_commit(1, code="B", deadline=None))
    await rooms.commit(a_commit(1, code="C", deadline=300))

    assert await rooms.due(1000, 10) == ["C"]
    assert await rooms.due(2000, 10) == ["C", "A"]


async def test_a_due_room_stays_due_until_it_is_dealt_with(rooms: Rooms) -> None:
    """P04: whoever asked first may have died since."""
    await rooms.commit(a_commit(0, code="A", deadline=100))

    await rooms.due(100, 10)

    assert await rooms.due(100, 10) == ["A"]


async def test_a_deleted_room_is_no_longer_due(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0, code="A", deadline=100))
    await rooms.commit(a_commit(1, code="A", document=None, deadline=100))

    assert await rooms.due(1000, 10) == []


async def test_another_process_sees_the_deadlines_of_the_first(
    shared_place: Place,
) -> None:
    """P04: a timer belongs to the room, not to the process that set it."""
    first, second = await shared_place.process(), await shared_place.process()
    await first.rooms.commit(a_commit(0, code="A", deadline=100))
    await first.close()

    assert await second.rooms.due(100, 10) == ["A"]
