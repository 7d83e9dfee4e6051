"""Turns a room and its notices into each viewer's own frames.

This is the one road from a room to a socket: matches go through the game's
`view` and `redact`, rooms through `summary`, both allow-lists.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeAlias

from app.games.core.game import AnyGame, Viewer
from app.protocol import to_client
from app.room.decision import (
    Notice,
    Nudged,
    RoomChanged,
    Said,
    Signalled,
    Told,
    Viewed,
)
from app.room.model import PlayerSettings, Room
from app.room.seating import seat_entry
from app.room.summary import summary
from app.room.watching import viewer_of
from app.services.backlog import Backlog
from app.services.log import LogEntry
from app.services.views import Kept, ViewFrames, Views

LOG_VIEWS = 200

_Line: TypeAlias = to_client.LogLine | to_client.Notice


def welcome_frame(
    game: AnyGame, room: Room, player: str, backlog: Backlog, now: int
) -> to_client.Welcome:
    """Return everything a member needs who has just come (back)."""
    viewer = viewer_of(room, player)
    match = room.match
    return to_client.Welcome(
        you=_you(room, player),
        room=summary(game, room, now),
        match=None if match is None else Views(game, room, match).frame(viewer),
        chat=tuple(map(chat_line, backlog.chat)),
        log=tuple(log_lines(game, room, backlog, viewer)),
        now=now,
    )


def _you(room: Room, player: str) -> to_client.You:
    entry = seat_entry(room, player)
    return to_client.You(
        player=player,
        seat=None if entry is None else entry.seat,
        host=room.host == player,
        settings=PlayerSettings() if entry is None else entry.settings,
    )


def log_lines(
    game: AnyGame, room: Room, backlog: Backlog, viewer: Viewer
) -> list[_Line]:
    """Return the last that the present match, and the room, told one viewer."""
    match = room.match.id if room.match is not None else None
    newest = _newest_lines(game, backlog.newest(match), viewer)
    return list(islice(newest, LOG_VIEWS))[::-1]


def _newest_lines(
    game: AnyGame, entries: Iterable[LogEntry], viewer: Viewer
) -> Iterator[_Line]:
    for entry in entries:
        for notice in reversed(entry.notices):
            if isinstance(notice, Told):
                yield told(notice)
            elif isinstance(notice, Viewed) and notice.only in {None, viewer}:
                events = game.told(notice.events, viewer)
                if events:
                    yield to_client.LogLine(entry.at, events)


def chat_line(said: Said) -> to_client.ChatLine:
    """Return a chat message as it goes out."""
    return to_client.ChatLine(player=said.player, text=said.text, at=said.at)


def told(notice: Told) -> to_client.Notice:
    """Return a line about the room as it goes out."""
    return to_client.Notice(code=notice.code, params=notice.params, at=notice.at)


class Rendering:
    """The frames of one commit, each encoded once per distinct viewer.

    Args:
        game: The rules of the room's game.
        room: The room after the commit.
        notices: What the commit tells.
        now: Server time in ms.
        kept: What is kept of the frames before.
    """

    __slots__ = ("_game", "_notices", "_now", "_room", "_shared", "_views")

    def __init__(
        self,
        game: AnyGame,
        room: Room,
        notices: tuple[Notice, ...],
        now: int,
        kept: Kept | None = None,
    ) -> None:
        self._game = game
        self._room = room
        self._now = now
        self._notices = notices
        self._views = ViewFrames(game, room, notices, kept)
        self._shared: dict[int, bytes] = {}

    def frames(self, player: str) -> list[bytes]:
        """Return the frames one member gets, in order."""
        frames = []
        views = self._views
        for index, notice in enumerate(self._notices):
            if index == views.last:
                # However many steps there were, a viewer gets one view of them.
                frame = views.of(player)
            else:
                frame = self._frame(index, notice, player)
            if frame is not None:
                frames.append(frame)
        return frames

    def _frame(self, index: int, notice: Notice, player: str) -> bytes | None:
        if isinstance(notice, Nudged):
            return self._nudge(notice) if notice.to == player else None
        return self._common(index, notice)

    def _nudge(self, notice: Nudged) -> bytes:
        return to_client.encode(to_client.Nudge(player=notice.player, at=notice.at))

    def _common(self, index: int, notice: Notice) -> bytes | None:
        if index not in self._shared:
            frame = self._shared_frame(notice)
            if frame is None:
                return None
            self._shared[index] = to_client.encode(frame)
        return self._shared[index]

    def _shared_frame(self, notice: Notice) -> to_client.ToClient | None:
        match notice:
            case RoomChanged():
                return to_client.Room(summary(self._game, self._room, self._now))
            case Said():
                return chat_line(notice)
            case Signalled():
                return to_client.Heard(
                    player=notice.player,
                    phrase=notice.phrase,
                    at=notice.at,
                    params=notice.params,
                )
            case Told():
                return told(notice)
            case _:
                return None
