"""The rooms this process has at hand, and how it follows what others do to them.

The store is the truth. A cached room follows announcements in order; when one
is missing, the room is read again and everybody here gets a `welcome`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

import structlog

from app.games.core.game import AnyGame
from app.room.model import Room
from app.services import documents
from app.services import log as logs
from app.services.backlog import MOST_COMMITS
from app.services.decks import Decks, uploads
from app.services.errors import NotFound, ServiceError, TryLater
from app.services.log import LogEntry
from app.services.ports import Announcement, Clock, Missed, Rooms, Stored, Unavailable
from app.services.table import GONE, NO_SUCH_ROOM, Table

READ_AT_ONCE = 50
"""Rooms that are read in one go; their documents are decoded without a pause."""
ANNOUNCED_SECONDS = 0.1
"""How long an announcement may be behind the commit it tells of."""

events = structlog.get_logger()


class _Hold:
    """A room held for one thing after the other, as `async with` wants it.

    Announcements that came meanwhile are followed before the room is let go. A class
    and not a generator: every command of every room comes through here.
    """

    __slots__ = ("_at_hand", "_catch_up", "_code", "lock")

    def __init__(
        self,
        code: str,
        lock: asyncio.Lock,
        at_hand: Mapping[str, Table],
        catch_up: Callable[[Table], None],
    ) -> None:
        self.lock = lock
        self._code = code
        self._at_hand = at_hand
        self._catch_up = catch_up

    def __aenter__(self) -> Awaitable[bool]:
        return self.lock.acquire()

    async def __aexit__(self, *_: object) -> None:
        try:
            table = self._at_hand.get(self._code)
            if table is not None and (table.early or table.missed):
                self._catch_up(table)
        finally:
            self.lock.release()


class Tables:
    """The cached rooms of one process, each with a lock and its watchers.

    A lock only keeps this process from racing with itself; between processes
    the store's version decides.
    """

    def __init__(
        self, store: Rooms, games: Mapping[str, AnyGame], clock: Clock
    ) -> None:
        self.store = store
        self.games = games
        self.decks = Decks(store, clock)
        self._clock = clock
        self._at_hand: dict[str, Table] = {}
        self._holds: dict[str, _Hold] = {}
        """How each of the rooms at hand is held."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._following: set[asyncio.Task[None]] = set()

    @property
    def codes(self) -> tuple[str, ...]:
        """Return the codes of the rooms with open sockets here."""
        return tuple(self._at_hand)

    def get(self, code: str) -> Table | None:
        """Return a room that is at hand."""
        return self._at_hand.get(code)

    def holding(self, code: str) -> _Hold:
        """Hold a room's lock; announcements that came meanwhile are followed."""
        return self._holds.get(code) or self._new_hold(code)

    def _new_hold(self, code: str) -> _Hold:
        lock = self._locks.get(code)
        if lock is None:
            lock = self._locks[code] = asyncio.Lock()
        return _Hold(code, lock, self._at_hand, self._catch_up)

    async def load(self, code: str) -> Table:
        """Read a room from the store.

        Raises:
            NotFound: ``no-such-room``.
            TryLater: The store does not answer, or the room is for another version
                of the product to read.
        """
        try:
            stored = await self.store.load(code)
        except Unavailable as error:
            raise TryLater from error
        if stored is None:
            raise NotFound("no-such-room", "There is no such table. Check the code.")
        return await self._laid(code, stored)

    async def load_all(self, codes: Sequence[str]) -> list[Table]:
        """Read rooms from the store, many at a time, in the order of their codes.

        Those that are gone, or that cannot be read just now, are left out.

        Raises:
            TryLater: The store does not answer.
        """
        tables = []
        for first in range(0, len(codes), READ_AT_ONCE):
            asked = codes[first : first + READ_AT_ONCE]
            try:
                found = await self.store.load_all(asked)
            except Unavailable as error:
                raise TryLater from error
            for code in asked:
                if (stored := found.get(code)) is not None:
                    with suppress(NotFound, TryLater):
                        tables.append(await self._laid(code, stored))
        return tables

    async def _laid(self, code: str, stored: Stored) -> Table:
        room = self._decoded(code, stored.document)
        game = self.games[room.game]
        await self.decks.admit(game, room)
        return Table(game, code, stored.version, room)

    def _decoded(self, code: str, document: bytes) -> Room:
        try:
            return documents.decode(document, self.games)
        except documents.Unreadable as error:
            events.error("room_unreadable", room=code, reason=str(error))
            raise TryLater from error

    async def watched(self, code: str) -> Table:
        """Return a room that follows all commits from now on; lock held.

        Raises:
            NotFound: ``no-such-room``.
            TryLater: The store does not answer.
        """
        table = self._at_hand.get(code)
        if table is not None:
            return table
        try:
            await self.store.watch(code, self._announced)
        except Unavailable as error:
            raise TryLater from error
        try:
            table = await self.load(code)
            await self._read_log(table, table.version)
        except ServiceError:
            await self.store.unwatch(code)
            raise
        self._holds[code] = self._new_hold(code)
        self._at_hand[code] = table
        return table

    async def release(self, table: Table) -> None:
        """Let go of a room to whose sockets nobody here listens any more."""
        if not table.outlets and self._at_hand.get(table.code) is table:
            self._forget(table)
            await self.store.unwatch(table.code)

    async def is_current(self, table: Table) -> bool:
        """Return whether the store has nothing newer; lock held.

        Raises:
            TryLater: The store does not answer.
        """
        try:
            return await self.store.version(table.code) == table.version
        except Unavailable as error:
            raise TryLater from error

    async def reload(self, table: Table) -> None:
        """Read a room again after others changed it; lock held.

        The store is the truth also where it has lost its last writes, and even where
        others have made as many since, which only a store that was away can have.

        Raises:
            NotFound: It is gone; whoever listens here has been told.
            TryLater: The store does not answer, or the room is for another version
                of the product to read.
        """
        missed, table.missed = table.missed, False
        try:
            fresh = await self.load(table.code)
        except NotFound:
            # Its end may have been told to nobody: a clock that is set on runs past
            # it, and the store keeps the room no longer.
            await self.drop(table)
            raise
        if fresh.version == table.version and not (missed and fresh.room != table.room):
            return
        is_behind = table.version < fresh.version and not missed
        if is_behind and table.outlets and await self._follows(table, fresh.version):
            return
        if self._at_hand.get(table.code) is table:
            # Nobody may listen yet: whoever is coming in gets the log with a `welcome`.
            await self._read_log(table, fresh.version)
            table.restart(fresh.version, fresh.room, self._clock.now())
        else:
            table.version, table.room = fresh.version, fresh.room

    async def _follows(self, table: Table, version: int) -> bool:
        # A commit of another process is announced as it is made: waiting for that
        # spares everybody here a jump.
        try:
            async with asyncio.timeout(ANNOUNCED_SECONDS):
                while True:
                    self._follow_in_order(table)
                    if table.version >= version:
                        return True
                    table.news.clear()
                    await table.news.wait()
        except TimeoutError:
            # The last of them may have come in the very moment.
            self._follow_in_order(table)
            return table.version >= version

    async def drop(self, table: Table) -> None:
        """Forget a room that is gone and close its sockets."""
        table.close(NO_SUCH_ROOM, GONE)
        if table.code in self._at_hand:
            self._forget(table)
            await self.store.unwatch(table.code)

    def _forget(self, table: Table) -> None:
        del self._at_hand[table.code]
        del self._holds[table.code]

    async def _read_log(self, table: Table, version: int) -> None:
        """Read what was told up to a version; announcements tell of what is newer."""
        try:
            stored = await self.store.entries(table.code, newest=MOST_COMMITS)
        except Unavailable as error:
            raise TryLater from error
        table.backlog.restart(
            entry.body for entry in stored if entry.version <= version
        )

    def _announced(self, news: Announcement | Missed) -> None:
        table = self._at_hand.get(news.code)
        if table is None:
            return
        if isinstance(news, Missed):
            table.missed = True
        elif news.version > table.version or news.document is None:
            table.early[news.version] = news
        else:
            return
        # Whoever holds the lock decides on the room as it is, and follows what was
        # announced meanwhile when done.
        if not self._holds[news.code].lock.locked():
            self._catch_up(table)
        else:
            table.news.set()

    def _catch_up(self, table: Table) -> None:
        if not table.missed:
            self._follow_in_order(table)
        if table.missed or table.early:
            task = asyncio.get_running_loop().create_task(self._read_again(table))
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    def _follow_in_order(self, table: Table) -> None:
        for version in [v for v in table.early if v <= table.version]:
            if table.early[version].document is not None:
                del table.early[version]
        while (news := table.early.get(table.version + 1)) is not None:
            if news.document is None:
                return
            del table.early[news.version]
            try:
                room = self._decoded(news.code, news.document)
            except TryLater:
                table.missed = True
                return
            if not all(map(table.game.has, uploads(table.game, room))):
                # Uploaded to another process: reading the room again fetches it.
                table.missed = True
                return
            entries = _entries(news, table.game)
            table.advance(news.version, room, entries, news.entry)

    async def _read_again(self, table: Table) -> None:
        async with self.holding(table.code):
            if self._at_hand.get(table.code) is not table:
                return
            table.early.clear()
            try:
                with suppress(NotFound):
                    await self.reload(table)
            except TryLater:
                # The next announcement, or the store's `Missed` when it is back,
                # makes this process look again.
                events.warning("room_not_followed", room=table.code)


def _entries(news: Announcement, game: AnyGame) -> tuple[LogEntry, ...]:
    return () if news.entry is None else logs.decode(news.entry, game)
