"""Keeps rooms moving: fires deadlines, renews leases, tells the archive what is new.

Timers in this process make deadlines punctual; the sweep finds those of rooms
that no process has at hand, so a timer survives the death of any process.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog

from app.room.commands import Archived, Noted, Tick
from app.room.model import Room
from app.room.refusals import RoomRefusal
from app.services.alarms import Alarms
from app.services.archiving import record_of, steps_of
from app.services.challenge_port import Challenges
from app.services.errors import NotFound, ServiceError
from app.services.ports import Archive, Clock, Unavailable
from app.services.records import SightRecord
from app.services.renaming import Renames
from app.services.rooms import LiveRooms

SWEEP_SECONDS = 1.0
RETRY_SECONDS = 5.0
"""How often is tried again what waits for the archive. Only an archive that was away,
or a process that has died, leaves anything."""
RENEW_SECONDS = 20.0
DUE_AT_ONCE = 200
LAST_SECONDS = 3.0
"""How long a process that ends waits for the archive to take the last names."""

events = structlog.get_logger()


class Sweeper:
    """The background work of one process.

    `rooms` is set once the services are built, since each knows the other.
    """

    rooms: LiveRooms

    def __init__(
        self,
        archive: Archive,
        challenges: Challenges,
        clock: Clock,
        engine: str,
        *,
        last_seconds: float = LAST_SECONDS,
    ) -> None:
        self._last_seconds = last_seconds
        self._archive = archive
        self._challenges = challenges
        self._clock = clock
        self._engine = engine
        self._alarms = Alarms(clock, self._fire)
        self.schedule = self._alarms.set
        """Fires a room's deadline on time; a later call replaces the earlier."""
        self._running: set[asyncio.Task[None]] = set()
        self._archiving: set[str] = set()
        self._renames = Renames(archive)
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to sweep, on the running event loop."""
        self._loops = [
            asyncio.create_task(self._every(SWEEP_SECONDS, self.sweep)),
            asyncio.create_task(self._every(RETRY_SECONDS, self.retry)),
            asyncio.create_task(self._every(RENEW_SECONDS, self.renew)),
        ]

    async def stop(self) -> None:
        """End all background work; what is not done is done by who comes next.

        Names alone wait nowhere else, so they are written now, if the archive answers.
        """
        self._alarms.stop()
        tasks = [*self._loops, *self._running]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._write_last_names()

    async def _write_last_names(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._last_seconds):
                await self._renames.write()
        if self._renames.waiting:
            events.warning("names_lost", names=self._renames.waiting)

    def finished(self, code: str) -> None:
        """Write a room's finished matches to the archive soon."""
        if code not in self._archiving:
            self._archiving.add(code)
            self._spawn(self._archive_room(code))

    def renamed(self, player: str, name: str) -> None:
        """Tell the archive a player's new name soon."""
        self._renames.add(player, name)
        self._spawn(self._renames.write())

    async def sweep(self) -> None:
        """Fire what is due anywhere."""
        for code in await self.rooms.store.due(self._clock.now(), DUE_AT_ONCE):
            await self._tick(code)

    async def retry(self) -> None:
        """Try again what waits for the archive, whoever left it."""
        for code in await self.rooms.store.pending(DUE_AT_ONCE):
            self.finished(code)
        if self._renames.waiting:
            self._spawn(self._renames.write())

    async def renew(self) -> None:
        """Renew the leases of all sockets of this process."""
        for code in self.rooms.tables.codes:
            try:
                await self.rooms.renew(code)
            except (ServiceError, RoomRefusal):
                events.debug("lease_not_renewed", room=code)

    def _fire(self, code: str) -> None:
        self._spawn(self._tick(code))

    async def _tick(self, code: str) -> None:
        try:
            await self.rooms.act(code, Tick())
        except NotFound:
            return
        except (ServiceError, Unavailable):
            # The sweep comes round again.
            events.warning("tick_failed", room=code)
        except Exception:  # noqa: BLE001 - a boundary: other rooms are due too
            events.exception("tick_failed", room=code)

    async def _archive_room(self, code: str) -> None:
        try:
            room = await self._awaiting(code)
            if room is None:
                return
            await self._note_onlookers(room)
            for finished in room.unarchived:
                entries = await steps_of(self.rooms.store, code, finished.match)
                game = self.rooms.game_of(room)
                text = await self.rooms.content_text(game, finished.match.content)
                record = record_of(room, finished, entries, text, self._engine)
                await self._archive.save(record)
                await self.rooms.act(code, Archived(finished.match.id))
                events.info("match_archived", room=code, match=finished.match.id)
        except (ServiceError, Unavailable) as error:
            events.warning("archive_waits", room=code, reason=str(error))
        except Exception:  # noqa: BLE001 - a boundary: it is tried again
            events.exception("archive_failed", room=code)
        finally:
            self._archiving.discard(code)

    async def _awaiting(self, code: str) -> Room | None:
        """Return a room as the store has it; None if it is gone.

        The copy at hand spares reading it, but may be older than the store, or newer
        where the store has lost its last writes: a result that never was, then, would
        be archived for good.
        """
        tables = self.rooms.tables
        async with tables.holding(code):
            table = tables.get(code)
            if table is not None and await tables.is_current(table):
                return table.room
        return await self.rooms.room(code)

    async def _note_onlookers(self, room: Room) -> None:
        # Before any match of theirs: once that is there it may become a challenge.
        if not room.onlookers:
            return
        await self._challenges.saw(
            *(
                SightRecord(seen.match, seen.player, "watched", seen.at)
                for seen in room.onlookers
            )
        )
        await self.rooms.act(room.code, Noted(room.onlookers))

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Unavailable as error:
                events.warning("sweep_waits", work=work.__name__, reason=str(error))
            except Exception:  # noqa: BLE001 - a boundary: sweeping must go on
                events.exception("sweep_failed", work=work.__name__)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
