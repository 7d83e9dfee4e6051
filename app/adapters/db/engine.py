"""Connections to PostgreSQL or SQLite, set up so that both behave alike."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import (
    DBAPIError,
    DisconnectionError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from app.services.ports import Unavailable

CONNECT_SECONDS = 5
STATEMENT_SECONDS = 20
"""Longer than any statement of ours needs; ends the wait for a hung database."""
LOCK_SECONDS = 10
"""How long SQLite waits for another writer; its transactions take milliseconds."""
WAL_ATTEMPTS = 20
"""How often a new SQLite file is asked for its journal; each waits for a writer."""
CONNECTIONS = 5

_AWAY_STATES = ("08", "28", "3D", "40", "53", "57")
"""SQLSTATE classes: connection, sign-in, no such database, serialisation,
resources, an operator's doing."""
_AWAY = (OperationalError, InterfaceError, DisconnectionError, PoolTimeout, OSError)


def async_url(database_url: str) -> URL:
    """Return the URL with our drivers, from the customary way of writing it.

    Args:
        database_url: ``postgresql://...``, ``postgres://...`` or
            ``sqlite:///path``; `sslmode` is understood as libpq has it.

    Raises:
        ValueError: It names another database.
    """
    url = make_url(database_url)
    kind = url.drivername.partition("+")[0]
    if kind in {"postgresql", "postgres"}:
        return _with_ssl(url.set(drivername="postgresql+asyncpg"))
    if kind == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    msg = f"{kind} is not supported; use postgresql://... or sqlite:///..."
    raise ValueError(msg)


def _with_ssl(url: URL) -> URL:
    if "sslmode" not in url.query:
        return url
    mode = url.query["sslmode"]
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def open_engine(
    database_url: str, *, patience: float = STATEMENT_SECONDS
) -> AsyncEngine:
    """Return an engine; it connects when it is first used.

    Args:
        database_url: As for `async_url`.
        patience: Seconds after which PostgreSQL counts as hung.

    Raises:
        ValueError: The URL is of another database.
    """
    url = async_url(database_url)
    if url.get_backend_name() == "postgresql":
        return create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=CONNECT_SECONDS,
            pool_pre_ping=True,
            connect_args={
                "timeout": min(CONNECT_SECONDS, patience),
                "command_timeout": patience,
            },
        )
    engine = create_async_engine(url, connect_args={"timeout": LOCK_SECONDS})
    _listen(engine.sync_engine)
    return engine


def beside(engine: AsyncEngine) -> Engine:
    """Return an engine on the same SQLite file for a thread that writes there."""
    url = engine.url.set(drivername="sqlite")
    threaded = create_engine(url, connect_args={"timeout": LOCK_SECONDS})
    _listen(threaded)
    return threaded.execution_options(writes=True)


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _set_up_sqlite(connection: DBAPIConnection, _record: object) -> None:
    # Without an isolation level the driver leaves BEGIN to us; its own comes late
    # and would let two writers both start by reading.
    connection.isolation_level = None
    cursor = connection.cursor()
    _write_ahead(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: DBAPICursor) -> None:
    # A new file's change of journal is the one step for which SQLite does not wait:
    # whoever comes second is turned away at once. So wait for the writer in the way.
    for _ in range(WAL_ATTEMPTS - 1):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("ROLLBACK")
        else:
            return
    cursor.execute("PRAGMA journal_mode=WAL")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Open a transaction that only reads.

    Raises:
        Unavailable: The database does not answer.
    """
    with away():
        async with engine.begin() as connection:
            yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Open a transaction that writes, committed at the end unless it raises.

    Raises:
        Unavailable: The database does not answer; nothing was written, or, when
            the connection broke during the commit, perhaps everything.
    """
    with away():
        async with engine.execution_options(writes=True).begin() as connection:
            yield connection


@contextmanager
def away() -> Iterator[None]:
    """Tell whoever works on the database in the words of the ports.

    Raises:
        Unavailable: The database does not answer.
    """
    try:
        yield
    except _AWAY as error:
        raise _unavailable(error) from error
    except DBAPIError as error:
        state = getattr(error.orig, "sqlstate", None) or ""
        if error.connection_invalidated or state.startswith(_AWAY_STATES):
            raise _unavailable(error) from error
        raise


def _unavailable(error: Exception) -> Unavailable:
    """Return what to tell: the driver's own words, without statement and values."""
    said = getattr(error, "orig", None) or error
    return Unavailable(str(said) or type(said).__name__)
