"""The archive on SQLAlchemy: each call is one transaction."""

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db import audits, ledger, matches, players
from app.adapters.db.engine import reading, writing
from app.adapters.db.writer import Writer
from app.services.records import AuditRecord, MatchRecord, SeriesRecord


class SqlArchive:
    """`Archive` on PostgreSQL or SQLite.

    Args:
        engine: From `open_engine`; the archive closes it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    async def save(self, record: MatchRecord) -> None:
        """Write a match in one transaction; again changes nothing."""
        await self._writer.run(lambda connection: matches.save(connection, record))

    async def match(self, match: str) -> MatchRecord | None:
        """Return a match with its moves."""
        async with reading(self._engine) as connection:
            return await matches.one(connection, match)

    async def result(self, match: str) -> MatchRecord | None:
        """Return a match without its moves and its deck."""
        async with reading(self._engine) as connection:
            return await matches.result(connection, match)

    async def matches_of(
        self, player: str, cursor: str | None, limit: int
    ) -> tuple[list[MatchRecord], str | None]:
        """Return a player's matches without moves, newest first."""
        async with reading(self._engine) as connection:
            return await matches.of_player(connection, player, cursor, limit)

    async def matches(
        self, cursor: str | None, limit: int
    ) -> tuple[list[MatchRecord], str | None]:
        """Return all matches without moves, newest first, for the admin."""
        async with reading(self._engine) as connection:
            return await matches.everybodys(connection, cursor, limit)

    async def share(self, match: str) -> None:
        """Open a match to whoever has its link."""
        async with writing(self._engine) as connection:
            await matches.share(connection, match)

    async def results_of(self, player: str) -> list[MatchRecord]:
        """Return all matches of a player without moves, for statistics."""
        async with reading(self._engine) as connection:
            return await matches.results_of(connection, player)

    async def content(self, content: str) -> str | None:
        """Return an uploaded deck or tile list of some match, by its hash."""
        async with reading(self._engine) as connection:
            return await matches.content(connection, content)

    async def series(self, series: str) -> SeriesRecord | None:
        """Return a series as its ledger stands."""
        async with reading(self._engine) as connection:
            return await ledger.one(connection, series)

    async def series_of(self, player: str) -> list[SeriesRecord]:
        """Return the series a player was in, last played first."""
        async with reading(self._engine) as connection:
            return await ledger.of_player(connection, player)

    async def rename(self, player: str, name: str) -> None:
        """Keep a player's present name for lists; nothing once erased."""
        async with writing(self._engine) as connection:
            await players.rename(connection, player, name)

    async def erase(self, player: str, at: int) -> None:
        """Erase a player's name and link to past matches; results stay."""
        async with writing(self._engine) as connection:
            await players.erase(connection, player, at)

    async def record(self, audit: AuditRecord) -> None:
        """Write one act of an admin."""
        async with writing(self._engine) as connection:
            await audits.write(connection, audit)

    async def audit(
        self, cursor: str | None, limit: int
    ) -> tuple[list[AuditRecord], str | None]:
        """Return the acts of admins, newest first."""
        async with reading(self._engine) as connection:
            return await audits.page(connection, cursor, limit)

    async def ping(self) -> None:
        """Raise `Unavailable` unless the database answers."""
        async with reading(self._engine) as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Let go of connections."""
        await self._writer.close()
        await self._engine.dispose()
