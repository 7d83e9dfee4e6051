"""Turns a room and its notices into each viewer's own frames.

This is the one road from a room to a socket: matches go through the game's
`view` and `redact`, rooms through `summary`, both allow-lists.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeAlias

from msgspec import Raw

from app.games.core.game import AnyGame, Viewer
from app.protocol import to_client
from app.protocol.view_parts import encoded
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
from app.services.outlets import Outlet
from app.services.views import Views, view_of

LOG_VIEWS = 200

_NOTHING = encoded(())
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

    If everybody may notice one of the notices, `views` forget at once what all are told
    alike.

    Args:
        game: The rules of the room's game.
        room: The room after the commit.
        notices: What the commit tells.
        now: Server time in ms.
        views: Renders views; at a table, what has rendered those before.
    """

    __slots__ = (
        "_everybody",
        "_game",
        "_notices",
        "_now",
        "_room",
        "_seats",
        "_views",
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
        self._notices = _once_viewed(notices)
        self._everybody, self._seats = _noticed(notices)
        if self._everybody is not None:
            self._views.outdate()

    def tell(self, outlets: Collection[Outlet]) -> None:
        """Send the frames to whom they are for, in the order of the notices.

        Who lags behind gets none, but is owed a `welcome`.
        """
        for notice in self._notices:
            if type(notice) is Viewed:
                self._show(outlets)
            elif type(notice) is Nudged:
                _send(_nudge(notice), [o for o in outlets if o.player == notice.to])
            else:
                frame = self._frame(notice)
                if frame is not None:
                    _send(frame, outlets)

    def _show(self, outlets: Iterable[Outlet]) -> None:
        """Send every viewer one view of all the steps that it may notice."""
        room, match, views = self._room, self._room.match, self._views
        if match is None:
            return
        viewers, (alike, apart) = views.viewers(room), self._told_alike()
        everybody, seats = self._everybody, self._seats
        frames: dict[Viewer, bytes] = {}
        for outlet in outlets:
            viewer = viewers.get(outlet.player)
            events = seats.get(viewer, everybody)
            # Who may not notice a secret step of another seat gets no frame at all.
            if events is None or outlet.lagging:
                continue
            frame = frames.get(viewer)
            if frame is None:
                mine = self._game.told(events, viewer) if viewer in apart else alike
                frame = frames[viewer] = views.frame(room, match, viewer, mine)
            outlet.send(frame)

    def _told_alike(self) -> tuple[Raw, Collection[Viewer]]:
        """Return what viewers are told of open steps, and who may be told other."""
        game, events = self._game, self._everybody
        if events is None:
            return _NOTHING, self._seats
        apart = {*self._seats, *game.privy(events)}
        return encoded(game.told(events, None)), apart

    def _frame(self, notice: Notice) -> to_client.ToClient | None:
        """Return what everybody is told alike of a notice, if anything."""
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


def _once_viewed(notices: tuple[Notice, ...]) -> Sequence[Notice]:
    """Return notices with the last view alone.

    However many steps there were, a viewer gets one view of them, in the end.
    """
    if len(notices) <= 1:
        return notices
    earlier = [id(notice) for notice in notices if type(notice) is Viewed][:-1]
    return [notice for notice in notices if id(notice) not in earlier]


def _noticed(
    notices: Iterable[Notice],
) -> tuple[tuple[Any, ...] | None, dict[Viewer, tuple[Any, ...]]]:
    """Return the events of all steps, as far as they may be noticed.

    Returns:
        Those of the steps that everybody may notice, None if there is no such step;
        and for each seat that may notice more, all those that it may.
    """
    everybody: tuple[Any, ...] | None = None
    seats: dict[Viewer, tuple[Any, ...]] = {}
    for step in notices:
        # By its very type: of a struct that is another, `isinstance` takes long.
        if type(step) is not Viewed:
            continue
        if step.only is not None:
            seats[step.only] = seats.get(step.only, everybody or ()) + step.events
            continue
        everybody = (everybody or ()) + step.events
        for seat in seats:
            seats[seat] += step.events
    return everybody, seats


def _nudge(notice: Nudged) -> to_client.Nudge:
    return to_client.Nudge(player=notice.player, at=notice.at)


def _send(frame: to_client.ToClient, outlets: Iterable[Outlet]) -> None:
    encoded_frame = to_client.encode(frame)
    for outlet in outlets:
        if not outlet.lagging:
            outlet.send(encoded_frame)
