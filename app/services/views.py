"""The match as each viewer is shown it: what all are told alike is found once."""

from collections.abc import Iterable
from typing import Any

from app.games.core.game import AnyGame, Viewer
from app.protocol import to_client
from app.room.clocks import clock_view
from app.room.model import Match, Room
from app.room.moving import may_undo
from app.room.talking import sayable
from app.room.watching import viewer_key


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
            phrases=() if viewer is None else sayable(self._game, self._room, viewer),
            outcome=match.outcome,
        )


def redacted(game: AnyGame, events: Iterable[Any], viewer: Viewer) -> tuple[Any, ...]:
    """Return the events as one viewer may know them."""
    seen = [game.redact(event, viewer) for event in events]
    return tuple([event for event in seen if event is not None])
