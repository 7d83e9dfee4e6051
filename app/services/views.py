"""The match as each viewer is shown it: what all are told alike is found once."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from app.games.core.game import AnyGame, Phrase, Seat, Viewer
from app.protocol import to_client, view_parts
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
            phrases=_phrases(self._game, self._room, viewer),
            outcome=match.outcome,
        )

    def shared_part(self, public: msgspec.Struct) -> bytes:
        """Return what the frames of all viewers have in common, encoded.

        Args:
            public: The view of somebody without a seat.
        """
        match = self._match
        outcome = match.outcome
        head = view_parts.Head(
            match=match.id,
            window=self._window,
            round=match.round,
            acting=self._acting,
            clock=self._clocks,
            outcome=msgspec.UNSET if outcome is None else outcome,
        )
        own = self._game.own(match.state, None)
        return view_parts.shared_part(head, public, own)


def _phrases(game: AnyGame, room: Room, viewer: Viewer) -> tuple[Phrase, ...]:
    return sayable(game, room, viewer) if game.phrases and viewer is not None else ()


class Kept:
    """What the frames of a room have in common from one commit to the next.

    Most steps are secret answers, which change neither the public view nor the
    clocks: what was made of them is not made again. As they are the very same
    objects then, comparing them takes no time.
    """

    __slots__ = ("_shared", "_shared_of", "_viewers", "_viewers_of")

    def __init__(self) -> None:
        self._shared = b""
        self._shared_of: tuple[object, ...] = ()
        self._viewers: Mapping[str, Seat] = {}
        self._viewers_of: tuple[object, ...] = ()

    def viewers(self, room: Room, match: Match) -> Mapping[str, Seat]:
        """Return every player who has a view of their own, with the seat it is of."""
        facts = (room.seats, match.players)
        if facts != self._viewers_of:
            self._viewers, self._viewers_of = viewers(room), facts
        return self._viewers

    def shared_part(self, game: AnyGame, room: Room, match: Match) -> bytes:
        """Return what the frames of all viewers of a match have in common, encoded."""
        public = game.view(match.state, None)
        facts = (public, match.id, match.clock, match.turn_clock, match.outcome)
        if facts != self._shared_of:
            self._shared = Views(game, room, match).shared_part(public)
            self._shared_of = facts
        return self._shared


class ViewFrames:
    """The `view` frames of one commit, each made and encoded once a viewer.

    Args:
        game: The rules of the room's game.
        room: The room after the commit.
        notices: What the commit tells.
        kept: What is kept of the frames before.

    Attributes:
        last: Where among the notices the view belongs; -1 if nobody gets one.
    """

    __slots__ = (
        "_encoded",
        "_game",
        "_kept",
        "_match",
        "_only",
        "_room",
        "_shared",
        "_viewed",
        "_viewers",
        "last",
    )

    def __init__(
        self,
        game: AnyGame,
        room: Room,
        notices: tuple[Notice, ...],
        kept: Kept | None = None,
    ) -> None:
        self._game = game
        self._room = room
        self._match = room.match
        self._viewed: list[Viewed] = []
        self.last = -1
        for place, notice in enumerate(notices):
            if isinstance(notice, Viewed):
                self._viewed.append(notice)
                self.last = place
        self._only = {notice.only for notice in self._viewed}
        self._kept = kept or Kept()
        self._viewers: Mapping[str, Seat] = {}
        if self._match is not None and self._viewed:
            self._viewers = self._kept.viewers(room, self._match)
        self._shared: bytes | None = None
        self._encoded: dict[Viewer, bytes] = {}

    def of(self, player: str) -> bytes | None:
        """Return a player's frame, or None for who may not notice anything."""
        viewer = self._viewers.get(player)
        # Who may not notice a secret step of another seat gets no frame at all.
        if viewer not in self._only and None not in self._only:
            return None
        frame = self._encoded.get(viewer)
        if frame is None and self._match is not None:
            frame = self._encoded[viewer] = self._rendered(self._match, viewer)
        return frame

    def _rendered(self, match: Match, viewer: Viewer) -> bytes:
        game = self._game
        if self._shared is None:
            self._shared = self._kept.shared_part(game, self._room, match)
        offer = game.offer(match.state, viewer)
        rest = view_parts.Rest(
            seq=match.seqs[viewer_key(viewer)],
            events=game.told(self._events(viewer), viewer),
            legal=offer.legal,
            choices=offer.choices,
            undo=may_undo(match, viewer),
            prompt=offer.prompt,
            blocked=offer.blocked,
            phrases=_phrases(game, self._room, viewer),
        )
        return view_parts.frame(self._shared, game.own(match.state, viewer), rest)

    def _events(self, viewer: Viewer) -> Iterable[Any]:
        """Return what a viewer may notice of all steps together."""
        if len(self._viewed) == 1:
            return self._viewed[0].events
        mine = [n for n in self._viewed if n.only is None or n.only == viewer]
        return [event for notice in mine for event in notice.events]
