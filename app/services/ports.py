"""What the services want from the world: one Protocol for each thing.

Adapters implement these; a contract suite per port runs on every adapter.

Rules for a store of rooms:

1. A commit is one atomic step: document, log entry, answer, deadline and
   indexes change together, if the version is still the one expected, or none
   of them does.
2. The answers decide idempotency inside the commit: if one of them is already
   there, it is returned and nothing changes.
3. An announcement is a hint, the log is the truth: an announcement may be lost
   or come twice, and a watcher that may have missed one is told so.
4. A process is not told of a commit of its own that returned; of one that did not
   (no answer, the caller was cancelled) it is told, or that it may have missed one.
"""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from app.services.records import AuditRecord, MatchRecord, SeriesRecord

MOST_ANSWERS = 4096
"""A room of so many answers keeps those of carried out commands alone: whoever only
sends what is refused must not fill the store (M04)."""


class Answer(msgspec.Struct, frozen=True, gc=False):
    """What a command was answered, kept for the life of the room.

    Attributes:
        player: Who sent it.
        id: The command's own id, unique per player.
        digest: A sum of the command's content; another content under the same
            id is refused.
        body: The answer as it was sent, encoded.
    """

    player: str
    id: str
    digest: bytes
    body: bytes


class Listing(msgspec.Struct, frozen=True, gc=False):
    """What the store's indexes need of a room.

    Attributes:
        members: Player ids of everybody seated or watching.
        host: Player id of the host, for the limit of open rooms.
        game: Id of the game.
        status: ``lobby``, ``playing`` or ``finished``.
        row: The public row for the list of open tables, encoded; None when the
            room is private.
        pending: The room has finished matches that wait for the archive.
    """

    members: tuple[str, ...]
    host: str
    game: str
    status: Literal["lobby", "playing", "finished"]
    row: bytes | None
    pending: bool


class Stored(msgspec.Struct, frozen=True, gc=False):
    """A room as the store holds it: `version` counts commits, from 1."""

    version: int
    document: bytes


class Commit(msgspec.Struct, frozen=True, gc=False):
    """One atomic change of a room.

    Attributes:
        code: The room.
        expected: The version that was read; 0 to create the room.
        document: The room after the change, encoded; None deletes the room with
            all that belongs to it.
        entry: The log entry of this change, encoded; None when there is nothing
            to keep or tell (a renewed lease).
        lasting: Whether the entry stays in the log, or is announced and forgotten:
            what only shows the room as it stands is not worth keeping (M04).
        answers: The answers to keep, of the commands that the change came from.
        deadline: When the room wants attention next, in ms; None for never.
        keep: Milliseconds for which everything of this room is kept.
        listing: What the indexes need.
        now: The server's time in ms.
    """

    code: str
    expected: int
    document: bytes | None
    entry: bytes | None
    answers: tuple[Answer, ...]
    deadline: int | None
    keep: int
    listing: Listing
    now: int
    lasting: bool = True


class Committed(msgspec.Struct, frozen=True, gc=False):
    """The change is durable; `version` is the room's new one."""

    version: int


class Conflict(msgspec.Struct, frozen=True):
    """Somebody else was first, or the room is gone: load it and decide anew."""


class Repeated(msgspec.Struct, frozen=True):
    """A command was answered before; nothing changed."""

    answer: Answer


CommitResult: TypeAlias = Committed | Conflict | Repeated


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of a room's log: the version it led to, and its bytes."""

    version: int
    body: bytes


class Announcement(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A commit as told to all processes that watch the room.

    `document` is None when the room was deleted; `entry` None when the commit
    had none. An entry that does not last is announced all the same. As bytes it is
    an array, so that a store can read it as it travels.
    """

    code: str
    version: int
    document: bytes | None
    entry: bytes | None


class Missed(msgspec.Struct, frozen=True):
    """Announcements of this room may have been lost: read it again."""

    code: str


Watcher: TypeAlias = Callable[[Announcement | Missed], None]
"""Called on the event loop, soon after a commit; must not block or raise."""


class Page(msgspec.Struct, frozen=True):
    """Rows of a list, newest first, and where to go on (None at the end)."""

    rows: tuple[bytes, ...]
    cursor: str | None


class Rooms(Protocol):
    """The live rooms."""

    async def load(self, code: str) -> Stored | None:
        """Return a room, or None if there is none (or it has run out)."""

    async def load_all(self, codes: Sequence[str]) -> dict[str, Stored]:
        """Return by code those of some rooms that are there, asked for in one go."""

    async def version(self, code: str) -> int:
        """Return the version a room has now; 0 if there is none."""

    async def commit(self, commit: Commit) -> CommitResult:
        """Make one atomic change, or none; announce it if it was made."""

    async def answer(self, code: str, player: str, id: str) -> Answer | None:
        """Return what a command was answered, if it was."""

    async def remember(self, code: str, answer: Answer, version: int) -> Answer | None:
        """Keep the answer of a command that a room of this version refuses.

        Returns:
            The first answer there is to this command, whatever the room's version
            by now; None if there is none and the room has changed: nothing is kept
            then. A room that has `MOST_ANSWERS` keeps no more of them.
        """

    async def entries(
        self, code: str, *, after: int = 0, newest: int | None = None
    ) -> list[Entry]:
        """Return log entries in order: those after a version, or the newest n."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Return rooms whose deadline has come, the longest due first."""

    async def listed(
        self, *, status: str, game: str | None, cursor: str | None, limit: int
    ) -> Page:
        """Return the public rows of rooms, newest created first."""

    async def of_player(self, player: str) -> list[str]:
        """Return the codes of the rooms a player is a member of."""

    async def hosted(self, player: str) -> int:
        """Return how many live rooms a player is host of."""

    async def all_codes(self) -> list[str]:
        """Return the codes of all live rooms, for the admin."""

    async def pending(self, limit: int) -> list[str]:
        """Return rooms with finished matches that wait for the archive."""

    async def put_content(self, content: str, text: str, keep: int) -> None:
        """Keep an uploaded deck or tile list by its hash."""

    async def content(self, content: str) -> str | None:
        """Return an uploaded deck or tile list."""

    async def watch(self, code: str, watcher: Watcher) -> None:
        """Tell this watcher of every commit of a room that others make from now on."""

    async def unwatch(self, code: str) -> None:
        """Stop telling."""

    async def ping(self) -> None:
        """Raise `Unavailable` unless the store answers, and could write a commit."""

    async def close(self) -> None:
        """Let go of connections and tasks."""


class Unavailable(Exception):
    """A store or database does not answer; the caller may try again."""


class BadCursor(ValueError):
    """A cursor that no list of ours has handed out."""


class Profile(msgspec.Struct, frozen=True):
    """A player: opaque id, name as given, locale, and when they first came."""

    player: str
    name: str
    locale: str
    created_at: int


class Sessions(Protocol):
    """Signed-in devices. Only hashes of tokens are ever stored."""

    async def create(self, profile: Profile, token_hash: str, keep: int) -> None:
        """Sign a new player in on one device."""

    async def player(self, token_hash: str, keep: int) -> Profile | None:
        """Return whose token this is and keep it for that long again."""

    async def signed_in(self, token_hashes: Sequence[str]) -> set[str]:
        """Return those tokens that are somebody's, each kept as long as before."""

    async def update(self, profile: Profile) -> None:
        """Change a player's name or locale."""

    async def profile(self, player: str) -> Profile | None:
        """Return a player."""

    async def add_device(self, player: str, token_hash: str, keep: int) -> None:
        """Sign a known player in on one more device."""

    async def forget_device(self, token_hash: str) -> None:
        """Sign one device out."""

    async def forget_player(self, player: str) -> None:
        """Sign all devices of a player out and erase the profile."""

    async def put_code(self, code_hash: str, player: str, keep: int) -> None:
        """Keep a one-time code for a second device."""

    async def take_code(self, code_hash: str) -> str | None:
        """Return whose code this is, once."""


class Limits(Protocol):
    """Rate limits, counted where all processes see them."""

    async def hit(self, rule: str, key: str) -> bool:
        """Count one event; return False when it is over the rule's limit.

        Rules look like ``5/10s``: so many in a moving window of so many seconds.
        """

    async def allows(self, rule: str, key: str) -> bool:
        """Return whether one more event would be under the limit."""


class Clock(Protocol):
    """The server's time."""

    def now(self) -> int:
        """Return milliseconds since 1970."""


class Entropy(Protocol):
    """The operating system's secure randomness."""

    def bytes(self, count: int) -> bytes:
        """Return so many random bytes."""


class Archive(Protocol):
    """Finished matches, series and awards, players, audit.

    Everything raises `Unavailable` when the database does not answer, and what
    takes a cursor `BadCursor` when that is none of ours. Ids come checked.
    """

    async def save(self, record: MatchRecord) -> None:
        """Write a match in one transaction; again changes nothing.

        The first match of a series and round gets its row in the ledger of
        awards. A player who was erased meanwhile gets no name and no link.
        """

    async def match(self, match: str) -> MatchRecord | None:
        """Return a match with its moves."""

    async def result(self, match: str) -> MatchRecord | None:
        """Return a match without its moves and its deck."""

    async def matches_of(
        self, player: str, cursor: str | None, limit: int
    ) -> tuple[list[MatchRecord], str | None]:
        """Return a player's matches without moves, newest first."""

    async def matches(
        self, cursor: str | None, limit: int
    ) -> tuple[list[MatchRecord], str | None]:
        """Return all matches without moves, newest first, for the admin."""

    async def share(self, match: str) -> None:
        """Open a match to whoever has its link."""

    async def results_of(self, player: str) -> list[MatchRecord]:
        """Return all matches of a player without moves, for statistics."""

    async def content(self, content: str) -> str | None:
        """Return an uploaded deck or tile list of some match, by its hash."""

    async def series(self, series: str) -> SeriesRecord | None:
        """Return a series as its ledger stands."""

    async def series_of(self, player: str) -> list[SeriesRecord]:
        """Return the series a player was in, last played first."""

    async def rename(self, player: str, name: str) -> None:
        """Keep a player's present name for lists; nothing once erased."""

    async def erase(self, player: str, at: int) -> None:
        """Erase a player's name and link to past matches; results stay.

        A challenge that nobody is left to close is closed at that time.
        """

    async def record(self, audit: AuditRecord) -> None:
        """Write one act of an admin."""

    async def audit(
        self, cursor: str | None, limit: int
    ) -> tuple[list[AuditRecord], str | None]:
        """Return the acts of admins, newest first."""

    async def ping(self) -> None:
        """Raise `Unavailable` unless the database answers."""

    async def close(self) -> None:
        """Let go of connections."""


class AdminSessions(Protocol):
    """Admins who are signed in, and whose hands they may see, for all processes.

    Only hashes of tokens are stored. Times are server times in ms.
    """

    async def sign_in(self, token_hash: str, *, until: int, now: int) -> None:
        """Open a session; forget what has run out."""

    async def signed_in(self, token_hash: str, now: int) -> bool:
        """Return whether this is the token of a session under way."""

    async def sign_out(self, token_hash: str) -> None:
        """End a session with all it may see."""

    async def open_hands(self, token_hash: str, room: str, until: int) -> None:
        """Let this session see the hands of a room for a while."""

    async def hands_open(self, token_hash: str, room: str, now: int) -> bool:
        """Return whether this session may see the hands of a room now."""
