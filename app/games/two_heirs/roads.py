"""Roads: which buildings they connect, and which roads end at a building (H56 to H60).

A building with one to three exits joins them inside. One with four exits, and every
pilgrimage site, is the end of a road at each of its exits.
"""

from collections import defaultdict
from typing import TypeAlias

from app.games.two_heirs.grid import OPPOSITE, SIDES, Cell, Side, beside
from app.games.two_heirs.landscape import FIRST, HEIRS, SECOND, Landscape, Spot
from app.games.two_heirs.score import RoadPart, RoadScore

End: TypeAlias = tuple[Cell, Side | None]
"""A piece of road: all exits of a tile joined, or one exit of a tile that is an end."""

CROSSING = 4
"""So many exits are not joined with each other."""
FEWEST_TILES = 2
"""A road on fewer scores nothing (H58)."""


class Roads:
    """All roads of a landscape, worked out once.

    Attributes:
        connected: The buildings of each road on at least two tiles, the road with
            the oldest building first.
    """

    __slots__ = ("_roads", "connected")

    def __init__(self, landscape: Landscape) -> None:
        links = _links(landscape)
        self._roads: dict[End, tuple[RoadPart, ...]] = {}
        found = []
        for spot in landscape:
            for end in _ends(spot):
                if end not in self._roads:
                    road = self._gather(landscape, links, end)
                    if len(road) >= FEWEST_TILES:
                        found.append(road)
        self.connected = tuple(found)

    def ending_at(self, spot: Spot) -> tuple[tuple[RoadPart, ...], ...]:
        """Return the road at each exit of a building, or once if it joins them."""
        return tuple(self._roads[end] for end in _ends(spot))

    def _gather(
        self, landscape: Landscape, links: dict[End, list[End]], start: End
    ) -> tuple[RoadPart, ...]:
        ends, left = {start}, [start]
        while left:
            for end in links[left.pop()]:
                if end not in ends:
                    ends.add(end)
                    left.append(end)
        road = tuple(
            RoadPart(spot.cell, spot.owner, exits)
            for spot in landscape
            if spot.owner is not None and (exits := _exits(spot, ends))
        )
        self._roads |= dict.fromkeys(ends, road)
        return road


def road_scores(roads: Roads) -> tuple[RoadScore, ...]:
    """Return what each road is worth: own buildings less the rival's (H58)."""
    return tuple(_scored(parts) for parts in roads.connected)


def _scored(parts: tuple[RoadPart, ...]) -> RoadScore:
    counts = tuple(sum(part.owner == heir for part in parts) for heir in HEIRS)
    first, second = counts
    owner = None if first == second else FIRST if first > second else SECOND
    return RoadScore(parts, (first, second), owner, abs(first - second))


def _splits(spot: Spot) -> bool:
    return len(spot.tile.roads) == CROSSING or spot.building == "pilgrimage-site"


def _end(spot: Spot, side: Side) -> End:
    return spot.cell, side if _splits(spot) else None


def _ends(spot: Spot) -> tuple[End, ...]:
    return tuple(dict.fromkeys(_end(spot, side) for side in spot.roads()))


def _exits(spot: Spot, ends: set[End]) -> tuple[Side, ...]:
    """Return the exits of a building that belong to a road, clockwise."""
    exits = spot.roads()
    return tuple(s for s in SIDES if s in exits and _end(spot, s) in ends)


def _links(landscape: Landscape) -> dict[End, list[End]]:
    """Return the ends that two exits on one shared edge link (H56, H57)."""
    links: defaultdict[End, list[End]] = defaultdict(list)
    for spot in landscape:
        for side in spot.roads():
            other = landscape.at(beside(spot.cell, side))
            if other is not None and OPPOSITE[side] in other.roads():
                links[_end(spot, side)].append(_end(other, OPPOSITE[side]))
    return links
