"""Announcements in one process come soon, in order, and only to who still listens."""

import asyncio

from app.adapters.embedded.bus import MemoryBus
from app.services.ports import Announcement, Missed
from tests.adapters.commits import CODE

News = list[Announcement | Missed]


async def test_a_watcher_is_told_after_the_present_callback() -> None:
    bus, heard = MemoryBus(), News()
    bus.watch(CODE, heard.append)

    bus.tell(Missed(CODE))

    assert heard == []
    await asyncio.sleep(0)
    assert heard == [Missed(CODE)]


async def test_who_stops_before_being_told_is_not_told() -> None:
    bus, heard = MemoryBus(), News()
    bus.watch(CODE, heard.append)

    bus.tell(Missed(CODE))
    bus.unwatch(CODE)

    await asyncio.sleep(0)
    assert heard == []


async def test_clearing_forgets_everybody() -> None:
    bus, heard = MemoryBus(), News()
    bus.watch(CODE, heard.append)

    bus.clear()
    bus.tell(Missed(CODE))

    await asyncio.sleep(0)
    assert heard == []
