"""What is asked of a room, alone or together with what else waits for it.

The passes that answer a card come within milliseconds of each other. Each command is
decided by itself, on the room after the one before it; what one seat alone is told of
is committed and told together with others of its kind. Everybody else is shown the
same before and after it, and each seat is told of one command at most, so that the
room after the last of them shows every process what each of them led to.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import msgspec

from app.games.core.errors import IllegalMove
from app.games.core.game import Seat
from app.room.commands import Command
from app.room.decision import Decision, Viewed
from app.room.model import Room
from app.room.refusals import RoomRefusal
from app.services.outlets import Outlet

Answered: TypeAlias = Callable[[BaseException | None], None]
"""Called once, with what kept us from an answer, if anything did; must not raise."""


class Asked(msgspec.Struct, eq=False):
    """One command on its way; equal to no other, whatever is in it.

    Attributes:
        command: What is asked.
        player: Who asks; None for the services.
        digest: A sum of its content, where its answer is kept.
        outlet: Where it is answered, if anywhere.
        answered: Whom to tell that it is, if anybody; forgotten once they are told.
    """

    command: Command
    player: str | None
    digest: bytes | None = None
    outlet: Outlet | None = None
    answered: Answered | None = None

    @property
    def id(self) -> str:
        """The command's own id.

        Raises:
            AttributeError: The services ask: their commands have no id, nor a digest.
        """
        command: Any = self.command
        id: str = command.id
        return id

    def settle(self, fault: Exception | None = None) -> None:
        """Tell whoever waits for it that it is answered, or that we failed."""
        answered, self.answered = self.answered, None
        if answered is not None:
            answered(fault)


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
        waiting: What else is asked of the room, in the order it came; what is
            returned stands for as many of the first of these.
        decide: Decides on a room as it is given.
    """
    made, told = [first], {_confidant(first.decision)}
    for asked in waiting if None not in told else ():
        room = made[-1].decision.room
        if room is None:
            break
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
