"""What a room is: one immutable document, everything a table must remember.

Times are server times in milliseconds since 1970. Players are named by their
opaque ids, seats by numbers that never change while the room lives.

Nothing here can come to hold itself, so that the collector need not look after any of
it (`gc=False`).
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from app.games.core.game import Outcome

Status: TypeAlias = Literal["lobby", "playing", "finished"]
Visibility: TypeAlias = Literal["private", "public"]
BotLevel: TypeAlias = Literal["easy", "normal", "hard"]
VoteAbout: TypeAlias = Literal["remove", "bot", "pause", "resume", "wait"]

SCHEMA = 1
"""Version of this document's shape; a store refuses what it cannot read.

What has its default is left out of a stored room, so that another default for a field
is another shape, too.
"""


class PlayerSettings(msgspec.Struct, frozen=True, gc=False):
    """What a player has chosen for themselves at this table."""

    pass_by_default: bool = False
    always_let_me_think: bool = False


class SeatEntry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One taken seat.

    Attributes:
        seat: Its id, kept for the life of the room; order is `Room.order`.
        player: Who sits there; None once a player has left during a match.
        name: As shown, made unlike the other names of the room.
        joined_at: When this player sat down.
        bot: Level of the bot that plays it, if one does.
        ready: Ready for the match to come.
        entropy: This player's share of the next shuffle, hex.
        again: Answer to the question for another round; None while unasked.
        out: Has left or resigned from the match under way.
        timeouts: Clocks that ran out in a row; two make the seat *away*.
        absence_used: Milliseconds of absence used up in this match.
        absent_since: Since when no socket of the player is open; None if one is.
        nudged_at: When this player last nudged somebody.
        renamed: The name to be shown once the match has ended; nobody is told of it.
        settings: The player's own switches.
    """

    seat: int
    player: str | None
    name: str
    joined_at: int
    bot: BotLevel | None = None
    ready: bool = False
    entropy: str | None = None
    again: bool | None = None
    out: bool = False
    timeouts: int = 0
    absence_used: int = 0
    absent_since: int | None = None
    nudged_at: int = 0
    renamed: str | None = None
    settings: PlayerSettings = PlayerSettings()


class Spectator(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody who watches: at most fifty, never in a player's way.

    `renamed` is the name to be shown once the match has ended.
    """

    player: str
    name: str
    joined_at: int
    renamed: str | None = None


class Connection(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One open socket of a member, known to all processes.

    `until` is a lease that the socket's process renews, so that the sockets of
    a killed process fade; `hidden` says that the tab is in the background.
    """

    player: str
    id: str
    until: int
    hidden: bool = False


class Vote(msgspec.Struct, frozen=True, gc=False):
    """A question put to the other seated humans; it ends after 60 s."""

    about: VoteAbout
    player: str | None
    by: str
    opened_at: int
    accepted: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


class Clock(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The clock of what the match waits for; there is one while a match runs.

    Attributes:
        key: The `Wait.key` it belongs to.
        kind: The `Wait.kind` it belongs to.
        seats: The seats being waited for, as everybody may know it.
        opened_at: When it started; moved on by the time it stood still.
        secret: Nobody may notice who has already answered.
        length: Its full length in milliseconds; None without a limit.
        deadline: When it fires; None without a limit or while it is stopped.
        shown: The deadline that everybody is shown. A window that everybody has
            let pass fires earlier, which nobody may see before it happens.
        left: Milliseconds left while it is stopped (pause, absence, a window).
        absent_from: Since when it stands still at the cost of its seat's absence.
    """

    key: str
    kind: Literal["turn", "choice", "window"]
    seats: tuple[int, ...]
    opened_at: int
    secret: bool = False
    length: int | None = None
    deadline: int | None = None
    shown: int | None = None
    left: int | None = None
    absent_from: int | None = None


class SeatPresence(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Whether a seat's player is there, as the table is shown it.

    Attributes:
        seat: Whose.
        connected: A socket is open.
        offline_since: Since when none is.
        hidden: Every tab is in the background.
        away: Two clocks ran out in a row.
        absence_left: Milliseconds of absence left in this match.
    """

    seat: int
    connected: bool
    offline_since: int | None
    hidden: bool
    away: bool
    absence_left: int


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What the table is shown of presence while somebody may answer in secret.

    What was true before anything changed while the clock named `key` runs, and
    is shown until that is over, so that nobody can tell who has answered.
    """

    key: str
    seats: tuple[SeatPresence, ...]


class Onlooker(msgspec.Struct, frozen=True, gc=False):
    """A member who came to see a match without being dealt in, and when."""

    match: str
    player: str
    at: int


class KnownDeal(msgspec.Struct, frozen=True, gc=False):
    """The deal of a challenge, which the first match of a table plays again.

    Attributes:
        challenge: Id of the challenge.
        run: Id of the match to come, fixed when the table was opened.
        origin: Id of the match that had this deal first; salts its chance.
        seats: Its seats, clockwise.
        entropies: Its players' shares of the shuffle, hex.
        carry_in: Seat by award at its deal.
    """

    challenge: str
    run: str
    origin: str
    seats: tuple[int, ...]
    entropies: tuple[str, ...]
    carry_in: Mapping[str, int]


class Match(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One match, from the deal to its outcome.

    Attributes:
        id: Opaque id, also the salt of its chance.
        round: Which round of the table this is, from 1.
        seats: The seats that were dealt in, clockwise.
        players: Player id by seat (as a string key) at the deal.
        names: Shown name by seat at the deal.
        options: The options it is played with.
        content: Hash of an uploaded deck; None for the game's own.
        carry_in: Seat by award at the deal.
        secret: The server's secret, hex; leaves the room only with the outcome.
        commitment: Its SHA-256, hex.
        entropies: The players' shares in seat order, hex.
        key: The key of its chance, hex, from secret, shares and id.
        state: The game's state.
        seqs: For each viewer (seat as text, or ``spectator``) the number of the
            last view sent.
        anchors: For each viewer, the number of the view with which the present
            decision opened: a move made on an older view is stale.
        clock: The running clock.
        turn_clock: The stopped turn clock while a window or choice is open.
        moves: How many moves were made.
        started_at: When it was dealt.
        ended_at: When it ended.
        outcome: How it ended.
        past: The states before the last moves, the latest last, as far back as they
            may be taken back.
        mover: Who made those moves.
        undone: How many moves were taken back.
        challenge: Id of the challenge whose deal it plays; None for a fresh deal.
        origin: Id of the match that had the deal first, if it was not this one.
        onlookers: Members who are here to see it without being dealt in, where the
            game offers challenges.
    """

    id: str
    round: int
    seats: tuple[int, ...]
    players: Mapping[str, str]
    names: Mapping[str, str]
    options: Mapping[str, Any]
    content: str | None
    carry_in: Mapping[str, int]
    secret: str
    commitment: str
    entropies: tuple[str, ...]
    key: str
    state: Any
    seqs: Mapping[str, int]
    anchors: Mapping[str, int]
    clock: Clock | None
    turn_clock: Clock | None
    moves: int
    started_at: int
    ended_at: int | None = None
    outcome: Outcome | None = None
    past: tuple[Any, ...] = ()
    mover: int | None = None
    undone: int = 0
    challenge: str | None = None
    origin: str | None = None
    onlookers: tuple[str, ...] = ()


class Finished(msgspec.Struct, frozen=True, gc=False):
    """A finished match that waits to be written to the archive.

    Its moves stand in the room's log. `match.state` is None here. `awards` names
    the players, by award.
    """

    match: Match
    awards: Mapping[str, str]


class Room(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A table.

    Attributes:
        code: Eight characters, upper case, no hyphen.
        game: Id of the game.
        visibility: Whether it is listed for everybody.
        options: The host's choices, as plain data of the game's options.
        turn_seconds: The turn clock; None for none; 86,400 for a slow table.
        content: Hash of an uploaded deck or tile list.
        status: Where in its life it is.
        host: Player id of the host.
        seats: The taken seats, in turn order (clockwise).
        spectators: Who watches.
        banned: Players who were removed and cannot come back.
        connections: Open sockets of members.
        votes: Open votes.
        paused: All clocks stand still.
        chat_closed: The host has closed the chat.
        muted: Players whom an admin has muted.
        round: Rounds finished so far.
        carry_over: Player id by award, from the round just before.
        series: Id of the series this table belongs to.
        members: The only players who may come here, since they have opened their
            series again; empty where anybody may.
        secret: The secret of the round to come, hex; never leaves unrevealed.
        commitment: Its SHA-256, published before anybody is ready.
        match: The match under way or just finished.
        unarchived: Finished matches that the archive has not confirmed yet.
        held: A `room` frame is owed to all but was held back by a window.
        created_at: When it was opened.
        touched_at: When somebody last did something here.
        asked_again_at: When the table was asked for another round.
        shown: Presence as shown while a secret answer is awaited.
        warned: The table has been told that it will soon be cleared away.
        recent_chat: Who spoke when, in the last seconds.
        busy: Until when the measure of a member's changes is not empty.
        closing: Closed for everybody; stays only until the archive has it all.
        known_deal: The deal of a challenge that the first match here is to play.
        onlookers: Who saw a match here, as far as the archive was not told yet.
    """

    code: str
    game: str
    visibility: Visibility
    options: Mapping[str, Any]
    turn_seconds: int | None
    content: str | None = None
    status: Status = "lobby"
    host: str
    seats: tuple[SeatEntry, ...]
    spectators: tuple[Spectator, ...] = ()
    banned: tuple[str, ...] = ()
    connections: tuple[Connection, ...] = ()
    votes: tuple[Vote, ...] = ()
    paused: bool = False
    chat_closed: bool = False
    muted: tuple[str, ...] = ()
    round: int
    carry_over: Mapping[str, str]
    series: str
    members: tuple[str, ...] = ()
    secret: str
    commitment: str
    match: Match | None = None
    unarchived: tuple[Finished, ...] = ()
    held: bool = False
    created_at: int
    touched_at: int
    asked_again_at: int | None = None
    shown: Shown | None = None
    warned: bool = False
    recent_chat: tuple[tuple[str, int], ...] = ()
    busy: tuple[tuple[str, int], ...] = ()
    closing: bool = False
    known_deal: KnownDeal | None = None
    onlookers: tuple[Onlooker, ...] = ()
