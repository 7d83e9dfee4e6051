"""Waiting for what happens soon, without guessing how soon."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from threading import enumerate as threads

from app.services.ports import Rooms
from tests.adapters.commits import a_commit

PATIENCE_SECONDS = 20.0
LOOK_SECONDS = 0.002
DRIVER = "_connection_worker"
"""What the threads of SQLite's driver are called by."""


async def until(holds: Callable[[], Awaitable[bool] | bool]) -> None:
    """Return once a condition holds.

    Raises:
        TimeoutError: It never does.
    """
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            answer = holds()
            if await answer if inspect.isawaitable(answer) else answer:
                return
            await asyncio.sleep(LOOK_SECONDS)


async def until_drivers_rest() -> None:
    """Return once no thread of SQLite's driver runs any more.

    The thread of an attempt to connect that failed outlives it, and reports to the
    loop that began it: to a closed one it would complain.
    """
    await until(lambda: not any(DRIVER in one.name for one in threads()))


async def outlive(rooms: Rooms, keep: int) -> None:
    """Return once a room that is kept for so many milliseconds has run out."""
    await rooms.commit(a_commit(code="HOURGLASS", keep=keep))

    async def has_run_out() -> bool:
        return await rooms.load("HOURGLASS") is None

    await until(has_run_out)
