"""Databases for tests: a new one for each, its tables made by the migrations."""

import contextlib
import uuid
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from app.adapters.db.engine import open_engine


@contextlib.asynccontextmanager
async def a_postgres_database(server: str) -> AsyncIterator[str]:
    """Create an empty database on a server, and drop it at the end."""
    name = f"test_{uuid.uuid4().hex}"
    await _administer(server, f"CREATE DATABASE {name}")
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        await _administer(server, f"DROP DATABASE {name} WITH (FORCE)")


async def _administer(server: str, statement: str) -> None:
    engine = open_engine(server).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.live)])
async def database_url(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[str]:
    """The URL of an empty database, on each engine in turn."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'archive.sqlite'}"
        return
    async with a_postgres_database(request.getfixturevalue("postgres_url")) as url:
        yield url
