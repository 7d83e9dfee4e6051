"""Challenges on SQLAlchemy: each call is one transaction.

Whatever changes a challenge, or depends on who has seen its deal, holds its row, so
that two tables which claim the deal for one player come one after the other.
"""

from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    delete,
    insert,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app.adapters.db import matches, players
from app.adapters.db.engine import reading, writing
from app.adapters.db.insertion import insert_new
from app.adapters.db.schema import challenge_runs, challenges, match_players, sights
from app.services.challenge_port import Claim, Claimed, Refused
from app.services.records import (
    ChallengeRecord,
    MatchRecord,
    RunRecord,
    SightRecord,
)

_COLUMNS = ("id", "match", "marked_by", "marked_at", "closed_by", "closed_at")


class SqlChallenges:
    """`Challenges` on PostgreSQL or SQLite.

    Args:
        engine: The archive's, which closes it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def mark(self, challenge: ChallengeRecord) -> ChallengeRecord:
        """Make an archived match a challenge; its players have seen it."""
        async with writing(self._engine) as connection:
            row = {name: getattr(challenge, name) for name in _COLUMNS}
            seated = await _seated(connection, challenge.match)
            known = await connection.run_sync(players.admit, dict.fromkeys(seated))
            if row["marked_by"] not in known:
                row["marked_by"] = None
            if not known:  # all were erased meanwhile, and nobody could close it
                row["closed_at"] = challenge.marked_at
            await connection.run_sync(insert_new, challenges, row)
            at = challenge.marked_at
            for player in sorted(known):
                sight = SightRecord(challenge.match, player, "played", at)
                await _keep(connection, sight)
            found = await _one(connection, challenges.c.match == challenge.match)
        return found or challenge

    async def close(self, challenge: str, player: str, at: int) -> None:
        """Close a challenge for good; again changes nothing."""
        async with writing(self._engine) as connection:
            known = await connection.run_sync(players.admit, {player: None})
            await connection.execute(
                update(challenges)
                .where(challenges.c.id == challenge, challenges.c.closed_at.is_(None))
                .values(closed_by=player if player in known else None, closed_at=at)
            )

    async def challenge(self, challenge: str) -> ChallengeRecord | None:
        """Return a challenge by id."""
        async with reading(self._engine) as connection:
            return await _one(connection, challenges.c.id == challenge)

    async def of_match(self, match: str) -> ChallengeRecord | None:
        """Return the challenge that a match is, or whose deal it plays."""
        async with reading(self._engine) as connection:
            return await _one(connection, _is_of({match}))

    async def claim(self, run: RunRecord) -> Claim:
        """Let a match play the deal, if it is open and new to all who are there."""
        async with writing(self._engine) as connection:
            there = dict.fromkeys((*run.players, *run.watchers))
            known = await connection.run_sync(players.admit, there)
            held = await _one(connection, challenges.c.id == run.challenge, held=True)
            if held is None or held.closed_at is not None:
                return Refused(())
            seen = await _seen(connection, run)
            if seen:
                return Refused(seen)
            await _write(connection, run, known)
        return Claimed()

    async def saw(self, *sights: SightRecord) -> None:
        """Keep that somebody saw a match; the first time of each kind stays."""
        async with writing(self._engine) as connection:
            named = {sight.player for sight in sights if sight.player}
            known = await connection.run_sync(players.admit, dict.fromkeys(named))
            await _hold(connection, {sight.match for sight in sights})
            for sight in sights:
                if not sight.player or sight.player in known:
                    await _keep(connection, sight)

    async def sights(self, challenge: str, player: str) -> tuple[SightRecord, ...]:
        """Return how a player has seen any match of a challenge, earliest first."""
        query = (
            select(sights)
            .where(sights.c.player == player, sights.c.match.in_(_matches(challenge)))
            .order_by(sights.c.at, sights.c.match, sights.c.kind)
        )
        async with reading(self._engine) as connection:
            return tuple(map(_sight, await connection.execute(query)))

    async def results(self, challenge: str) -> list[MatchRecord]:
        """Return the ended matches of a challenge without moves, newest first."""
        async with reading(self._engine) as connection:
            return await matches.listed(connection, _matches(challenge))


def _matches(challenge: str) -> Select[Any]:
    both = union(
        select(challenges.c.match.label("match")).where(challenges.c.id == challenge),
        select(challenge_runs.c.match).where(challenge_runs.c.challenge == challenge),
    ).subquery()
    return select(both.c.match)


def _is_of(played: Collection[str]) -> ColumnElement[bool]:
    """Return whether a challenge is one of some matches, or was played in one."""
    runs = select(challenge_runs.c.challenge).where(challenge_runs.c.match.in_(played))
    return or_(challenges.c.match.in_(played), challenges.c.id.in_(runs))


async def _hold(connection: AsyncConnection, played: Collection[str]) -> None:
    """Hold the challenges of some matches, so that no claim passes a sight by."""
    query = select(challenges.c.id).where(_is_of(played)).order_by(challenges.c.id)
    await connection.execute(query.with_for_update())


async def _one(
    connection: AsyncConnection, condition: ColumnElement[bool], *, held: bool = False
) -> ChallengeRecord | None:
    query = select(*(challenges.c[name] for name in _COLUMNS)).where(condition)
    found = await connection.execute(query.with_for_update() if held else query)
    row = found.one_or_none()
    return None if row is None else ChallengeRecord(*row)


async def _seated(connection: AsyncConnection, match: str) -> list[str]:
    query = select(match_players.c.player).where(
        match_players.c.match == match, match_players.c.player.is_not(None)
    )
    return list(await connection.scalars(query))


async def _seen(connection: AsyncConnection, run: RunRecord) -> tuple[SightRecord, ...]:
    """Return how players and watchers of a run have seen the deal, this run apart."""
    query = (
        select(sights)
        .where(
            sights.c.player.in_((*run.players, *run.watchers)),
            sights.c.match.in_(_matches(run.challenge)),
            sights.c.match != run.match,
        )
        .order_by(sights.c.at, sights.c.player, sights.c.kind)
    )
    return tuple(map(_sight, await connection.execute(query)))


async def _write(
    connection: AsyncConnection, run: RunRecord, known: frozenset[str]
) -> None:
    row = {"match": run.match, "challenge": run.challenge, "dealt_at": run.at}
    await connection.run_sync(insert_new, challenge_runs, row)
    await connection.execute(delete(sights).where(sights.c.match == run.match))
    for kind, there in (("played", run.players), ("watched", run.watchers)):
        rows = [
            {"match": run.match, "player": player, "kind": kind, "at": run.at}
            for player in there
            if player in known
        ]
        if rows:
            await connection.execute(insert(sights), rows)


async def _keep(connection: AsyncConnection, sight: SightRecord) -> None:
    row = {
        "match": sight.match,
        "player": sight.player,
        "kind": sight.kind,
        "at": sight.at,
    }
    await connection.run_sync(insert_new, sights, row)


def _sight(row: Row[Any]) -> SightRecord:
    return SightRecord(row.match, row.player, row.kind, row.at)
