"""What a room answers to a command: the new room and what to tell whom.

A `Notice` is a message to render for each viewer after the commit; it is also
what the log keeps. What else follows from a decision stands in the room itself (a
deadline, a match that waits for the archive), so that any process can see to it.
"""

from collections.abc import Mapping
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from app.room.model import Room


class _Notice(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """Something to tell; the tag says what."""


class RoomChanged(_Notice, frozen=True, tag="room"):
    """Everybody gets the room's public summary."""


class Viewed(_Notice, frozen=True, tag="view"):
    """Viewers get a new view with these events (before redaction).

    `only` is the one seat that may notice; None for every viewer. The numbers
    in `Match.seqs` were raised by one for exactly these viewers: however many
    steps a decision makes, each viewer gets at most one view of it.
    """

    match: str
    events: tuple[Any, ...]
    only: int | None = None


class Said(_Notice, frozen=True, tag="chat"):
    """A member said something to everybody."""

    player: str
    text: str
    at: int


class Signalled(_Notice, frozen=True, tag="signal"):
    """A seat sent a ready phrase to everybody, with the facts it names."""

    player: str
    phrase: str
    at: int
    params: Mapping[str, Any] = {}


class Nudged(_Notice, frozen=True, tag="nudge"):
    """A player is reminded; only `to` is told."""

    player: str
    to: str
    at: int


class Told(_Notice, frozen=True, tag="notice"):
    """The table is told something about the room: a code and public facts.

    Codes: ``joined``, ``left``, ``resigned``, ``removed``, ``host``, ``away``,
    ``vote-opened``, ``vote-passed``, ``vote-failed``, ``paused``, ``resumed``,
    ``hands-opened``, ``expires-soon``, ``renamed``, ``closed``.
    """

    code: str
    params: Mapping[str, Any]
    at: int


class Dismissed(_Notice, frozen=True, tag="dismissed"):
    """A player is no longer a member: their sockets are closed with 4403."""

    player: str


class Closed(_Notice, frozen=True, tag="closed"):
    """The room is gone for everybody: every socket is closed with 4404."""


Notice: TypeAlias = (
    RoomChanged | Viewed | Said | Signalled | Nudged | Told | Dismissed | Closed
)


class Played(msgspec.Struct, frozen=True, gc=False):
    """One step of the game that a decision made, enough to replay it.

    An ``undo`` takes back the step before it.

    One decision may hold several: a move that closes a window by itself is a
    ``move`` followed by a ``timeout``. `move` is the wire's move for ``move``.
    """

    kind: Literal["move", "timeout", "leave", "undo"]
    seat: int | None = None
    move: Mapping[str, Any] | None = None


class FreshChance(Protocol):
    """Fresh chance for a command that may need some; always the same to one command.

    `secret` is 32 bytes from the operating system, for the commitment of the
    next round; `match` a fresh opaque id.
    """

    @property
    def secret(self) -> bytes:
        """The secret of the next round."""

    @property
    def match(self) -> str:
        """The id of the next match."""


class Supply(msgspec.Struct, frozen=True, gc=False):
    """Fresh chance that is there already."""

    secret: bytes
    match: str


class Decision(msgspec.Struct, frozen=True, gc=False):
    """The answer of `decide`.

    Attributes:
        room: The room after the command; None when it is closed and to be
            deleted; the same object when nothing changed (then no commit).
        notices: What to tell, in order.
        steps: The steps of the game that were made, in order, for the replay.
        result: Goes into the `ok` to the sender.
        deadline: When `Tick` is due next, in server time; None for never.
        keep: For how many milliseconds the store keeps the room from now on.
    """

    room: Room | None
    notices: tuple[Notice, ...] = ()
    steps: tuple[Played, ...] = ()
    result: Mapping[str, Any] | None = None
    deadline: int | None = None
    keep: int = 0
