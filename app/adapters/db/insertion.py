"""Inserting what may be there already, on either engine."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def insert_new(
    connection: AsyncConnection, table: Table, row: Mapping[str, Any]
) -> bool:
    """Insert a row unless a unique constraint of the table holds it out.

    Waits for another transaction that is just writing the same row.

    Returns:
        Whether the row was inserted.
    """
    if connection.dialect.name == "postgresql":
        result = await connection.execute(
            postgresql.insert(table).values(row).on_conflict_do_nothing()
        )
    else:
        result = await connection.execute(
            sqlite.insert(table).values(row).on_conflict_do_nothing()
        )
    return result.rowcount == 1
