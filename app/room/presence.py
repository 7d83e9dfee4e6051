"""Who is there: sockets and their leases, tabs in the background.

Identity is not the socket: a player is connected while any of their sockets has
a lease, and the close of one touches no other (R07, C01, C11, C14).
"""

from msgspec.structs import replace

from app.room.commands import Connect, Disconnect, Presence, Renew, SetHidden
from app.room.draft import Draft
from app.room.model import Connection, Room
from app.room.permits import require_member
from app.room.seating import seat_entry
from app.room.showing import frame_presence
from app.room.watching import is_member


def connect(draft: Draft, command: Connect) -> None:
    """Note a member's socket, or renew its lease; it never ends a pause (K05).

    Raises:
        RoomRefusal: ``not-a-member``.
    """
    require_member(draft.room, command.player)
    _lease(draft, Connection(command.player, command.connection, command.until))


def renew(draft: Draft, command: Renew) -> None:
    """Renew the leases of all sockets of a process, in one change.

    One that had run out meanwhile is noted anew; whoever has left has none.
    """
    for connection, player in command.sockets.items():
        if is_member(draft.room, player):
            _lease(draft, Connection(player, connection, command.until))


def _lease(draft: Draft, opened: Connection) -> None:
    room = draft.room
    known = _find(room, opened.player, opened.id)
    if known is not None:
        _put(draft, known, replace(known, until=max(known.until, opened.until)))
        return
    kept = _without_oldest(room, opened.player, draft.limits.tabs - 1)
    draft.change(connections=(*kept, opened))
    _note(draft, room, opened.player)


def _without_oldest(room: Room, player: str, most: int) -> tuple[Connection, ...]:
    """Return the sockets of all, and only so many of one player's, the newest."""
    own = [connection for connection in room.connections if connection.player == player]
    given_up = own[: max(0, len(own) - most)]
    return tuple(c for c in room.connections if c not in given_up)


def disconnect(draft: Draft, command: Disconnect) -> None:
    """Note that one socket is closed; the player's others stay."""
    room = draft.room
    known = _find(room, command.player, command.connection)
    if known is not None:
        _put(draft, known, None)
        _note(draft, room, command.player)


def hide(draft: Draft, command: SetHidden) -> None:
    """Note whether one tab is in the background."""
    room = draft.room
    known = _find(room, command.player, command.connection)
    if known is not None:
        _put(draft, known, replace(known, hidden=command.hidden))
        _note(draft, room, command.player)


def hide_all(draft: Draft, command: Presence, player: str) -> None:
    """Note it for every tab of a player: the sender's socket is not known here."""
    room = draft.room
    for known in room.connections:
        if known.player == player:
            _put(draft, known, replace(known, hidden=command.hidden))
    _note(draft, room, player)


def expire_leases(draft: Draft) -> None:
    """Drop the sockets whose process has stopped renewing their leases."""
    room, now = draft.room, draft.now
    live = [c for c in room.connections if c.until > now]
    if len(live) < len(room.connections):
        draft.change(connections=tuple(live))
        for player in dict.fromkeys(c.player for c in room.connections):
            _note(draft, room, player)


def is_hidden(room: Room, player: str) -> bool:
    """Return whether a player has open tabs, all of them in the background."""
    tabs = [c.hidden for c in room.connections if c.player == player]
    return bool(tabs) and all(tabs)


def _note(draft: Draft, before: Room, player: str) -> None:
    """Note since when a seated player has no socket, and show what is new."""
    entry = seat_entry(draft.room, player)
    if entry is None:
        return
    here = any(c.player == player for c in draft.room.connections)
    if here != (entry.absent_since is None):
        draft.change_seat(entry.seat, absent_since=None if here else draft.now)
        frame_presence(draft)
    elif is_hidden(before, player) != is_hidden(draft.room, player):
        frame_presence(draft)


def _find(room: Room, player: str, connection: str) -> Connection | None:
    for known in room.connections:
        if known.id == connection and known.player == player:
            return known
    return None


def _put(draft: Draft, old: Connection, new: Connection | None) -> None:
    """Put a connection in the place of another, or none."""
    if new != old:
        kept = (new if c is old else c for c in draft.room.connections)
        draft.change(connections=tuple(c for c in kept if c is not None))
