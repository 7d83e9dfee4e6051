"""Players as the archive knows them: a present name, or none once erased."""

from collections.abc import Iterable

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from app.adapters.db.insertion import insert_new
from app.adapters.db.schema import audit, awards, match_players, players
from app.services.records import MatchPlayer


async def admit(
    connection: AsyncConnection, seats: Iterable[MatchPlayer]
) -> frozenset[str]:
    """Make sure that there is a row for each player, and hold them still.

    Rows are taken in the order of their ids, so that two matches which end at
    once cannot wait for each other. An erasure waits until this transaction is
    over and then finds what it wrote.

    Returns:
        The players among them that are not erased.
    """
    names = {seat.player: seat.name for seat in seats if seat.player is not None}
    for player, name in sorted(names.items()):
        row = {"id": player, "name": name, "erased": False}
        await insert_new(connection, players, row)
    held = await connection.execute(
        select(players.c.id, players.c.erased)
        .where(players.c.id.in_(names))
        .order_by(players.c.id)
        .with_for_update(read=True)
    )
    return frozenset(row.id for row in held if not row.erased)


async def rename(connection: AsyncConnection, player: str, name: str) -> None:
    """Keep a player's present name, unless the player is erased."""
    if not await insert_new(
        connection, players, {"id": player, "name": name, "erased": False}
    ):
        await connection.execute(
            update(players)
            .where(players.c.id == player, players.c.erased.is_(other=False))
            .values(name=name)
        )


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
    for column in (awards.c.king, awards.c.fool, audit.c.player):
        await connection.execute(
            update(column.table).where(column == player).values({column: None})
        )
