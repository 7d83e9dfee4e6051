"""What members ask of each room waits in a queue of that room, for one worker.

A room has a worker as long as anything is asked of it: a task that begins in the next
turn of the event loop, so that what comes in the same turn is seen together.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from app.services.asking import Asked

Work: TypeAlias = Callable[[str, Asked, deque[Asked]], Awaitable[None]]
"""Carries out what is asked of the room of this code.

What waits behind it may be carried out with it, and is taken off the queue then.
"""


class Queues:
    """The queues of all rooms of which anything is asked here.

    Args:
        work: Must not raise: nobody else is to pay for whatever fails.
    """

    def __init__(self, work: Work) -> None:
        self._work = work
        self._queues: dict[str, deque[Asked]] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}

    def put(self, code: str, asked: Asked) -> None:
        """Let something be carried out after all that was asked of its room before."""
        queue = self._queues.get(code)
        if queue is not None:
            queue.append(asked)
            return
        self._queues[code] = deque((asked,))
        work = self._empty(code)
        self._workers[code] = asyncio.get_running_loop().create_task(work)

    async def _empty(self, code: str) -> None:
        queue = self._queues[code]
        try:
            while queue:
                await self._work(code, queue.popleft(), queue)
        finally:
            del self._queues[code], self._workers[code]
