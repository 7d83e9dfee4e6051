"""What tests of the stores on Redis run on."""

from collections.abc import AsyncIterator

import pytest

from tests.adapters.places import RedisPlace
from tests.adapters.redis.proxy import Cable
from tests.engines import RedisEngine


@pytest.fixture
async def place(redis_url: str) -> AsyncIterator[RedisPlace]:
    """Yield an empty place on this run's Redis."""
    given = RedisPlace(redis_url)
    yield given
    await given.close()


@pytest.fixture
async def cable(redis_engine: RedisEngine) -> AsyncIterator[Cable]:
    """Yield a cable to this run's Redis."""
    async with Cable(redis_engine.port) as given:
        yield given
