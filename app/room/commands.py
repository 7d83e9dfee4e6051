"""What can be asked of a room, in the imperative.

The first part comes from clients and is exactly what goes over the wire (each
carries the `id` under which it is applied at most once). The second part comes
from the services: joining, sockets, clocks, the admin, the archive.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from app.room.model import BotLevel, Onlooker, Visibility, VoteAbout

ID_LENGTH = 64
CommandId = Annotated[str, Meta(min_length=1, max_length=ID_LENGTH)]
PlayerId = Annotated[str, Meta(min_length=1, max_length=64)]
# `$` alone would let a line's end pass that no client can see.
Hex = Annotated[str, Meta(pattern=r"^([0-9a-fA-F]{2}){16,32}$(?!\n)")]
Seq = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class _FromClient(
    msgspec.Struct,
    frozen=True,
    gc=False,
    tag_field="type",
    forbid_unknown_fields=True,
):
    """A command of a member; the tag is the wire's `type`."""

    id: CommandId


class Ready(_FromClient, frozen=True, tag="ready"):
    """Be ready, or not, for the match to come; with a share of the shuffle."""

    ready: bool
    entropy: Hex | None = None


class Configure(_FromClient, frozen=True, tag="configure"):
    """The host changes the options (and `turn_seconds`, `chat_closed`)."""

    options: Mapping[str, Any]
    visibility: Visibility | None = None
    turn_seconds: Annotated[int, Meta(ge=20, le=86_400)] | msgspec.UnsetType | None = (
        msgspec.UNSET
    )
    chat_closed: bool | None = None


class Seats(_FromClient, frozen=True, tag="seats"):
    """The host reorders the seats."""

    order: Annotated[tuple[PlayerId, ...], Meta(max_length=8)]


class AddBot(_FromClient, frozen=True, tag="bot"):
    """The host seats a bot."""

    level: BotLevel
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class CastVote(_FromClient, frozen=True, tag="vote"):
    """Open a vote or answer the one that is open."""

    about: VoteAbout
    accept: bool
    player: PlayerId | None = None


class Nudge(_FromClient, frozen=True, tag="nudge"):
    """Remind a player who is being waited for."""

    player: PlayerId


class Presence(_FromClient, frozen=True, tag="presence"):
    """Say whether this tab is in the background."""

    hidden: bool


class ChangeSettings(_FromClient, frozen=True, tag="settings"):
    """Change one's own switches; those not named stay."""

    pass_by_default: bool | None = None
    always_let_me_think: bool | None = None


class Remove(_FromClient, frozen=True, tag="remove"):
    """The host removes a player or bot before a match."""

    player: PlayerId


class Start(_FromClient, frozen=True, tag="start"):
    """The host starts the match."""


class Move(_FromClient, frozen=True, tag="move"):
    """Play a move of the game, judged against the view numbered `seq`."""

    seq: Seq
    move: Mapping[str, Any]
    match: Annotated[str, Meta(max_length=64)] | None = None
    window: Annotated[str, Meta(max_length=32)] | None = None


class Undo(_FromClient, frozen=True, tag="undo"):
    """Take back the last move where the game allows it."""

    seq: Seq


class Chat(_FromClient, frozen=True, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Signal(_FromClient, frozen=True, tag="signal"):
    """Say one of the game's ready phrases to everybody."""

    phrase: Annotated[str, Meta(min_length=1, max_length=64)]


class Rematch(_FromClient, frozen=True, tag="rematch"):
    """Answer whether to play another round."""

    accept: bool
    entropy: Hex | None = None


class Resign(_FromClient, frozen=True, tag="resign"):
    """Give up this match and stay at the table."""


class Leave(_FromClient, frozen=True, tag="leave"):
    """Give up the seat, or stop watching."""


FromMember: TypeAlias = (
    Ready
    | Configure
    | Seats
    | AddBot
    | CastVote
    | Nudge
    | Presence
    | ChangeSettings
    | Remove
    | Start
    | Move
    | Undo
    | Chat
    | Signal
    | Rematch
    | Resign
    | Leave
)


class _FromServer(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """A command of the server itself."""


class Join(_FromServer, frozen=True, tag="join"):
    """Sit down or watch; joining twice is the same as once."""

    player: str
    name: str
    role: Literal["player", "spectator"]


class Rename(_FromServer, frozen=True, tag="rename"):
    """A member is called something else now."""

    player: str
    name: str


class Connect(_FromServer, frozen=True, tag="connect"):
    """A socket of a member opened; also renews its lease."""

    player: str
    connection: str
    until: int


class Renew(_FromServer, frozen=True, tag="renew"):
    """A process has sockets of members open, named with their players, still."""

    sockets: Mapping[str, str]
    until: int


class Disconnect(_FromServer, frozen=True, tag="disconnect"):
    """One socket of a member closed; others of the same player stay."""

    player: str
    connection: str


class SetHidden(_FromServer, frozen=True, tag="set-hidden"):
    """One tab of a member went to the background, or came back.

    What the services make of `Presence`, since only they know the socket.
    """

    player: str
    connection: str
    hidden: bool


class Tick(_FromServer, frozen=True, tag="tick"):
    """Some deadline of the room has come: do whatever is due now."""


class SetContent(_FromServer, frozen=True, tag="set-content"):
    """The host has uploaded a deck or tile list, already admitted."""

    player: str
    content: str | None


class AdminRemove(_FromServer, frozen=True, tag="admin-remove"):
    """An admin removes a player."""

    player: str


class AdminMute(_FromServer, frozen=True, tag="admin-mute"):
    """An admin mutes a player, or lets them speak again."""

    player: str
    muted: bool


class AdminReveal(_FromServer, frozen=True, tag="admin-reveal"):
    """An admin has opened the hands; told to the players in the log."""

    reason: str


class AdminClose(_FromServer, frozen=True, tag="admin-close"):
    """An admin closes the room."""


class Noted(_FromServer, frozen=True, tag="noted"):
    """The archive knows these who saw a match."""

    onlookers: tuple[Onlooker, ...]


class Archived(_FromServer, frozen=True, tag="archived"):
    """The archive has confirmed a finished match."""

    match: str


FromServer: TypeAlias = (
    Join
    | Rename
    | Connect
    | Renew
    | Disconnect
    | SetHidden
    | Tick
    | SetContent
    | AdminRemove
    | AdminMute
    | AdminReveal
    | AdminClose
    | Noted
    | Archived
)

Command: TypeAlias = FromMember | FromServer
