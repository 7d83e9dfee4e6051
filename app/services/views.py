"""The match as each viewer is shown it: what all are told alike is found once."""

from collections.abc import Mapping

import msgspec

from app.games.core.game import AnyGame, Phrase, Seat, Viewer
from app.protocol import to_client, view_parts
from app.room.clocks import clock_view
from app.room.model import Match, Room, SeatEntry
from app.room.moving import may_undo
from app.room.talking import sayable
from app.room.watching import VIEWER_KEYS, viewers


def view_of(game: AnyGame, room: Room, viewer: Viewer) -> to_client.View | None:
    """Return what one viewer gets to see of the match now; None before a match.

    The clock of a running match names what it waits for, and its outcome stands in
    the match: the game is only asked what differs from viewer to viewer.

    Args:
        game: The rules of the match.
        room: The table.
        viewer: Who looks.
    """
    match = room.match
    if match is None:
        return None
    sight = game.show(match.state, viewer)
    return to_client.View(
        match=match.id,
        seq=match.seqs[VIEWER_KEYS[viewer]],
        window=_window(match),
        round=match.round,
        view=sight.view,
        events=(),
        legal=sight.legal,
        choices=sight.choices,
        acting=_acting(match),
        clock=clock_view(room),
        undo=may_undo(match, viewer),
        prompt=sight.prompt,
        blocked=sight.blocked,
        phrases=_phrases(game, room, viewer) if game.phrases else (),
        outcome=match.outcome,
    )


def _window(match: Match) -> str | None:
    clock = match.clock
    return clock.key if clock is not None and clock.kind == "window" else None


def _acting(match: Match) -> tuple[Seat, ...]:
    return () if match.clock is None else match.clock.seats


def _phrases(game: AnyGame, room: Room, viewer: Viewer) -> tuple[Phrase, ...]:
    return () if viewer is None else sayable(game, room, viewer)


class Views:
    """The `view` frames of a table: `view_of` and what happened, as JSON text.

    What they have in common is kept from one commit to the next. Most steps are
    secret answers, which do not change the public view (`Step.only`): the game is asked
    anew, and what it says encoded again, only after an open step (`outdate`) or where
    what stands beside the view has changed.

    Args:
        game: The rules of the table's game.
    """

    __slots__ = (
        "_buffer",
        "_game",
        "_head",
        "_players",
        "_public",
        "_seats",
        "_shared",
        "_shared_by",
        "_viewers",
    )

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._buffer = bytearray()
        self._public = bytearray()
        self._shared = b""
        self._shared_by: Room | None = None
        self._head: view_parts.Head | None = None
        self._viewers: Mapping[str, Seat] = {}
        self._seats: tuple[SeatEntry, ...] | None = None
        self._players: Mapping[str, str] | None = None

    def viewers(self, room: Room) -> Mapping[str, Seat]:
        """Return every player who has a view of their own, with the seat it is of."""
        seats, match = room.seats, room.match
        players = None if match is None else match.players
        if seats is not self._seats or players is not self._players:
            self._viewers, self._seats, self._players = viewers(room), seats, players
        return self._viewers

    def outdate(self) -> None:
        """Forget what all are told alike: they may notice what has happened."""
        self._head = self._shared_by = None

    def frame(
        self, room: Room, match: Match, viewer: Viewer, events: view_parts.Events
    ) -> bytes:
        """Return one viewer's frame.

        Args:
            room: The table as it stands now.
            match: Its match.
            viewer: Who looks.
            events: What happened since the viewer's last view, already redacted.
        """
        game = self._game
        if self._shared_by is not room:
            self._share(room, match)
        own, offer = game.alone(match.state, viewer)
        rest = view_parts.Rest(
            own,
            match.seqs[VIEWER_KEYS[viewer]],
            events,
            may_undo(match, viewer),
            offer.prompt,
            offer.legal,
            offer.choices,
            offer.blocked,
            _phrases(game, room, viewer) if game.phrases else (),
        )
        return view_parts.frame(self._shared, rest, self._buffer)

    def _share(self, room: Room, match: Match) -> None:
        """Make what the frames of all viewers have in common, unless it is the same."""
        outcome = match.outcome
        head = view_parts.Head(
            match=match.id,
            window=_window(match),
            round=match.round,
            acting=_acting(match),
            clock=clock_view(room),
            outcome=msgspec.UNSET if outcome is None else outcome,
        )
        if head != self._head:
            game, state = self._game, match.state
            public, own = game.view(state, None), game.own(state, None)
            self._shared = view_parts.shared_part(head, public, own, self._public)
            self._head = head
        self._shared_by = room
