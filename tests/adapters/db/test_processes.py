"""Several processes of the product write one match at the same time."""

import asyncio
from concurrent.futures import ProcessPoolExecutor

from app.adapters.db.archive import SqlArchive
from app.adapters.db.engine import open_engine
from tests import warm
from tests.records import ADA, BO, a_record

PROCESSES = 3
TIMES = 5


def save_often(database_url: str, king: str) -> None:
    """Write the same rounds, each with this King, in a process of its own."""
    asyncio.run(_save_often(database_url, king))


async def _save_often(database_url: str, king: str) -> None:
    archive = SqlArchive(open_engine(database_url))
    for number in range(TIMES):
        await archive.save(a_record("same"))
        claim = a_record(f"{king}{number}", round=number + 2, awards=(("king", king),))
        await archive.save(claim)
    await archive.close()


async def test_processes_write_a_match_once_and_a_round_has_one_king_d05_r05(
    empty_database: str,
) -> None:
    kings = (ADA, BO, ADA)[:PROCESSES]

    with ProcessPoolExecutor(PROCESSES, mp_context=warm.CONTEXT) as pool:
        loop = asyncio.get_running_loop()
        await asyncio.gather(
            *(
                loop.run_in_executor(pool, save_often, empty_database, king)
                for king in kings
            )
        )

    archive = SqlArchive(open_engine(empty_database))
    found, _ = await archive.matches(None, 100)
    assert len(found) == 1 + 2 * TIMES
    rounds = [record.round for record in found if record.awards]
    assert sorted(rounds) == list(range(1, TIMES + 2))
    series = await archive.series("s1")
    assert series is not None
    assert series.rounds == TIMES + 1
    assert sum(times for _, award, times in series.tally if award == "king") == 6
    await archive.close()
