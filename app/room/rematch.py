"""Another round at the same table: everybody is asked, one step starts it."""

from app.room.commands import Rematch
from app.room.draft import Draft
from app.room.permits import require_phase, require_seat
from app.room.seating import humans
from app.room.starting import begin_round, seat_count, willing


def answer_rematch(draft: Draft, command: Rematch, player: str) -> None:
    """Note a player's answer; the last yes starts the next round.

    Who says no keeps the seat and sits this round out.

    Raises:
        RoomRefusal: ``not-seated``, ``wrong-phase``.
        IllegalMove: The options do not suit so many seats.
    """
    entry = require_seat(draft.room, player)
    require_phase(draft.room, "finished")
    entropy = command.entropy or entry.entropy
    if (entry.again, entry.entropy) == (command.accept, entropy):
        return
    draft.change_seat(entry.seat, again=command.accept, entropy=entropy)
    draft.frame()
    start_if_all_want(draft)


def start_if_all_want(draft: Draft) -> None:
    """Start the next round if everybody seated wants it and they are enough."""
    room = draft.room
    entries = willing(room)
    if room.status != "finished" or len(entries) < len(humans(room)):
        return
    count = seat_count(draft)
    if count.min <= len(entries) <= count.max:
        begin_round(draft, entries)
