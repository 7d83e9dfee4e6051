"""What a room was told lately, kept for whoever comes (back)."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from app.games.core.game import AnyGame
from app.room.decision import Notice, Said, Told, Viewed
from app.services import log as logs
from app.services.log import LogEntry

MOST_COMMITS = 1000
"""Commits kept at hand: the last rounds."""
CHAT_LINES = 100

_LOGGED = frozenset((Viewed, Told))
"""What a `welcome` tells of the past, beside the chat."""


class _Commit(msgspec.Struct, frozen=True, gc=False):
    """One commit as it was encoded, and what tells whether it has to be read.

    Attributes:
        match: The match that was under way, of which its views are; None for none.
        told: It told the table something that outlasts a match.
        body: Its entries.
    """

    match: str | None
    told: bool
    body: bytes


class Backlog:
    """The last chat and commits of a room, as far as a `welcome` tells of them.

    Commits are kept as they were encoded: their entries, as thousands of small
    objects, would scatter over memory what every move looks at. Those of other
    matches, by far the most after a few rounds, are not read.

    Args:
        game: The rules of the room's game.
    """

    __slots__ = ("_commits", "_game", "chat")

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._commits: deque[_Commit] = deque(maxlen=MOST_COMMITS)
        self.chat: deque[Said] = deque(maxlen=CHAT_LINES)
        """The last that was said, oldest first."""

    def add(self, match: str | None, notices: Sequence[Notice], body: bytes) -> None:
        """Keep what one commit told.

        Args:
            match: The match under way; None for none.
            notices: What was told.
            body: The entries of the commit, as they were encoded.
        """
        kinds = set(map(type, notices))
        if Said in kinds:
            self._hear(notices)
        if not _LOGGED.isdisjoint(kinds):
            self._commits.append(_Commit(match, Told in kinds, body))

    def restart(self, bodies: Iterable[bytes]) -> None:
        """Keep these commits, oldest first, and nothing from before."""
        self._commits.clear()
        self.chat.clear()
        for body in bodies:
            entries = logs.decode_match(body, self._game, match=None)
            notices = [notice for entry in entries for notice in entry.notices]
            told = Told in set(map(type, notices))
            self._commits.append(_Commit(entries[0].match, told, body))
            self._hear(notices)

    def newest(self, match: str | None) -> Iterator[LogEntry]:
        """Read the entries, the newest first, without views of other matches.

        Args:
            match: The match whose views are read; None for those of none.
        """
        for commit in reversed(self._commits):
            if commit.told or commit.match == match:
                yield from reversed(logs.decode_match(commit.body, self._game, match))

    def _hear(self, notices: Iterable[Notice]) -> None:
        self.chat.extend([said for said in notices if isinstance(said, Said)])
