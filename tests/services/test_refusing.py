"""A refused command costs one trip to the store, and what it was answered stands."""

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.room.commands import Chat, Move
from app.services.ports import Answer
from tests.records import ADA, BO, CY
from tests.services.house import House
from tests.services.outlets import RecordingOutlet, ask


class CountingStore(MemoryRooms):
    """Counts how often it is asked for what a refusal needs."""

    trips = 0

    async def version(self, code: str) -> int:
        """Count, and answer."""
        self.trips += 1
        return await super().version(code)

    async def remember(self, code: str, answer: Answer, version: int) -> Answer | None:
        """Count, and keep."""
        self.trips += 1
        return await super().remember(code, answer, version)


@pytest.fixture
def world() -> MemoryWorld:
    """Return the rooms that the processes of a test share."""
    return MemoryWorld()


@pytest.fixture
def house(archive_engine: AsyncEngine, world: MemoryWorld) -> House:
    """Return a process whose store counts."""
    return House(archive_engine, world, store=CountingStore)


async def on_turn(house: House, code: str) -> RecordingOutlet:
    """Let whoever is on turn listen."""
    match = await house.match(code)
    (seat,) = house.rooms.games["kingless"].acting(match.state)
    outlet = RecordingOutlet(match.players[str(seat)])
    await house.rooms.attach(code, outlet)
    return outlet


async def test_a_refused_command_asks_the_store_once(house: House) -> None:
    code = await house.table()
    mover = await on_turn(house, code)
    store = house.rooms.store
    assert isinstance(store, CountingStore)
    store.trips = 0

    await ask(house, code, Move("m", 1, {"do": "nonsense"}), mover)

    assert mover.last("error")["id"] == "m"
    assert store.trips == 1


async def test_d08_a_move_that_is_stale_since_it_was_made_gets_its_ok_again(
    house: House,
) -> None:
    code = await house.table()
    mover = await on_turn(house, code)
    move = Move("m", 1, {"do": "end-turn"})

    await ask(house, code, move, mover)
    await ask(house, code, move, mover)

    assert mover.types == ["welcome", "ok", "view", "ok"]


async def test_r10_what_an_old_copy_refuses_is_decided_on_the_room_as_it_is(
    archive_engine: AsyncEngine, house: House, world: MemoryWorld
) -> None:
    other = House(archive_engine, world, name="two")
    code = await house.table()
    for player in (ADA, BO, CY):
        await other.rooms.attach(code, RecordingOutlet(player))
    world.buses.pop()
    mover = await on_turn(house, code)
    await ask(house, code, Move("m", 1, {"do": "end-turn"}), mover)
    match = await house.match(code)
    (seat,) = house.rooms.games["kingless"].acting(match.state)
    follower = RecordingOutlet(match.players[str(seat)])

    move = Move("n", match.seqs[str(seat)], {"do": "end-turn"})
    await ask(other, code, move, follower)

    assert follower.last("ok")["id"] == "n"


async def test_what_an_old_copy_would_refuse_otherwise_is_answered_as_before(
    archive_engine: AsyncEngine, house: House, world: MemoryWorld
) -> None:
    """D08: the same id with other content is told apart by every process."""
    other = House(archive_engine, world, name="two")
    code = await house.table()
    await other.rooms.attach(code, RecordingOutlet(BO))
    world.buses.pop()
    ada = RecordingOutlet(ADA)
    await ask(house, code, Chat("c", "hello"), ada)

    await ask(other, code, Move("c", 1, {"do": "nonsense"}), ada)

    assert ada.last("error")["code"] == "id-reused"
