"""Announcements inside one process: a watcher per room, told in order."""

import asyncio

from app.services.ports import Announcement, Missed, Watcher


class MemoryBus:
    """Whom to tell of which room.

    Watchers are called on the event loop after the present callback, so that a
    watcher that raises harms nobody else.
    """

    def __init__(self) -> None:
        self._watchers: dict[str, Watcher] = {}

    def watch(self, code: str, watcher: Watcher) -> None:
        """Tell this watcher of a room from now on, in place of an earlier one."""
        self._watchers[code] = watcher

    def unwatch(self, code: str) -> None:
        """Stop telling; a room that nobody watches is fine."""
        self._watchers.pop(code, None)

    def tell(self, announcement: Announcement | Missed) -> None:
        """Pass one announcement on, soon."""
        if announcement.code in self._watchers:
            asyncio.get_running_loop().call_soon(self._deliver, announcement)

    def clear(self) -> None:
        """Forget all watchers."""
        self._watchers.clear()

    def _deliver(self, announcement: Announcement | Missed) -> None:
        watcher = self._watchers.get(announcement.code)
        if watcher is not None:  # it may have stopped watching in between
            watcher(announcement)
