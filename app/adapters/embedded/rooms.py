"""Live rooms in the embedded file: every acknowledged commit is on the disk."""

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from app.adapters.embedded import commits
from app.adapters.embedded.bus import MemoryBus
from app.adapters.embedded.file import SqliteFile
from app.services.ports import (
    Announcement,
    Answer,
    Clock,
    Commit,
    CommitResult,
    Committed,
    Entry,
    Page,
    Stored,
    Watcher,
)

SWEEP_MS = 60_000
"""How often rows that have run out are deleted; until then nobody sees them."""

_LOAD = "SELECT version, document FROM live_rooms WHERE code = ? AND keep_until > ?"
_LOAD_ALL = """
SELECT code, version, document FROM live_rooms
WHERE code IN (SELECT value FROM json_each(?)) AND keep_until > ?
"""
_VERSION = "SELECT version FROM live_rooms WHERE code = ? AND keep_until > ?"
_ENTRIES = """
SELECT live_log.version, body FROM live_log JOIN live_rooms r USING (code)
WHERE code = ? AND live_log.version > ? AND r.keep_until > ?
ORDER BY live_log.version DESC LIMIT ?
"""
_DUE = """
SELECT code FROM live_rooms WHERE deadline <= ? AND keep_until > ?
ORDER BY deadline, code LIMIT ?
"""
_LISTED = """
SELECT place, "row" FROM live_rooms
WHERE status = ? AND "row" IS NOT NULL AND keep_until > ?
    AND game = coalesce(?, game) AND place < coalesce(?, ':')
ORDER BY place DESC LIMIT ?
"""  # a colon sorts after every digit
_OF_PLAYER = """
SELECT code FROM live_members JOIN live_rooms USING (code)
WHERE player = ? AND keep_until > ? ORDER BY place DESC
"""
_HOSTED = "SELECT count(*) FROM live_rooms WHERE host = ? AND keep_until > ?"
_ALL = "SELECT code FROM live_rooms WHERE keep_until > ? ORDER BY place DESC"
_PENDING = """
SELECT code FROM live_rooms WHERE pending AND keep_until > ? ORDER BY place LIMIT ?
"""
_PUT_CONTENT = """
INSERT INTO live_contents (content, text, keep_until) VALUES (?, ?, ?)
ON CONFLICT (content) DO UPDATE SET
    text = excluded.text, keep_until = max(keep_until, excluded.keep_until)
"""
_CONTENT = "SELECT text FROM live_contents WHERE content = ? AND keep_until > ?"
_TOUCH = "PRAGMA user_version = 0"
"""Writes one page, though nothing changes: a full disk can still be read."""
_SWEEP = ("live_rooms", "live_contents", "devices", "device_codes")


class SqliteRooms:
    """A `Rooms` store in the file of the one process that serves it.

    Args:
        file: The open file; closed with this store.
        clock: The server's time, by which rooms run out.
    """

    def __init__(self, file: SqliteFile, clock: Clock) -> None:
        self._file = file
        self._clock = clock
        self._bus = MemoryBus()
        self._swept_at = 0

    async def load(self, code: str) -> Stored | None:
        """Return a room, or None if there is none (or it has run out)."""
        found = await self._file.rows(_LOAD, code, self._clock.now())
        return Stored(*found[0]) if found else None

    async def load_all(self, codes: Sequence[str]) -> dict[str, Stored]:
        """Return by code those of some rooms that are there, asked for in one go."""
        asked = msgspec.json.encode(codes).decode()
        found = await self._file.rows(_LOAD_ALL, asked, self._clock.now())
        return {code: Stored(*row) for code, *row in found}

    async def version(self, code: str) -> int:
        """Return the version a room has now; 0 if there is none."""
        found = await self._file.rows(_VERSION, code, self._clock.now())
        return found[0][0] if found else 0

    async def commit(self, commit: Commit) -> CommitResult:
        """Make one atomic change, or none; announce it if its caller has gone."""
        now = self._clock.now()
        return await self._file.write(
            lambda connection: commits.apply(connection, commit, now),
            unheard=lambda result: self._announce(commit, result),
        )

    async def answer(self, code: str, player: str, id: str) -> Answer | None:
        """Return what a command was answered, if it was."""
        now = self._clock.now()
        return await self._file.read(
            lambda connection: commits.kept_answer(connection, code, (player, id), now)
        )

    async def remember(self, code: str, answer: Answer, version: int) -> Answer | None:
        """Keep the answer of a command that a room of this version refuses."""
        given = (code, answer, version, self._clock.now())
        return await self._file.write(
            lambda connection: commits.keep_answer(connection, *given)
        )

    async def entries(
        self, code: str, *, after: int = 0, newest: int | None = None
    ) -> list[Entry]:
        """Return log entries in order: those after a version, or the newest n."""
        most = -1 if newest is None else newest
        found = await self._file.rows(_ENTRIES, code, after, self._clock.now(), most)
        return [Entry(*row) for row in reversed(found)]

    async def due(self, now: int, limit: int) -> list[str]:
        """Return rooms whose deadline has come, the longest due first."""
        await self._sweep()
        return _firsts(await self._file.rows(_DUE, now, self._clock.now(), limit))

    async def listed(
        self, *, status: str, game: str | None, cursor: str | None, limit: int
    ) -> Page:
        """Return the public rows of rooms, newest created first."""
        now = self._clock.now()
        found = await self._file.rows(_LISTED, status, now, game, cursor, limit + 1)
        more = found[limit - 1][0] if len(found) > limit else None
        return Page(tuple(row for _, row in found[:limit]), more)

    async def of_player(self, player: str) -> list[str]:
        """Return the codes of the rooms a player is a member of, newest first."""
        return _firsts(await self._file.rows(_OF_PLAYER, player, self._clock.now()))

    async def hosted(self, player: str) -> int:
        """Return how many live rooms a player is host of."""
        found = await self._file.rows(_HOSTED, player, self._clock.now())
        return int(found[0][0])

    async def all_codes(self) -> list[str]:
        """Return the codes of all live rooms, newest first."""
        return _firsts(await self._file.rows(_ALL, self._clock.now()))

    async def pending(self, limit: int) -> list[str]:
        """Return rooms with finished matches that wait for the archive."""
        return _firsts(await self._file.rows(_PENDING, self._clock.now(), limit))

    async def put_content(self, content: str, text: str, keep: int) -> None:
        """Keep an uploaded deck or tile list by its hash."""
        row = (content, text, self._clock.now() + keep)
        await self._file.change((_PUT_CONTENT, row))

    async def content(self, content: str) -> str | None:
        """Return an uploaded deck or tile list."""
        found = await self._file.rows(_CONTENT, content, self._clock.now())
        return found[0][0] if found else None

    async def watch(self, code: str, watcher: Watcher) -> None:
        """Tell this watcher of the commits of a room whose callers have gone."""
        self._bus.watch(code, watcher)

    async def unwatch(self, code: str) -> None:
        """Stop telling."""
        self._bus.unwatch(code)

    async def ping(self) -> None:
        """Raise `Unavailable` unless the file can be read and written."""
        await self._file.rows("SELECT 1")
        await self._file.change((_TOUCH, ()))

    async def close(self) -> None:
        """Let go of the watchers, and of the file once all is written."""
        self._bus.clear()
        await self._file.close()

    def _announce(self, commit: Commit, result: CommitResult) -> None:
        if isinstance(result, Committed):
            news = Announcement(
                commit.code, result.version, commit.document, commit.entry
            )
            self._bus.tell(news)

    async def _sweep(self) -> None:
        now = self._clock.now()
        if now - self._swept_at >= SWEEP_MS:
            self._swept_at = now
            await self._file.write(lambda connection: _delete_ended(connection, now))


def _firsts(rows: Iterable[tuple[str, ...]]) -> list[str]:
    return [row[0] for row in rows]


def _delete_ended(connection: sqlite3.Connection, now: int) -> None:
    """Delete what has run out, and profiles that are signed in nowhere."""
    for table in _SWEEP:
        connection.execute(f"DELETE FROM {table} WHERE keep_until <= ?", (now,))  # noqa: S608 - our own names
    connection.execute(
        "DELETE FROM profiles WHERE player NOT IN (SELECT player FROM devices)"
    )
