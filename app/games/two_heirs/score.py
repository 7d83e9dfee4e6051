"""What scoring says: each building and each road as one line, and the total.

`scoring` fills these in; views, the result page and the command line show them.
"""

from typing import Literal, TypeAlias

import msgspec

from app.games.two_heirs.grid import Cell, Side
from app.games.two_heirs.landscape import Heir
from app.games.two_heirs.tiles import Building

Condition: TypeAlias = Literal[
    "in-row",
    "in-column",
    "beside",
    "longest-road",
    "rivals-beside",
    "grain-formation",
    "stone-formation",
    "wood-formation",
    "own-grain-buildings",
    "own-stone-buildings",
    "own-wood-buildings",
    "unused-camp",
    "nothing",
    "own-depicted",
    "always",
    "own-towers-and-fortresses",
    "same-colour-in-row",
    "same-colour-in-column",
    "lookouts-on-diagonals",
    "pairs",
    "pairs-with-guild",
]
"""What a building counts, worded by the client and by the command line."""
Doubling: TypeAlias = Literal["unit", "henry"]
"""Why a building counts twice: an own unit on it (H55), or it is one of Henry's
three best (H83)."""


class BuildingScore(msgspec.Struct, frozen=True, gc=False):
    """The line of one building: ``points = (base + each x times) x (2 if doubled)``.

    Attributes:
        cell: Where it lies.
        tile: Its tile's id.
        building: Its kind.
        condition: What it counts.
        counted: The cells that counted. For pairs two in a row belong together; the
            building's own cell is in it only where it is counted itself.
        base: What it is worth by itself.
        each: What each thing counted is worth.
        times: How many things counted.
        doubled: Why it counts twice, or None.
        points: What it is worth in the end.
    """

    cell: Cell
    tile: str
    building: Building
    condition: Condition
    counted: tuple[Cell, ...]
    base: int
    each: int
    times: int
    doubled: Doubling | None
    points: int


class RoadPart(msgspec.Struct, frozen=True, gc=False):
    """A building on a road: its cell, its owner, and by which exits the road runs."""

    cell: Cell
    owner: Heir
    exits: tuple[Side, ...]


class RoadScore(msgspec.Struct, frozen=True, gc=False):
    """The line of one road that connects at least two tiles (H58).

    Attributes:
        parts: Its buildings, in the order in which they were placed.
        counts: How many buildings of each heir are on it.
        owner: The heir who gets points for it; None if both have as many.
        points: The difference of the counts.
    """

    parts: tuple[RoadPart, ...]
    counts: tuple[int, int]
    owner: Heir | None
    points: int


class Score(msgspec.Struct, frozen=True, gc=False):
    """What an heir has, and where it comes from.

    Attributes:
        heir: Whose it is.
        buildings: A line for each of the heir's buildings, the oldest first.
        from_buildings: Their sum.
        from_roads: The sum of the roads that are the heir's; 0 if roads do not score.
        from_treasures: 5 for each treasure left, for Henry (H83).
        total: The sum of the three.
    """

    heir: Heir
    buildings: tuple[BuildingScore, ...]
    from_buildings: int
    from_roads: int
    from_treasures: int
    total: int
