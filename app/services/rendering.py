"""Turns a room and its notices into each viewer's own frames.

This is the one road from a room to a socket: matches go through the game's
`view` and `redact`, rooms through `summary`, both allow-lists.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeAlias

from msgspec import Raw

from app.games.core.game import AnyGame, Viewer
from app.protocol import to_client
from app.protocol.view_parts import Events, encoded
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
from app.services.views import Views, view_of

LOG_VIEWS = 200

_Line: TypeAlias = to_client.LogLine | to_client.Notice


def welcome_frame(
    game: AnyGame, room: Room, player: str, backlog: Backlog, now: int
) -> to_client.Welcome:
    """Return everything a member needs who has just come (back)."""
    viewer = viewer_of(room, player)
    return to_client.Welcome(
        you=_you(room, player),
        room=summary(game, room, now),
        match=view_of(game, room, viewer),
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
        views: Renders views; at a table, what has rendered those before.
    """

    __slots__ = (
        "_common",
        "_game",
        "_notices",
        "_now",
        "_open",
        "_room",
        "_viewed",
        "_viewers",
        "_views",
        "_views_of",
    )

    def __init__(
        self,
        game: AnyGame,
        room: Room,
        notices: tuple[Notice, ...],
        now: int,
        views: Views | None = None,
    ) -> None:
        self._game = game
        self._room = room
        self._now = now
        self._views = views or Views(game)
        # By their very type: of a struct that is another, `isinstance` takes long.
        self._viewed = [notice for notice in notices if type(notice) is Viewed]
        self._notices = _once_viewed(notices, self._viewed)
        if any(notice.only is None for notice in self._viewed):
            self._views.outdate()
        self._viewers = self._views.viewers(room) if self._viewed else {}
        self._views_of: dict[Viewer, bytes | None] = {}
        self._open = _told_to_all(game, self._viewed)
        self._common: dict[int, bytes | None] = {}

    def frames(self, player: str) -> list[bytes]:
        """Return the frames one member gets, in order."""
        frames = []
        for notice in self._notices:
            if type(notice) is Viewed:
                frame = self._view(self._viewers.get(player))
            elif type(notice) is Nudged:
                frame = _nudge(notice) if notice.to == player else None
            else:
                frame = self._shared(notice)
            if frame is not None:
                frames.append(frame)
        return frames

    def _view(self, viewer: Viewer) -> bytes | None:
        if viewer in self._views_of:
            return self._views_of[viewer]
        frame, match = None, self._room.match
        events = self._events(viewer) if self._open is None else self._open
        # Who may not notice a secret step of another seat gets no frame at all.
        if match is not None and events is not None:
            frame = self._views.frame(self._room, match, viewer, events)
        self._views_of[viewer] = frame
        return frame

    def _events(self, viewer: Viewer) -> Events | None:
        """Return what a viewer is told of all steps together; None if of no step."""
        noticed, events = False, ()
        for step in self._viewed:
            if step.only is None or step.only == viewer:
                noticed, events = True, events + step.events
        return self._game.told(events, viewer) if noticed else None

    def _shared(self, notice: Notice) -> bytes | None:
        key = id(notice)
        if key not in self._common:
            frame = self._frame(notice)
            self._common[key] = None if frame is None else to_client.encode(frame)
        return self._common[key]

    def _frame(self, notice: Notice) -> to_client.ToClient | None:
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


def _once_viewed(
    notices: tuple[Notice, ...], viewed: Sequence[Viewed]
) -> Sequence[Notice]:
    """Return notices with the last view alone.

    However many steps there were, a viewer gets one view of them, in the end.
    """
    if len(viewed) <= 1:
        return notices
    earlier = set(map(id, viewed[:-1]))
    return [notice for notice in notices if id(notice) not in earlier]


def _told_to_all(game: AnyGame, viewed: Sequence[Viewed]) -> Raw | None:
    """Return what all viewers are told alike: of one step that hides nothing."""
    if len(viewed) != 1 or viewed[0].only is not None:
        return None
    events = viewed[0].events
    if not game.open_events.issuperset(map(type, events)):
        return None
    return encoded(events)


def _nudge(notice: Nudged) -> bytes:
    return to_client.encode(to_client.Nudge(player=notice.player, at=notice.at))
