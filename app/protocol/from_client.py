"""Messages that a client sends on the room socket, and their strict decoding.

The commands of a member are the room's own; three more messages are answered
without touching the room: `sync`, `ping` and `preview`.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from app.room.commands import ID_LENGTH, CommandId, FromMember, Seq


class _Question(
    msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True
):
    """A message that changes nothing; its id is not remembered."""

    id: CommandId | None = None


class Sync(_Question, frozen=True, tag="sync"):
    """Ask for a fresh `welcome`."""


class Ping(_Question, frozen=True, tag="ping"):
    """Ask for the server's time."""


class Preview(
    msgspec.Struct,
    frozen=True,
    tag_field="type",
    tag="preview",
    forbid_unknown_fields=True,
):
    """Ask what a drafted move would do."""

    id: CommandId
    seq: Seq
    move: Mapping[str, Any]


FromClient: TypeAlias = FromMember | Sync | Ping | Preview

MOST_BYTES = 16 * 1024
"""Longer frames are refused with `frame-too-large`."""
DEEPEST = 8
"""No message nests deeper; moves and options need four."""

_OUTLINE = bytes.maketrans(b"123456789[", b"0" * 9 + b"{")
"""Leaves of a frame what is counted: every digit as a zero, every bracket as one."""
_LONG_NUMBER = b"0" * 19
"""Fewer digits, whichever, always fit into 64 bits, and may be no number at all.

To look for them by a regular expression took 2 % of a move.
"""

_decoder = msgspec.json.Decoder(FromClient)
_objects = msgspec.json.Decoder(dict[str, Any])


class ProtocolError(Exception):
    """A frame that is no message.

    Args:
        code: ``frame-too-large``, ``bad-json``, ``unknown-type`` or ``bad-message``.
        message: One English sentence that says what is wrong.
        id: The command's id, where it could be read.
    """

    def __init__(self, code: str, message: str, id: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.id = id


def decode(frame: bytes) -> FromClient:
    """Decode one frame strictly.

    Raises:
        ProtocolError: It is too long, no JSON object, too deep, of unknown type,
            has missing, wrong or unknown fields, or a number that cannot be stored.
    """
    if len(frame) > MOST_BYTES:
        raise ProtocolError(
            "frame-too-large", f"A message may have at most {MOST_BYTES} bytes."
        )
    outline = frame.translate(_OUTLINE)
    if outline.count(b"{") > DEEPEST and _depth_exceeds(frame, DEEPEST):
        raise ProtocolError("bad-json", "The message nests too deep.")
    try:
        message: FromClient = _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _explained(frame, error) from None
    # `in` would first ask bytes for a number, and cost more than the search.
    if outline.find(_LONG_NUMBER) >= 0:
        _check_numbers(message)
    return message


def _check_numbers(message: FromClient) -> None:
    """Refuse a number in a move or an option that no store of ours can hold."""
    try:
        msgspec.msgpack.encode(message)
    except OverflowError:
        raise ProtocolError(
            "bad-message", "A number of the message is far too large.", message.id
        ) from None


def _depth_exceeds(frame: bytes, most: int) -> bool:
    # Counting brackets inside strings only errs towards refusing, and no honest
    # message holds that many of them in a row without closing.
    depth = 0
    for byte in frame:
        if byte in b"[{":
            depth += 1
            if depth > most:
                return _parsed_depth_exceeds(frame, most)
        elif byte in b"]}":
            depth -= 1
    return False


def _parsed_depth_exceeds(frame: bytes, most: int) -> bool:
    depth = 0
    in_string = escaped = False
    for byte in frame:
        if in_string:
            in_string = escaped or byte != ord('"')
            escaped = byte == ord("\\") and not escaped
        elif byte == ord('"'):
            in_string = True
        elif byte in b"[{":
            depth += 1
            if depth > most:
                return True
        elif byte in b"]}":
            depth -= 1
    return False


def _explained(frame: bytes, error: Exception) -> ProtocolError:
    try:
        raw = _objects.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ProtocolError("bad-json", "A message is one JSON object.")
    given = raw.get("id")
    command = given if isinstance(given, str) and len(given) <= ID_LENGTH else None
    kind = raw.get("type")
    if not isinstance(kind, str) or kind not in TYPES:
        return ProtocolError("unknown-type", "There is no such message.", command)
    return ProtocolError("bad-message", f"The message is not right: {error}.", command)


TYPES = frozenset(str(member.__struct_config__.tag) for member in FromClient.__args__)
"""The types of message that there are."""
