"""What the table is shown of presence, and what of it is held back.

While somebody may answer in secret, presence stays as it was when that began:
who comes, goes or stirs in the meantime would tell who has answered. It comes out
in one frame as soon as that is over.
"""

from collections.abc import Collection

from app.room.absence import absence_left, is_away
from app.room.draft import Draft
from app.room.limits import RoomLimits
from app.room.model import Clock, Room, SeatEntry, SeatPresence, Shown


def frame_presence(draft: Draft) -> None:
    """Send everybody the room, once nobody can draw conclusions from it."""
    clock = draft.clock
    if clock is None or not clock.secret:
        draft.frame()
    elif not draft.room.held:
        before = presence(draft.before, draft.now, draft.limits)
        draft.change(held=True, shown=Shown(clock.key, before))


def release(draft: Draft) -> bool:
    """Let out what was held back, if what it was held back for is over.

    Returns:
        Whether anything came out.
    """
    shown = draft.table.shown
    if shown is None or shown.key == _secret_key(draft.clock):
        return False
    draft.change(held=False, shown=None)
    draft.frame()
    return True


def offline_since(room: Room, entry: SeatEntry) -> int | None:
    """Return since when the table is shown a seat's player without a socket."""
    seats = room.shown.seats if room.shown is not None else ()
    for seat in seats:
        if seat.seat == entry.seat:
            return seat.offline_since
    return entry.absent_since


def shown_absent(room: Room, entry: SeatEntry, now: int, limits: RoomLimits) -> bool:
    """Return whether a player is absent as far as the table is shown."""
    since = offline_since(room, entry)
    return since is not None and now - since >= limits.absent_after


def _secret_key(clock: Clock | None) -> str | None:
    return clock.key if clock is not None and clock.secret else None


def presence(room: Room, now: int, limits: RoomLimits) -> tuple[SeatPresence, ...]:
    """Return who is there, seat by seat."""
    seen = {c.player for c in room.connections if not c.hidden}
    clock = room.match.clock if room.match is not None else None
    return tuple(
        _of_seat(entry, seen, absence_left(entry, clock, now, limits), limits)
        for entry in room.seats
    )


def _of_seat(
    entry: SeatEntry, seen: Collection[str], absence: int, limits: RoomLimits
) -> SeatPresence:
    connected = entry.player is not None and entry.absent_since is None
    return SeatPresence(
        seat=entry.seat,
        connected=connected,
        offline_since=entry.absent_since,
        hidden=connected and entry.player not in seen,
        away=is_away(entry, limits),
        absence_left=absence,
    )
