"""Scores any position, building by building and road by road (H43 to H62, H83).

Plain functions of a landscape and of where units stand; no match is needed. The sum
of the lines is the score.
"""

from dataclasses import dataclass

from msgspec.structs import replace

from app.games.two_heirs.effects import Site, worth
from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import FIRST, HEIRS, SECOND, Heir, Landscape, Spot
from app.games.two_heirs.roads import Roads, road_scores
from app.games.two_heirs.score import BuildingScore, Doubling, RoadScore, Score

HENRY_BEST = 3
"""So many of Henry's buildings count twice (H83)."""
TREASURE_POINTS = 5
"""For each treasure left on the play area or in the pile (H83)."""


@dataclass(frozen=True, slots=True)
class Position:
    """All that a score depends on.

    Attributes:
        landscape: The tiles on the table.
        units: The cells on which each heir has units.
        roads_score: Whether roads score (H4).
        henry: The second heir is Henry, who scores by rules of his own (H83).
        treasures: Henry's treasures on the play area and in the pile.
    """

    landscape: Landscape
    units: tuple[frozenset[Cell], frozenset[Cell]]
    roads_score: bool = True
    henry: bool = False
    treasures: int = 0


@dataclass(frozen=True, slots=True)
class Scored:
    """What a position is worth to both heirs.

    Attributes:
        heirs: The score of each.
        roads: Every road on at least two tiles, whether roads score or not.
    """

    heirs: tuple[Score, Score]
    roads: tuple[RoadScore, ...]


def score(position: Position) -> Scored:
    """Return the scores of both heirs with all their lines."""
    roads = Roads(position.landscape)
    scored = road_scores(roads)
    first, second = (_score(position, roads, scored, heir) for heir in HEIRS)
    return Scored((first, second), scored)


def building_score(position: Position, spot: Spot, roads: Roads) -> BuildingScore:
    """Return the line of one building, doubled if its owner's unit is on it (H55).

    Args:
        position: Where it lies.
        spot: The building; it may be one that is not there yet, as long as
            `position` and `roads` have it.
        roads: The roads of the landscape.
    """
    found = worth(Site(spot, position.landscape, roads))
    line = BuildingScore(
        cell=spot.cell,
        tile=spot.tile.id,
        building=spot.tile.building,
        condition=found.condition,
        counted=found.counted,
        base=found.base,
        each=found.each,
        times=found.times,
        doubled=None,
        points=found.points,
    )
    return _doubled(line, "unit") if _is_doubled(position, spot) else line


def _is_doubled(position: Position, spot: Spot) -> bool:
    """Return whether an own unit is on a building; Henry's have no effect (H83)."""
    if spot.owner is None or (position.henry and spot.owner == SECOND):
        return False
    return spot.cell in position.units[spot.owner]


def _doubled(line: BuildingScore, why: Doubling) -> BuildingScore:
    return replace(line, doubled=why, points=2 * line.points)


def _score(
    position: Position, roads: Roads, scored: tuple[RoadScore, ...], heir: Heir
) -> Score:
    is_henry = position.henry and heir == SECOND
    lines = tuple(
        building_score(position, spot, roads)
        for spot in position.landscape.buildings(heir)
    )
    if is_henry:
        lines = _best_doubled(lines)
    from_buildings = sum(line.points for line in lines)
    from_roads = sum(road.points for road in scored if road.owner == heir)
    if not position.roads_score:
        from_roads = 0
    from_treasures = TREASURE_POINTS * position.treasures if is_henry else 0
    return Score(
        heir=heir,
        buildings=lines,
        from_buildings=from_buildings,
        from_roads=from_roads,
        from_treasures=from_treasures,
        total=from_buildings + from_roads + from_treasures,
    )


def _best_doubled(lines: tuple[BuildingScore, ...]) -> tuple[BuildingScore, ...]:
    """Double Henry's three best buildings; of equal ones the oldest (H83)."""
    by_worth = sorted(range(len(lines)), key=lambda place: -lines[place].points)
    best = set(by_worth[:HENRY_BEST])
    return tuple(
        _doubled(line, "henry") if place in best else line
        for place, line in enumerate(lines)
    )


def winner(scores: tuple[int, int], in_reserve: tuple[int, int]) -> Heir | None:
    """Return who wins between two players; None for a draw (H62).

    Args:
        scores: The points of each.
        in_reserve: The units of each in the royal reserve, which decide a tie.
    """
    first, second = zip(scores, in_reserve, strict=True)
    if first == second:
        return None
    return FIRST if first > second else SECOND


def beats_henry(scores: tuple[int, int]) -> bool:
    """Return whether the human has more points than Henry; a tie loses (H84)."""
    return scores[FIRST] > scores[SECOND]
