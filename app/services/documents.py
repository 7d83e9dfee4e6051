"""A room as bytes and back: what the store keeps, with its schema version."""

from collections.abc import Mapping

import msgspec

from app.games.core.game import AnyGame
from app.room.model import SCHEMA, Match, Room

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(tuple[int, msgspec.Raw])
_rooms = msgspec.msgpack.Decoder(Room)


class UnknownSchema(Exception):
    """A room written by another version of the product that we cannot read."""


def encode(room: Room) -> bytes:
    """Encode a room with its match and the game's state."""
    return _encoder.encode((SCHEMA, room))


def decode(document: bytes, games: Mapping[str, AnyGame]) -> Room:
    """Decode a room; the state of its match becomes the game's own type.

    Raises:
        UnknownSchema: It was written by another version of the product.
    """
    schema, body = _decoder.decode(document)
    if schema != SCHEMA:
        msg = f"the room has schema {schema}, this version reads {SCHEMA}"
        raise UnknownSchema(msg)
    room = _rooms.decode(body)
    if room.match is None:
        return room
    match = _typed(room.match, games[room.game])
    return msgspec.structs.replace(room, match=match)


def _typed(match: Match, game: AnyGame) -> Match:
    states = (
        None if state is None else msgspec.convert(state, game.state_type)
        for state in (match.state, match.previous)
    )
    state, previous = states
    return msgspec.structs.replace(match, state=state, previous=previous)
