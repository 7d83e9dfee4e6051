"""Players as the archive knows them: a present name, or none once erased."""

from collections.abc import Mapping, Sequence
from functools import cache

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import ReturningInsert

from app.adapters.db.insertion import insert_new, into
from app.adapters.db.schema import (
    audit,
    awards,
    challenges,
    match_players,
    players,
    sights,
)


def admit(connection: Connection, names: Mapping[str, str | None]) -> frozenset[str]:
    """Make sure that there is a row for each player, and hold them still.

    Rows are taken in the order of their ids, so that two matches which end at
    once cannot wait for each other: so they stand in the one statement, and so the
    engines take them. An erasure waits until this transaction is over and then finds
    what it wrote.

    Args:
        connection: A transaction that writes.
        names: Name by player; None where it is not known here.

    Returns:
        The players among them that are not erased.
    """
    rows = [
        {"id": player, "name": name, "erased": False}
        for player, name in sorted(names.items())
    ]
    if not rows:
        return frozenset()
    return frozenset(connection.scalars(_admission(connection.dialect.name), rows))


@cache
def _admission(dialect: str) -> ReturningInsert[tuple[str]]:
    # Whoever is there is changed and held even if nothing differs; who is erased is
    # held, but neither changed nor returned.
    new = into(dialect, players)
    return new.on_conflict_do_update(
        index_elements=[players.c.id],
        set_={"name": func.coalesce(players.c.name, new.excluded.name)},
        where=players.c.erased.is_(other=False),
    ).returning(players.c.id)


async def rename(connection: AsyncConnection, player: str, name: str) -> None:
    """Keep a player's present name, unless the player is erased."""
    row = {"id": player, "name": name, "erased": False}
    if not await connection.run_sync(insert_new, players, row):
        await connection.execute(
            update(players)
            .where(players.c.id == player, players.c.erased.is_(other=False))
            .values(name=name)
        )


async def erase(connection: AsyncConnection, player: str, at: int) -> None:
    """Take a player's name and id away from all they ever did.

    The row in `players` stays as a tombstone without a name, so that a result
    which lands later does not bring them back.

    Args:
        connection: A transaction that writes.
        player: Whom.
        at: The server's time.
    """
    row = {"id": player, "name": None, "erased": True}
    await connection.run_sync(insert_new, players, row)
    await connection.execute(
        update(players).where(players.c.id == player).values(name=None, erased=True)
    )
    held = await _hold_challenges(connection, player)
    await connection.execute(
        update(match_players)
        .where(match_players.c.player == player)
        .values(player=None, name="")
    )
    await connection.execute(delete(sights).where(sights.c.player == player))
    for column in (
        awards.c.king,
        awards.c.fool,
        audit.c.player,
        challenges.c.marked_by,
        challenges.c.closed_by,
    ):
        await connection.execute(
            update(column.table).where(column == player).values({column: None})
        )
    await _close_orphans(connection, held, at)


async def _hold_challenges(connection: AsyncConnection, player: str) -> list[str]:
    """Hold the open challenges that a player may close, and return their matches.

    Of its last two players who are erased at once, the second waits for the first.
    """
    played = select(match_players.c.match).where(match_players.c.player == player)
    query = (
        select(challenges.c.match)
        .where(challenges.c.closed_at.is_(None), challenges.c.match.in_(played))
        .order_by(challenges.c.id)
        .with_for_update()
    )
    return list(await connection.scalars(query))


async def _close_orphans(
    connection: AsyncConnection, played: Sequence[str], at: int
) -> None:
    """Close those of some challenges that nobody is left to close."""
    seated = select(match_players.c.match).where(
        match_players.c.match.in_(played), match_players.c.player.is_not(None)
    )
    await connection.execute(
        update(challenges)
        .where(challenges.c.match.in_(played), challenges.c.match.not_in(seated))
        .values(closed_at=at)
    )
