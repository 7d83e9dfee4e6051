"""What tests of services run on: an archive of their own, in a file."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.archive import SqlArchive
from app.adapters.db.engine import open_engine
from app.adapters.db.migrate import upgrade


@pytest.fixture(scope="session")
def empty_archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with the tables of the archive and nothing in them."""
    file = tmp_path_factory.mktemp("archive") / "empty.sqlite"
    asyncio.run(upgrade(f"sqlite:///{file}"))
    return file


@pytest.fixture
async def archive_engine(
    empty_archive: Path, tmp_path: Path
) -> AsyncIterator[AsyncEngine]:
    """A database with the tables of the archive and nothing in them."""
    file = shutil.copy(empty_archive, tmp_path / "archive.sqlite")
    engine = open_engine(f"sqlite:///{file}")
    yield engine
    await engine.dispose()


@pytest.fixture
def archive(archive_engine: AsyncEngine) -> SqlArchive:
    """An archive without any match."""
    return SqlArchive(archive_engine)
