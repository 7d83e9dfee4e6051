"""Admins who are signed in, in the database that all processes share."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.engine import reading, writing
from app.adapters.db.schema import admin_reveals, admin_sessions


class SqlAdminSessions:
    """`AdminSessions` on PostgreSQL or SQLite.

    Args:
        engine: The archive's, which closes it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def sign_in(self, token_hash: str, *, until: int, now: int) -> None:
        """Open a session; forget what has run out."""
        row = {"token_hash": token_hash, "expires_at": until}
        async with writing(self._engine) as connection:
            for table in (admin_reveals, admin_sessions):
                await connection.execute(delete(table).where(table.c.expires_at <= now))
            await connection.execute(insert(admin_sessions).values(row))

    async def signed_in(self, token_hash: str, now: int) -> bool:
        """Return whether this is the token of a session under way."""
        query = select(admin_sessions.c.token_hash).where(
            admin_sessions.c.token_hash == token_hash,
            admin_sessions.c.expires_at > now,
        )
        async with reading(self._engine) as connection:
            return (await connection.execute(query)).first() is not None

    async def sign_out(self, token_hash: str) -> None:
        """End a session with all it may see."""
        async with writing(self._engine) as connection:
            for table in (admin_reveals, admin_sessions):
                await connection.execute(
                    delete(table).where(table.c.token_hash == token_hash)
                )

    async def open_hands(self, token_hash: str, room: str, until: int) -> None:
        """Let this session see the hands of a room for a while."""
        key = {"token_hash": token_hash, "room": room}
        async with writing(self._engine) as connection:
            await connection.execute(delete(admin_reveals).filter_by(**key))
            await connection.execute(
                insert(admin_reveals).values(expires_at=until, **key)
            )

    async def hands_open(self, token_hash: str, room: str, now: int) -> bool:
        """Return whether this session may see the hands of a room now."""
        query = select(admin_reveals.c.room).where(
            admin_reveals.c.token_hash == token_hash,
            admin_reveals.c.room == room,
            admin_reveals.c.expires_at > now,
        )
        async with reading(self._engine) as connection:
            return (await connection.execute(query)).first() is not None
