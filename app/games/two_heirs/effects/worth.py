"""What a building is worth before doubling, and what an effect is told."""

from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import Landscape, Spot
from app.games.two_heirs.roads import Roads
from app.games.two_heirs.score import Condition

Cells: TypeAlias = tuple[Cell, ...]


class Worth(msgspec.Struct, frozen=True, gc=False):
    """``base + each x times`` points, and why; as in `score.BuildingScore`."""

    condition: Condition
    base: int = 0
    each: int = 0
    times: int = 0
    counted: Cells = ()

    @property
    def points(self) -> int:
        """Return what it is worth, not doubled."""
        return self.base + self.each * self.times


@dataclass(frozen=True, slots=True)
class Site:
    """A building and all that its worth depends on.

    Attributes:
        spot: The building.
        landscape: The tiles around it.
        roads: Their roads.
    """

    spot: Spot
    landscape: Landscape
    roads: Roads


def counting(
    condition: Condition, spots: tuple[Spot, ...], *, base: int, each: int
) -> Worth:
    """Return the worth of counting some tiles, each once."""
    cells = tuple(spot.cell for spot in spots)
    return Worth(condition, base, each, len(cells), cells)
