"""The archive is away: play goes on, results wait in the room and land once."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.engine import open_engine
from app.adapters.db.migrate import upgrade
from app.services.sweeper import Sweeper
from tests.databases import a_postgres_database
from tests.engines import PostgresEngine
from tests.records import ADA, BO, CY
from tests.services.house import House

pytestmark = pytest.mark.live


@pytest.fixture
async def database(postgres_engine: PostgresEngine) -> AsyncIterator[AsyncEngine]:
    """A database with our tables; its server may be stopped."""
    async with a_postgres_database(postgres_engine.url) as url:
        await upgrade(url)
        engine = open_engine(url, patience=0.5)
        yield engine
        await engine.dispose()
        postgres_engine.thaw()
        postgres_engine.start()


async def retried(sweeper: Sweeper) -> None:
    """Try the archive again, and let all that begins come to an end."""
    await sweeper.retry()
    while sweeper._running:
        await asyncio.gather(*sweeper._running)


@pytest.mark.parametrize("fault", ["stopped", "hung"])
async def test_play_goes_on_and_the_results_land_once_p09_r08(
    database: AsyncEngine, postgres_engine: PostgresEngine, fault: str
) -> None:
    house = House(database)
    sweeper = Sweeper(house.archive, house.challenges, house.clock, "0.1.0")
    sweeper.rooms = house.rooms
    code = await house.table("salon")
    if fault == "stopped":
        postgres_engine.stop()
    else:
        postgres_engine.freeze()

    await house.play(code, ADA, do="win")
    await retried(sweeper)
    first = await house.match(code)
    house.clock.time += 60_000
    await house.again(code)
    await house.play(code, ADA, do="win")
    await retried(sweeper)

    waiting = (await house.room(code)).unarchived
    assert [finished.match.round for finished in waiting] == [1, 2]

    postgres_engine.thaw()
    postgres_engine.start()
    await retried(sweeper)
    await retried(sweeper)

    assert (await house.room(code)).unarchived == ()
    found, _ = await house.archive.matches_of(BO, None, 10)
    assert [record.round for record in found] == [2, 1]
    assert found[1].id == first.id
    [series] = await house.archive.series_of(CY)
    assert series.tally == ((ADA, "king", 2), (CY, "fool", 2))
