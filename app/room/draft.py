"""A decision under way: the room so far, and what is to be told.

Handlers are given a draft, look at `room`, and change it through the verbs here;
from outside the decision is pure, for a draft lives no longer than one of them.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec.structs import replace

from app.games.core.game import AnyGame, Wait
from app.room.decision import FreshChance, Notice, Played, Told, Viewed
from app.room.limits import RoomLimits
from app.room.model import (
    Clock,
    Match,
    Room,
    SeatEntry,
    Shown,
    Spectator,
    Status,
    Vote,
)
from app.room.seating import Seated, entry_at


class AroundMatch(Seated, Protocol):
    """What a room is besides its match, for whoever need not know that."""

    @property
    def status(self) -> Status:
        """Where in its life it is."""

    @property
    def spectators(self) -> tuple[Spectator, ...]:
        """Who watches."""

    @property
    def votes(self) -> tuple[Vote, ...]:
        """Open votes."""

    @property
    def turn_seconds(self) -> int | None:
        """The turn clock; None for none."""

    @property
    def paused(self) -> bool:
        """All clocks stand still."""

    @property
    def shown(self) -> Shown | None:
        """Presence as shown while a secret answer is awaited."""

    @property
    def closing(self) -> bool:
        """Closed for everybody."""


class Draft:
    """What a decision has come to so far.

    A step of a game changes the match more than once, and nothing else of the room.
    So the match is kept by itself, and the room is made anew when it is asked for.

    Attributes:
        game: The game that is played here.
        before: The room as it was read.
        table: The room as it is by now, but for its match.
        asker: The seat of the member who asks, as it was read; None without one.
        on_table: The match on the table, if there is one; `put_match` changes it.
        clock: The clock of the match under way, if one is.
        absentee: The seat whose own clock that is, if its player has no socket.
        touched: Somebody has done something here: the table is to live on.
        now: The server's time.
        supply: Fresh chance, for a new round.
        limits: The bounds of tables.
        notices: What is to be told, besides the room itself and views.
        steps: The steps of the game that were made.
        result: Goes into the `ok` to the sender.
        framed: Everybody is to get the room's summary.
        views: What happened in the match, step by step, and who may notice.
        turned: The match waits for something else now.
        wait: What the match waits for, where this decision has asked already.
    """

    __slots__ = (
        "_room",
        "absentee",
        "asker",
        "before",
        "clock",
        "framed",
        "game",
        "limits",
        "notices",
        "now",
        "on_table",
        "result",
        "steps",
        "supply",
        "table",
        "touched",
        "turned",
        "views",
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
        self.before = self._room = room
        self.table: AroundMatch = room
        self.on_table = match = room.match
        self.clock: Clock | None = None if match is None else match.clock
        self.absentee: int | None = None
        self.asker: SeatEntry | None = None
        self.touched = False
        self.now = now
        self.supply = supply
        self.limits = limits
        self.notices: tuple[Notice, ...] = ()
        self.steps: tuple[Played, ...] = ()
        self.result: Mapping[str, Any] | None = None
        self.framed = False
        self.views: tuple[Viewed, ...] = ()
        self.turned = False
        self.wait: Wait | None = None

    def _put(self, room: Room) -> None:
        self._room = self.table = room
        self.on_table = match = room.match
        self.clock = None if match is None else match.clock

    @property
    def room(self) -> Room:
        """The room as it is by now, made anew if that is not how it was."""
        room = self._room
        if self.touched:
            self.touched = False
            self._room = self.table = replace(
                room, match=self.on_table, touched_at=self.now, warned=False
            )
        elif room.match is not self.on_table:
            self._room = self.table = replace(room, match=self.on_table)
        return self._room

    def match(self) -> Match:
        """Return the match on the table; only asked for while there is one.

        Raises:
            LookupError: There is none.
        """
        match = self.on_table
        if match is None:
            msg = "no match at this table"
            raise LookupError(msg)
        return match

    def waiting(self) -> Wait:
        """Return what the match under way waits for; asked of the game once.

        Raises:
            LookupError: It is over.
        """
        wait = self.wait
        if wait is None:
            wait = self.wait = self.game.waiting(self.match().state)
        if wait is None:
            msg = "the match waits for nothing"
            raise LookupError(msg)
        return wait

    def change(self, **fields: object) -> None:
        """Give the room new fields."""
        self._put(replace(self.room, **fields))

    def change_match(self, **fields: object) -> None:
        """Give the match new fields.

        Raises:
            LookupError: There is none.
        """
        self.put_match(replace(self.match(), **fields))

    def put_match(self, match: Match) -> None:
        """Go on with the match as it is now."""
        self.on_table = match
        self.clock = match.clock

    def change_seat(self, seat: int, **fields: object) -> None:
        """Give one seat new fields."""
        self.change_seats(lambda entry: entry.seat == seat, **fields)

    def change_seats(
        self, chosen: Callable[[SeatEntry], bool], **fields: object
    ) -> None:
        """Give every seat that `chosen` holds for new fields."""
        self.change(
            seats=tuple(
                replace(entry, **fields) if chosen(entry) else entry
                for entry in self.table.seats
            )
        )

    def tell(self, code: str, **params: object) -> None:
        """Tell the table something about the room."""
        self.notices += (Told(code, params, self.now),)

    def frame(self) -> None:
        """Send everybody the room: somebody did something in the open."""
        self.framed = True

    def show(self, events: tuple[Any, ...] = (), only: int | None = None) -> None:
        """Send views with these events, to all or to the one who may notice.

        Their numbers are raised before (`numbering.numbered`), not here.
        """
        self.views += (Viewed(self.match().id, events, only),)

    def entry_of(self, seat: int) -> SeatEntry:
        """Return who sits, or sat, at a seat that was dealt in.

        Such a seat keeps its entry for as long as its match is on the table.
        """
        return entry_at(self.table, seat)
