"""A new table, with its host in seat 0."""

from collections.abc import Mapping
from typing import Any

from app.games.core.chance import commitment
from app.games.core.game import AnyGame
from app.room.decision import Decision, RoomChanged, Supply
from app.room.lifetime import keep_for, next_deadline
from app.room.limits import USUAL, RoomLimits
from app.room.model import Room, SeatEntry, Visibility
from app.room.options import checked_options


def open_room(  # noqa: PLR0913 - all that a table is made of, by name
    game: AnyGame,
    *,
    code: str,
    player: str,
    name: str,
    options: Mapping[str, Any],
    visibility: Visibility,
    now: int,
    supply: Supply,
    series: str,
    carry_over: Mapping[str, str] | None = None,
    content: str | None = None,
    round: int = 0,  # noqa: A002 - the word of the model
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
        series: The series this table belongs to.
        carry_over: Player by award from the series' last round, if there was one.
        content: Hash of a deck that the game has admitted.
        round: Rounds that the series has finished before.
        limits: The bounds of tables.

    Raises:
        RoomRefusal: ``bad-options``.
    """
    host = SeatEntry(seat=0, player=player, name=name, joined_at=now, absent_since=now)
    room = Room(
        code=code,
        game=game.id,
        visibility=visibility,
        options=checked_options(game, options),
        turn_seconds=game.turn_seconds,
        content=content,
        status="lobby",
        host=player,
        seats=(host,),
        spectators=(),
        banned=(),
        connections=(),
        votes=(),
        paused=False,
        chat_closed=False,
        muted=(),
        round=round,
        carry_over=dict(carry_over or {}),
        series=series,
        secret=supply.secret.hex(),
        commitment=commitment(supply.secret),
        match=None,
        unarchived=(),
        held=False,
        created_at=now,
        touched_at=now,
    )
    return Decision(
        room=room,
        notices=(RoomChanged(),),
        deadline=next_deadline(room, now, limits),
        keep=keep_for(room, now, limits),
    )
