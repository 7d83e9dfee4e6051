"""What Alembic runs for every command: the connection and the wanted tables.

`interregnum migrate` and the embedded start-up hand in a connection. On its own
(to write a new revision) it takes the database of `DATABASE_URL`.
"""

import asyncio
import os

from alembic import context
from sqlalchemy import Connection, MetaData

from app.adapters.db import schema as archive
from app.adapters.db.engine import open_engine, writing
from app.adapters.embedded import schema as live


def tables(engine: str) -> list[MetaData]:
    """Return what an engine is to hold: live rooms are embedded in SQLite only."""
    if engine == "sqlite":
        return [archive.metadata, live.metadata]
    return [archive.metadata]


def migrate(connection: Connection) -> None:
    """Run the command on a connection; the caller commits."""
    engine = connection.dialect.name
    context.configure(
        connection=connection,
        target_metadata=tables(engine),
        # SQLite cannot alter most things: a table is then written anew.
        render_as_batch=engine == "sqlite",
        # Both engines take changes of tables back when a migration fails.
        transactional_ddl=True,
        compare_server_default=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def migrate_alone() -> None:
    """Run the command on the database of the environment."""
    engine = open_engine(os.environ["DATABASE_URL"])
    try:
        async with writing(engine) as connection:
            await connection.run_sync(migrate)
    finally:
        await engine.dispose()


handed_in: Connection | None = context.config.attributes.get("connection")
if handed_in is not None:
    migrate(handed_in)
else:
    asyncio.run(migrate_alone())
