"""A finished match as a record for the archive, gathered from the room's log."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from app.room.model import Finished, Match, Room
from app.services.log import Steps, decode_steps
from app.services.ports import Rooms
from app.services.records import MatchPlayer, MatchRecord, MoveRecord

ENTRIES_BESIDE = 64
"""Log entries beside those of a match's moves that are read at first: what was said,
and windows that closed."""

_encoder = msgspec.json.Encoder()


async def steps_of(store: Rooms, code: str, match: Match) -> list[Steps]:
    """Return what was done in a match of a room, and around it, oldest first.

    The log is read backwards until before the match: it may be that of an evening.

    Raises:
        Unavailable: The store does not answer.
    """
    most = match.moves + ENTRIES_BESIDE
    while True:
        stored = await store.entries(code, newest=most)
        steps = [one for entry in stored for one in decode_steps(entry.body)]
        if len(stored) < most or _begins_in(steps, match.id):
            return steps
        most *= 2


def _begins_in(steps: Sequence[Steps], match: str) -> bool:
    """Return whether the end of a log reaches back to before a match.

    The entries of a match stand together.
    """
    return steps[0].match != match and any(one.match == match for one in steps)


def record_of(
    room: Room,
    finished: Finished,
    entries: Iterable[Steps],
    content_text: str | None,
    engine: str,
) -> MatchRecord:
    """Return what the archive keeps of a finished match.

    Args:
        room: The table it was played at.
        finished: The match and who won its awards.
        entries: What was done in it, and perhaps around it.
        content_text: The uploaded deck or tile list, if there was one.
        engine: The version of the product.
    """
    match = finished.match
    return MatchRecord(
        id=match.id,
        room=room.code,
        series=room.series,
        game=room.game,
        round=match.round,
        public=room.visibility == "public",
        options=_encoder.encode(match.options),
        content=match.content,
        content_text=content_text,
        carry_in=_encoder.encode(match.carry_in),
        outcome=_encoder.encode(match.outcome),
        secret=match.secret,
        commitment=match.commitment,
        entropies=match.entropies,
        started_at=match.started_at,
        ended_at=match.ended_at or match.started_at,
        engine=engine,
        players=tuple(_players(match)),
        awards=tuple(finished.awards.items()),
        moves=tuple(_moves(match.id, entries)),
        origin=match.origin,
    )


def _players(match: Match) -> Iterator[MatchPlayer]:
    results = {r.seat: r for r in match.outcome.results} if match.outcome else {}
    for seat in match.seats:
        result = results.get(seat)
        yield MatchPlayer(
            seat=seat,
            player=match.players[str(seat)],
            name=match.names[str(seat)],
            placing=result.placing if result else len(match.seats),
            score=result.score if result else 0,
        )


def _moves(match: str, entries: Iterable[Steps]) -> Iterator[MoveRecord]:
    number = 0
    for entry in entries:
        if entry.match != match:
            continue
        for step in entry.steps:
            number += 1
            yield MoveRecord(
                number=number,
                at=entry.at,
                kind=step.kind,
                seat=step.seat,
                move=None if step.move is None else _encoder.encode(step.move),
            )
