"""Whatever waits is written in one transaction, and answered after it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from app.adapters.embedded.file import MOST_WAITING, SqliteFile
from app.adapters.embedded.opening import UnusableFile
from app.services.ports import Unavailable
from tests.adapters.places import create_tables
from tests.adapters.waiting import until

INSERT = "INSERT INTO notes VALUES (?)"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file with a table of notes beside the usual ones."""
    path = tmp_path / "rooms.sqlite3"
    create_tables(path)
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE notes (note TEXT UNIQUE)")
    return path


@pytest.fixture
async def file(path: Path) -> AsyncIterator[SqliteFile]:
    given = SqliteFile(path)
    yield given
    await given.close()


async def notes(file: SqliteFile) -> set[str]:
    """Return what is in the table."""
    return {note for (note,) in await file.rows("SELECT note FROM notes")}


async def test_what_was_written_is_read(file: SqliteFile) -> None:
    await file.change((INSERT, ("one",)), (INSERT, ("two",)))

    assert await notes(file) == {"one", "two"}


async def test_a_change_gives_back_what_it_found(file: SqliteFile) -> None:
    found = await file.write(lambda c: c.execute("SELECT 40 + 2").fetchone())

    assert found == (42,)


async def test_changes_that_wait_share_a_transaction(
    path: Path, file: SqliteFile
) -> None:
    """The disk is waited for once, however many want it."""

    def write_and_look(connection: sqlite3.Connection) -> int:
        connection.execute("INSERT INTO notes VALUES (NULL)")
        with closing(sqlite3.connect(path)) as other:
            seen: int = other.execute("SELECT count(*) FROM notes").fetchone()[0]
            return seen

    together = await asyncio.gather(*(file.write(write_and_look) for _ in range(50)))
    afterwards = await file.write(write_and_look)

    assert together == [0] * 50
    assert afterwards == 50


async def test_a_change_that_fails_takes_no_other_with_it(file: SqliteFile) -> None:
    results = await asyncio.gather(
        file.change((INSERT, ("kept",))),
        file.change((INSERT, ("half",)), ("INSERT INTO nowhere VALUES (1)", ())),
        file.change((INSERT, ("kept too",))),
        return_exceptions=True,
    )

    assert [type(result) for result in results] == [
        type(None),
        Unavailable,
        type(None),
    ]
    assert await notes(file) == {"kept", "kept too"}


async def test_a_fault_in_a_change_goes_to_its_caller_alone(file: SqliteFile) -> None:
    def fail(_: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    results = await asyncio.gather(
        file.write(fail), file.change((INSERT, ("kept",))), return_exceptions=True
    )

    assert isinstance(results[0], ZeroDivisionError)
    assert await notes(file) == {"kept"}


async def test_a_broken_constraint_is_a_fault_of_ours(file: SqliteFile) -> None:
    await file.change((INSERT, ("one",)))

    with pytest.raises(sqlite3.IntegrityError):
        await file.change((INSERT, ("one",)))


async def test_a_cancelled_caller_still_has_its_change_told(file: SqliteFile) -> None:
    """Who watches must hear of a commit whose caller has gone."""
    told: list[str] = []
    task = asyncio.create_task(file.write(lambda _: "done", told.append))
    await asyncio.sleep(0)
    task.cancel()

    await until(lambda: told == ["done"])
    assert task.cancelled()


async def test_a_caller_cancelled_as_its_result_comes_has_its_change_told(
    file: SqliteFile,
) -> None:
    """Nothing is lost between the result and who waits for it."""
    told: list[str] = []

    async def write_and_cancel_the_next() -> None:
        await file.write(lambda _: "first")
        task.cancel()

    # Both results come in one turn of the loop, and the first is woken first.
    first = asyncio.create_task(write_and_cancel_the_next())
    task = asyncio.create_task(file.write(lambda _: "done", told.append))
    await asyncio.wait([first, task])

    assert task.cancelled()
    assert told == ["done"]


async def test_changes_whose_callers_have_gone_are_told_in_their_order(
    file: SqliteFile,
) -> None:
    told: list[int] = []
    tasks = [
        asyncio.create_task(file.write(lambda _, n=n: n, told.append))  # type: ignore[misc] # bound now
        for n in range(100)
    ]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()

    await until(lambda: len(told) == 100)
    assert told == list(range(100))


async def test_who_got_its_result_is_not_told_again(file: SqliteFile) -> None:
    told: list[str] = []

    result = await file.write(lambda _: "done", told.append)
    await file.write(lambda _: None)

    assert (result, told) == ("done", [])


async def test_a_failed_change_is_not_told(file: SqliteFile) -> None:
    told: list[object] = []

    with pytest.raises(Unavailable):
        await file.write(lambda c: c.execute("nonsense"), told.append)

    assert told == []


async def test_too_much_waiting_is_refused(file: SqliteFile) -> None:
    """Back-pressure: what cannot be written soon is not promised."""
    tasks = [
        asyncio.create_task(file.change((INSERT, (f"{n}",))))
        for n in range(MOST_WAITING + 5)
    ]

    results = await asyncio.gather(*tasks, return_exceptions=True)

    refused = [result for result in results if isinstance(result, Unavailable)]
    assert len(refused) == 5
    assert len(await notes(file)) == MOST_WAITING


async def test_a_question_that_cannot_be_asked_is_unavailable(file: SqliteFile) -> None:
    with pytest.raises(Unavailable, match="no such table"):
        await file.rows("SELECT 1 FROM nowhere")


async def test_another_writer_is_waited_for(path: Path, file: SqliteFile) -> None:
    """R08: the archive writes to the same file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as archive:
        archive.execute("BEGIN IMMEDIATE")
        archive.execute(INSERT, ("archived",))
        waiting = asyncio.create_task(file.change((INSERT, ("played",))))
        assert await notes(file) == set()
        assert not waiting.done()
        archive.execute("COMMIT")

    await waiting

    assert await notes(file) == {"archived", "played"}


async def test_closing_writes_what_waits(path: Path) -> None:
    file = SqliteFile(path)
    tasks = [asyncio.create_task(file.change((INSERT, (f"{n}",)))) for n in range(20)]
    await asyncio.sleep(0)

    await file.close()

    await asyncio.gather(*tasks)
    reopened = SqliteFile(path)
    assert len(await notes(reopened)) == 20
    await reopened.close()


async def test_closing_writes_what_waits_behind_another_writer(path: Path) -> None:
    file = SqliteFile(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as archive:
        archive.execute("BEGIN IMMEDIATE")
        first = asyncio.create_task(file.change((INSERT, ("first",))))
        await notes(file)
        second = asyncio.create_task(file.change((INSERT, ("second",))))
        await notes(file)
        ending = asyncio.create_task(file.close())
        await asyncio.sleep(0)
        archive.execute("COMMIT")

    await asyncio.gather(first, second, ending)

    reopened = SqliteFile(path)
    assert await notes(reopened) == {"first", "second"}
    await reopened.close()


async def test_a_closed_file_answers_nothing(path: Path) -> None:
    file = SqliteFile(path)
    await file.close()
    await file.close()

    with pytest.raises(Unavailable, match="closed"):
        await file.change((INSERT, ("late",)))
    with pytest.raises(Unavailable, match="closed"):
        await file.rows("SELECT 1")


async def test_a_file_that_is_refused_is_let_go_of(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    with pytest.raises(UnusableFile):
        SqliteFile(path)
    create_tables(path)

    await SqliteFile(path).close()
