"""The acts of admins, in the order they were written."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from app.adapters.db.cursors import from_cursor, to_cursor
from app.adapters.db.schema import audit
from app.services.ports import BadCursor
from app.services.records import AuditRecord


async def write(connection: AsyncConnection, act: AuditRecord) -> None:
    """Write one act."""
    row = {
        "at": act.at,
        "act": act.act,
        "room": act.room,
        "player": act.player,
        "reason": act.reason,
    }
    await connection.execute(insert(audit).values(row))


async def page(
    connection: AsyncConnection, cursor: str | None, limit: int
) -> tuple[list[AuditRecord], str | None]:
    """Return one page of acts, newest first.

    Raises:
        BadCursor: The cursor is none of ours.
    """
    query = select(audit).order_by(audit.c.id.desc()).limit(limit + 1)
    if cursor is not None:
        query = query.where(audit.c.id < _id_of(cursor))
    rows = (await connection.execute(query)).all()
    acts = [
        AuditRecord(row.at, row.act, row.room, row.player, row.reason)
        for row in rows[:limit]
    ]
    more = len(rows) > limit
    return acts, to_cursor(
        rows[limit - 1].at, str(rows[limit - 1].id)
    ) if more else None


def _id_of(cursor: str) -> int:
    _, key = from_cursor(cursor)
    if not (key.isdigit() and int(key) <= _MOST):
        raise BadCursor
    return int(key)


_MOST = 2**31 - 1
"""The column is an integer of 32 bits in PostgreSQL."""
