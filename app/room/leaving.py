"""Ways out: resigning, leaving, being removed. Leaving a match is a rules event."""

from app.room.commands import Leave, Resign
from app.room.decision import Dismissed, Played
from app.room.draft import Draft
from app.room.model import SeatEntry
from app.room.permits import require_part
from app.room.rematch import start_if_all_want
from app.room.seating import dealt_to, plays, seat_entry
from app.room.stepping import advance, chance_of
from app.room.watching import stop_watching


def resign(draft: Draft, command: Resign, player: str) -> None:
    """Give up the match but not the seat: watch, and play the next round.

    Raises:
        RoomRefusal: ``not-seated``, ``wrong-phase``, ``out-of-match``.
    """
    del command
    entry, _ = require_part(draft, player)
    draft.tell("resigned", player=player, name=entry.name)
    draft.change_seat(entry.seat, timeouts=0)
    _quit_match(draft, entry)
    draft.frame()


def leave(draft: Draft, command: Leave, player: str) -> None:
    """Give up the seat for good, or stop watching."""
    del command
    dismiss(draft, player, "left")


def dismiss(draft: Draft, player: str, code: str, *, ban: bool = False) -> None:
    """Take a member out of the room.

    In a match the game decides what that means. The seat's entry stays as an
    empty one until the next deal, so that its id is not given to anybody else
    and results have their names.

    Args:
        draft: The decision under way.
        player: Who goes.
        code: What the table is told: ``left`` or ``removed``.
        ban: Whether the player may never come back to this room.
    """
    room = draft.room
    entry = seat_entry(room, player)
    draft.change(
        connections=tuple(c for c in room.connections if c.player != player),
        banned=(*room.banned, player) if ban else room.banned,
    )
    if entry is None:
        stop_watching(draft, player)
    else:
        draft.tell(code, player=player, name=entry.name)
        _give_up_seat(draft, entry)
    draft.notices += (Dismissed(player),)
    draft.frame()
    start_if_all_want(draft)


def _give_up_seat(draft: Draft, entry: SeatEntry) -> None:
    match = draft.room.match
    if match is None or not dealt_to(match, entry):
        seats = tuple(e for e in draft.room.seats if e.seat != entry.seat)
        draft.change(seats=seats)
        return
    if draft.room.status == "playing" and plays(match, entry):
        _quit_match(draft, entry)
    draft.change_seat(
        entry.seat,
        player=None,
        out=True,
        ready=False,
        again=None,
        absent_since=None,
        renamed=None,
    )


def _quit_match(draft: Draft, entry: SeatEntry) -> None:
    match = draft.match()
    draft.change_seat(entry.seat, out=True)
    step = draft.game.leave(match.state, entry.seat, chance_of(match.key))
    advance(draft, match, step, Played("leave", entry.seat))
