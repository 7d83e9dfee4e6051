"""The state of a match of The Two Heirs.

What may live here:

1. `phase` is the decision that is open; its class says which.
2. A tile is named by its id; what is printed on it is in the tile list `content`.
3. Heirs are 0 and 1, seats are the room's. `order` has the seats by heir; alone
   against Henry it has one, and Henry is heir 1.
4. Every struct is frozen; a step makes a new state.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from app.games.core.game import Seat
from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import SECOND, Heir, Placed
from app.games.two_heirs.moves import UnitName
from app.games.two_heirs.options import Options
from app.games.two_heirs.tiles import SetName

VERSION = 1
"""Raised when stored states of an older build can no longer be read."""

PLACES: Final = 7
"""Positions of the royal reserve: six tiles and the shield."""
HAND_LIMIT: Final = 3
"""Tiles that may be kept at the end of the own turn (H15)."""
ELITE: Final[UnitName] = "grain"
"""The unit that may not leave the play area (H35, H80)."""

HenryReason: TypeAlias = Literal[
    "same-colour",
    "no-match",
    "supply-empty",
    "connect",
    "block",
    "first-free",
    "no-room",
    "pile-top",
    "same-cross",
]
"""Why Henry did a step: H66 for the take, H70 to H73, H75 and H80."""


class Unit(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One unit of an heir.

    Attributes:
        name: The cross on its back.
        cell: The tile it stands on; None in the royal reserve, or at the edge of
            the play area for Henry's (H64).
        moved: It has had its one move this turn (H36).
    """

    name: UnitName
    cell: Cell | None = None
    moved: bool = False


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A treasure that lies face up on a cell (H75, H79); views show it as it is."""

    treasure: str
    cell: Cell


class Treasures(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Henry's treasures; all empty with two players.

    Attributes:
        pile: The face-down pile, its top first; the order is secret.
        laid: Those on the play area, the oldest first.
        gone: Those that the human got rid of, the oldest first.
        unused: Those taken out at the start, unseen (H65); secret.
    """

    pile: tuple[str, ...] = ()
    laid: tuple[Laid, ...] = ()
    gone: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()


class HenryStep(msgspec.Struct, frozen=True, gc=False):
    """One step of Henry's last turn, which views show with a sentence of its own.

    Attributes:
        step: What he did: ``take``, ``place``, ``treasure`` or ``unit``.
        reason: Why so.
        tile: ``take`` and ``place``: the tile.
        cell: Where; None for a tile that left the game.
        treasure: ``treasure``: the token.
        unit: ``unit``: which one.
    """

    step: Literal["take", "place", "treasure", "unit"]
    reason: HenryReason
    tile: str | None = None
    cell: Cell | None = None
    treasure: str | None = None
    unit: UnitName | None = None


class _Phase(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A decision that is open."""


class Turn(_Phase, frozen=True, tag="turn"):
    """The active heir acts."""


class Siege(_Phase, frozen=True, tag="siege"):
    """The active heir may destroy the buildings on these cells (H38, H39)."""

    cells: tuple[Cell, ...]


class Surplus(_Phase, frozen=True, tag="surplus"):
    """The active heir ends the turn and has to remove tiles of the hand (H15)."""


class Over(_Phase, frozen=True, tag="over"):
    """The match is over.

    Attributes:
        reason: ``supply``: the final turns are played; ``left``: an heir has left
            and the rival wins; ``unfinished``: the human has left Henry (H63).
        left: The heir who has left.
    """

    reason: Literal["supply", "left", "unfinished"]
    left: Heir | None = None


Phase: TypeAlias = Turn | Siege | Surplus | Over

Hands: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
Units: TypeAlias = tuple[tuple[Unit, ...], tuple[Unit, ...]]


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A match of The Two Heirs, secrets included.

    Attributes:
        version: `VERSION` of the build that wrote it.
        content: Hash of the tile list; None for the game's own.
        options: The host's choices.
        order: The seats by heir; one of them against Henry.
        sets: The three sets in play.
        landscape: The tiles on the table, the oldest first; the first is the start
            tile, whose id is secret (H6, H7).
        units: The units of each heir.
        reserve: The seven positions clockwise; None at the shield and where no tile
            is left (H12).
        shield: The position of the royal shield.
        supply: The shared supply, its top first.
        hands: The tiles each heir holds, in order of arrival.
        removed: Tiles out of the game, face up, the oldest first.
        turn: The number of the turn, from 1.
        active: The heir whose turn it is.
        due: A take is due: the shield shows the active heir's crown (H11, H17).
        taken: A tile has been taken this turn (H16).
        discounts: Discounts of this turn not spent yet (H28, H29).
        phase: The decision that is open.
        trigger: The heir whose refill took the last tile of the supply (H13).
        final: The heirs whose final turn has not begun, in order.
        anchor: The cell of the building that the human built last (H67).
        treasures: Henry's treasures.
        steps: What Henry did in his last turn, step by step.
        revertible: The last move revealed nothing and may be taken back.
    """

    version: int
    content: str | None
    options: Options
    order: tuple[Seat, ...]
    sets: tuple[SetName, ...]
    landscape: tuple[Placed, ...]
    units: Units
    reserve: tuple[str | None, ...]
    shield: int
    supply: tuple[str, ...]
    hands: Hands = ((), ())
    removed: tuple[str, ...] = ()
    turn: int = 1
    active: Heir = 0
    due: bool = True
    taken: bool = False
    discounts: int = 0
    phase: Phase = Turn()
    trigger: Heir | None = None
    final: tuple[Heir, ...] = ()
    anchor: Cell | None = None
    treasures: Treasures = Treasures()
    steps: tuple[HenryStep, ...] = ()
    revertible: bool = False

    @property
    def solo(self) -> bool:
        """Return whether the match is played alone against Henry."""
        return len(self.order) == 1

    def seat(self, heir: Heir) -> Seat | None:
        """Return the seat of an heir; None for Henry."""
        return self.order[heir] if heir < len(self.order) else None

    def heir(self, seat: Seat) -> Heir:
        """Return the heir in a seat.

        Raises:
            ValueError: The seat does not take part.
        """
        return self.order.index(seat)

    def is_henry(self, heir: Heir) -> bool:
        """Return whether an heir is Henry."""
        return self.solo and heir == SECOND

    def in_reserve(self, heir: Heir) -> int:
        """Return how many units an heir has in the royal reserve (H9, H62, H64)."""
        if self.is_henry(heir):
            return 0
        return sum(unit.cell is None for unit in self.units[heir])

    def unit_on(self, cell: Cell) -> tuple[Heir, Unit] | None:
        """Return a unit on a cell and whose it is; at the start there may be two."""
        for heir, units in enumerate(self.units):
            for unit in units:
                if unit.cell == cell:
                    return heir, unit
        return None
