"""Finished matches: written once, read whole or as rows of a list."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, null, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from app.adapters.db import ledger, players
from app.adapters.db.cursors import from_cursor, to_cursor
from app.adapters.db.insertion import Values, insert_all, insert_new
from app.adapters.db.schema import awards, match_players, matches, moves
from app.services.records import MatchPlayer, MatchRecord, MoveRecord

_TEXTS = ("options", "carry_in", "outcome")
"""JSON: bytes in a record, text in a column."""
_PLAIN = (
    "id",
    "room",
    "series",
    "game",
    "round",
    "public",
    "shared",
    "content",
    "content_text",
    "secret",
    "commitment",
    "started_at",
    "ended_at",
    "engine",
    "origin",
)
_entropies = msgspec.json.Decoder(tuple[str, ...])

Page = tuple[list[MatchRecord], str | None]


def save(connection: Connection, record: MatchRecord) -> None:
    """Write a match with all that belongs to it, unless it is there already."""
    ledger.admit(connection, record)
    if not insert_new(connection, matches, _match_row(record)):
        return
    names = {s.player: s.name for s in record.players if s.player is not None}
    known = players.admit(connection, names)
    insert_all(connection, match_players, _seat_rows(record, known))
    if record.moves:
        insert_all(connection, moves, _move_rows(record))
    ledger.write(connection, record, known)


def _match_row(record: MatchRecord) -> dict[str, Any]:
    row = {name: getattr(record, name) for name in _PLAIN}
    row |= {name: getattr(record, name).decode() for name in _TEXTS}
    row["entropies"] = msgspec.json.encode(record.entropies).decode()
    return row


def _seat_rows(record: MatchRecord, known: frozenset[str]) -> list[Values]:
    return [
        {
            "match": record.id,
            "seat": seat.seat,
            "position": position,
            "player": seat.player if seat.player in known else None,
            "name": seat.name if seat.player in known else "",
            "placing": seat.placing,
            "score": seat.score,
            "ended_at": record.ended_at,
        }
        for position, seat in enumerate(record.players)
    ]


def _move_rows(record: MatchRecord) -> list[Values]:
    return [
        {
            "match": record.id,
            "number": move.number,
            "at": move.at,
            "kind": move.kind,
            "seat": move.seat,
            "move": None if move.move is None else move.move.decode(),
        }
        for move in record.moves
    ]


async def share(connection: AsyncConnection, match: str) -> None:
    """Open a match to whoever has its link."""
    await connection.execute(
        update(matches).where(matches.c.id == match).values(shared=True)
    )


async def one(connection: AsyncConnection, match: str) -> MatchRecord | None:
    """Return a match with its moves and its deck."""
    row = (
        await connection.execute(select(matches).where(matches.c.id == match))
    ).one_or_none()
    if row is None:
        return None
    [record] = await _records(connection, [row])
    played = await connection.execute(
        select(moves).where(moves.c.match == match).order_by(moves.c.number)
    )
    return msgspec.structs.replace(record, moves=tuple(map(_move, played)))


async def result(connection: AsyncConnection, match: str) -> MatchRecord | None:
    """Return a match without its moves and its deck."""
    found = await listed(connection, select(matches.c.id).where(matches.c.id == match))
    return found[0] if found else None


async def content(connection: AsyncConnection, digest: str) -> str | None:
    """Return an uploaded deck of some match, by its hash."""
    query = select(matches.c.content_text).where(matches.c.content == digest).limit(1)
    text: str | None = await connection.scalar(query)
    return text


def _move(row: Row[Any]) -> MoveRecord:
    text = None if row.move is None else row.move.encode()
    return MoveRecord(row.number, row.at, row.kind, row.seat, text)


async def of_player(
    connection: AsyncConnection, player: str, cursor: str | None, limit: int
) -> Page:
    """Return one page of a player's matches, newest first.

    Raises:
        BadCursor: The cursor is none of ours.
    """
    seats = match_players.c
    chosen = (
        select(seats.match)
        .where(seats.player == player)
        .order_by(seats.ended_at.desc(), seats.match.desc())
        .limit(limit + 1)
    )
    if cursor is not None:
        key = tuple_(seats.ended_at, seats.match)
        chosen = chosen.where(key < tuple_(*from_cursor(cursor)))
    return await _page(connection, chosen, limit)


async def everybodys(
    connection: AsyncConnection, cursor: str | None, limit: int
) -> Page:
    """Return one page of all matches, newest first.

    Raises:
        BadCursor: The cursor is none of ours.
    """
    chosen = (
        select(matches.c.id)
        .order_by(matches.c.ended_at.desc(), matches.c.id.desc())
        .limit(limit + 1)
    )
    if cursor is not None:
        key = tuple_(matches.c.ended_at, matches.c.id)
        chosen = chosen.where(key < tuple_(*from_cursor(cursor)))
    return await _page(connection, chosen, limit)


async def results_of(connection: AsyncConnection, player: str) -> list[MatchRecord]:
    """Return all matches of a player, newest first."""
    chosen = select(match_players.c.match).where(match_players.c.player == player)
    return await listed(connection, chosen)


async def _page(connection: AsyncConnection, chosen: Select[Any], limit: int) -> Page:
    records = await listed(connection, chosen)
    if len(records) <= limit:
        return records, None
    last = records[limit - 1]
    return records[:limit], to_cursor(last.ended_at, last.id)


async def listed(connection: AsyncConnection, chosen: Select[Any]) -> list[MatchRecord]:
    """Return the matches of these ids without moves and deck, newest first."""
    columns = [
        null().label(column.name) if column.name == "content_text" else column
        for column in matches.c
    ]
    rows = await connection.execute(
        select(*columns)
        .where(matches.c.id.in_(chosen))
        .order_by(matches.c.ended_at.desc(), matches.c.id.desc())
    )
    return await _records(connection, rows.all(), chosen)


async def _records(
    connection: AsyncConnection,
    rows: Sequence[Row[Any]],
    chosen: Select[Any] | None = None,
) -> list[MatchRecord]:
    ids = chosen if chosen is not None else [row.id for row in rows]
    seats = await _by_match(
        connection,
        select(match_players)
        .where(match_players.c.match.in_(ids))
        .order_by(match_players.c.position),
    )
    won = await _by_match(connection, select(awards).where(awards.c.match.in_(ids)))
    return [_record(row, seats[row.id], won[row.id]) for row in rows]


async def _by_match(
    connection: AsyncConnection, query: Select[Any]
) -> dict[str, list[Row[Any]]]:
    found = defaultdict(list)
    for row in await connection.execute(query):
        found[row.match].append(row)
    return found


def _record(
    row: Row[Any], seats: Iterable[Row[Any]], won: Sequence[Row[Any]]
) -> MatchRecord:
    plain = {name: getattr(row, name) for name in _PLAIN}
    texts = {name: getattr(row, name).encode() for name in _TEXTS}
    return MatchRecord(
        **plain,
        **texts,
        entropies=_entropies.decode(row.entropies),
        players=tuple(
            MatchPlayer(seat.seat, seat.player, seat.name, seat.placing, seat.score)
            for seat in seats
        ),
        awards=ledger.holders(won[0].king, won[0].fool) if won else (),
        moves=(),
    )
