"""One atomic change of a room, and all that follows from it.

Nothing is told before the commit is durable; the sender is answered first.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache

from app.games.core.game import Seat
from app.room.commands import Command
from app.room.decision import Decision
from app.room.lifetime import awaits_archive
from app.room.model import Room
from app.services import documents, metrics
from app.services import log as logs
from app.services.answers import answer_of, first_answer
from app.services.asking import Asked, Made
from app.services.errors import NotFound, TryLater
from app.services.following import Tables
from app.services.listing import listing_of, relisted
from app.services.log import LogEntry
from app.services.ports import (
    Answer,
    Clock,
    Commit,
    CommitResult,
    Committed,
    Listing,
    Repeated,
    Unavailable,
)
from app.services.table import Table


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
        self._buffer = bytearray()

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

    async def commit(self, table: Table, made: Sequence[Made], now: int) -> bool:
        """Commit decisions at once, answer their senders, and tell everybody here.

        Args:
            table: The room before the first of them.
            made: What was decided, each on the room after the one before.
            now: The server's time at which it was decided.

        Returns:
            Whether that is done; where nothing has changed and nobody is answered,
            whether the room is the newest. Else somebody else was first, or one of
            several was carried out before: decide on each anew, on the newest room.

        Raises:
            TryLater: The store does not answer.
        """
        decision = made[-1].decision
        entries, answered = _gathered(table.viewers(), made, now)
        if decision.room is table.room and not answered:
            return await self._tables.is_current(table)
        commit = _commit(
            decision,
            entries,
            tuple([answer for _, answer in answered]),
            code=table.code,
            expected=table.version,
            listing=_listing(table, decision.room),
            now=now,
            buffer=self._buffer,
        )
        try:
            result = await self._tables.store.commit(commit)
        except Unavailable as error:
            raise TryLater from error
        # By its very type: of a struct that is another, `isinstance` takes long.
        if type(result) is not Committed:
            return await self._not_made(table, made, result)
        _settle(answered)
        if decision.room is None:
            await self._tables.drop(table)
        elif result.version > table.version:
            table.advance(result.version, decision.room, entries, commit.entry)
        self._after(table.code, decision)
        return True

    async def _not_made(
        self, table: Table, made: Sequence[Made], result: CommitResult
    ) -> bool:
        """Answer a sender as before.

        Returns:
            Whether that is done; not after a lost race, nor where there are several
            senders, each of whom is to be told.
        """
        if not isinstance(result, Repeated):
            metrics.CONFLICTS.inc()
            return False
        if len(made) > 1:
            return False
        _answer_again(made[0].asked, result.answer)
        # It may have been made without anybody here hearing of it.
        with suppress(NotFound, TryLater):  # the next command will have to
            await self._tables.reload(table)
        return True

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
    entries: Sequence[LogEntry] = (),
    answers: tuple[Answer, ...] = (),
    *,
    code: str,
    expected: int,
    listing: Listing,
    now: int,
    buffer: bytearray | None = None,
) -> Commit:
    room = decision.room
    return Commit(
        code=code,
        expected=expected,
        document=None if room is None else documents.encode(room, buffer),
        entry=logs.encode(entries) if entries else None,
        answers=answers,
        deadline=decision.deadline,
        keep=decision.keep,
        listing=listing,
        now=now,
        lasting=logs.lasts(entries),
    )


def _gathered(
    seats: Mapping[str, Seat], made: Iterable[Made], now: int
) -> tuple[list[LogEntry], list[tuple[Asked, Answer]]]:
    """Return the log entries of what did or told anything, and what is answered.

    Args:
        seats: Where in the match the players sat before the first of these.
        made: What was decided.
        now: The server's time at which it was decided.
    """
    entries, answered = [], []
    for one in made:
        asked, decision = one.asked, one.decision
        answer = answer_of(asked, decision)
        if answer is not None:
            answered.append((asked, answer))
        if decision.notices or decision.steps:
            player = asked.player
            seat = None if player is None else seats.get(player)
            kind = _kind(type(asked.command))
            entries.append(logs.entry_of(decision, now, player, seat, kind))
    return entries, answered


@cache
def _kind(command: type[Command]) -> str:
    """Return the wire type of a kind of command."""
    return str(command.__struct_config__.tag)


def _settle(answered: Iterable[tuple[Asked, Answer]]) -> None:
    """Answer the senders of what is committed now."""
    for asked, answer in answered:
        if asked.outlet is not None:
            asked.outlet.send(answer.body)
            metrics.ACCEPTED.inc()


def _answer_again(asked: Asked, kept: Answer) -> None:
    """Tell a sender what was answered before."""
    if asked.outlet is not None and asked.digest is not None:
        asked.outlet.send(first_answer(kept, kept.id, asked.digest))
        metrics.REPEATED.inc()
