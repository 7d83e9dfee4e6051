"""Places where live rooms are kept, and the processes that use them."""

import contextlib
import sqlite3
import uuid
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa

from app.adapters.embedded import schema
from app.adapters.embedded.limits import MemoryLimits
from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.adapters.embedded.memory_sessions import MemorySessions
from app.adapters.embedded.stores import EmbeddedStores
from app.adapters.redis.address import parse
from app.adapters.redis.link import PATIENCE, Link, Patience
from app.adapters.redis.stores import RedisStores
from app.services.ports import Limits, Rooms, Sessions
from tests.adapters.commits import WallClock


class Process(Protocol):
    """The stores as one process of the product has them."""

    @property
    def rooms(self) -> Rooms: ...
    @property
    def sessions(self) -> Sessions: ...
    @property
    def limits(self) -> Limits: ...
    async def close(self) -> None: ...


class Place(Protocol):
    """Where things are kept, whichever process looks."""

    async def process(self) -> Process:
        """Start one more process; where only one is possible, after the last."""

    async def size(self) -> int:
        """Return how many things are kept for rooms and sessions."""

    async def close(self) -> None:
        """End all processes."""


class MemoryProcess:
    """A process of a place in memory."""

    def __init__(self, world: MemoryWorld, sessions: MemorySessions) -> None:
        self.rooms = MemoryRooms(WallClock(), world)
        self.sessions = sessions
        self.limits = MemoryLimits(WallClock())

    async def close(self) -> None:
        await self.rooms.close()


class MemoryPlace:
    """Everything in this process's memory."""

    def __init__(self) -> None:
        self._world = MemoryWorld()
        self._sessions = MemorySessions(WallClock())

    async def process(self) -> MemoryProcess:
        return MemoryProcess(self._world, self._sessions)

    async def size(self) -> int:
        rooms = self._world.rooms.values()
        return len(rooms) + sum(len(room.answers) for room in rooms)

    async def close(self) -> None:
        """Leave everything to the garbage."""


class SqlitePlace:
    """One file, for one process after the other."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._process: EmbeddedStores | None = None
        create_tables(path)

    async def process(self) -> EmbeddedStores:
        await self.close()
        self._process = EmbeddedStores(self.path, WallClock())
        return self._process

    async def size(self) -> int:
        with contextlib.closing(sqlite3.connect(self.path)) as file:
            tables = [table.name for table in schema.metadata.tables.values()]
            counts = (file.execute(f"SELECT count(*) FROM {t}") for t in tables)
            return sum(count.fetchone()[0] for count in counts)

    async def close(self) -> None:
        if self._process is not None:
            await self._process.close()


class RedisPlace:
    """A part of a Redis server that nobody else uses."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.prefix = uuid.uuid4().hex
        self._processes: list[RedisStores] = []

    async def process(self) -> RedisStores:
        stores = RedisStores(self.url, prefix=self.prefix)
        await stores.open(may_forget=False)
        self._processes.append(stores)
        return stores

    async def size(self) -> int:
        return len(await self.keys())

    async def keys(self) -> list[str]:
        """Return the names of everything that is kept here."""
        async with a_link(self.url) as link:
            found = await link.call("KEYS", f"{self.prefix}:*")
        return sorted(key.decode() for key in found)

    async def close(self) -> None:
        for stores in self._processes:
            await stores.close()


@contextlib.asynccontextmanager
async def a_link(url: str, patience: Patience = PATIENCE) -> AsyncIterator[Link]:
    """Open a link to a Redis server for a while."""
    link = Link(parse(url), patience=patience)
    try:
        await link.open()
        yield link
    finally:
        await link.close()


def create_tables(path: Path) -> None:
    """Make the tables of live rooms in a new file."""
    engine = sa.create_engine(f"sqlite:///{path}")
    schema.metadata.create_all(engine)
    engine.dispose()
