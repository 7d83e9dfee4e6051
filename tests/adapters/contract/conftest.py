"""The stores that every contract is held against."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from app.services.ports import Limits, Rooms, Sessions
from tests.adapters.places import (
    MemoryPlace,
    Place,
    Process,
    RedisPlace,
    SqlitePlace,
)

ON_REDIS = pytest.param("redis", marks=pytest.mark.live)


def a_place(request: pytest.FixtureRequest, folder: Path) -> Place:
    """Return a new place of the kind that a test asks for."""
    match request.param:
        case "memory":
            return MemoryPlace()
        case "sqlite":
            return SqlitePlace(folder / "rooms.sqlite3")
        case _:
            return RedisPlace(request.getfixturevalue("redis_url"))


@pytest.fixture(params=["memory", "sqlite", ON_REDIS])
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    """Yield each kind of place in turn, empty."""
    given = a_place(request, tmp_path)
    yield given
    await given.close()


@pytest.fixture(params=["memory", ON_REDIS])
async def shared_place(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[Place]:
    """Yield each kind of place that several processes use at once."""
    given = a_place(request, tmp_path)
    yield given
    await given.close()


@pytest.fixture
async def redis_place(redis_url: str) -> AsyncIterator[RedisPlace]:
    """Yield an empty place on Redis."""
    given = RedisPlace(redis_url)
    yield given
    await given.close()


@pytest.fixture
async def process(place: Place) -> Process:
    """Return the first process of a place."""
    return await place.process()


@pytest.fixture
def rooms(process: Process) -> Rooms:
    """Return the rooms as one process has them."""
    return process.rooms


@pytest.fixture
def sessions(process: Process) -> Sessions:
    """Return the sessions as one process has them."""
    return process.sessions


@pytest.fixture
def limits(process: Process) -> Limits:
    """Return the limits as one process has them."""
    return process.limits
