"""How long a table is kept, when it wants attention next, and its end."""

from app.room.absence import next_absence_step
from app.room.decision import Closed
from app.room.draft import Draft
from app.room.limits import RoomLimits
from app.room.model import Room
from app.room.succession import next_succession
from app.room.votes import next_settlement


def kept(room: Room, limits: RoomLimits) -> int:
    """Return for how long a table is kept with nobody doing anything."""
    if room.status == "lobby":
        return limits.keep_lobby
    if room.status == "playing":
        return limits.keep_playing
    return limits.keep_finished


def expires_at(room: Room, limits: RoomLimits) -> int:
    """Return when a table is cleared away if nobody does anything."""
    return room.touched_at + kept(room, limits)


def keep_for(room: Room, now: int, limits: RoomLimits) -> int:
    """Return for how long the store has to keep a room, from now on.

    Longer than the room's own end, which comes first and says goodbye; much
    longer while the archive still lacks one of its matches.
    """
    left = max(0, expires_at(room, limits) - now) + limits.keep_slack
    return max(left, limits.keep_playing) if awaits_archive(room) else left


def awaits_archive(room: Room) -> bool:
    """Return whether a room has something that the archive has not confirmed yet."""
    return bool(room.unarchived or room.onlookers)


def next_deadline(room: Room, now: int, limits: RoomLimits) -> int | None:
    """Return when a room wants a `Tick` next; None for never."""
    if room.closing:
        return None
    end = expires_at(room, limits)
    due: list[int | None] = [connection.until for connection in room.connections]
    due.append(end if room.warned else end - limits.warn_before)
    due += next_settlement(room, now, limits)
    clock = room.match.clock if room.match is not None else None
    if clock is not None:
        due += (clock.deadline, next_absence_step(room, now, limits))
    due.append(next_succession(room, limits))
    return min([time for time in due if time is not None])


def touch(draft: Draft) -> None:
    """Note that somebody did something here: the table is kept anew (K06)."""
    draft.change(touched_at=draft.now, warned=False)


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
    draft.notices.append(Closed())
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
