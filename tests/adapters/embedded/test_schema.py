"""The migrations make the very tables that the embedded stores are written for."""

from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from app.adapters.db.migrate import upgrade
from app.adapters.embedded import schema
from app.adapters.embedded.stores import EmbeddedStores
from app.services.ports import Committed
from tests.adapters.commits import WallClock, a_commit
from tests.adapters.places import create_tables


def shape(path: Path) -> dict[str, object]:
    """Return columns, indexes and references of all tables of live rooms."""
    engine = sa.create_engine(f"sqlite:///{path}")
    with closing(engine.connect()) as connection:
        inspector = sa.inspect(connection)
        found = {
            name: (
                [(c["name"], str(c["type"]), c["nullable"]) for c in columns],
                inspector.get_pk_constraint(name),
                inspector.get_foreign_keys(name),
                sorted(inspector.get_indexes(name), key=str),
                inspector.get_table_options(name),
            )
            for name in schema.metadata.tables
            for columns in [inspector.get_columns(name)]
        }
    engine.dispose()
    return dict(found)


async def test_migrated_tables_are_those_of_the_schema(tmp_path: Path) -> None:
    migrated, created = tmp_path / "migrated.sqlite3", tmp_path / "created.sqlite3"
    await upgrade(f"sqlite:///{migrated}")
    create_tables(created)

    assert shape(migrated) == shape(created)


async def test_rooms_are_kept_in_migrated_tables(tmp_path: Path) -> None:
    path = tmp_path / "interregnum.sqlite3"
    await upgrade(f"sqlite:///{path}")

    stores = EmbeddedStores(path, WallClock())

    assert await stores.rooms.commit(a_commit(0)) == Committed(1)
    await stores.close()
