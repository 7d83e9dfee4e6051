"""What an admin sees of a live room: the spectator's view, or with open hands.

An allow-list in both forms. Even with open hands the secret, the shares of the
shuffle and the order of a deck are not in it: states are never shown, only what
the game's `view` gives to the seats.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from app.games.core.game import AnyGame, Seat
from app.protocol import to_client
from app.room.model import Match, Room
from app.room.summary import RoomSummary, summary
from app.services.frames import Fields, private_fields
from app.services.views import view_of


class RoomRow(msgspec.Struct, frozen=True):
    """A live room in the admin's list.

    Attributes:
        code: Its code.
        game: Id of the game.
        title: The game's name.
        status: ``lobby``, ``playing`` or ``finished``.
        visibility: Whether it is listed for everybody.
        round: Rounds finished.
        players: The names on its seats.
        connected: How many people are there, however many windows they have open.
        spectators: How many are watching, there or not.
        paused: All clocks stand still.
        created_at: When it was opened.
        touched_at: When somebody last did something there.
    """

    code: str
    game: str
    title: str
    status: str
    visibility: str
    round: int
    players: tuple[str, ...]
    connected: int
    spectators: int
    paused: bool
    created_at: int
    touched_at: int


class OpenHands(msgspec.Struct, frozen=True):
    """What only an admin with a reason sees of a match.

    Attributes:
        private: For each seat, the fields of its view that a spectator lacks.
        acting: The seats with legal moves now, secret choices included.
        legal: For each of them, its legal moves.
    """

    private: Mapping[str, Fields]
    acting: tuple[Seat, ...]
    legal: Mapping[str, tuple[Any, ...]]


class Inspection(msgspec.Struct, frozen=True):
    """One live room; `hands` is None in the spectator's form."""

    room: RoomSummary
    match: to_client.View | None
    muted: tuple[str, ...]
    created_at: int
    touched_at: int
    hands: OpenHands | None


def room_row(game: AnyGame, room: Room) -> RoomRow:
    """Return a room as it stands in the list."""
    return RoomRow(
        code=room.code,
        game=room.game,
        title=game.title,
        status=room.status,
        visibility=room.visibility,
        round=room.round,
        players=tuple(seat.name for seat in room.seats),
        connected=len({connection.player for connection in room.connections}),
        spectators=len(room.spectators),
        paused=room.paused,
        created_at=room.created_at,
        touched_at=room.touched_at,
    )


def inspected(game: AnyGame, room: Room, now: int, *, hands: bool) -> Inspection:
    """Return one live room, in one of the two forms."""
    match = room.match
    return Inspection(
        room=summary(game, room, now),
        match=view_of(game, room, None),
        muted=room.muted,
        created_at=room.created_at,
        touched_at=room.touched_at,
        hands=_open_hands(game, match) if hands and match is not None else None,
    )


def _open_hands(game: AnyGame, match: Match) -> OpenHands:
    acting = game.acting(match.state)
    return OpenHands(
        private=private_fields(game, match.state, match.seats),
        acting=acting,
        legal={str(seat): game.legal(match.state, seat) for seat in acting},
    )
