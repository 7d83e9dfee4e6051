"""Each room has a worker while anything is asked of it; no room waits for another."""

import asyncio
from collections import deque

from app.room.commands import Chat
from app.services.asking import Asked
from app.services.queues import Queues
from tests.records import ADA
from tests.services.outlets import until


class Counter:
    """Carries out what is asked when it may, some of it together.

    Args:
        together: How many commands it takes at once.
    """

    def __init__(self, together: int = 1) -> None:
        self.done: list[list[str]] = []
        self.may = asyncio.Semaphore(0)
        self._together = together

    async def work(self, code: str, first: Asked, waiting: deque[Asked]) -> None:
        """Wait, and carry out the first with some of the others."""
        await self.may.acquire()
        ids = [code, first.id]
        while waiting and len(ids) <= self._together:
            ids.append(waiting.popleft().id)
        self.done.append(ids)


def asked(id: str) -> Asked:
    return Asked(Chat(id, "hello"), ADA)


async def test_what_is_asked_of_a_room_is_carried_out_in_the_order_it_came() -> None:
    counter = Counter()
    queues = Queues(counter.work)
    for id in "123":
        queues.put("ROOM", asked(id))
    for _ in range(3):
        counter.may.release()

    await until(lambda: len(counter.done) == 3)

    assert counter.done == [["ROOM", "1"], ["ROOM", "2"], ["ROOM", "3"]]


async def test_what_comes_in_one_turn_is_seen_together() -> None:
    counter = Counter(together=3)
    queues = Queues(counter.work)
    for id in "123":
        queues.put("ROOM", asked(id))
    counter.may.release()

    await until(lambda: bool(counter.done))

    assert counter.done == [["ROOM", "1", "2", "3"]]


async def test_m08_no_room_waits_for_another() -> None:
    held, free = asyncio.Event(), asyncio.Event()

    async def work(code: str, _: Asked, __: deque[Asked]) -> None:
        if code == "HELD":
            await held.wait()
        else:
            free.set()

    queues = Queues(work)
    queues.put("HELD", asked("1"))
    queues.put("FREE", asked("2"))

    await until(free.is_set)
    held.set()


async def test_m05_a_room_of_which_nothing_is_asked_has_no_worker() -> None:
    counter = Counter()
    queues = Queues(counter.work)
    for id in "12":
        queues.put("ROOM", asked(id))
        counter.may.release()
        await until(lambda: not queues._workers)

    assert counter.done == [["ROOM", "1"], ["ROOM", "2"]]
    assert queues._queues == {}
