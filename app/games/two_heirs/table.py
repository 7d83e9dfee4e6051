"""The table while a step is under way: the state so far and what has happened."""

from collections.abc import Iterable

from msgspec.structs import replace

from app.games.core.game import Seat, Step
from app.games.two_heirs.events import Event
from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import Heir, Landscape, Placed
from app.games.two_heirs.material import landscape_of
from app.games.two_heirs.moves import UnitName
from app.games.two_heirs.state import State, Unit


class Table:
    """A state on its way to the next one.

    Every change replaces `state`; the state handed in stays as it was. Nothing here
    is left to chance: that ends with the deal.

    Attributes:
        state: The state so far.
        events: What has happened in this step.
        revealed: Something came to light in this step, or the turn passed on: it
            cannot be taken back.
    """

    __slots__ = ("events", "revealed", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.revealed = False

    @property
    def landscape(self) -> Landscape:
        """Return the landscape so far."""
        return landscape_of(self.state)

    def change(self, **fields: object) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **fields)

    def tell(self, event: Event) -> None:
        """Note that something has happened."""
        self.events.append(event)

    def seat(self, heir: Heir) -> Seat | None:
        """Return the seat of an heir; None for Henry."""
        return self.state.seat(heir)

    def acting(self) -> Seat:
        """Return the seat of the active heir, who is no automaton."""
        return self.state.order[self.state.active]

    def place(self, tile: str, cell: Cell, owner: Heir | None) -> None:
        """Put a tile into the landscape; without an owner it lies face down."""
        placed = Placed(cell, tile, owner)
        self.change(landscape=(*self.state.landscape, placed))

    def flip(self, cell: Cell) -> str:
        """Turn a building face down, so that it is free terrain; return its tile."""
        flipped = [
            replace(placed, owner=None) if placed.cell == cell else placed
            for placed in self.state.landscape
        ]
        self.change(landscape=tuple(flipped))
        return next(placed.tile for placed in flipped if placed.cell == cell)

    def put_in_hand(self, heir: Heir, tile: str) -> None:
        """Give a tile to an heir, as the newest."""
        self._hand(heir, (*self.state.hands[heir], tile))

    def take_from_hand(self, heir: Heir, tile: str) -> None:
        """Take a tile out of an heir's hand."""
        hand = self.state.hands[heir]
        self._hand(heir, tuple(held for held in hand if held != tile))

    def remove(self, tile: str) -> None:
        """Put a tile out of the game, face up."""
        self.change(removed=(*self.state.removed, tile))

    def move_unit(self, heir: Heir, name: UnitName, cell: Cell | None) -> None:
        """Move a unit to a tile or off the landscape; it has then moved (H36)."""
        moved = Unit(name, cell, moved=True)
        self._units(heir, (moved if u.name == name else u for u in self._own(heir)))

    def rest_units(self, heir: Heir) -> None:
        """Let all units of an heir move again (H36)."""
        self._units(heir, (Unit(u.name, u.cell) for u in self._own(heir)))

    def step(self) -> Step[State, Event]:
        """Return what the step led to."""
        self.change(revertible=not self.revealed)
        return Step(self.state, tuple(self.events))

    def _own(self, heir: Heir) -> tuple[Unit, ...]:
        return self.state.units[heir]

    def _units(self, heir: Heir, units: Iterable[Unit]) -> None:
        both = list(self.state.units)
        both[heir] = tuple(units)
        self.change(units=tuple(both))

    def _hand(self, heir: Heir, hand: tuple[str, ...]) -> None:
        hands = list(self.state.hands)
        hands[heir] = hand
        self.change(hands=tuple(hands))
