"""An archive's engine, and who writes there, for the tests of both."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.engine import open_engine
from app.adapters.db.writer import Writer


@pytest.fixture
async def engine(empty_database: str) -> AsyncIterator[AsyncEngine]:
    engine = open_engine(empty_database)
    yield engine
    await engine.dispose()


@pytest.fixture
async def writer(engine: AsyncEngine) -> AsyncIterator[Writer]:
    writer = Writer(engine)
    yield writer
    await writer.close()
