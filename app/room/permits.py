"""The refusals that many commands share, in the order they are checked."""

from app.room.draft import AroundMatch, Draft
from app.room.model import Match, Room, SeatEntry
from app.room.refusals import RoomRefusal
from app.room.seating import SEAT_KEYS, Seated, seat_entry
from app.room.watching import is_member

_PHASES = {
    "lobby": "while the table gathers",
    "playing": "while a match runs",
    "finished": "after a match",
}


def require_member(room: Room, player: str | None) -> str:
    """Return the player, who must sit or watch here.

    Raises:
        RoomRefusal: ``not-a-member``.
    """
    if player is None or not is_member(room, player):
        raise RoomRefusal(
            "not-a-member", "You are not at this table. Open its link to join."
        )
    return player


def require_seat(room: Seated, player: str) -> SeatEntry:
    """Return the player's seat.

    Raises:
        RoomRefusal: ``not-seated``.
    """
    entry = seat_entry(room, player)
    if entry is None:
        raise _not_seated()
    return entry


def _not_seated() -> RoomRefusal:
    return RoomRefusal(
        "not-seated", "You are watching. Sit down between matches to take part."
    )


def require_host(room: Room, player: str) -> None:
    """Let only the host pass.

    Raises:
        RoomRefusal: ``not-host``.
    """
    if room.host != player:
        raise RoomRefusal("not-host", "Only the host can do that. Ask the host.")


def require_phase(room: AroundMatch, *phases: str) -> None:
    """Let a command pass only in these parts of a table's life.

    Raises:
        RoomRefusal: ``wrong-phase``, with the present one and those wanted.
    """
    if room.status not in phases:
        raise _wrong_phase(room, *phases)


def _wrong_phase(room: AroundMatch, *phases: str) -> RoomRefusal:
    when = " or ".join(_PHASES[phase] for phase in phases)
    return RoomRefusal(
        "wrong-phase",
        f"This can be done only {when}. Look at the table again.",
        status=room.status,
        wanted=list(phases),
    )


def require_part(draft: Draft, player: str) -> tuple[SeatEntry, Match]:
    """Return the seat and the match under way that the player, who asks, takes part in.

    Raises:
        RoomRefusal: ``not-seated``, ``wrong-phase`` or ``out-of-match``.
    """
    entry, table = draft.asker, draft.table
    if entry is None:
        raise _not_seated()
    match = draft.on_table
    if match is None or table.status != "playing":
        raise _wrong_phase(table, "playing")
    if entry.out or match.players.get(SEAT_KEYS[entry.seat]) != player:
        raise RoomRefusal(
            "out-of-match", "You take no part in this match. Wait for the next round."
        )
    return entry, match
