"""Who sees what of a room: members, viewers and those who only watch."""

from collections.abc import Mapping

from app.room.commands import Join
from app.room.draft import Draft
from app.room.known_deal import require_onlookers_noted
from app.room.model import Room, Spectator
from app.room.names import unlike
from app.room.pace import count
from app.room.refusals import RoomRefusal
from app.room.seating import SEAT_KEYS, seat_entry

SPECTATOR = "spectator"
"""The key under which all who have no seat in the match share their views."""
VIEWER_KEYS: Mapping[int | None, str] = {None: SPECTATOR, **dict(enumerate(SEAT_KEYS))}
"""The name of each viewer in `Match.seqs`: a seat, or ``spectator``."""


def is_member(room: Room, player: str | None) -> bool:
    """Return whether a player sits or watches here."""
    return seat_entry(room, player) is not None or watches(room, player)


def watches(room: Room, player: str | None) -> bool:
    """Return whether a player is a spectator here."""
    return any(spectator.player == player for spectator in room.spectators)


def viewer_of(room: Room, player: str | None) -> int | None:
    """Return the seat whose view of the match a player may have.

    Only whoever was dealt in at a seat ever gets its view: not who sits there
    later, and not a player who sits this round out.
    """
    match = room.match
    if match is not None and player is not None:
        entry = seat_entry(room, player)
        if entry is not None and match.players.get(SEAT_KEYS[entry.seat]) == player:
            return entry.seat
    return None


def viewers(room: Room) -> dict[str, int]:
    """Return every player who has a view of their own, with `viewer_of` theirs."""
    match = room.match
    if match is None:
        return {}
    dealt = match.players
    return {
        entry.player: entry.seat
        for entry in room.seats
        if entry.player is not None and dealt.get(SEAT_KEYS[entry.seat]) == entry.player
    }


def watch(draft: Draft, command: Join) -> None:
    """Let somebody watch; who is here already stays as they are.

    Raises:
        RoomRefusal: ``spectators-full``, ``too-fast``.
    """
    room = draft.room
    if is_member(room, command.player):
        return
    if len(room.spectators) >= draft.limits.spectators:
        raise RoomRefusal(
            "spectators-full",
            "As many as may are watching already. Try again later.",
            most=draft.limits.spectators,
        )
    require_onlookers_noted(draft)
    count(draft, command.player)
    newcomer = Spectator(
        command.player, unlike(command.name, room, command.player), draft.now
    )
    draft.change(spectators=(*room.spectators, newcomer))
    draft.frame()


def stop_watching(draft: Draft, player: str) -> None:
    """Take a spectator off the list."""
    room = draft.room
    draft.change(spectators=tuple(s for s in room.spectators if s.player != player))
