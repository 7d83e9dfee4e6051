"""Inserting what may be there already, and many rows at once, on either engine.

Statements are made once and their values handed over beside them, so that SQLAlchemy
finds what it has compiled of them.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from sqlalchemy import Connection, Dialect, Table, insert
from sqlalchemy.dialects import postgresql, sqlite

DIALECTS_AT_HAND = 8
"""Dialects whose statements are kept as text; a process has one or two."""


@cache
def into(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an insertion that can say what is to become of a row that is there.

    Args:
        dialect: The engine's name, ``postgresql`` or ``sqlite``.
        table: Where to.
    """
    if dialect == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


@cache
def _unless_there(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    return into(dialect, table).on_conflict_do_nothing()


def insert_new(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Insert a row unless a unique constraint of the table holds it out.

    Waits for another transaction that is just writing the same row.

    Returns:
        Whether the row was inserted.
    """
    statement = _unless_there(connection.dialect.name, table)
    return connection.execute(statement, row).rowcount == 1


def insert_all(
    connection: Connection, table: Table, rows: Sequence[tuple[object, ...]]
) -> None:
    """Insert many rows, each the values of all columns in their order.

    They go to the driver as they are: SQLAlchemy's own way with the parameters of a
    row takes longer than writing it.
    """
    connection.exec_driver_sql(_insertion(connection.dialect, table), list(rows))


@lru_cache(DIALECTS_AT_HAND)
def _insertion(dialect: Dialect, table: Table) -> str:
    return str(insert(table).compile(dialect=dialect))
