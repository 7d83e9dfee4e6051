"""The grid that the landscape grows on: cells, sides, and turning by 180 degrees.

Cells have no border. `x` grows to the east and `y` to the south; north is away from
the first heir, who sees the landscape as it is. The second sees it turned by 180°.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

Cell: TypeAlias = tuple[int, int]
"""A place of the grid: column `x`, row `y`."""

Side: TypeAlias = Literal["N", "E", "S", "W"]
Direction: TypeAlias = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

OFFSETS: Final[Mapping[Direction, Cell]] = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
"""The eight neighbours, clockwise from the north."""

SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
"""The neighbours by a side, clockwise."""

OPPOSITE: Final[Mapping[Side, Side]] = {"N": "S", "E": "W", "S": "N", "W": "E"}
"""The side that a neighbour shows to each side."""

START: Final[Cell] = (0, 0)
"""Where the start tile lies."""


def written(cell: Cell) -> str:
    """Return a cell as it is written: ``-1,2`` is one to the west, two to the south."""
    return f"{cell[0]},{cell[1]}"


def beside(cell: Cell, direction: Direction) -> Cell:
    """Return the neighbour of a cell in a direction."""
    dx, dy = OFFSETS[direction]
    return cell[0] + dx, cell[1] + dy


def by_sides(cell: Cell) -> tuple[Cell, ...]:
    """Return the four neighbours by a side, clockwise from the north."""
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def around(cell: Cell) -> tuple[Cell, ...]:
    """Return all eight neighbours, clockwise from the north."""
    x, y = cell
    return tuple((x + dx, y + dy) for dx, dy in OFFSETS.values())


def touches(one: Cell, other: Cell) -> bool:
    """Return whether two cells are neighbours, by a side or a corner."""
    return one != other and abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1
