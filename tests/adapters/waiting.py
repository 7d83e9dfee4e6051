"""Waiting for what happens soon, without guessing how soon."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable

from app.services.ports import Rooms
from tests.adapters.commits import a_commit

PATIENCE_SECONDS = 20.0
LOOK_SECONDS = 0.002


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


async def outlive(rooms: Rooms, keep: int) -> None:
    """Return once a room that is kept for so many milliseconds has run out."""
    await rooms.commit(a_commit(code="HOURGLASS", keep=keep))

    async def has_run_out() -> bool:
        return await rooms.load("HOURGLASS") is None

    await until(has_run_out)
