"""The `view` frame in parts: what all its receivers are told alike is encoded once.

`to_client.View` says what a frame holds; the parts of one, put together, hold the same.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from app.games.core.game import Offer, Outcome, Phrase


class Head(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
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


class Rest(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one receiver alone is told, beside the own part of the view and the offer.

    What the receiver may do is told by the four fields of an `Offer`.
    """

    seq: int
    events: Events
    undo: bool
    phrases: tuple[Phrase, ...] = ()


_encode = msgspec.json.Encoder().encode


def encoded(events: Iterable[Any]) -> msgspec.Raw:
    """Return what several receivers are told has happened, as it goes out."""
    return msgspec.Raw(_encode(events))


def shared_part(head: Head, view: msgspec.Struct, own: msgspec.Struct) -> bytes:
    """Encode what all receivers of a frame are told alike; `frame` does the rest.

    Args:
        head: What is told beside the view.
        view: The view of somebody without a seat.
        own: The part of it that others have another of: its last fields.

    Raises:
        ValueError: Those are not the last fields of the view.
    """
    whole, tail = _encode(view), _encode(own)[1:]
    if not whole.endswith(tail):
        msg = f"{type(own)} is not the end of {type(view)}"
        raise ValueError(msg)
    return _encode(head)[:-1] + b',"view":' + whole[: len(whole) - len(tail)]


def frame(shared: bytes, own: msgspec.Struct, rest: Rest, offer: Offer) -> bytes:
    """Return one receiver's frame as JSON text.

    Args:
        shared: The shared part.
        own: The receiver's own part of the view.
        rest: What else the receiver alone is told.
        offer: What the receiver may do.
    """
    alone, may = _encode(rest)[1:-1], _encode(offer)[1:]
    return b"".join((shared, _encode(own)[1:], b",", alone, b",", may))
