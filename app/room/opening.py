"""A new table, with its host in seat 0."""

from collections.abc import Mapping
from typing import Any

import msgspec

from app.games.core.chance import commitment
from app.games.core.game import AnyGame
from app.room.decision import Decision, FreshChance, RoomChanged
from app.room.lifetime import expires_at, keep_for, next_deadline
from app.room.limits import USUAL, RoomLimits
from app.room.model import Room, SeatEntry, Visibility
from app.room.options import checked_options


class Series(msgspec.Struct, frozen=True):
    """The series a table belongs to, as far as it has come.

    Attributes:
        id: Its opaque id.
        rounds: Rounds that it has finished.
        carry_over: Player by award, from the last of them.
        members: Its players, where it is opened again for them alone.
    """

    id: str
    rounds: int = 0
    carry_over: Mapping[str, str] = {}
    members: tuple[str, ...] = ()


def open_room(
    game: AnyGame,
    *,
    code: str,
    player: str,
    name: str,
    options: Mapping[str, Any],
    visibility: Visibility,
    now: int,
    supply: FreshChance,
    series: Series,
    limits: RoomLimits = USUAL,
) -> Decision:
    """Open a table in its lobby.

    Args:
        game: What is played here.
        code: Eight characters that no other live room has.
        player: The host.
        name: The host's name, clean.
        options: The host's choices; the game's defaults fill the rest.
        visibility: Whether everybody may find it.
        now: The server's time.
        supply: The secret of the first round.
        series: A new series, or one that is opened again.
        limits: The bounds of tables.

    Raises:
        RoomRefusal: ``bad-options``.
    """
    room = Room(
        code=code,
        game=game.id,
        visibility=visibility,
        options=checked_options(game, options),
        turn_seconds=game.turn_seconds,
        host=player,
        seats=(SeatEntry(0, player, name, joined_at=now, absent_since=now),),
        round=series.rounds,
        carry_over=series.carry_over,
        series=series.id,
        members=series.members,
        secret=supply.secret.hex(),
        commitment=commitment(supply.secret),
        created_at=now,
        touched_at=now,
    )
    end = expires_at(room, limits)
    deadline = next_deadline(room, end, now, limits, absentee=None)
    keep = keep_for(room, end, now, limits)
    return Decision(room, (RoomChanged(),), deadline=deadline, keep=keep)
