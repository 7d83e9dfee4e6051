"""The `view` frame in parts: what all its receivers are told alike is encoded once.

`to_client.View` says what a frame holds; the parts of one, put together, hold the same.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from app.games.core.game import Blocked, Choice, Outcome, Phrase, Prompt


class Head(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="view"):
    """What every receiver of a frame is told, beside the public part of the view.

    While a match runs there is no `outcome`, and then none in the frame.
    """

    match: str
    window: str | None
    round: int
    acting: tuple[int, ...]
    clock: tuple[Any, ...]
    outcome: Outcome | msgspec.UnsetType = msgspec.UNSET


Events: TypeAlias = tuple[Any, ...] | msgspec.Raw
"""What a receiver is told has happened; as JSON text if others are told the same."""


class Rest(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What one receiver alone is told: of the view, its own part."""

    view: msgspec.Struct
    seq: int
    events: Events
    undo: bool
    prompt: Prompt
    legal: tuple[Any, ...]
    choices: tuple[Choice, ...]
    blocked: tuple[Blocked, ...]
    phrases: tuple[Phrase, ...] = ()


_encoder = msgspec.json.Encoder()
_encode, _write = _encoder.encode, _encoder.encode_into
_VIEW_OPENED = len(b'{"view":{')
"""Where in the rest the fields of the own part of the view begin."""


def encoded(events: Iterable[Any]) -> msgspec.Raw:
    """Return what several receivers are told has happened, as it goes out."""
    return msgspec.Raw(_encode(events))


def shared_part(
    head: Head, view: msgspec.Struct, own: msgspec.Struct, buffer: bytearray
) -> bytes:
    """Encode what all receivers of a frame are told alike; `frame` does the rest.

    Args:
        head: What is told beside the view.
        view: The view of somebody without a seat.
        own: The part of it that others have another of: its last fields.
        buffer: Where the view is written meanwhile; another than that of `frame`,
            since what it holds is of one length from step to step.

    Raises:
        ValueError: Those are not the last fields of the view.
    """
    _write(view, buffer)
    tail = _encode(own)[1:]
    if not buffer.endswith(tail):
        msg = f"{type(own)} is not the end of {type(view)}"
        raise ValueError(msg)
    return _encode(head)[:-1] + b',"view":' + buffer[: -len(tail)]


def frame(shared: bytes, rest: Rest, buffer: bytearray) -> bytes:
    """Return one receiver's frame as JSON text.

    Args:
        shared: The shared part, which ends within the view.
        rest: What the receiver alone is told, which begins with the end of the view.
        buffer: Where the rest is written meanwhile. One that is kept from frame to
            frame has grown already.
    """
    _write(rest, buffer)
    return shared + buffer[_VIEW_OPENED:]
