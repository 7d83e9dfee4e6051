"""What tests of services run on: an archive of their own, in a file."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.archive import SqlArchive
from app.adapters.db.engine import open_engine
from tests.databases import sqlite_template

__all__ = ["sqlite_template"]


@pytest.fixture
def archive_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a file with the tables of the archive and nothing in them."""
    template = request.getfixturevalue("sqlite_template")
    return Path(shutil.copy(template, tmp_path / "archive.sqlite"))


@pytest.fixture
async def archive_engine(archive_file: Path) -> AsyncIterator[AsyncEngine]:
    """A database with the tables of the archive and nothing in them."""
    engine = open_engine(f"sqlite:///{archive_file}")
    yield engine
    await engine.dispose()


@pytest.fixture
def archive(archive_engine: AsyncEngine) -> SqlArchive:
    """An archive without any match."""
    return SqlArchive(archive_engine)
