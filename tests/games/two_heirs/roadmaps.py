"""Small maps of roads: ``EW@0,0/0`` is a building with exits, ``P:NE@1,0/1`` a site.

Exits are as printed, so the second heir's lie turned by 180°. Without an owner a tile
is free terrain.
"""

from app.games.two_heirs.grid import SIDES, Cell
from app.games.two_heirs.landscape import Landscape, Spot
from app.games.two_heirs.roads import Roads, road_scores
from app.games.two_heirs.score import RoadScore
from app.games.two_heirs.tiles import Building, Cost, Tile


def a_map(text: str) -> Landscape:
    """Return the landscape of a map of roads."""
    return Landscape(map(_spot, text.split()))


def scores(text: str) -> list[tuple[int | None, int]]:
    """Return owner and points of each road of a map."""
    return [(road.owner, road.points) for road in roads(text)]


def roads(text: str) -> tuple[RoadScore, ...]:
    """Return the roads of a map."""
    return road_scores(Roads(a_map(text)))


def cells_of(road: RoadScore) -> list[Cell]:
    """Return the cells of a road's buildings."""
    return [part.cell for part in road.parts]


def _spot(word: str) -> Spot:
    printed, _, where = word.partition("@")
    cell, slash, owner = where.partition("/")
    x, y = map(int, cell.split(","))
    is_site, _, exits = printed.rpartition(":")
    building: Building = "pilgrimage-site" if is_site else "farm"
    tile = Tile(
        id=word,
        set="wandering",
        building=building,
        terrain="grain",
        cost=Cost(),
        roads=tuple(side for side in SIDES if side in exits),
    )
    return Spot((x, y), tile, int(owner) if slash else None)
