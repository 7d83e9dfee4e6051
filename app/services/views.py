"""The match as each viewer is shown it: what all are told alike is found once."""

from collections.abc import Iterable
from typing import Any

from app.games.core.game import AnyGame, Phrase, Seat, Viewer
from app.protocol import to_client
from app.room.clocks import clock_view
from app.room.decision import Notice, Viewed
from app.room.model import Match, Room
from app.room.moving import may_undo
from app.room.talking import sayable
from app.room.watching import viewer_key, viewers


class Views:
    """The views of a match as it stands now.

    The clock of a running match names what it waits for, and its outcome stands in
    the match: the game is only asked what differs from viewer to viewer.

    Args:
        game: The rules of the match.
        room: The table.
        match: Its match.
    """

    __slots__ = ("_acting", "_clocks", "_game", "_match", "_room", "_window")

    def __init__(self, game: AnyGame, room: Room, match: Match) -> None:
        clock = match.clock
        self._game = game
        self._room = room
        self._match = match
        self._acting = () if clock is None else clock.seats
        self._window = (
            clock.key if clock is not None and clock.kind == "window" else None
        )
        self._clocks = clock_view(room)

    def frame(self, viewer: Viewer, events: tuple[Any, ...] = ()) -> to_client.View:
        """Return what one viewer gets to see of the match now.

        Args:
            viewer: Who looks.
            events: What happened since the viewer's last view, already redacted.
        """
        match = self._match
        sight = self._game.show(match.state, viewer)
        return to_client.View(
            match=match.id,
            seq=match.seqs[viewer_key(viewer)],
            window=self._window,
            round=match.round,
            view=sight.view,
            events=events,
            legal=sight.legal,
            choices=sight.choices,
            acting=self._acting,
            clock=self._clocks,
            undo=may_undo(match, viewer),
            prompt=sight.prompt,
            blocked=sight.blocked,
            phrases=() if viewer is None else self._phrases(viewer),
            outcome=match.outcome,
        )

    def _phrases(self, seat: Seat) -> tuple[Phrase, ...]:
        return sayable(self._game, self._room, seat) if self._game.phrases else ()


class ViewFrames:
    """The `view` frames of one commit, each made and encoded once a viewer.

    Args:
        game: The rules of the room's game.
        room: The room after the commit.
        notices: What the commit tells.

    Attributes:
        last: Where among the notices the view belongs; -1 if nobody gets one.
    """

    __slots__ = (
        "_encoded",
        "_game",
        "_only",
        "_room",
        "_viewed",
        "_viewers",
        "_views",
        "last",
    )

    def __init__(self, game: AnyGame, room: Room, notices: tuple[Notice, ...]) -> None:
        self._game = game
        self._room = room
        self._viewed = [n for n in notices if isinstance(n, Viewed)]
        self._only = {notice.only for notice in self._viewed}
        self._viewers = viewers(room) if self._viewed else {}
        places = [i for i, n in enumerate(notices) if isinstance(n, Viewed)]
        self.last = places[-1] if places else -1
        self._views: Views | None = None
        self._encoded: dict[Viewer, bytes | None] = {}

    def of(self, player: str) -> bytes | None:
        """Return a player's frame, or None for who may not notice anything."""
        viewer = self._viewers.get(player)
        # Who may not notice a secret step of another seat gets no frame at all.
        if None not in self._only and viewer not in self._only:
            return None
        if viewer not in self._encoded:
            self._encoded[viewer] = self._rendered(viewer)
        return self._encoded[viewer]

    def _rendered(self, viewer: Viewer) -> bytes | None:
        match = self._room.match
        if match is None:
            return None
        if self._views is None:
            self._views = Views(self._game, self._room, match)
        seen = redacted(self._game, self._events(viewer), viewer)
        return to_client.encode(self._views.frame(viewer, seen))

    def _events(self, viewer: Viewer) -> Iterable[Any]:
        """Return what a viewer may notice of all steps together."""
        if len(self._viewed) == 1:
            return self._viewed[0].events
        mine = [n for n in self._viewed if n.only is None or n.only == viewer]
        return [event for notice in mine for event in notice.events]


def redacted(game: AnyGame, events: Iterable[Any], viewer: Viewer) -> tuple[Any, ...]:
    """Return the events as one viewer may know them."""
    redact = game.redact
    seen = [known for e in events if (known := redact(e, viewer)) is not None]
    return tuple(seen)
