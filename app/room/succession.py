"""Who is host: a seated human while anybody is seated."""

from app.room.draft import Draft
from app.room.limits import RoomLimits
from app.room.model import Room, SeatEntry
from app.room.seating import humans, seat_entry

NOBODY = ""
"""The host of a table at which nobody sits."""


def settle_host(draft: Draft) -> None:
    """Pass the host's part on if the host is gone, or absent before a match.

    It goes to the longest-seated human who is connected; if the host has left
    and nobody is connected, to the longest-seated one.
    """
    room = draft.room
    host = seat_entry(room, room.host)
    if host is None:
        heir = _longest(_connected(room)) or _longest(humans(room))
        _pass_on(draft, heir)
    elif room.status != "playing" and _overdue(draft):
        _pass_on(draft, _longest(_connected(room)))


def _pass_on(draft: Draft, heir: SeatEntry | None) -> None:
    player = heir.player if heir is not None and heir.player else NOBODY
    if player == draft.room.host:
        return
    draft.change(host=player)
    if heir is not None:
        draft.tell("host", player=player, name=heir.name)
    draft.frame()


def next_succession(room: Room, limits: RoomLimits) -> int | None:
    """Return when an absent host loses their part; None if that is not near.

    Asked of a table at which no match runs: while one does, the host stays.
    """
    host = seat_entry(room, room.host)
    if host is None or host.absent_since is None or not _connected(room):
        return None
    return host.absent_since + limits.host_absence


def _overdue(draft: Draft) -> bool:
    due = next_succession(draft.room, draft.limits)
    return due is not None and draft.now >= due


def _connected(room: Room) -> list[SeatEntry]:
    return [entry for entry in humans(room) if entry.absent_since is None]


def _longest(entries: "list[SeatEntry] | tuple[SeatEntry, ...]") -> SeatEntry | None:
    return min(entries, key=lambda entry: (entry.joined_at, entry.seat), default=None)
