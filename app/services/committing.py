"""One atomic change of a room, and all that follows from it.

Nothing is told before the commit is durable; the sender is answered first.
"""

from collections.abc import Callable

from app.room.commands import Command
from app.room.decision import Decision
from app.room.lifetime import awaits_archive
from app.room.model import Room
from app.room.watching import viewer_of
from app.services import documents, metrics
from app.services import log as logs
from app.services.answers import first_answer
from app.services.errors import TryLater
from app.services.following import Tables
from app.services.listing import listing_of, relisted
from app.services.log import LogEntry
from app.services.ports import (
    Answer,
    Clock,
    Commit,
    CommitResult,
    Committed,
    Conflict,
    Listing,
    Repeated,
    Unavailable,
)
from app.services.table import Outlet, Table


class Committing:
    """Makes decisions durable and known.

    Args:
        tables: The rooms at hand, and their store.
        clock: The server's time.
        on_deadline: Called with code and time when a room wants attention.
        on_finished: Called with the code of a room with an unarchived match.
    """

    def __init__(
        self,
        tables: Tables,
        clock: Clock,
        *,
        on_deadline: Callable[[str, int], None],
        on_finished: Callable[[str], None],
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._on_deadline = on_deadline
        self._on_finished = on_finished

    async def create(self, code: str, decision: Decision) -> bool:
        """Store a new room; False when the code is taken.

        Raises:
            Unavailable: The store does not answer.
        """
        now = self._clock.now()
        listing = listing_of(decision.room)
        commit = _commit(decision, code=code, expected=0, listing=listing, now=now)
        created = isinstance(await self._tables.store.commit(commit), Committed)
        if created:
            self._after(code, decision)
        return created

    async def commit(
        self,
        table: Table,
        command: Command,
        player: str | None,
        decision: Decision,
        answer: Answer | None,
        outlet: Outlet | None,
    ) -> bool:
        """Commit a decision, answer its sender, and tell everybody here.

        Returns:
            False when somebody else was first: decide anew on the newest room.

        Raises:
            TryLater: The store does not answer.
        """
        if decision.room is table.room and answer is None:
            return True
        now = self._clock.now()
        entry = _entry(table, command, player, decision, now)
        listing = _listing(table, decision.room)
        commit = _commit(
            decision,
            entry,
            answer,
            code=table.code,
            expected=table.version,
            listing=listing,
            now=now,
        )
        match await self._result(commit):
            case Committed(version=version):
                if outlet is not None and answer is not None:
                    outlet.send(answer.body)
                    metrics.ACCEPTED.inc()
                await self._advance(table, version, decision, entry)
                self._after(table.code, decision)
                return True
            case Repeated(answer=kept):
                if outlet is not None and answer is not None:
                    outlet.send(first_answer(kept, answer.id, answer.digest))
                    metrics.REPEATED.inc()
                return True
            case Conflict():
                metrics.CONFLICTS.inc()
                return False

    async def _result(self, commit: Commit) -> CommitResult:
        try:
            return await self._tables.store.commit(commit)
        except Unavailable as error:
            raise TryLater from error

    async def _advance(
        self, table: Table, version: int, decision: Decision, entry: LogEntry | None
    ) -> None:
        if decision.room is None:
            await self._tables.drop(table)
        elif version > table.version:
            table.advance(version, decision.room, entry)

    def _after(self, code: str, decision: Decision) -> None:
        if decision.deadline is not None:
            self._on_deadline(code, decision.deadline)
        if decision.room is not None and awaits_archive(decision.room):
            self._on_finished(code)


def _listing(table: Table, room: Room | None) -> Listing:
    """Return what the indexes need of a room after a change at this table."""
    told = table.listed
    known = told[1] if told is not None and told[0] is table.room else None
    listing = relisted(table.room, known, room)
    if room is not None:
        table.listed = (room, listing)
    return listing


def _commit(
    decision: Decision,
    entry: LogEntry | None = None,
    answer: Answer | None = None,
    *,
    code: str,
    expected: int,
    listing: Listing,
    now: int,
) -> Commit:
    room = decision.room
    return Commit(
        code=code,
        expected=expected,
        document=None if room is None else documents.encode(room),
        entry=None if entry is None else logs.encode(entry),
        answer=answer,
        deadline=decision.deadline,
        keep=decision.keep,
        listing=listing,
        now=now,
        lasting=entry is None or logs.lasts(entry),
    )


def _entry(
    table: Table, command: Command, player: str | None, decision: Decision, now: int
) -> LogEntry | None:
    if not decision.notices and not decision.steps:
        return None
    seat = None if player is None else viewer_of(table.room, player)
    kind = str(command.__struct_config__.tag)
    return logs.entry_of(decision, at=now, player=player, seat=seat, kind=kind)
