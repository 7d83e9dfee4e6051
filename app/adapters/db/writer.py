"""Whole transactions as one piece of work, for what takes many statements."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.engine import away, beside, writing

T = TypeVar("T")


class Writer:
    """Carries out pieces of work, each in a transaction that writes.

    Args:
        engine: Whose database; it stays open when this is closed.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread = _Thread(beside(engine)) if _is_sqlite(engine) else None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Carry out one piece of work and commit it, unless it raises.

        Raises:
            Unavailable: The database does not answer; nothing was written, or, when
                the connection broke during the commit, perhaps everything.
        """
        if self._thread is not None:
            with away():
                return await self._thread.run(work)
        async with writing(self._engine) as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of the thread and the connection, if there are any."""
        if self._thread is not None:
            await self._thread.close()


class _Thread:
    """SQLite's own way: all of a piece of work is one visit to a thread.

    Through the asynchronous driver each statement is three visits or more, and
    going there and back takes longer than the statement.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="archive-write")

    async def run(self, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, self._write, work)

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._executor, self._engine.dispose)
        self._executor.shutdown(wait=False)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


def _is_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"
