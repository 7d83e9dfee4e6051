"""A room as bytes and back: what the store keeps, with its schema version.

Most of a room stays as it is from move to move and is encoded once: walking it takes
five times as long as encoding what a move changes.
"""

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from app.games.core.game import AnyGame
from app.room.model import SCHEMA, Match, Room

T = TypeVar("T", bound=msgspec.Struct)

_encode = msgspec.msgpack.Encoder().encode
_OPENING = b"\x92" + _encode(SCHEMA)
"""How each document begins: a pair, of which the first is its version."""
_MAP = b"\xde"
"""How a MessagePack map of up to 65,535 entries begins; their count follows."""

_decoder = msgspec.msgpack.Decoder(tuple[int, msgspec.Raw])
_rooms = msgspec.msgpack.Decoder(Room)


class Unreadable(Exception):
    """A room that this version of the product cannot read."""


class Document:
    """The stored form of one table, of which most outlasts a commit."""

    __slots__ = ("_match", "_room")

    def __init__(self) -> None:
        self._room = _Fields[Room]("touched_at", "match")
        self._match = _Fields[Match](
            "state", "seqs", "anchors", "clock", "turn_clock", "moves"
        )

    def encode(self, room: Room) -> bytes:
        """Encode the room as it stands now, with its match and the game's state."""
        match = room.match
        changing: dict[str, object] = {"touched_at": room.touched_at}
        if match is not None:
            changing["match"] = msgspec.Raw(self._encoded(match))
        return _OPENING + self._room.encoded(room, changing)

    def _encoded(self, match: Match) -> bytes:
        changing = {
            "state": match.state,
            "seqs": match.seqs,
            "anchors": match.anchors,
            "clock": match.clock,
            "turn_clock": match.turn_clock,
            "moves": match.moves,
        }
        return self._match.encoded(match, changing)


class _Fields(Generic[T]):
    """A struct as a MessagePack map; the fields that seldom change are kept as bytes.

    Args:
        changing: The names of the others, fewer than sixteen.
    """

    __slots__ = ("_count", "_entries", "_lasting", "_without")

    def __init__(self, *changing: str) -> None:
        # What is unset is left out by the encoder.
        self._without = dict.fromkeys(changing, msgspec.UNSET)
        self._lasting: T | None = None
        self._count = 0
        self._entries = b""

    def encoded(self, whole: T, changing: Mapping[str, object]) -> bytes:
        """Return all fields of a struct, given those that change."""
        lasting = replace(whole, **self._without)
        if lasting != self._lasting:
            self._lasting = lasting
            self._count, self._entries = _opened(_encode(lasting))
        count = (self._count + len(changing)).to_bytes(2)
        return b"%b%b%b%b" % (_MAP, count, self._entries, _encode(changing)[1:])


def _opened(packed: bytes) -> tuple[int, bytes]:
    """Return how many entries a map has, and their bytes."""
    if packed.startswith(_MAP):
        return int.from_bytes(packed[1:3]), packed[3:]
    return packed[0] & 0x0F, packed[1:]


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
    return replace(room, match=_typed(room.match, game))


def _typed(match: Match, game: AnyGame) -> Match:
    state, *past = (
        None if state is None else msgspec.convert(state, game.state_type)
        for state in (match.state, *match.past)
    )
    return replace(match, state=state, past=tuple(past))
