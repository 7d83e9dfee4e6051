"""Series: the tables of friends that can be opened again, with crown and hat."""

from collections.abc import Mapping
from typing import Any

import msgspec

from app.room.model import Room
from app.services.ports import Archive
from app.services.records import SeriesRecord
from app.services.rooms import LiveRooms


class Member(msgspec.Struct, frozen=True):
    """A member of a series, and how often each award was theirs."""

    player: str
    name: str
    awards: Mapping[str, int]


class SeriesRow(msgspec.Struct, frozen=True):
    """A series as its ledger stands.

    `members` are the players of its newest round in the order of the deal,
    `awards` who would carry which award into the next round.
    """

    id: str
    game: str
    rounds: int
    options: Mapping[str, Any]
    members: tuple[Member, ...]
    awards: Mapping[str, str]
    last_played_at: int


class SeriesBook:
    """The series of players.

    Args:
        archive: Where the ledger is.
        rooms: The live rooms.
    """

    def __init__(self, archive: Archive, rooms: LiveRooms) -> None:
        self._archive = archive
        self._rooms = rooms

    async def of_player(self, player: str) -> tuple[SeriesRow, ...]:
        """Return the series this player can open again, last played first."""
        found = await self._archive.series_of(player)
        tables = await tables_going_on(self._rooms, player) if found else ()
        going_on = {room.series for room in tables}
        return tuple(
            _row(record)
            for record in found
            if is_open_to(record, player) and record.id not in going_on
        )


async def tables_going_on(rooms: LiveRooms, player: str) -> tuple[Room, ...]:
    """Return a player's tables that gather or play."""
    mine = await rooms.readable(await rooms.store.of_player(player))
    return tuple(room for room in mine if room.status != "finished")


def is_open_to(record: SeriesRecord, player: str) -> bool:
    """Return whether a player may open a series again: its members only."""
    return any(member == player for member, _ in record.members)


def _row(record: SeriesRecord) -> SeriesRow:
    return SeriesRow(
        id=record.id,
        game=record.game,
        rounds=record.rounds,
        options=msgspec.json.decode(record.options),
        members=tuple(
            Member(player, name, _awards_of(record, player))
            for player, name in record.members
        ),
        awards=dict(record.awards),
        last_played_at=record.last_played_at,
    )


def _awards_of(record: SeriesRecord, player: str) -> Mapping[str, int]:
    return {award: times for who, award, times in record.tally if who == player}
