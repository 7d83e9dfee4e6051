"""Inserting what may be there already, and many rows at once, on either engine.

Statements are made once and their values handed over beside them, so that SQLAlchemy
finds what it has compiled of them.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, TypeAlias

from sqlalchemy import Connection, Dialect, Table, insert
from sqlalchemy.dialects import postgresql, sqlite

INSERTIONS_AT_HAND = 16
"""Statements kept as text: one a table and dialect; a process has a few."""

Values: TypeAlias = Mapping[str, str | int | None]
"""The values of all columns by name, as both drivers take them without our help."""


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


def insert_all(connection: Connection, table: Table, rows: Iterable[Values]) -> None:
    """Insert many rows, at least one.

    Their values go to the driver as they are: SQLAlchemy's own way with the parameters
    of a row takes longer than writing it.

    Raises:
        KeyError: A row lacks a column.
    """
    statement, values_of = _insertion(connection.dialect, table)
    connection.exec_driver_sql(statement, list(map(values_of, rows)))


@lru_cache(INSERTIONS_AT_HAND)
def _insertion(
    dialect: Dialect, table: Table
) -> tuple[str, Callable[[Values], tuple[Any, ...]]]:
    """Return a statement, and what puts the values of a row in its order."""
    statement = insert(table).compile(dialect=dialect)
    return str(statement), itemgetter(*table.columns.keys())
