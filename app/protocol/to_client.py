"""Messages that the server sends on the room socket.

Every field is listed here; nothing else reaches a client. Views, events and
moves come from the game's own projection and are carried as they are.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from app.games.core.game import Blocked, Choice, Outcome, Phrase, Prompt
from app.room.model import PlayerSettings
from app.room.summary import RoomSummary

PROTOCOL = 1
"""Raised when a client of the version before could no longer play."""


class _Frame(msgspec.Struct, frozen=True, tag_field="type"):
    """A message to one receiver; the tag is the wire's `type`."""


class You(msgspec.Struct, frozen=True):
    """Who the receiver is at this table, and the switches they have set."""

    player: str
    seat: int | None
    host: bool
    settings: PlayerSettings


class View(_Frame, frozen=True, tag="view", omit_defaults=True):
    """The match as the receiver may know it now, and what just happened."""

    match: str
    seq: int
    window: str | None
    round: int
    view: Any
    events: tuple[Any, ...]
    legal: tuple[Any, ...]
    choices: tuple[Choice, ...]
    acting: tuple[int, ...]
    clock: tuple[Any, ...]
    undo: bool
    prompt: Prompt
    blocked: tuple[Blocked, ...]
    phrases: tuple[Phrase, ...] = ()
    outcome: Outcome | None = None


class ChatLine(_Frame, frozen=True, tag="chat"):
    """A member said something."""

    player: str = msgspec.field(name="from")
    text: str
    at: int


class Heard(_Frame, frozen=True, tag="signal", omit_defaults=True):
    """A seat sent a ready phrase, with the facts it names."""

    player: str = msgspec.field(name="from")
    phrase: str
    at: int
    params: Mapping[str, Any] = {}


class Nudge(_Frame, frozen=True, tag="nudge"):
    """Somebody taps the receiver's shoulder."""

    player: str = msgspec.field(name="from")
    at: int


class Notice(_Frame, frozen=True, tag="notice"):
    """Something about the room that belongs in everybody's log."""

    code: str
    params: Mapping[str, Any]
    at: int


class LogLine(_Frame, frozen=True, tag="events"):
    """What one earlier view told, for the log of somebody who comes back."""

    at: int
    events: tuple[Any, ...]


class Welcome(_Frame, frozen=True, tag="welcome"):
    """Everything the receiver needs; marked as state, it replays nothing."""

    you: You
    room: RoomSummary
    match: View | None
    chat: tuple[ChatLine, ...]
    log: tuple[LogLine | Notice, ...]
    now: int
    protocol: int = PROTOCOL


class Room(_Frame, frozen=True, tag="room"):
    """The room's public summary, after it changed."""

    room: RoomSummary


class Previewed(_Frame, frozen=True, tag="preview"):
    """What a drafted move would do; the game's own fields stand beside the id."""

    id: str


class Ok(_Frame, frozen=True, tag="ok", omit_defaults=True):
    """The command was carried out."""

    id: str
    result: Mapping[str, Any] | None = None


class Error(_Frame, frozen=True, tag="error", omit_defaults=True):
    """The message was refused; nothing has changed."""

    code: str
    message: str
    id: str | None = None
    details: Mapping[str, Any] | None = None


class Pong(_Frame, frozen=True, tag="pong", omit_defaults=True):
    """The server's time, in ms."""

    now: int
    id: str | None = None


ToClient: TypeAlias = (
    Welcome | Room | View | ChatLine | Heard | Nudge | Notice | Ok | Error | Pong
)
"""All but `Previewed`, whose further fields are the game's own."""

_encoder = msgspec.json.Encoder()


def encode(frame: ToClient) -> bytes:
    """Encode one message as a JSON text frame."""
    return _encoder.encode(frame)


def preview_frame(id: str, preview: object) -> bytes:
    """Encode a game's answer to `preview`: its own fields beside type and id."""
    frame = msgspec.to_builtins(Previewed(id))
    return _encoder.encode({**frame, **msgspec.to_builtins(preview)})
