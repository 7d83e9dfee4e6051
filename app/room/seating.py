"""Who sits where: questions about the seats of a room."""

from typing import Protocol

from app.room.limits import MAX_SEATS
from app.room.model import Match, Room, SeatEntry

SEAT_KEYS = tuple(map(str, range(MAX_SEATS)))
"""The seats as the mappings of a match name them; written out once."""


class Seated(Protocol):
    """Whatever has seats: a room, or what is around its match."""

    @property
    def seats(self) -> tuple[SeatEntry, ...]:
        """The taken seats, in turn order."""


def seat_entry(room: Seated, player: str | None) -> SeatEntry | None:
    """Return the seat of a player, or None if they have none."""
    if player is not None:
        for entry in room.seats:
            if entry.player == player:
                return entry
    return None


def entry_at(room: Seated, seat: int) -> SeatEntry:
    """Return the entry of a seat.

    Raises:
        LookupError: Nobody sits there, nor has left it in this match.
    """
    for entry in room.seats:
        if entry.seat == seat:
            return entry
    raise LookupError(seat)


def humans(room: Room) -> tuple[SeatEntry, ...]:
    """Return the seats that are played by people, in turn order."""
    return tuple(e for e in room.seats if e.player is not None and e.bot is None)


def plays(match: Match, entry: SeatEntry) -> bool:
    """Return whether a seat still takes part in a match."""
    return dealt_to(match, entry) and not entry.out


def dealt_to(match: Match, entry: SeatEntry) -> bool:
    """Return whether a seat's present player was dealt in."""
    return match.players.get(SEAT_KEYS[entry.seat]) == entry.player is not None


def playing_humans(room: Room, match: Match) -> tuple[SeatEntry, ...]:
    """Return the people who still take part in the match under way."""
    return tuple(entry for entry in humans(room) if plays(match, entry))


def left_by(room: Room, player: str | None) -> SeatEntry | None:
    """Return the empty seat that a player has left in the match on the table."""
    match = room.match
    if match is None or player is None:
        return None
    for entry in room.seats:
        if entry.player is None and match.players.get(str(entry.seat)) == player:
            return entry
    return None


def free_seat(room: Room) -> int | None:
    """Return the id for a newcomer, or None if all ids are taken.

    Ids of the match that is still on the screen come last, so that a newcomer is
    not taken for a player who has left. A table of a challenge has the seats of its
    deal alone.
    """
    taken = {entry.seat for entry in room.seats if entry.player is not None}
    shown = set(room.match.seats) if room.match is not None else set()
    deal = room.known_deal
    given = range(MAX_SEATS) if deal is None else deal.seats
    free = [seat for seat in given if seat not in taken]
    return min(free, key=lambda seat: (seat in shown, seat), default=None)
