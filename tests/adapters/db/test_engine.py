"""Connections: customary URLs, and a database that does not answer."""

import asyncio
import socket
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.archive import SqlArchive
from app.adapters.db.engine import async_url, open_engine, reading, writing
from app.adapters.db.migrate import is_current, upgrade
from app.services.ports import Unavailable
from tests.adapters.waiting import until_drivers_rest
from tests.records import a_record

CUSTOMARY = {
    "postgres://u:p@db:5433/x": "postgresql+asyncpg://u:p@db:5433/x",
    "postgresql://db/x": "postgresql+asyncpg://db/x",
    "postgresql+psycopg://db/x": "postgresql+asyncpg://db/x",
    "postgresql://db/x?sslmode=require": "postgresql+asyncpg://db/x?ssl=require",
    "sqlite:///a.sqlite": "sqlite+aiosqlite:///a.sqlite",
    "sqlite:////srv/a.sqlite": "sqlite+aiosqlite:////srv/a.sqlite",
}


@pytest.mark.parametrize(("written", "used"), CUSTOMARY.items(), ids=CUSTOMARY)
def test_customary_urls_get_our_drivers(written: str, used: str) -> None:
    assert async_url(written).render_as_string(hide_password=False) == used


def test_another_database_is_refused_with_what_to_write_instead() -> None:
    with pytest.raises(ValueError, match=r"mysql is not supported; use postgresql://"):
        open_engine("mysql://db/x")


def a_closed_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
    return port


async def test_a_postgresql_that_is_down_is_unavailable_p09() -> None:
    url = f"postgresql://nobody@127.0.0.1:{a_closed_port()}/x"
    archive = SqlArchive(open_engine(url))

    with pytest.raises(Unavailable):
        await archive.ping()
    with pytest.raises(Unavailable):
        await archive.save(a_record())
    with pytest.raises(Unavailable):
        await upgrade(url)
    with pytest.raises(Unavailable):
        await is_current(url)
    await archive.close()


async def test_a_postgresql_that_hangs_is_unavailable_and_says_so_r08() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:  # it accepts, and no more
        url = f"postgresql://nobody@127.0.0.1:{listener.getsockname()[1]}/x"
        archive = SqlArchive(open_engine(url, patience=0.1))

        with pytest.raises(Unavailable, match="TimeoutError"):
            await archive.ping()
        await archive.close()


async def test_a_database_that_cannot_be_opened_is_unavailable(tmp_path: Path) -> None:
    archive = SqlArchive(open_engine(f"sqlite:///{tmp_path / 'no' / 'folder.sqlite'}"))

    with pytest.raises(Unavailable):
        await archive.ping()
    await archive.close()
    await until_drivers_rest()


async def test_many_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    engines = [open_engine(url) for _ in range(8)]

    await asyncio.gather(*(create_table(engines[n], f"t{n}") for n in range(8)))

    async with reading(engines[0]) as connection:
        names = await connection.run_sync(lambda c: inspect(c).get_table_names())
    assert len(names) == 8
    for engine in engines:
        await engine.dispose()


async def create_table(engine: AsyncEngine, name: str) -> None:
    async with writing(engine) as connection:
        await connection.execute(text(f"CREATE TABLE {name} (total INTEGER)"))


@pytest.mark.live
async def test_a_postgresql_without_our_database_is_unavailable(
    postgres_url: str,
) -> None:
    archive = SqlArchive(open_engine(postgres_url.rpartition("/")[0] + "/nowhere"))

    with pytest.raises(Unavailable):
        await archive.ping()
    await archive.close()


async def test_writers_of_one_file_take_turns(tmp_path: Path) -> None:
    engines = [open_engine(f"sqlite:///{tmp_path / 'a.sqlite'}") for _ in range(3)]
    async with writing(engines[0]) as connection:
        await connection.execute(text("CREATE TABLE sums (total INTEGER)"))
        await connection.execute(text("INSERT INTO sums VALUES (0)"))

    await asyncio.gather(*(add_one(engine) for engine in engines * 5))

    async with reading(engines[0]) as connection:
        total = (await connection.execute(text("SELECT total FROM sums"))).scalar_one()
    assert total == 15
    for engine in engines:
        await engine.dispose()


async def add_one(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        total = (await connection.execute(text("SELECT total FROM sums"))).scalar_one()
        await connection.execute(
            text("UPDATE sums SET total = :total"), {"total": total + 1}
        )
