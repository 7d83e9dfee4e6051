"""Deadlines fire whoever set them; finished matches reach the archive once."""

import asyncio
from copy import deepcopy

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.room.commands import Join, Resign
from app.room.lifetime import awaits_archive
from app.services import documents
from app.services.ports import Unavailable
from app.services.records import MatchRecord, SightRecord
from app.services.sweeper import Sweeper
from tests.records import ADA, BO, CY
from tests.services.house import House
from tests.services.outlets import RecordingOutlet


class FlakyArchive:
    """An archive that is away for the first so many saves."""

    def __init__(self, absences: int) -> None:
        self.absences = absences
        self.saved: list[MatchRecord] = []

    async def save(self, record: MatchRecord) -> None:
        """Save, or be away."""
        if self.absences:
            self.absences -= 1
            raise Unavailable("away")
        self.saved.append(record)


def sweeper_of(
    house: House, archive: FlakyArchive, diary: "Diary | None" = None
) -> Sweeper:
    """Return the background work of a process; the test makes it sweep."""
    challenges = diary or house.challenges
    sweeper = Sweeper(archive, challenges, house.clock, "test")  # type: ignore[arg-type] # all a sweeper asks of them
    sweeper.rooms = house.rooms
    return sweeper


async def settled(sweeper: Sweeper) -> None:
    """Wait for what a sweep has begun."""
    while sweeper._running:
        await asyncio.gather(*sweeper._running)


@pytest.fixture
def world() -> MemoryWorld:
    """Return what all processes of a test share."""
    return MemoryWorld()


async def test_p04_a_deadline_is_fired_by_a_process_that_did_not_set_it(
    archive_engine: AsyncEngine, world: MemoryWorld
) -> None:
    one = House(archive_engine, world)
    code = await one.table()
    before = await one.match(code)
    other = House(archive_engine, world, name="other")
    sweeper = sweeper_of(other, FlakyArchive(0))
    # Nobody is connected here: first the seat's absence runs, then its clock.
    for _ in range(10):
        other.clock.time += 60_000
        await sweeper.sweep()

    after = await other.match(code)
    assert after.moves > before.moves


async def test_k03_a_deadline_that_has_passed_by_is_fired_once(
    archive_engine: AsyncEngine, world: MemoryWorld
) -> None:
    one, other = House(archive_engine, world), House(archive_engine, world, name="two")
    code = await one.table()
    for house in (one, other):
        house.clock.time += 10 * 60_000
    await asyncio.gather(
        *(sweeper_of(house, FlakyArchive(0)).sweep() for house in (one, other))
    )
    moves = (await one.match(code)).moves
    await sweeper_of(one, FlakyArchive(0)).sweep()

    assert (await one.match(code)).moves == moves


async def finished(house: House) -> str:
    """Play a match to its end by resigning, and return the room's code."""
    code = await house.table()
    for player in (BO, CY):
        await house.act(code, Resign, player)
    assert (await house.room(code)).status == "finished"
    return code


async def test_p09_a_result_waits_in_its_room_until_the_archive_is_back(
    archive_engine: AsyncEngine,
) -> None:
    house = House(archive_engine)
    code = await finished(house)
    archive = FlakyArchive(absences=2)
    sweeper = sweeper_of(house, archive)
    for _ in range(2):
        await sweeper.retry()
        await settled(sweeper)
        assert (await house.room(code)).unarchived

    await sweeper.retry()
    await settled(sweeper)
    assert not (await house.room(code)).unarchived
    assert len(archive.saved) == 1


async def test_d05_a_match_that_was_archived_before_the_crash_is_written_again(
    archive_engine: AsyncEngine,
) -> None:
    house = House(archive_engine)
    code = await finished(house)
    room = await house.room(code)
    sweeper = sweeper_of(house, archive := FlakyArchive(0))
    sweeper.finished(code)
    sweeper.finished(code)
    await settled(sweeper)

    assert [record.id for record in archive.saved] == [room.unarchived[0].match.id]
    (record,) = archive.saved
    assert [step.kind for step in record.moves] == ["leave", "leave"]
    assert dict(record.awards)["king"] == ADA


async def test_d05_a_finish_that_the_store_has_lost_is_not_archived(
    archive_engine: AsyncEngine, world: MemoryWorld
) -> None:
    """Redis may lose its last writes: what comes instead would be "there already"."""
    one, other = House(archive_engine, world), House(archive_engine, world, name="two")
    code = await one.table(players=(ADA, BO))
    await one.rooms.attach(code, RecordingOutlet(ADA))
    stored = deepcopy(world.rooms[code])
    await one.act(code, Resign, BO)
    world.rooms[code] = stored
    archive = FlakyArchive(0)

    await archived(sweeper_of(one, archive), code)
    assert archive.saved == []

    await other.act(code, Resign, ADA)
    await archived(sweeper_of(other, archive), code)
    (record,) = archive.saved
    assert dict(record.awards)["king"] == BO


async def archived(sweeper: Sweeper, code: str) -> None:
    """Let a process see to a room's finished matches."""
    sweeper.finished(code)
    await settled(sweeper)


class Diary(FlakyArchive):
    """Archive and challenges in one: what they were told, in order."""

    def __init__(self) -> None:
        super().__init__(0)
        self.told: list[str] = []

    async def save(self, record: MatchRecord) -> None:
        """Keep that a match was saved."""
        self.told.append(record.id)

    async def saw(self, *sights: SightRecord) -> None:
        """Keep who saw a match."""
        self.told += [sight.player for sight in sights]


async def test_whoever_came_to_watch_elsewhere_is_noted_before_the_match_is_saved(
    archive_engine: AsyncEngine, world: MemoryWorld
) -> None:
    one, deaf = House(archive_engine, world), House(archive_engine, world, name="deaf")
    world.buses.pop()
    code = await one.table("castle", players=(ADA, BO))
    await deaf.rooms.attach(code, RecordingOutlet(ADA))
    await deaf.act(code, Resign, BO)
    match = await one.match(code)
    await one.rooms.act(code, Join(CY, "Cy", "spectator"))
    diary = Diary()

    await archived(sweeper_of(deaf, diary, diary), code)

    assert diary.told == [CY, match.id]
    assert not awaits_archive(await one.room(code))


async def test_a_result_waits_while_the_store_does_not_answer(
    archive_engine: AsyncEngine,
) -> None:
    class Silent(MemoryRooms):
        silent = False

        async def version(self, code: str) -> int:
            if self.silent:
                raise Unavailable("away")
            return await super().version(code)

    house = House(archive_engine, store=Silent)
    code = await finished(house)
    await house.rooms.attach(code, RecordingOutlet(ADA))
    sweeper = sweeper_of(house, archive := FlakyArchive(0))
    for Silent.silent in (True, False):
        assert archive.saved == []
        await archived(sweeper, code)

    assert len(archive.saved) == 1


async def test_play_goes_on_while_a_result_waits(archive_engine: AsyncEngine) -> None:
    house = House(archive_engine)
    code = await finished(house)
    sweeper = sweeper_of(house, FlakyArchive(absences=1000))
    await sweeper.retry()
    await settled(sweeper)
    await house.again(code)

    assert (await house.room(code)).status == "playing"
    assert len((await house.room(code)).unarchived) == 1


async def test_p03_s04_one_room_that_cannot_be_read_stops_no_other(
    archive_engine: AsyncEngine, world: MemoryWorld
) -> None:
    house = House(archive_engine, world)
    spoilt = await house.table()
    world.rooms[spoilt].document = documents.encode(await house.room(spoilt))[:-9]
    code = await finished(house)
    sound = await house.table()
    before = (await house.match(sound)).moves
    sweeper = sweeper_of(house, archive := FlakyArchive(0))
    for _ in range(10):
        house.clock.time += 60_000
        await sweeper.sweep()
    await sweeper.retry()
    await settled(sweeper)

    assert (await house.match(sound)).moves > before
    assert [record.room for record in archive.saved] == [code]


async def test_one_result_that_the_archive_chokes_on_keeps_no_other(
    archive_engine: AsyncEngine,
) -> None:
    class Choking(FlakyArchive):
        async def save(self, record: MatchRecord) -> None:
            if record.room == spoilt:
                raise ValueError("a fault of ours")
            await super().save(record)

    house = House(archive_engine)
    spoilt, code = await finished(house), await finished(house)
    sweeper = sweeper_of(house, archive := Choking(0))
    await sweeper.retry()
    await settled(sweeper)

    assert [record.room for record in archive.saved] == [code]
