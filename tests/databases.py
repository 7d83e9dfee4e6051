"""Databases for tests: a new one for each, its tables made by the migrations."""

import asyncio
import contextlib
import shutil
import uuid
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from app.adapters.db.engine import open_engine
from app.adapters.db.migrate import upgrade
from app.adapters.db.schema import metadata


@contextlib.asynccontextmanager
async def a_postgres_database(server: str) -> AsyncIterator[str]:
    """Create an empty database on a server, and drop it at the end."""
    name = f"test_{uuid.uuid4().hex}"
    await _administer(server, f"CREATE DATABASE {name}")
    try:
        yield named(server, name)
    finally:
        await _administer(server, f"DROP DATABASE {name} WITH (FORCE)")


def named(server: str, database: str) -> str:
    """Return the URL of one database of a server."""
    return make_url(server).set(database=database).render_as_string(hide_password=False)


async def _administer(server: str, statement: str) -> None:
    engine = open_engine(server).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


POSTGRES = pytest.param("postgresql", marks=pytest.mark.live)
BOTH = ["sqlite", POSTGRES]


@pytest.fixture(params=BOTH)
async def database_url(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[str]:
    """The URL of a database without any table, on each engine in turn."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'archive.sqlite'}"
        return
    async with a_postgres_database(request.getfixturevalue("postgres_url")) as url:
        yield url


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with the tables of the archive and nothing in them."""
    file = tmp_path_factory.mktemp("template") / "archive.sqlite"
    asyncio.run(upgrade(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def postgres_archive(postgres_url: str) -> str:
    """Return a database with the tables of the archive, for one test at a time."""
    url = named(postgres_url, f"archive_{uuid.uuid4().hex}")
    asyncio.run(_administer(postgres_url, f"CREATE DATABASE {make_url(url).database}"))
    asyncio.run(upgrade(url))
    return url


@pytest.fixture(params=BOTH)
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a database with our tables and nothing in them, on each engine."""
    if request.param == "sqlite":
        template = request.getfixturevalue("sqlite_template")
        return f"sqlite:///{shutil.copy(template, tmp_path / 'archive.sqlite')}"
    url: str = request.getfixturevalue("postgres_archive")
    names = ", ".join(metadata.tables)
    asyncio.run(_administer(url, f"TRUNCATE {names} RESTART IDENTITY"))
    return url
