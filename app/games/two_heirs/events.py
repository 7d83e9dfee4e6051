"""What happens in a match of The Two Heirs, in the past tense.

Everybody sees everything here: what is secret until the end (the order of the supply
and of the treasures, the start tile's front) is in no event. `seat` is None for Henry.
"""

from typing import Literal, TypeAlias

import msgspec

from app.games.two_heirs.grid import Cell
from app.games.two_heirs.moves import UnitName
from app.games.two_heirs.state import HenryReason
from app.games.two_heirs.tiles import SetName, Terrain


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened; the tag says what."""


class Dealt(_Event, frozen=True, tag="dealt"):
    """The reserve and the start tile were laid out; `starter` takes the first turn.

    `level` is Henry's, or None with two players.
    """

    starter: int
    sets: tuple[SetName, ...]
    terrain: Terrain
    level: int | None


class TurnStarted(_Event, frozen=True, tag="turn-started"):
    """A turn began; `final` says that it is the seat's last one (H13)."""

    seat: int | None
    turn: int
    final: bool


class TileTaken(_Event, frozen=True, tag="tile-taken"):
    """A tile was taken; the shield lies where it was (H10).

    `refill` is the tile that came from the supply to the position `refilled`, or
    None when the supply was empty; `top` is the colour that the supply shows then.
    """

    seat: int | None
    tile: str
    place: int
    refill: str | None
    refilled: int
    top: Terrain | None


class BuildingBuilt(_Event, frozen=True, tag="building-built"):
    """A building was built; `discounts` of the turn's discounts paid for it (H30)."""

    seat: int | None
    tile: str
    cell: Cell
    discounts: int


class TerrainExtended(_Event, frozen=True, tag="terrain-extended"):
    """A tile was played face down as free terrain (H27)."""

    seat: int
    tile: str
    cell: Cell


class UnitStepped(_Event, frozen=True, tag="unit-stepped"):
    """A unit moved from one tile to the next (H33)."""

    seat: int
    unit: UnitName
    start: Cell
    cell: Cell


class UnitCalled(_Event, frozen=True, tag="unit-called"):
    """A unit was called out of the royal reserve (H34)."""

    seat: int
    unit: UnitName
    cell: Cell


class UnitWithdrawn(_Event, frozen=True, tag="unit-withdrawn"):
    """A unit was withdrawn into the royal reserve (H35)."""

    seat: int
    unit: UnitName
    start: Cell


class CampUsed(_Event, frozen=True, tag="camp-used"):
    """A camp was flipped, so one more take is due (H17)."""

    seat: int
    tile: str
    cell: Cell


class SiegeLaid(_Event, frozen=True, tag="siege-laid"):
    """Two siege towers touch these buildings of the rival (H38)."""

    seat: int
    cells: tuple[Cell, ...]


class BuildingDestroyed(_Event, frozen=True, tag="building-destroyed"):
    """A building under siege became free terrain (H41)."""

    seat: int
    tile: str
    cell: Cell


class BuildingsSpared(_Event, frozen=True, tag="buildings-spared"):
    """Buildings under siege were left as they are (H39)."""

    seat: int
    cells: tuple[Cell, ...]


class TilesRemoved(_Event, frozen=True, tag="tiles-removed"):
    """Tiles left the game face up: surplus of a hand, or what Henry has no room for."""

    seat: int | None
    tiles: tuple[str, ...]
    why: Literal["surplus", "no-room"]


class FinalTurnsBegan(_Event, frozen=True, tag="final-turns-began"):
    """The supply is empty; after this turn these seats have one more each (H13)."""

    seat: int | None
    order: tuple[int | None, ...]


class TurnEnded(_Event, frozen=True, tag="turn-ended"):
    """A turn ended."""

    seat: int | None


class HenryChose(_Event, frozen=True, tag="henry-chose"):
    """Why Henry did what the event after this one tells (H66, H70 to H75, H80)."""

    reason: HenryReason


class TreasureLaid(_Event, frozen=True, tag="treasure-laid"):
    """A treasure was laid face up on Henry's new building (H75)."""

    treasure: str
    cell: Cell


class TreasureRemoved(_Event, frozen=True, tag="treasure-removed"):
    """A treasure's condition was met by these two tiles (H76)."""

    treasure: str
    cell: Cell
    by: tuple[Cell, ...]


class HenryUnitMoved(_Event, frozen=True, tag="henry-unit-moved"):
    """Henry's unit went to his new building, from a tile or from the edge (H80)."""

    unit: UnitName
    start: Cell | None
    cell: Cell


class TimedOut(_Event, frozen=True, tag="timed-out"):
    """A turn's clock ran out (H63)."""

    seat: int


class SeatLeft(_Event, frozen=True, tag="seat-left"):
    """A player left for good (H63)."""

    seat: int


class MatchEnded(_Event, frozen=True, tag="match-ended"):
    """The match is over.

    `scores` has seat and points of both heirs; `winner` is None for a draw, for
    Henry and for a match that was left unfinished.
    """

    reason: Literal["supply", "left", "unfinished"]
    scores: tuple[tuple[int | None, int], ...]
    winner: int | None


Event: TypeAlias = (
    Dealt
    | TurnStarted
    | TileTaken
    | BuildingBuilt
    | TerrainExtended
    | UnitStepped
    | UnitCalled
    | UnitWithdrawn
    | CampUsed
    | SiegeLaid
    | BuildingDestroyed
    | BuildingsSpared
    | TilesRemoved
    | FinalTurnsBegan
    | TurnEnded
    | HenryChose
    | TreasureLaid
    | TreasureRemoved
    | HenryUnitMoved
    | TimedOut
    | SeatLeft
    | MatchEnded
)
