"""What is asked of a room, alone or together with what else waits for it.

The passes that answer a card come within milliseconds of each other. Each command is
decided by itself, on the room after the one before it; what one seat alone is told of
is committed and told together with others of its kind. Everybody else is shown the
same before and after it, and each seat is told of one command at most, so that the
room after the last of them shows every process what each of them led to.
"""

from collections.abc import Callable, Iterable

import msgspec

from app.games.core.errors import IllegalMove
from app.games.core.game import Seat
from app.room.commands import Command
from app.room.decision import Decision, Viewed
from app.room.model import Room
from app.room.refusals import RoomRefusal
from app.services.table import Outlet


class Asked(msgspec.Struct, eq=False):
    """One command on its way; equal to no other, whatever is in it.

    Attributes:
        command: What is asked.
        player: Who asks; None for the services.
        digest: A hash of its content, where its answer is kept.
        outlet: Where it is answered, if anywhere.
        settled: It was carried out and answered, together with another.
    """

    command: Command
    player: str | None
    digest: bytes | None = None
    outlet: Outlet | None = None
    settled: bool = False

    @property
    def id(self) -> str:
        """The command's own id; those of the services have none, nor a digest."""
        command_id: str = self.command.id  # type: ignore[union-attr] # only members'
        return command_id


class Waiting:
    """What is asked of each room and not settled yet, in the order it came."""

    def __init__(self) -> None:
        self._asked: dict[str, list[Asked]] = {}

    def add(self, code: str, asked: Asked) -> None:
        """Note what is asked of a room."""
        self._asked.setdefault(code, []).append(asked)

    def remove(self, code: str, asked: Asked) -> None:
        """Forget it, settled or not."""
        self._asked[code].remove(asked)
        if not self._asked[code]:
            del self._asked[code]

    def at(self, code: str) -> tuple[Asked, ...]:
        """Return what is asked of a room and not settled yet."""
        return tuple([a for a in self._asked.get(code, ()) if not a.settled])

    def beside(self, code: str, asked: Asked) -> bool:
        """Return whether anything may be waiting for a room but this."""
        waiting = self._asked.get(code)
        return waiting is not None and (len(waiting) > 1 or waiting[0] is not asked)


class Made(msgspec.Struct, frozen=True):
    """A decision on what was asked, not committed yet."""

    asked: Asked
    decision: Decision


def with_others(
    first: Made, waiting: Iterable[Asked], decide: Callable[[Asked, Room], Decision]
) -> tuple[Made, ...]:
    """Return a decision and those on what waits that can be committed with it.

    Args:
        first: The decision that is to be committed anyway.
        waiting: What else is asked of the room, in the order it came.
        decide: Decides on a room as it is given.
    """
    made, told = [first], {_confidant(first.decision)}
    for asked in waiting if None not in told else ():
        room = made[-1].decision.room
        if asked is first.asked or room is None:
            continue
        try:
            decision = decide(asked, room)
        except (RoomRefusal, IllegalMove):
            break  # It is refused in its turn, by the room as it is then.
        seat = _confidant(decision)
        if seat is None or seat in told:
            break
        made.append(Made(asked, decision))
        told.add(seat)
    return tuple(made)


def _confidant(decision: Decision) -> Seat | None:
    """Return the only one who may notice a decision, if there is one."""
    room = decision.room
    match decision.notices:
        case (Viewed(only=seat),) if room is not None and room.match is not None:
            # Whose the last move was shows as long as it may be taken back.
            return None if room.match.past else seat
        case _:
            return None
