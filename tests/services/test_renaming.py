"""New names reach the archive when it answers, and nobody waits for that."""

import asyncio
from typing import cast

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from structlog.testing import capture_logs

from app.services.ports import Archive, Unavailable
from app.services.renaming import MOST_WAITING, Renames
from app.services.sweeper import Sweeper
from tests.services.house import House


class SlowArchive:
    """An archive that is away for the first so many renames, or hangs until let go."""

    UNFIT = "unfit"

    def __init__(self, absences: int = 0, *, hangs: bool = False) -> None:
        self.absences = absences
        self.names: list[tuple[str, str]] = []
        self.asked = asyncio.Event()
        self.let_go = asyncio.Event()
        if not hangs:
            self.let_go.set()

    async def rename(self, player: str, name: str) -> None:
        """Take a name, or be away."""
        self.asked.set()
        await self.let_go.wait()
        if self.absences:
            self.absences -= 1
            raise Unavailable("away")
        if name == self.UNFIT:
            raise ValueError(name)
        self.names.append((player, name))


def renames_to(archive: SlowArchive) -> Renames:
    """Return the names on their way to an archive."""
    return Renames(cast(Archive, archive))


async def test_the_archive_gets_the_new_name() -> None:
    renames = renames_to(archive := SlowArchive())
    renames.add("ada", "Countess")

    await renames.write()

    assert archive.names == [("ada", "Countess")]
    assert renames.waiting == 0


async def test_r08_a_name_waits_while_the_archive_is_away() -> None:
    renames = renames_to(archive := SlowArchive(absences=2))
    renames.add("ada", "Countess")
    for _ in range(2):
        await renames.write()
        assert renames.waiting == 1

    await renames.write()

    assert archive.names == [("ada", "Countess")]


async def test_only_the_newest_name_of_a_player_is_written() -> None:
    renames = renames_to(archive := SlowArchive(absences=1))
    renames.add("ada", "Countess")
    await renames.write()
    renames.add("ada", "Duchess")

    await renames.write()

    assert archive.names == [("ada", "Duchess")]


async def test_a_name_that_comes_while_the_archive_hangs_is_the_last_it_gets() -> None:
    renames = renames_to(archive := SlowArchive(absences=1, hangs=True))
    renames.add("ada", "Countess")
    writing = asyncio.create_task(renames.write())
    await archive.asked.wait()
    renames.add("ada", "Duchess")
    await renames.write()

    archive.let_go.set()
    await writing
    await renames.write()

    assert archive.names == [("ada", "Duchess")]


async def test_m04_no_endless_line_of_names_waits_for_a_dead_archive() -> None:
    renames = renames_to(SlowArchive())
    for number in range(MOST_WAITING + 5):
        renames.add(f"p{number}", "Ada")

    renames.add("p0", "Countess")

    assert renames.waiting == MOST_WAITING


async def test_a_name_that_cannot_be_taken_is_in_nobodys_way() -> None:
    renames = renames_to(archive := SlowArchive())
    renames.add("eve", SlowArchive.UNFIT)
    renames.add("ada", "Countess")
    with pytest.raises(ValueError, match="unfit"):
        await renames.write()

    await renames.write()

    assert archive.names == [("ada", "Countess")]
    assert renames.waiting == 0


def sweeper_to(archive: SlowArchive, house: House, last_seconds: float) -> Sweeper:
    """Return the background work of a process that is about to end."""
    return Sweeper(
        cast(Archive, archive),
        house.challenges,
        house.clock,
        "test",
        last_seconds=last_seconds,
    )


@pytest.mark.parametrize("absences", [0, 1], ids=["at hand", "away before"])
async def test_names_that_wait_are_written_when_the_server_stops(
    archive_engine: AsyncEngine, absences: int
) -> None:
    archive = SlowArchive(absences)
    sweeper = sweeper_to(archive, House(archive_engine), last_seconds=60)
    for player in ("ada", "bo"):
        sweeper.renamed(player, "Countess")
        await asyncio.gather(*sweeper._running)

    await sweeper.stop()

    assert sorted(archive.names) == [("ada", "Countess"), ("bo", "Countess")]


async def test_a_name_that_is_being_written_is_not_lost_by_the_stop(
    archive_engine: AsyncEngine,
) -> None:
    archive = SlowArchive(hangs=True)
    sweeper = sweeper_to(archive, House(archive_engine), last_seconds=60)
    sweeper.renamed("ada", "Countess")
    await archive.asked.wait()
    archive.asked.clear()

    stopping = asyncio.create_task(sweeper.stop())
    await archive.asked.wait()
    archive.let_go.set()
    await stopping

    assert archive.names == [("ada", "Countess")]


@pytest.mark.parametrize("hangs", [True, False], ids=["hangs", "away"])
async def test_r08_an_archive_that_does_not_answer_holds_up_no_stop(
    archive_engine: AsyncEngine, hangs: bool
) -> None:
    archive = SlowArchive(absences=9, hangs=hangs)
    sweeper = sweeper_to(archive, House(archive_engine), last_seconds=0.05)
    sweeper.renamed("ada", "Countess")

    with capture_logs() as told:
        await sweeper.stop()

    assert archive.names == []
    assert ("names_lost", 1) in [(line["event"], line.get("names")) for line in told]


@pytest.mark.parametrize("absences", [0, 1], ids=["at once", "when it is tried again"])
async def test_the_background_work_writes_a_new_name(
    archive_engine: AsyncEngine, absences: int
) -> None:
    house = House(archive_engine)
    archive = SlowArchive(absences)
    sweeper = Sweeper(cast(Archive, archive), house.challenges, house.clock, "test")
    sweeper.rooms = house.rooms
    sweeper.renamed("ada", "Countess")
    await asyncio.gather(*sweeper._running)

    await sweeper.retry()
    await asyncio.gather(*sweeper._running)

    assert archive.names == [("ada", "Countess")]
