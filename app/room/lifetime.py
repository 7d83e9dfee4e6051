"""How long a table is kept, when it wants attention next, and its end."""

from app.room.absence import next_absence_step
from app.room.decision import Closed
from app.room.draft import Draft
from app.room.limits import RoomLimits
from app.room.model import Room
from app.room.seating import entry_at
from app.room.succession import next_succession
from app.room.votes import next_settlement


def expires_at(room: Room, limits: RoomLimits) -> int:
    """Return when a table is cleared away if nobody does anything."""
    if room.status == "playing":
        return room.touched_at + limits.keep_playing
    if room.status == "lobby":
        return room.touched_at + limits.keep_lobby
    return room.touched_at + limits.keep_finished


def keep_for(room: Room, end: int, now: int, limits: RoomLimits) -> int:
    """Return for how long the store has to keep a room, from now on.

    Longer than the room's own end, which comes first and says goodbye; much
    longer while the archive still lacks one of its matches.

    Args:
        room: The room.
        end: When it `expires_at`.
        now: The server's time.
        limits: The bounds of tables.
    """
    left = (end - now if end > now else 0) + limits.keep_slack
    if left < limits.keep_playing and awaits_archive(room):
        return limits.keep_playing
    return left


def awaits_archive(room: Room) -> bool:
    """Return whether a room has something that the archive has not confirmed yet."""
    return bool(room.unarchived or room.onlookers)


def next_deadline(
    room: Room, end: int, now: int, limits: RoomLimits, *, absentee: int | None
) -> int:
    """Return when a room that is not closing wants a `Tick` next.

    Args:
        room: The room.
        end: When it `expires_at`.
        now: The server's time.
        limits: The bounds of tables.
        absentee: The seat whose own clock is running, if its player has no socket.
    """
    due = end if room.warned else end - limits.warn_before
    for connection in room.connections:
        if (until := connection.until) < due:
            due = until
    if room.votes:
        due = min(due, *next_settlement(room, now, limits))
    match = room.match
    clock = match.clock if match is not None else None
    if clock is not None:
        if (deadline := clock.deadline) is not None and deadline < due:
            due = deadline
        if absentee is not None:
            step = next_absence_step(entry_at(room, absentee), clock, now, limits)
            due = _sooner(due, step)
    if room.status != "playing":
        due = _sooner(due, next_succession(room, limits))
    return due


def _sooner(due: int, time: int | None) -> int:
    return time if time is not None and time < due else due


def age(draft: Draft) -> None:
    """Warn the table in the last hour before it is cleared away, then clear it."""
    room, now = draft.room, draft.now
    end = expires_at(room, draft.limits)
    if now >= end:
        close(draft)
    elif now >= end - draft.limits.warn_before and not room.warned:
        draft.change(warned=True)
        draft.tell("expires-soon", at=end)
        draft.frame()


def close(draft: Draft) -> None:
    """Close a table for everybody.

    What the archive has not written yet stays until it has, with nobody in it.
    """
    draft.tell("closed")
    draft.notices += (Closed(),)
    draft.change(
        seats=(),
        spectators=(),
        connections=(),
        votes=(),
        host="",
        match=None,
        status="finished",
        visibility="private",
        closing=True,
        shown=None,
        held=False,
    )
    draft.framed = False
