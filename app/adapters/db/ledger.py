"""Series and the ledger of their awards: one row for each series and round."""

from functools import cache
from typing import Any

from sqlalchemy import Connection, Insert, Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from app.adapters.db.insertion import insert_new, into
from app.adapters.db.schema import awards, match_players, matches, players, series
from app.services.records import MatchRecord, SeriesRecord

AWARDS = ("king", "fool")
"""What the ledger has columns for; further awards stand in the outcome alone."""
_NEWEST = ("rounds", "last_match", "last_played_at")
"""What the row of a series says of its newest round."""

Holders = tuple[tuple[str, str], ...]


def admit(connection: Connection, record: MatchRecord) -> None:
    """Make sure that the series of a match has a row that knows of its newest round."""
    row = {
        "id": record.series,
        "game": record.game,
        "rounds": record.round,
        "last_match": record.id,
        "last_played_at": record.ended_at,
    }
    connection.execute(_admission(connection.dialect.name), row)


@cache
def _admission(dialect: str) -> Insert:
    new = into(dialect, series)
    return new.on_conflict_do_update(
        index_elements=[series.c.id],
        set_={name: new.excluded[name] for name in _NEWEST},
        where=series.c.rounds < new.excluded.rounds,
    )


def write(connection: Connection, record: MatchRecord, known: frozenset[str]) -> None:
    """Enter the awards of a match, unless its round has its row already.

    Args:
        connection: A transaction that writes.
        record: The match, just written.
        known: Its players who are not erased.
    """
    won = {award: player for award, player in record.awards if player in known}
    row = {"series": record.series, "round": record.round, "match": record.id}
    holds = {award: won.get(award) for award in AWARDS}
    insert_new(connection, awards, row | holds)


def holders(king: str | None, fool: str | None) -> Holders:
    """Return player id by award of one row of the ledger."""
    won = zip(AWARDS, (king, fool), strict=True)
    return tuple((award, player) for award, player in won if player is not None)


async def one(connection: AsyncConnection, key: str) -> SeriesRecord | None:
    """Return a series as its ledger stands."""
    found = await _series(connection, select(series).where(series.c.id == key))
    return found[0] if found else None


async def of_player(connection: AsyncConnection, player: str) -> list[SeriesRecord]:
    """Return the series a player ever was in, last played first."""
    mine = (
        select(matches.c.series)
        .join(match_players, match_players.c.match == matches.c.id)
        .where(match_players.c.player == player)
    )
    return await _series(
        connection,
        select(series)
        .where(series.c.id.in_(mine))
        .order_by(series.c.last_played_at.desc(), series.c.id),
    )


async def _series(
    connection: AsyncConnection, query: Select[Any]
) -> list[SeriesRecord]:
    found = (await connection.execute(query)).all()
    return [await _record(connection, row) for row in found]


async def _record(connection: AsyncConnection, row: Row[Any]) -> SeriesRecord:
    newest = await connection.execute(
        select(matches.c.options, awards.c.king, awards.c.fool)
        .join_from(matches, awards, awards.c.match == matches.c.id, isouter=True)
        .where(matches.c.id == row.last_match)
    )
    last = newest.one()
    return SeriesRecord(
        id=row.id,
        game=row.game,
        rounds=row.rounds,
        options=last.options.encode(),
        members=await _members(connection, row.last_match),
        awards=holders(last.king, last.fool),
        tally=await _tally(connection, row.id),
        last_played_at=row.last_played_at,
    )


async def _members(connection: AsyncConnection, match: str) -> Holders:
    seats = await connection.execute(
        select(players.c.id, players.c.name)
        .join(match_players, match_players.c.player == players.c.id)
        .where(match_players.c.match == match)
        .order_by(match_players.c.position)
    )
    return tuple((seat.id, seat.name) for seat in seats)


async def _tally(
    connection: AsyncConnection, key: str
) -> tuple[tuple[str, str, int], ...]:
    lines: list[tuple[str, str, int]] = []
    for award in AWARDS:
        holder = awards.c[award]
        counted = await connection.execute(
            select(holder.label("player"), func.count().label("times"))
            .where(awards.c.series == key, holder.is_not(None))
            .group_by(holder)
            .order_by(func.count().desc(), holder)
        )
        lines += [(row.player, award, row.times) for row in counted]
    return tuple(lines)
