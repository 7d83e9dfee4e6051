"""What a viewer may know of a match of The Two Heirs: the allow-list itself.

Hands are open (HF9), so all viewers see the same. Heirs are 0 and 1 here; `heirs` has
the seat of each.
"""

from typing import Literal, TypeAlias

import msgspec

from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import Heir
from app.games.two_heirs.moves import UnitName
from app.games.two_heirs.resources import Source
from app.games.two_heirs.score import RoadScore, Score
from app.games.two_heirs.state import HenryStep, Laid
from app.games.two_heirs.tiles import SetName, Terrain

FinalTurn: TypeAlias = Literal["waiting", "now", "done"]
PhaseName: TypeAlias = Literal["turn", "siege", "surplus", "over"]


class TileView(msgspec.Struct, frozen=True):
    """A tile of the landscape.

    Attributes:
        cell: Where it lies.
        tile: Its id; None for the start tile, whose front is secret (H6).
        terrain: Its colour.
        owner: The heir whose building it is; None for free terrain. The second
            heir's buildings are turned by 180° (H26).
    """

    cell: Cell
    tile: str | None
    terrain: Terrain
    owner: Heir | None


class UnitView(msgspec.Struct, frozen=True):
    """A unit.

    Attributes:
        unit: Its name, the cross on its back.
        elite: It may not leave the play area (H35).
        cell: Where it stands; None in the royal reserve, or at the edge for Henry's.
        moved: It has had its move this turn (H36).
    """

    unit: UnitName
    elite: bool
    cell: Cell | None
    moved: bool


class HeirView(msgspec.Struct, frozen=True):
    """One heir as everybody sees it.

    Attributes:
        heir: 0 or 1.
        seat: Their seat; None for Henry.
        hand: The ids of the tiles held, in order of arrival.
        units: Their three units.
        reach: How many tiles of the reserve they reach (H9); 0 for Henry.
        places: The positions within reach, clockwise from the shield.
        sources: Where their resources come from; one each (H21, H22).
        score: What they would have if the match ended now, line by line.
        final: In the final turns: ``waiting``, ``now`` or ``done``; else None.
        out: They have left.
    """

    heir: Heir
    seat: int | None
    hand: tuple[str, ...]
    units: tuple[UnitView, ...]
    reach: int
    places: tuple[int, ...]
    sources: tuple[Source, ...]
    score: Score
    final: FinalTurn | None
    out: bool


class View(msgspec.Struct, frozen=True):
    """The whole table.

    Attributes:
        phase: ``turn``, ``siege``, ``surplus`` or ``over``.
        turn: Number of the turn, from 1.
        active: The heir whose turn it is.
        heirs: Both heirs.
        due: A take is due.
        crown: The heir whose crown the shield shows.
        discounts: Discounts of this turn not spent yet.
        landscape: The tiles on the table, the oldest first.
        cells: Where the active heir may place a tile now (H25).
        roads: The roads that connect tiles, the oldest first; they are named A to E,
            then A2 to E2 and so on.
        roads_score: Whether roads score in this match (H4).
        reserve: The seven positions clockwise; None at the shield and where no tile
            is left.
        shield: The position of the shield.
        supply: Tiles left in the supply.
        top: The colour of its top tile (HF8).
        removed: Tiles out of the game.
        siege: Cells of buildings that may be destroyed now.
        surplus: How many tiles the active heir has to remove now, or would have to
            if the turn ended now.
        trigger: The heir who brought the final turns about.
        sets: The three sets in play.
        anchor: The building that Henry builds beside; None with two players.
        level: Henry's level; None with two players.
        pile: Treasures in the face-down pile.
        laid: Treasures on the play area, with their cells.
        gone: Treasures that were got rid of.
        henry: What Henry did in his last turn, step by step, and why.
        content: Hash of the tile list, None for the game's own.
    """

    phase: PhaseName
    turn: int
    active: Heir
    heirs: tuple[HeirView, HeirView]
    due: bool
    crown: Heir
    discounts: int
    landscape: tuple[TileView, ...]
    cells: tuple[Cell, ...]
    roads: tuple[RoadScore, ...]
    roads_score: bool
    reserve: tuple[str | None, ...]
    shield: int
    supply: int
    top: Terrain | None
    removed: tuple[str, ...]
    siege: tuple[Cell, ...]
    surplus: int
    trigger: Heir | None
    sets: tuple[SetName, ...]
    anchor: Cell | None
    level: int | None
    pile: int
    laid: tuple[Laid, ...]
    gone: tuple[str, ...]
    henry: tuple[HenryStep, ...]
    content: str | None


class Own(msgspec.Struct, frozen=True):
    """What of `View` is a viewer's own: nothing, both heirs play with open hands."""


NOTHING = Own()
