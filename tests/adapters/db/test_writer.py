"""A piece of work is one transaction, on SQLite in a thread of its own."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.engine import open_engine, reading
from app.adapters.db.schema import players
from app.adapters.db.writer import Writer
from app.services.ports import Unavailable
from tests.records import ADA, BO


def put(*ids: str) -> Callable[[Connection], int]:
    """Return the work of writing players; it tells how many there are then."""

    def work(connection: Connection) -> int:
        for player in ids:
            row = {"id": player, "name": None, "erased": False}
            connection.execute(insert(players), row)
        return connection.scalar(select(func.count()).select_from(players)) or 0

    return work


async def written(engine: AsyncEngine) -> set[str]:
    async with reading(engine) as connection:
        return set(await connection.scalars(select(players.c.id)))


async def test_what_a_piece_of_work_wrote_is_there_for_everybody(
    engine: AsyncEngine, writer: Writer
) -> None:
    count = await writer.run(put(ADA, BO))

    assert count == 2
    assert await written(engine) == {ADA, BO}


async def test_work_that_fails_has_written_nothing_and_harms_no_other(
    engine: AsyncEngine, writer: Writer
) -> None:
    with pytest.raises(Exception, match="players"):
        await writer.run(put(ADA, ADA))

    await writer.run(put(BO))
    assert await written(engine) == {BO}


async def test_pieces_of_work_that_come_at_once_take_turns(
    engine: AsyncEngine, writer: Writer
) -> None:
    ids = [f"p{number}" for number in range(20)]

    await asyncio.gather(*(writer.run(put(id)) for id in ids))

    assert await written(engine) == set(ids)


async def test_whoever_closes_waits_for_the_work_that_was_begun(
    engine: AsyncEngine,
) -> None:
    writer = Writer(engine)
    work = asyncio.create_task(writer.run(put(ADA)))
    await asyncio.sleep(0)

    await writer.close()
    await work

    assert await written(engine) == {ADA}


async def test_a_file_that_cannot_be_opened_is_unavailable(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'nowhere' / 'archive.sqlite'}")
    writer = Writer(engine)

    with pytest.raises(Unavailable):
        await writer.run(put(ADA))

    await writer.close()
    await engine.dispose()
