"""Many rows at once go to the driver by the names of their columns."""

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.engine import reading
from app.adapters.db.insertion import Values, insert_all
from app.adapters.db.schema import players
from app.adapters.db.writer import Writer
from tests.records import ADA, BO


async def insert(writer: Writer, *rows: Values) -> None:
    await writer.run(lambda connection: insert_all(connection, players, rows))


async def written(engine: AsyncEngine) -> set[tuple[object, ...]]:
    async with reading(engine) as connection:
        rows = await connection.execute(
            select(players.c.id, players.c.name, players.c.erased)
        )
        return {tuple(row) for row in rows}


async def test_values_land_in_the_columns_that_they_are_named_after(
    engine: AsyncEngine, writer: Writer
) -> None:
    await insert(
        writer,
        {"erased": False, "name": "Ada", "id": ADA},
        {"name": None, "id": BO, "erased": True},
    )

    assert await written(engine) == {(ADA, "Ada", False), (BO, None, True)}


async def test_a_row_that_lacks_a_column_keeps_all_of_them_out(
    engine: AsyncEngine, writer: Writer
) -> None:
    with pytest.raises(KeyError, match="name"):
        await insert(
            writer,
            {"id": ADA, "name": "Ada", "erased": False},
            {"id": BO, "erased": False},
        )

    assert await written(engine) == set()
