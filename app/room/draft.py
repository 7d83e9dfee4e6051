"""A decision under way: the room so far, and what is to be told.

Handlers are given a draft, look at `room`, and change it through the verbs here;
from outside the decision is pure, for a draft lives no longer than one of them.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.game import AnyGame, Step, Wait
from app.room.decision import FreshChance, Notice, Played, Told
from app.room.limits import RoomLimits
from app.room.model import Clock, Match, Room, SeatEntry
from app.room.seating import entry_at


class Draft:
    """What a decision has come to so far.

    Attributes:
        game: The game that is played here.
        before: The room as it was read.
        room: The room as it is by now.
        now: The server's time.
        supply: Fresh chance, for a new round.
        limits: The bounds of tables.
        notices: What is to be told, besides the room itself and views.
        steps: The steps of the game that were made.
        result: Goes into the `ok` to the sender.
        framed: Everybody is to get the room's summary.
        events: What happened in the match, each with the one seat that may
            notice (None for all).
        viewed: Whether anybody is to get a view.
        turned: The match waits for something else now.
        movers: Seats that have moved in this decision.
        wait: What the match waits for, where this decision has asked already.
    """

    __slots__ = (
        "before",
        "events",
        "framed",
        "game",
        "limits",
        "movers",
        "notices",
        "now",
        "result",
        "room",
        "steps",
        "supply",
        "turned",
        "viewed",
        "wait",
    )

    def __init__(
        self,
        game: AnyGame,
        room: Room,
        now: int,
        supply: FreshChance,
        limits: RoomLimits,
    ) -> None:
        self.game = game
        self.before = room
        self.room = room
        self.now = now
        self.supply = supply
        self.limits = limits
        self.notices: list[Notice] = []
        self.steps: list[Played] = []
        self.result: Mapping[str, Any] | None = None
        self.framed = False
        self.events: list[tuple[tuple[Any, ...], int | None]] = []
        self.viewed = False
        self.turned = False
        self.movers: list[int] = []
        self.wait: Wait | None = None

    @property
    def match(self) -> Match:
        """The match under way; only asked for while there is one.

        Raises:
            LookupError: There is none.
        """
        match = self.room.match
        if match is None:
            msg = "no match at this table"
            raise LookupError(msg)
        return match

    @property
    def clock(self) -> Clock | None:
        """The clock of the match under way, if one is."""
        match = self.room.match
        return match.clock if match is not None else None

    def waiting(self) -> Wait:
        """Return what the match under way waits for; asked of the game once.

        Raises:
            LookupError: It is over.
        """
        if self.wait is None:
            self.wait = self.game.waiting(self.match.state)
        if self.wait is None:
            msg = "the match waits for nothing"
            raise LookupError(msg)
        return self.wait

    @property
    def chance(self) -> Chance:
        """The random outcomes of the match under way."""
        return Chance(bytes.fromhex(self.match.key))

    def change(self, **fields: object) -> None:
        """Give the room new fields."""
        self.room = replace(self.room, **fields)

    def change_match(self, **fields: object) -> None:
        """Give the match new fields."""
        self.room = replace(self.room, match=replace(self.match, **fields))

    def change_seat(self, seat: int, **fields: object) -> None:
        """Give one seat new fields."""
        self.change_seats(lambda entry: entry.seat == seat, **fields)

    def change_seats(
        self, chosen: Callable[[SeatEntry], bool], **fields: object
    ) -> None:
        """Give every seat that `chosen` holds for new fields."""
        self.room = replace(
            self.room,
            seats=tuple(
                replace(entry, **fields) if chosen(entry) else entry
                for entry in self.room.seats
            ),
        )

    def tell(self, code: str, **params: object) -> None:
        """Tell the table something about the room."""
        self.notices.append(Told(code, params, self.now))

    def frame(self) -> None:
        """Send everybody the room: somebody did something in the open."""
        self.framed = True

    def show(self, events: tuple[Any, ...] = (), only: int | None = None) -> None:
        """Send views with these events, to all or to the one who may notice."""
        self.viewed = True
        self.events.append((events, only))

    def stepped(self, step: Step[Any, Any], played: Played) -> None:
        """Keep for the replay and the viewers what the game has done."""
        self.steps.append(played)
        self.show(step.events, step.only)

    def entry_of(self, seat: int) -> SeatEntry:
        """Return who sits, or sat, at a seat that was dealt in.

        Such a seat keeps its entry for as long as its match is on the table.
        """
        return entry_at(self.room, seat)
