"""A room as bytes and back: what the store keeps, with its schema version."""

from collections.abc import Mapping

import msgspec

from app.games.core.game import AnyGame
from app.room.model import SCHEMA, Match, Room

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(tuple[int, msgspec.Raw])
_rooms = msgspec.msgpack.Decoder(Room)


class Unreadable(Exception):
    """A room that this version of the product cannot read."""


def encode(room: Room, buffer: bytearray | None = None) -> bytes:
    """Encode a room with its match and the game's state.

    Args:
        room: The room.
        buffer: Where it is written meanwhile: one that is kept from room to room has
            grown already, and moves no more.
    """
    written = bytearray() if buffer is None else buffer
    _encoder.encode_into((SCHEMA, room), written)
    return bytes(written)


def decode(document: bytes, games: Mapping[str, AnyGame]) -> Room:
    """Decode a room; the state of its match becomes the game's own type.

    Raises:
        Unreadable: It was written by another version of the product, is of a game
            that is not here, or is damaged.
    """
    try:
        schema, body = _decoder.decode(document)
        if schema != SCHEMA:
            msg = f"the room has schema {schema}, this version reads {SCHEMA}"
            raise Unreadable(msg)
        room = _rooms.decode(body)
        return _with_game(room, games[room.game])
    except (msgspec.DecodeError, KeyError) as error:
        raise Unreadable(repr(error)) from error


def _with_game(room: Room, game: AnyGame) -> Room:
    if room.match is None:
        return room
    return msgspec.structs.replace(room, match=_typed(room.match, game))


def _typed(match: Match, game: AnyGame) -> Match:
    state, *past = (
        None if state is None else msgspec.convert(state, game.state_type)
        for state in (match.state, *match.past)
    )
    return msgspec.structs.replace(match, state=state, past=tuple(past))
