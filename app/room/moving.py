"""Moves: whether one may be judged at all, and then what the game makes of it."""

from typing import Any

from msgspec.structs import replace

from app.games.core.game import Step
from app.room.commands import Move, Undo
from app.room.decision import Played
from app.room.draft import Draft
from app.room.model import Match
from app.room.options import read_move
from app.room.permits import require_part
from app.room.refusals import RoomRefusal, StaleView
from app.room.seating import SEAT_KEYS
from app.room.stepping import advance, chance_of


def move(draft: Draft, command: Move, player: str) -> None:
    """Play a move, judged against the present state.

    Checked in this order, by what the player may see: seat, phase, pause, the
    number of the view, the match, the window, staleness, form, turn, the rules.

    Raises:
        RoomRefusal: ``not-seated``, ``wrong-phase``, ``out-of-match``,
            ``room-paused``, ``unknown-seq``, ``other-match``, ``window-closed``,
            ``bad-move``, ``not-your-turn``.
        StaleView: The table has changed since that view (D01, D02, D07).
        IllegalMove: The rules refuse it.
    """
    entry, match = require_part(draft, player)
    seat, game, clock = entry.seat, draft.game, match.clock
    viewer = SEAT_KEYS[seat]
    _require_seen(draft, match.seqs[viewer], command.seq)
    _require_current(match, match.anchors[viewer], command)
    wanted = read_move(game, command.move)
    asked = clock is not None and seat in clock.seats
    if not asked and seat not in game.acting(match.state):
        raise RoomRefusal("not-your-turn", "It is not your turn. Wait for it.")
    step = game.apply(match.state, seat, wanted, chance_of(match.key))
    undoable = game.undoable(step.state) and match.undone < draft.limits.undos
    past = _remembered(match, seat) if undoable else ()
    advance(draft, match, step, Played("move", seat, command.move), past)


def undo(draft: Draft, command: Undo, player: str) -> None:
    """Take back the player's own last move, where the game allows it.

    Move after move can be taken back, down to the last that may not be. Everything
    but the state stays: the clock gives no time back (U04), and the numbers of the
    views go on. A match takes back only so many in all: each stays in its log, which
    whoever plays alone would else lengthen without end (M04).

    Raises:
        RoomRefusal: As for `move`, and ``nothing-to-undo``.
        StaleView: The table has changed since that view (U06).
    """
    entry, match = require_part(draft, player)
    _require_seen(draft, match.seqs[SEAT_KEYS[entry.seat]], command.seq)
    if command.seq < match.anchors[SEAT_KEYS[entry.seat]]:
        raise StaleView
    if not may_undo(match, entry.seat):
        raise RoomRefusal(
            "nothing-to-undo", "There is no move of yours to take back. Play on."
        )
    *past, before = match.past
    counted = replace(match, undone=match.undone + 1)
    left = tuple(past) if counted.undone < draft.limits.undos else ()
    step: Step[Any, Any] = Step(before)
    advance(draft, counted, step, Played("undo", entry.seat), left)


def may_undo(match: Match, viewer: int | None) -> bool:
    """Return whether a viewer may take back the last move: it was their own."""
    return bool(match.past) and match.mover == viewer


def _remembered(match: Match, seat: int) -> tuple[Any, ...]:
    """Return what a seat may go back to after one move more: its own moves alone."""
    own = match.past if match.mover == seat else ()
    return (*own, match.state)


def _require_seen(draft: Draft, newest: int, seq: int) -> None:
    """Let pass what was asked of a view that the seat was sent, in no pause."""
    if draft.table.paused:
        raise RoomRefusal("room-paused", "The table is paused. Vote to resume it.")
    if not 1 <= seq <= newest:
        raise RoomRefusal(
            "unknown-seq", "That view was never sent to you. Ask for a fresh one."
        )


def _require_current(match: Match, oldest: int, command: Move) -> None:
    """Let pass what the match still waits for, as the player saw it."""
    if command.match is not None and command.match != match.id:
        raise RoomRefusal(
            "other-match", "That was another match. Look at the present one."
        )
    clock = match.clock
    window = clock.key if clock is not None and clock.kind == "window" else None
    if command.window != window:
        raise RoomRefusal(
            "window-closed",
            "That is not being asked any more. Look at the table again.",
            window=window,
        )
    if command.seq < oldest:
        raise StaleView
