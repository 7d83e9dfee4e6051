"""Players as the archive knows them: a present name, or none once erased."""

from collections.abc import Mapping

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from app.adapters.db.insertion import insert_new
from app.adapters.db.schema import (
    audit,
    awards,
    challenges,
    match_players,
    players,
    sights,
)


async def admit(
    connection: AsyncConnection, names: Mapping[str, str | None]
) -> frozenset[str]:
    """Make sure that there is a row for each player, and hold them still.

    Rows are taken in the order of their ids, so that two matches which end at
    once cannot wait for each other. An erasure waits until this transaction is
    over and then finds what it wrote.

    Args:
        connection: A transaction that writes.
        names: Name by player; None where it is not known here.

    Returns:
        The players among them that are not erased.
    """
    for player, name in sorted(names.items()):
        row = {"id": player, "name": name, "erased": False}
        await insert_new(connection, players, row)
    rows = await connection.execute(
        select(players.c.id, players.c.name, players.c.erased)
        .where(players.c.id.in_(names))
        .order_by(players.c.id)
        .with_for_update(read=True)
    )
    held = [row for row in rows if not row.erased]
    for there in held:
        if there.name is None and names[there.id] is not None:
            await _name(connection, there.id, names[there.id])
    return frozenset(there.id for there in held)


async def _name(connection: AsyncConnection, player: str, name: str | None) -> None:
    await connection.execute(
        update(players)
        .where(players.c.id == player, players.c.erased.is_(other=False))
        .values(name=name)
    )


async def rename(connection: AsyncConnection, player: str, name: str) -> None:
    """Keep a player's present name, unless the player is erased."""
    if not await insert_new(
        connection, players, {"id": player, "name": name, "erased": False}
    ):
        await _name(connection, player, name)


async def erase(connection: AsyncConnection, player: str) -> None:
    """Take a player's name and id away from all they ever did.

    The row in `players` stays as a tombstone without a name, so that a result
    which lands later does not bring them back.
    """
    await insert_new(connection, players, {"id": player, "name": None, "erased": True})
    await connection.execute(
        update(players).where(players.c.id == player).values(name=None, erased=True)
    )
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
