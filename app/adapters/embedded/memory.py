"""Live rooms in memory: the contract of `Rooms`, as plainly as it can be said.

Nothing here survives the process. It serves tests of the services, and the
contract suite compares the real stores with it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from app.adapters.embedded.bus import MemoryBus
from app.services.ports import (
    MOST_ANSWERS,
    Announcement,
    Answer,
    Clock,
    Commit,
    CommitResult,
    Committed,
    Conflict,
    Entry,
    Listing,
    Page,
    Repeated,
    Stored,
    Watcher,
)


@dataclass(slots=True)
class _Room:
    """One room with all that belongs to it; `place` sorts it by its creation."""

    place: str
    listing: Listing
    version: int = 0
    document: bytes = b""
    deadline: int | None = None
    keep_until: int = 0
    entries: list[Entry] = field(default_factory=list)
    answers: dict[tuple[str, str], Answer] = field(default_factory=dict)


class MemoryWorld:
    """What all processes of a test share: the rooms and who listens."""

    def __init__(self) -> None:
        self.rooms: dict[str, _Room] = {}
        self.contents: dict[str, tuple[str, int]] = {}
        self.buses: list[MemoryBus] = []


class MemoryRooms:
    """A `Rooms` store that lives in this process only.

    Args:
        clock: The server's time, by which rooms run out.
        world: The rooms; two stores that share one stand for two processes.
    """

    def __init__(self, clock: Clock, world: MemoryWorld | None = None) -> None:
        self._clock = clock
        self._world = MemoryWorld() if world is None else world
        self._bus = MemoryBus()
        self._world.buses.append(self._bus)

    async def load(self, code: str) -> Stored | None:
        """Return a room, or None if there is none (or it has run out)."""
        room = self._room(code)
        return None if room is None else Stored(room.version, room.document)

    async def load_all(self, codes: Sequence[str]) -> dict[str, Stored]:
        """Return by code those of some rooms that are there, asked for in one go."""
        found = [(code, self._room(code)) for code in codes]
        return {
            code: Stored(room.version, room.document)
            for code, room in found
            if room is not None
        }

    async def version(self, code: str) -> int:
        """Return the version a room has now; 0 if there is none."""
        room = self._room(code)
        return 0 if room is None else room.version

    async def commit(self, commit: Commit) -> CommitResult:
        """Make one atomic change, or none; announce it if it was made."""
        room = self._room(commit.code)
        for answer in commit.answers:
            kept = None if room is None else room.answers.get(_asked(answer))
            if kept is not None:
                return Repeated(kept)
        if commit.expected != (0 if room is None else room.version):
            return Conflict()
        if commit.document is None:
            return self._delete(commit)
        return self._write(commit, room, commit.document)

    async def answer(self, code: str, player: str, id: str) -> Answer | None:
        """Return what a command was answered, if it was."""
        room = self._room(code)
        return None if room is None else room.answers.get((player, id))

    async def remember(self, code: str, answer: Answer, version: int) -> Answer | None:
        """Keep the answer of a command that a room of this version refuses."""
        room = self._room(code)
        if room is None:
            return None
        asked = _asked(answer)
        if asked in room.answers:
            return room.answers[asked]
        if room.version != version:
            return None
        if len(room.answers) < MOST_ANSWERS:
            room.answers[asked] = answer
        return answer

    async def entries(
        self, code: str, *, after: int = 0, newest: int | None = None
    ) -> list[Entry]:
        """Return log entries in order: those after a version, or the newest n."""
        room = self._room(code)
        if room is None:
            return []
        later = [entry for entry in room.entries if entry.version > after]
        return later if newest is None else later[max(0, len(later) - newest) :]

    async def due(self, now: int, limit: int) -> list[str]:
        """Return rooms whose deadline has come, the longest due first."""
        found = [
            (room.deadline, code)
            for code, room in self._living()
            if room.deadline is not None and room.deadline <= now
        ]
        return [code for _, code in sorted(found)[:limit]]

    async def listed(
        self, *, status: str, game: str | None, cursor: str | None, limit: int
    ) -> Page:
        """Return the public rows of rooms, newest created first."""
        found = [
            (room.place, room.listing.row)
            for _, room in self._living()
            if room.listing.row is not None
            and room.listing.status == status
            and game in (None, room.listing.game)
            and (cursor is None or room.place < cursor)
        ]
        found.sort(reverse=True)
        more = found[limit - 1][0] if len(found) > limit else None
        return Page(tuple(row for _, row in found[:limit]), more)

    async def of_player(self, player: str) -> list[str]:
        """Return the codes of the rooms a player is a member of, newest first."""
        return self._newest(
            (room.place, code)
            for code, room in self._living()
            if player in room.listing.members
        )

    async def hosted(self, player: str) -> int:
        """Return how many live rooms a player is host of."""
        return sum(room.listing.host == player for _, room in self._living())

    async def all_codes(self) -> list[str]:
        """Return the codes of all live rooms, newest first."""
        return self._newest((room.place, code) for code, room in self._living())

    async def pending(self, limit: int) -> list[str]:
        """Return rooms with finished matches that wait for the archive."""
        found = [code for code, room in self._living() if room.listing.pending]
        return found[:limit]

    async def put_content(self, content: str, text: str, keep: int) -> None:
        """Keep an uploaded deck or tile list by its hash."""
        _, known = self._world.contents.get(content, ("", 0))
        until = max(known, self._clock.now() + keep)
        self._world.contents[content] = (text, until)

    async def content(self, content: str) -> str | None:
        """Return an uploaded deck or tile list."""
        text, until = self._world.contents.get(content, ("", 0))
        return text if until > self._clock.now() else None

    async def watch(self, code: str, watcher: Watcher) -> None:
        """Tell this watcher of every commit of a room that others make from now on."""
        self._bus.watch(code, watcher)

    async def unwatch(self, code: str) -> None:
        """Stop telling."""
        self._bus.unwatch(code)

    async def ping(self) -> None:
        """Memory always answers."""

    async def close(self) -> None:
        """Let go of the watchers."""
        self._bus.clear()

    def _room(self, code: str) -> _Room | None:
        room = self._world.rooms.get(code)
        if room is not None and room.keep_until <= self._clock.now():
            del self._world.rooms[code]
            return None
        return room

    def _living(self) -> Iterator[tuple[str, _Room]]:
        for code in list(self._world.rooms):
            room = self._room(code)
            if room is not None:
                yield code, room

    def _newest(self, found: Iterator[tuple[str, str]]) -> list[str]:
        return [code for _, code in sorted(found, reverse=True)]

    def _delete(self, commit: Commit) -> CommitResult:
        if commit.expected == 0:
            return Conflict()
        del self._world.rooms[commit.code]
        return self._committed(commit)

    def _write(
        self, commit: Commit, room: _Room | None, document: bytes
    ) -> CommitResult:
        if room is None:
            place = f"{commit.now:013d}:{commit.code}"
            room = self._world.rooms[commit.code] = _Room(place, commit.listing)
        room.version = commit.expected + 1
        room.document, room.listing = document, commit.listing
        room.deadline, room.keep_until = commit.deadline, commit.now + commit.keep
        if commit.entry is not None and commit.lasting:
            room.entries.append(Entry(room.version, commit.entry))
        for answer in commit.answers:
            room.answers[_asked(answer)] = answer
        return self._committed(commit)

    def _committed(self, commit: Commit) -> Committed:
        version = commit.expected + 1
        news = Announcement(commit.code, version, commit.document, commit.entry)
        for bus in self._world.buses:
            if bus is not self._bus:
                bus.tell(news)
        return Committed(version)


def _asked(answer: Answer) -> tuple[str, str]:
    return answer.player, answer.id
