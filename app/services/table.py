"""One room as this process holds it: the cached document and its open sockets.

A table exists while at least one socket of the room is open here. The store is
the truth; `version` says up to which commit this copy has followed it.
"""

import asyncio
from collections.abc import Mapping, Sequence

from app.games.core.game import AnyGame, Seat
from app.protocol import to_client
from app.room.decision import Closed, Dismissed, Notice
from app.room.model import Room
from app.room.watching import is_member, viewer_of
from app.services.backlog import Backlog
from app.services.log import LogEntry
from app.services.outlets import Outlet
from app.services.ports import Announcement, Listing
from app.services.rendering import Rendering, welcome_frame
from app.services.views import Views, view_of

NOT_A_MEMBER = 4403
NO_SUCH_ROOM = 4404
UNUSED = 4408
GONE = "the table was closed"

_PARTINGS = frozenset((Dismissed, Closed))
"""What sockets are closed for."""


class Table:
    """The cached room, who listens to it here, and what was told lately."""

    def __init__(self, game: AnyGame, code: str, version: int, room: Room) -> None:
        self.game = game
        self.code = code
        self.version = version
        self.room = room
        self.outlets: dict[str, Outlet] = {}
        self.backlog = Backlog(game)
        self.early: dict[int, Announcement] = {}
        """Announcements that came before the one they follow."""
        self.news = asyncio.Event()
        """Set when an announcement has come while the room was held."""
        self.missed = False
        """Announcements may have been lost since."""
        self.listed: tuple[Room, Listing] | None = None
        """What the indexes need of a room that was decided on here, and that room."""
        self._views = Views(game)

    def advance(
        self,
        version: int,
        room: Room,
        entries: Sequence[LogEntry] = (),
        body: bytes | None = None,
    ) -> None:
        """Follow one commit and tell everybody here what it says.

        Args:
            version: The version it led to.
            room: The room after it.
            entries: What it did and told.
            body: Its entries as they are encoded; None if there are none.
        """
        self.version, self.room = version, room
        notices = _told(entries)
        if body is None or not notices:
            return
        self.backlog.add(entries[0].match, notices, body)
        rendering = Rendering(self.game, room, notices, entries[0].at, self._views)
        rendering.tell(self.outlets.values())
        if not _PARTINGS.isdisjoint(map(type, notices)):
            self._dismiss(notices)

    def viewers(self) -> Mapping[str, Seat]:
        """Return every player who has a view of their own, with the seat it is of."""
        return self._views.viewers(self.room)

    def restart(self, version: int, room: Room, now: int) -> None:
        """Follow a jump over commits that were missed: one `welcome` to each.

        Who has left or was removed meanwhile is let go as if it had been told.
        """
        self.version, self.room = version, room
        self._views.outdate()
        if room.closing:
            self.close(NO_SUCH_ROOM, GONE)
        for player in {outlet.player for outlet in self.outlets.values()}:
            if not is_member(room, player):
                self._close_player(player)
        for outlet in tuple(self.outlets.values()):
            outlet.send(self.welcome(outlet.player, now))

    def welcome(self, player: str, now: int) -> bytes:
        """Return the encoded `welcome` of one member."""
        frame = welcome_frame(self.game, self.room, player, self.backlog, now)
        return to_client.encode(frame)

    def fresh_view(self, player: str) -> bytes | None:
        """Return a member's view as it is, without events; None before a match."""
        view = view_of(self.game, self.room, viewer_of(self.room, player))
        return None if view is None else to_client.encode(view)

    def let_in(self, outlet: Outlet, most: int) -> None:
        """Let a socket listen; of a player's too many the oldest make way."""
        own = [o for o in self.outlets.values() if o.player == outlet.player]
        for old in own[: max(0, len(own) + 1 - most)]:
            old.close(UNUSED, "too many tabs")
            del self.outlets[old.connection]
        self.outlets[outlet.connection] = outlet

    def close(self, code: int, reason: str) -> None:
        """Close every socket here."""
        for outlet in tuple(self.outlets.values()):
            outlet.close(code, reason)
        self.outlets.clear()

    def _dismiss(self, notices: tuple[Notice, ...]) -> None:
        for notice in notices:
            if isinstance(notice, Dismissed):
                self._close_player(notice.player)
            elif isinstance(notice, Closed):
                self.close(NO_SUCH_ROOM, GONE)

    def _close_player(self, player: str) -> None:
        for connection, outlet in tuple(self.outlets.items()):
            if outlet.player == player:
                outlet.close(NOT_A_MEMBER, "no longer at this table")
                del self.outlets[connection]


def _told(entries: Sequence[LogEntry]) -> tuple[Notice, ...]:
    if len(entries) == 1:
        return entries[0].notices
    return tuple([notice for entry in entries for notice in entry.notices])
