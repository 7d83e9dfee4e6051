"""Players who are not there: whose clock waits, for how long, and who is away."""

from app.room.draft import AroundMatch, Draft
from app.room.limits import RoomLimits
from app.room.model import Clock, SeatEntry
from app.room.seating import entry_at


def is_away(entry: SeatEntry, limits: RoomLimits) -> bool:
    """Return whether a seat let two clocks of its own run out in a row."""
    return entry.timeouts >= limits.away_timeouts


def is_absent(entry: SeatEntry, now: int, limits: RoomLimits) -> bool:
    """Return whether a player has had no socket for a minute."""
    since = entry.absent_since
    return since is not None and now - since >= limits.absent_after


def missed(table: AroundMatch, clock: Clock) -> SeatEntry | None:
    """Return the seat whose own clock this is if its player has no socket.

    A clock is a seat's own if it waits for that seat alone and in the open;
    windows and secret choices wait for nobody.
    """
    if clock.kind == "window" or clock.secret or clock.length is None:
        return None
    if table.paused or len(clock.seats) != 1:
        return None
    entry = entry_at(table, clock.seats[0])
    return None if entry.absent_since is None else entry


def waits_for(entry: SeatEntry, clock: Clock, now: int, limits: RoomLimits) -> bool:
    """Return whether the clock has to stand still for a seat that is missed (K04)."""
    return is_absent(entry, now, limits) and absence_left(entry, clock, now, limits) > 0


def next_absence_step(
    entry: SeatEntry, clock: Clock, now: int, limits: RoomLimits
) -> int | None:
    """Return when the clock stops for a seat that is missed, or goes on without."""
    left = absence_left(entry, clock, now, limits)
    if entry.absent_since is None or left == 0:
        return None
    absent = entry.absent_since + limits.absent_after
    return absent if now < absent else now + left


def absence_left(
    entry: SeatEntry, clock: Clock | None, now: int, limits: RoomLimits
) -> int:
    """Return for how much longer in this match a seat's clock would wait.

    Args:
        entry: The seat.
        clock: The clock that runs, or stands for somebody's absence; None if none.
        now: The server's time.
        limits: The bounds of tables.
    """
    used = entry.absence_used
    standing = clock is not None and clock.seats == (entry.seat,)
    if clock is not None and standing and clock.absent_from is not None:
        used += now - clock.absent_from
    return max(0, limits.absence_budget - used)


def charge(draft: Draft, clock: Clock) -> None:
    """Write off the absence for which the clock has stood still until now."""
    (seat,) = clock.seats
    left = absence_left(draft.entry_of(seat), clock, draft.now, draft.limits)
    draft.change_seat(seat, absence_used=draft.limits.absence_budget - left)
