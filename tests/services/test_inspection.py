"""What an admin sees of a room: facts for the list, and one of two forms of it."""

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.services.inspection import inspected, room_row
from tests.records import ADA, BO
from tests.services.house import House
from tests.services.outlets import RecordingOutlet


@pytest.fixture
def house(archive_engine: AsyncEngine) -> House:
    """Return one process on memory."""
    return House(archive_engine)


async def test_a_row_calls_the_game_by_its_name(house: House) -> None:
    room = await house.room(await house.table())

    row = room_row(house.rooms.games["kingless"], room)

    assert (row.game, row.title) == ("kingless", "Kingless")


async def test_people_are_counted_however_many_windows_they_have_open(
    house: House,
) -> None:
    code = await house.table(players=(ADA, BO))
    game = house.rooms.games["kingless"]
    for window in ("desktop", "phone", "tablet"):
        await house.rooms.attach(code, RecordingOutlet(ADA, window))
    assert room_row(game, await house.room(code)).connected == 1

    await house.rooms.attach(code, RecordingOutlet(BO))

    assert room_row(game, await house.room(code)).connected == 2


async def test_with_open_hands_the_rest_is_the_spectators_form_l19(
    house: House,
) -> None:
    room = await house.room(await house.table(players=(ADA, BO)))
    game = house.rooms.games["kingless"]

    closed = inspected(game, room, house.clock.time, hands=False)
    opened = inspected(game, room, house.clock.time, hands=True)

    assert closed.hands is None
    assert opened.hands is not None
    assert set(opened.hands.private) == {"0", "1"}
    assert msgspec.structs.replace(opened, hands=None) == closed


async def test_hands_hold_neither_the_secret_nor_the_deck_z03(house: House) -> None:
    room = await house.room(await house.table(players=(ADA, BO)))
    match = room.match
    assert match is not None

    shown = inspected(house.rooms.games["kingless"], room, house.clock.time, hands=True)

    text = msgspec.json.encode(shown).decode()
    assert match.secret not in text
    assert match.key not in text
    assert all(share not in text for share in match.entropies)
