"""The background work of a process goes on, whatever becomes of one room."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from structlog.testing import capture_logs

from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.room.commands import AdminClose
from app.services.ports import Commit, CommitResult, Stored, Unavailable
from app.services.sweeper import Sweeper
from tests.records import ADA, BO
from tests.services.house import House
from tests.services.outlets import RecordingOutlet


@pytest.fixture
def world() -> MemoryWorld:
    """Return what is kept."""
    return MemoryWorld()


@pytest.fixture
def house(archive_engine: AsyncEngine, world: MemoryWorld) -> House:
    """Return one process on memory."""
    return House(archive_engine, world)


@pytest.fixture
def sweeper(house: House) -> Iterator[Sweeper]:
    """Return its background work, which the test sets going."""
    sweeper = Sweeper(house.archive, house.challenges, house.clock, "test")
    sweeper.rooms = house.rooms
    yield sweeper
    sweeper._alarms.stop()


async def settled(sweeper: Sweeper) -> None:
    """Wait for what was begun."""
    while sweeper._running:
        await asyncio.gather(*sweeper._running)


async def test_p04_a_deadline_fires_when_it_comes(
    house: House, sweeper: Sweeper
) -> None:
    code = await house.table(players=(ADA, BO))
    before = (await house.room(code)).warned
    house.clock.time += 14 * 24 * 3_600_000 - 1

    sweeper.schedule(code, house.clock.time)
    async with asyncio.timeout(60):
        while not sweeper._running:
            await asyncio.sleep(0)
    await settled(sweeper)

    assert not before
    assert (await house.room(code)).warned


async def test_leases_are_renewed_though_one_room_cannot_be(
    house: House, sweeper: Sweeper, world: MemoryWorld
) -> None:
    spoilt, sound = await house.table(), await house.table()
    for code in (spoilt, sound):
        await house.rooms.attach(code, RecordingOutlet(ADA))
    world.rooms[spoilt].version += 1
    world.rooms[spoilt].document = b"written by another version"
    house.clock.time += 50_000

    await sweeper.renew()

    (lease,) = (await house.room(sound)).connections
    assert lease.until == house.clock.time + 60_000


async def test_k06_a_clock_that_jumps_past_the_end_of_a_table_closes_its_sockets(
    house: House, sweeper: Sweeper
) -> None:
    """K06: the store keeps it no longer, so that its goodbye can be told to nobody."""
    code = await house.table()
    socket = RecordingOutlet(ADA)
    await house.rooms.attach(code, socket)
    house.clock.time += 365 * 24 * 3_600_000

    await sweeper.sweep()
    await sweeper.renew()

    assert socket.closed is not None
    assert socket.closed[0] == 4404
    assert house.rooms.tables.codes == ()


async def test_p03_what_is_due_fires_though_one_room_is_gone_and_one_unreadable(
    house: House, sweeper: Sweeper, world: MemoryWorld
) -> None:
    spoilt, gone, sound = [await house.table(players=(ADA, BO)) for _ in range(3)]
    world.rooms[spoilt].document = b"written by another version"
    house.clock.time += 14 * 24 * 3_600_000 - 1
    await house.rooms.act(gone, AdminClose())

    for code in (spoilt, gone, sound):
        sweeper._fire(code)
    await settled(sweeper)

    assert (await house.room(sound)).warned


async def test_a_sweep_that_fails_is_told_and_the_next_one_comes(
    sweeper: Sweeper,
) -> None:
    """A store that is away is no fault of ours: it costs a line, not a traceback."""
    fails, swept = [Unavailable("away"), ZeroDivisionError()], asyncio.Event()

    async def work() -> None:
        if fails:
            raise fails.pop(0)
        swept.set()
        await asyncio.Event().wait()

    with capture_logs() as told:
        sweeping = asyncio.create_task(sweeper._every(0, work))
        async with asyncio.timeout(60):
            await swept.wait()
        sweeping.cancel()

    assert [(line["event"], "exc_info" in line) for line in told] == [
        ("sweep_waits", False),
        ("sweep_failed", True),
    ]


class FaultyStore(MemoryRooms):
    """Fails in a way that no store should, for one room."""

    broken = ""

    async def commit(self, commit: Commit) -> CommitResult:
        """Make a change, or fail."""
        if commit.code == self.broken:
            raise ZeroDivisionError
        return await super().commit(commit)

    async def load(self, code: str) -> Stored | None:
        """Return a room, or fail."""
        if code == self.broken:
            raise ZeroDivisionError
        return await super().load(code)


async def test_a_fault_of_ours_in_one_room_stops_no_other(
    house: House, sweeper: Sweeper, world: MemoryWorld
) -> None:
    store = FaultyStore(house.clock, world)
    house.rooms.store = house.rooms.tables.store = store
    store.broken, sound = [await house.table() for _ in range(2)]
    house.clock.time += 14 * 24 * 3_600_000 - 1

    await sweeper.sweep()

    assert (await house.room(sound)).warned


async def test_a_room_is_let_go_though_the_end_of_its_last_socket_cannot_be_kept(
    house: House, world: MemoryWorld
) -> None:
    store = FaultyStore(house.clock, world)
    house.rooms.store = house.rooms.tables.store = store
    code, outlet = await house.table(), RecordingOutlet(ADA)
    await house.rooms.attach(code, outlet)
    store.broken = code

    with pytest.raises(ZeroDivisionError):
        await house.rooms.detach(code, outlet)

    assert house.rooms.tables.get(code) is None


async def test_nothing_is_archived_of_a_room_that_is_gone(sweeper: Sweeper) -> None:
    sweeper.finished("BBBBBBBB")
    await settled(sweeper)

    assert sweeper._archiving == set()


async def test_sweeping_goes_on_after_a_sweep_that_failed(sweeper: Sweeper) -> None:
    swept = asyncio.Event()
    sweeps = 0

    async def sweep() -> None:
        nonlocal sweeps
        sweeps += 1
        if sweeps == 1:
            raise ZeroDivisionError
        swept.set()

    loop = asyncio.create_task(sweeper._every(0, sweep))
    async with asyncio.timeout(60):
        await swept.wait()
    loop.cancel()
    await asyncio.gather(loop, return_exceptions=True)

    assert sweeps >= 2


async def test_r13_a_process_that_stops_leaves_no_work_behind(
    sweeper: Sweeper,
) -> None:
    sweeper.start()
    loops = list(sweeper._loops)

    await sweeper.stop()

    assert [loop.done() for loop in loops] == [True, True, True]
