"""What the rules ask of one tile and of one treasure: cost, roads and parameters."""

from collections.abc import Iterator, Mapping
from typing import Final

from app.games.core.content.faults import Fault
from app.games.two_heirs.tiles import (
    PRODUCTION,
    TERRAINS,
    WORKSHOPS,
    Building,
    Cost,
    Tile,
    Treasure,
)

MOST_COST, MOST_PAIRS = 4, 3
LEAST_OF_CATHEDRAL = 3
"""Five points without a condition are dear."""

PRINTED_COSTS: Final[Mapping[Building, Cost]] = {
    "inn": Cost(stone=2, grain=1),
    "trading-post": Cost(grain=2, wood=1),
    "bakery": Cost(grain=2, wood=1),
    "lookout": Cost(wood=1, stone=1, grain=1),
}
"""The costs that the rule book names in its examples."""

WITH_AXIS: Final[tuple[Building, ...]] = ("inn", "lookout")


def tile_faults(tile: Tile) -> Iterator[Fault]:
    """Yield what is wrong with one tile, paths from the tile on."""
    yield from _cost(tile)
    yield from _roads(tile)
    yield from _axis(tile)
    yield from _pairs(tile)
    yield from _depicts(tile)
    given = PRODUCTION.get(tile.building, tile.terrain)
    if tile.terrain != given:
        yield Fault(("terrain",), f"A {tile.building} lies on {given}.")


def treasure_faults(treasure: Treasure) -> Iterator[Fault]:
    """Yield what is wrong with one treasure, paths from the treasure on."""
    marked = treasure.kind == "positional"
    if len(treasure.tiles) != (0 if marked else 2):
        message = "Vertical and horizontal treasures name two tiles, positional none."
        yield Fault(("tiles",), message)
    if len(set(treasure.cells)) != len(treasure.cells):
        yield Fault(("cells",), "A place is marked twice.")
    if len(treasure.cells) != (2 if marked else 0):
        message = "Positional treasures mark two places, the others none."
        yield Fault(("cells",), message)


def _cost(tile: Tile) -> Iterator[Fault]:
    amounts = [tile.cost.of(terrain) for terrain in TERRAINS]
    if min(amounts) < 0 or sum(amounts) > MOST_COST:
        message = f"A building costs 0 to {MOST_COST} resources, not {amounts}."
        yield Fault(("cost",), message)
    if tile.building == "cathedral" and sum(amounts) < LEAST_OF_CATHEDRAL:
        message = f"A cathedral costs {LEAST_OF_CATHEDRAL} resources at least."
        yield Fault(("cost",), message)
    printed = PRINTED_COSTS.get(tile.building, tile.cost)
    if tile.cost != printed:
        parts = (f"{printed.of(t)} {t}" for t in TERRAINS if printed.of(t))
        yield Fault(("cost",), f"A {tile.building} costs {', '.join(parts)}.")


def _roads(tile: Tile) -> Iterator[Fault]:
    if len(set(tile.roads)) != len(tile.roads):
        yield Fault(("roads",), "A side is named twice.")
    if tile.building == "pilgrimage-site" and not tile.roads:
        yield Fault(("roads",), "A road leads to every pilgrimage site.")


def _axis(tile: Tile) -> Iterator[Fault]:
    if (tile.axis is not None) != (tile.building in WITH_AXIS):
        message = "Inns and lookouts have an axis, and no other building has one."
        yield Fault(("axis",), message)


def _pairs(tile: Tile) -> Iterator[Fault]:
    """Check that no cell is in two pairs of a tile (H51)."""
    if tile.building not in WORKSHOPS:
        if tile.pairs:
            yield Fault(("pairs",), "Only workshops have pairs.")
        return
    if not 1 <= len(tile.pairs) <= MOST_PAIRS:
        yield Fault(("pairs",), f"A workshop has 1 to {MOST_PAIRS} pairs.")
    places = [place for pair in tile.pairs for place in pair]
    if len(set(places)) != len(places):
        yield Fault(("pairs",), "The pairs of a workshop share no place.")


def _depicts(tile: Tile) -> Iterator[Fault]:
    match tile.building:
        case "trading-post":
            allowed, most = tuple(PRODUCTION), len(PRODUCTION)
        case "guild-house":
            allowed, most = WORKSHOPS, 1
        case _:
            allowed, most = (), 0
    shown = tile.depicts
    right = len(set(shown)) == len(shown) and set(shown) <= set(allowed)
    if not right or len(shown) > most or (most and not shown):
        names = f"{', '.join(allowed)}: {most} at most" if allowed else "nothing"
        yield Fault(("depicts",), f"A {tile.building} depicts {names}.")
