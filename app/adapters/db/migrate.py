"""Bringing a database's tables up to date, from within the program."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from app.adapters.db.engine import open_engine, reading, writing

Step: TypeAlias = Callable[[Config, str], None]

NEWEST = "head"
SCRIPTS = Path(__file__).parents[3] / "migrations"
"""Beside `app` in the repository and in the installed wheel alike."""
_FILE_NAMES = "%%(year)d_%%(month).2d_%%(day).2d_%%(hour).2d%%(minute).2d_%%(slug)s"
_LOCK = 4_820_517
"""Any number, but always the same: two upgrades at once wait for each other."""


def configuration() -> Config:
    """Return Alembic's configuration, as `upgrade` and `scripts/` use it."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("file_template", _FILE_NAMES)
    config.set_main_option("timezone", "UTC")
    return config


async def upgrade(database_url: str, revision: str = NEWEST) -> None:
    """Bring the tables up to date; safe to call at any time, and by many at once.

    Tables of a newer version of the product stay as they are: migrations only add
    while the version before may still be running, or be gone back to.

    Args:
        database_url: As for `open_engine`.
        revision: Where to stop; the newest by default.

    Raises:
        ValueError: The URL is of another database.
        Unavailable: The database does not answer.
    """
    await _migrate(database_url, command.upgrade, revision)


async def downgrade(database_url: str, revision: str = "base") -> None:
    """Take the tables back to an earlier revision; data in later ones is lost.

    Raises:
        ValueError: The URL is of another database.
        Unavailable: The database does not answer.
    """
    await _migrate(database_url, command.downgrade, revision)


async def is_current(database_url: str) -> bool:
    """Return whether the tables are those of this version of the product, or newer.

    Raises:
        ValueError: The URL is of another database.
        Unavailable: The database does not answer.
    """
    engine = open_engine(database_url)
    try:
        async with reading(engine) as connection:
            return await connection.run_sync(_is_current)
    finally:
        await engine.dispose()


def _is_current(connection: Connection) -> bool:
    script = ScriptDirectory.from_config(configuration())
    present = MigrationContext.configure(connection).get_current_heads()
    known = {revision.revision for revision in script.walk_revisions()}
    return set(present) == set(script.get_heads()) or not known.issuperset(present)


async def _migrate(database_url: str, step: Step, revision: str) -> None:
    engine = open_engine(database_url)
    try:
        async with writing(engine) as connection:
            await connection.run_sync(_run, step, revision)
    finally:
        await engine.dispose()


def _run(connection: Connection, step: Step, revision: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    if step is command.upgrade and revision == NEWEST and _is_current(connection):
        return
    config = configuration()
    config.attributes["connection"] = connection
    step(config, revision)
