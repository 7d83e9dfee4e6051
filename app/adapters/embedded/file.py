"""One SQLite file: a thread that writes, a thread that reads, and a lock.

1. Whatever waits to be written goes into one transaction, and nobody is answered
   before that transaction is on the disk (WAL, ``synchronous=FULL``). The disk
   is waited for once per batch, not once per change.
2. A batch in which a job fails is rolled back and done again job by job, so that
   one failure harms nobody else. Jobs therefore depend on the file alone.
3. One process owns the file.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from app.adapters.embedded.opening import check, connection, lock
from app.services.ports import Unavailable

MOST_WAITING = 10_000
"""Jobs that may wait for the disk; more are refused at once."""

T = TypeVar("T")
Unheard: TypeAlias = Callable[[T], None]
_Settled: TypeAlias = "list[tuple[_Job, Any, Exception | None]]"


class _Job:
    """One change to make, and whom to tell if its caller has gone."""

    __slots__ = ("future", "unheard", "work")

    def __init__(
        self,
        work: Callable[[sqlite3.Connection], Any],
        unheard: Unheard[Any] | None,
        future: "asyncio.Future[Any]",
    ) -> None:
        self.work = work
        self.unheard = unheard
        self.future = future


class SqliteFile:
    """The file of the embedded product, opened by the one process that serves it.

    Args:
        path: The file, with its tables made by the migrations.

    Raises:
        UnusableFile: It is in use by another server, is no database, is damaged
            or has no tables.
    """

    def __init__(self, path: Path) -> None:
        self._lock = lock(path)
        try:
            check(path)
            self._writer = connection(path)
            self._reader = connection(path)
        except BaseException:
            self._lock.close()
            raise
        self._jobs: list[_Job] = []
        self._waiting = 0
        self._queue: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="sqlite-read")
        self._writing = Thread(target=self._write, name="sqlite-write", daemon=True)
        self._open = True
        self._writing.start()

    async def write(
        self,
        work: Callable[[sqlite3.Connection], T],
        unheard: Unheard[T] | None = None,
    ) -> T:
        """Make a change and return its result once it is on the disk.

        Args:
            work: Makes the change; may be called again if a batch fails.
            unheard: Called on the event loop with the result, if the change is made
                after all and the caller has been cancelled meanwhile.

        Raises:
            Unavailable: The file cannot be written, or too much waits for it.
        """
        if not self._open or self._waiting >= MOST_WAITING:
            raise Unavailable("the file cannot keep up" if self._open else "closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._jobs:
            loop.call_soon(self._hand_over)
        self._jobs.append(_Job(work, unheard, future))
        self._waiting += 1
        try:
            return await future
        except asyncio.CancelledError:
            if unheard is not None and _has_result(future):
                unheard(future.result())  # It came in the very moment.
            raise

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what a question finds in the file.

        Raises:
            Unavailable: The file cannot be read.
        """
        if not self._open:
            raise Unavailable("closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reading, work, self._reader)
        except sqlite3.DatabaseError as error:
            raise _told(error) from error

    async def change(self, *statements: tuple[str, Sequence[object]]) -> None:
        """Run statements with their values as one change.

        Raises:
            Unavailable: The file cannot be written, or too much waits for it.
        """

        def work(file: sqlite3.Connection) -> None:
            for statement, values in statements:
                file.execute(statement, values)

        await self.write(work)

    async def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows that one query finds.

        Raises:
            Unavailable: The file cannot be read.
        """
        return await self.read(lambda file: file.execute(query, values).fetchall())

    async def close(self) -> None:
        """Write what still waits, then let go of the file."""
        if not self._open:
            return
        self._open = False
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._writing.join)
        await asyncio.to_thread(self._reading.shutdown)
        self._reader.close()
        self._writer.close()
        self._lock.close()

    def _hand_over(self) -> None:
        if self._jobs:
            self._queue.put(self._jobs)
            self._jobs = []

    def _write(self) -> None:
        """Write batch after batch, in the writing thread."""
        while (batch := self._queue.get()) is not None:
            while not self._queue.empty() and len(batch) < MOST_WAITING:
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                batch += more
            self._settle(_done(self._writer, batch))

    def _settle(self, settled: _Settled) -> None:
        loop = settled[0][0].future.get_loop()
        # Nobody waits any more once the loop is closed; what is written stays so.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(self._answer, settled)

    def _answer(self, settled: _Settled) -> None:
        self._waiting -= len(settled)
        for job, result, error in settled:
            if not job.future.done():
                if error is None:
                    job.future.set_result(result)
                else:
                    job.future.set_exception(error)
            elif error is None and job.unheard is not None:
                job.unheard(result)


def _has_result(future: "asyncio.Future[Any]") -> bool:
    return not future.cancelled() and future.exception() is None


def _done(written: sqlite3.Connection, batch: list[_Job]) -> _Settled:
    """Do a batch in one transaction, or each job in its own if one fails."""
    try:
        return _in_one_transaction(written, batch)
    except Exception as error:  # noqa: BLE001 - whoever waits for the job is told
        if len(batch) == 1:
            return [(batch[0], None, _told(error))]
    return [settled for job in batch for settled in _done(written, [job])]


def _in_one_transaction(written: sqlite3.Connection, batch: list[_Job]) -> _Settled:
    written.execute("BEGIN IMMEDIATE")
    try:
        settled: _Settled = [(job, job.work(written), None) for job in batch]
        written.execute("COMMIT")
    except BaseException:
        if written.in_transaction:
            written.execute("ROLLBACK")
        raise
    return settled


def _told(error: Exception) -> Exception:
    """Return what a caller is told: a broken constraint is a fault of ours."""
    if isinstance(error, sqlite3.OperationalError) or _is_damage(error):
        return Unavailable(str(error))
    return error


def _is_damage(error: Exception) -> bool:
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return primary in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
