"""A PostgreSQL that goes away, hangs, and comes back."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from app.adapters.db.archive import SqlArchive
from app.adapters.db.engine import open_engine
from app.adapters.db.migrate import upgrade
from app.services.ports import Unavailable
from tests.databases import a_postgres_database
from tests.engines import PostgresEngine
from tests.records import a_record

pytestmark = pytest.mark.live


@pytest.fixture
async def database(postgres_engine: PostgresEngine) -> AsyncIterator[str]:
    """The URL of a database with our tables; its server may be stopped."""
    async with a_postgres_database(postgres_engine.url) as url:
        await upgrade(url)
        yield url
        postgres_engine.thaw()
        postgres_engine.start()


async def test_a_result_that_could_not_be_written_lands_once_when_it_can_p09(
    database: str, postgres_engine: PostgresEngine
) -> None:
    archive = SqlArchive(open_engine(database))
    await archive.ping()
    postgres_engine.stop()

    for _ in range(2):
        with pytest.raises(Unavailable):
            await archive.save(a_record())

    postgres_engine.start()
    for _ in range(2):
        await archive.save(a_record())
    assert await archive.match("m1") == a_record()
    await archive.close()


async def test_a_server_that_is_killed_in_the_middle_loses_nothing_it_confirmed_d05(
    database: str, postgres_engine: PostgresEngine
) -> None:
    archive = SqlArchive(open_engine(database))
    await archive.save(a_record("m1"))

    postgres_engine.kill()
    with pytest.raises(Unavailable):
        await archive.save(a_record("m2", round=2))
    postgres_engine.start()

    await archive.save(a_record("m2", round=2))
    assert await archive.match("m1") == a_record("m1")
    assert await archive.match("m2") == a_record("m2", round=2)
    await archive.close()


async def test_connections_that_were_cut_are_opened_anew_p09(
    database: str, postgres_engine: PostgresEngine
) -> None:
    archive = SqlArchive(open_engine(database))
    await archive.save(a_record("m1"))

    await cut_all_others(postgres_engine.url)
    await archive.save(a_record("m2", round=2))

    assert await archive.match("m2") == a_record("m2", round=2)
    await archive.close()


async def cut_all_others(server: str) -> None:
    """End every connection of the tests' databases but the one that says so."""
    engine = open_engine(server)
    async with engine.connect() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname LIKE 'test\\_%' AND pid <> pg_backend_pid()"
            )
        )
    await engine.dispose()


async def test_a_server_that_does_not_let_anybody_in_is_given_up_r08(
    database: str, postgres_engine: PostgresEngine
) -> None:
    archive = SqlArchive(open_engine(database, patience=0.5))
    postgres_engine.freeze()

    with pytest.raises(Unavailable):
        await archive.save(a_record())

    postgres_engine.thaw()
    await archive.save(a_record())
    assert await archive.match("m1") == a_record()
    await archive.close()


async def test_a_statement_that_hangs_is_given_up_and_leaves_nothing_r08(
    database: str,
) -> None:
    archive = SqlArchive(open_engine(database, patience=0.5))
    engine = open_engine(database)
    async with engine.begin() as connection:
        await connection.execute(text("LOCK TABLE moves IN EXCLUSIVE MODE"))

        with pytest.raises(Unavailable):
            await archive.save(a_record())

    assert await archive.match("m1") is None
    await archive.save(a_record())
    assert await archive.match("m1") == a_record()
    await archive.close()
    await engine.dispose()
