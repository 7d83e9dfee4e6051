"""Coming to a table: sitting down and watching."""

from app.room.commands import Join
from app.room.draft import Draft
from app.room.known_deal import require_onlookers_noted
from app.room.model import Room, SeatEntry
from app.room.names import unlike
from app.room.pace import count
from app.room.refusals import RoomRefusal
from app.room.seating import free_seat, left_by, seat_entry
from app.room.starting import seat_count
from app.room.watching import watch


def join(draft: Draft, command: Join) -> None:
    """Sit down or watch; whoever sits here already keeps the seat (R12, C15).

    Raises:
        RoomRefusal: ``room-closed``, ``removed-from-room``, ``members-only``,
            ``match-running``, ``room-full``, ``spectators-full``, ``too-fast``.
    """
    _require_open(draft.room, command.player)
    if command.role == "spectator":
        watch(draft, command)
    elif seat_entry(draft.room, command.player) is None:
        _sit_down(draft, command)
    entry = seat_entry(draft.room, command.player)
    draft.result = {"seat": None if entry is None else entry.seat}


def _require_open(room: Room, player: str) -> None:
    if room.closing:
        raise RoomRefusal("room-closed", "This table is closed. Open a new one.")
    if player in room.banned:
        raise RoomRefusal(
            "removed-from-room", "You were removed from this table. Find another."
        )
    if room.members and player not in room.members:
        raise RoomRefusal(
            "members-only",
            "This table is for those who have played its series. Open a new one.",
        )


def _sit_down(draft: Draft, command: Join) -> None:
    room = draft.room
    if room.status == "playing":
        raise RoomRefusal(
            "match-running", "A match is running. Watch it, and sit down afterwards."
        )
    own = left_by(room, command.player)
    seat = free_seat(room) if own is None else own.seat
    seated = sum(entry.player is not None for entry in room.seats)
    if seat is None or seated >= seat_count(draft).max:
        raise RoomRefusal("room-full", "Every seat is taken. Watch, or ask the host.")
    require_onlookers_noted(draft)
    count(draft, command.player)
    room = draft.room
    name = unlike(command.name, room, command.player)
    newcomer = _newcomer(draft, command, seat, name)
    draft.change(
        seats=_seated(room, newcomer, own),
        spectators=tuple(s for s in room.spectators if s.player != command.player),
    )
    draft.tell("joined", player=command.player, name=name)
    draft.frame()


def _seated(
    room: Room, newcomer: SeatEntry, own: SeatEntry | None
) -> tuple[SeatEntry, ...]:
    """Return the seats with one more taken: one's own in its place, another last."""
    if own is not None:
        return tuple(newcomer if entry is own else entry for entry in room.seats)
    others = tuple(entry for entry in room.seats if entry.seat != newcomer.seat)
    return (*others, newcomer)


def _newcomer(draft: Draft, command: Join, seat: int, name: str) -> SeatEntry:
    here = any(c.player == command.player for c in draft.room.connections)
    return SeatEntry(
        seat=seat,
        player=command.player,
        name=name,
        joined_at=draft.now,
        absent_since=None if here else draft.now,
    )
