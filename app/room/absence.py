"""Players who are not there: whose clock waits, for how long, and who is away."""

from app.room.draft import Draft
from app.room.limits import RoomLimits
from app.room.model import Clock, Room, SeatEntry
from app.room.seating import entry_at


def is_away(entry: SeatEntry, limits: RoomLimits) -> bool:
    """Return whether a seat let two clocks of its own run out in a row."""
    return entry.timeouts >= limits.away_timeouts


def is_absent(entry: SeatEntry, now: int, limits: RoomLimits) -> bool:
    """Return whether a player has had no socket for a minute."""
    since = entry.absent_since
    return since is not None and now - since >= limits.absent_after


def waits_for_absent(room: Room, now: int, limits: RoomLimits) -> bool:
    """Return whether the clock has to stand still for an absent player (K04)."""
    entry = _missed(room)
    if entry is None or not is_absent(entry, now, limits):
        return False
    return absence_left(entry, room, now, limits) > 0


def next_absence_step(room: Room, now: int, limits: RoomLimits) -> int | None:
    """Return when the clock stops for an absent player, or goes on without."""
    entry = _missed(room)
    if entry is None or entry.absent_since is None:
        return None
    left = absence_left(entry, room, now, limits)
    if left == 0:
        return None
    absent = entry.absent_since + limits.absent_after
    return absent if now < absent else now + left


def _missed(room: Room) -> SeatEntry | None:
    """Return the seat whose own clock this is if its player has no socket.

    A clock is a seat's own if it waits for that seat alone and in the open;
    windows and secret choices wait for nobody.
    """
    clock = room.match.clock if room.match is not None else None
    if clock is None or clock.length is None or clock.kind == "window":
        return None
    if clock.secret or room.paused or len(clock.seats) != 1:
        return None
    entry = entry_at(room, clock.seats[0])
    return None if entry.absent_since is None else entry


def absence_left(entry: SeatEntry, room: Room, now: int, limits: RoomLimits) -> int:
    """Return for how much longer in this match a seat's clock would wait."""
    used = entry.absence_used
    clock = room.match.clock if room.match is not None else None
    standing = clock is not None and clock.seats == (entry.seat,)
    if clock is not None and standing and clock.absent_from is not None:
        used += now - clock.absent_from
    return max(0, limits.absence_budget - used)


def charge(draft: Draft, clock: Clock) -> None:
    """Write off the absence for which the clock has stood still until now."""
    (seat,) = clock.seats
    left = absence_left(draft.entry_of(seat), draft.room, draft.now, draft.limits)
    draft.change_seat(seat, absence_used=draft.limits.absence_budget - left)
