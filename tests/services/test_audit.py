"""Nothing that an admin does or sees goes unwritten."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.engine import open_engine
from app.room.decision import Closed
from app.services.desk import Desk
from app.services.looks import Looks
from app.services.ports import Unavailable
from tests.adapters.waiting import until_drivers_rest
from tests.records import ADA, BO
from tests.services.house import House


class Sessions:
    """Would show everything to anybody."""

    async def sign_in(self, token_hash: str, *, until: int, now: int) -> None:
        """Do nothing."""

    async def signed_in(self, token_hash: str, now: int) -> bool:
        """Say yes."""
        return bool(token_hash and now)

    async def sign_out(self, token_hash: str) -> None:
        """Do nothing."""

    async def open_hands(self, token_hash: str, room: str, until: int) -> None:
        """Do nothing."""

    async def hands_open(self, token_hash: str, room: str, now: int) -> bool:
        """Say yes."""
        return bool(token_hash and room and now)


@pytest.fixture
async def broken() -> AsyncIterator[House]:
    """A house whose database is nowhere."""
    there = House(open_engine("sqlite:////nowhere/at/all.sqlite"))
    yield there
    await there.archive.close()
    await until_drivers_rest()


@pytest.fixture
def house(archive_engine: AsyncEngine) -> House:
    """A house without tables."""
    return House(archive_engine)


def a_desk(house: House, broken: House) -> Desk:
    """Return a desk that cannot write anything down."""
    looks = Looks(broken.archive, broken.challenges, house.clock)
    return Desk("session", house.rooms, broken.archive, Sessions(), looks)


async def test_what_cannot_be_audited_is_not_done(house: House, broken: House) -> None:
    code = await house.table()
    unaudited = a_desk(house, broken)

    for act in (
        unaudited.reveal(code, "a dispute"),
        unaudited.close(code),
        unaudited.remove(code, BO),
        unaudited.mute(BO, muted=True),
    ):
        with pytest.raises(Unavailable):
            await act

    room = await house.room(code)
    assert (len(room.seats), room.muted) == (3, ())
    told = [type(n) for e in await house.rooms.entries(code) for n in e.notices]
    assert Closed not in told


async def test_a_look_that_cannot_be_written_down_shows_nothing(
    house: House, broken: House
) -> None:
    code = await house.table("castle", players=(ADA, BO))
    unaudited = a_desk(house, broken)

    for look in (
        unaudited.room(code),
        unaudited.log(code),
        unaudited.log_at(code, 0),
        unaudited.export(code),
    ):
        with pytest.raises(Unavailable):
            await look
