"""The set Crafts: three workshops that count pairs, and the guild house."""

from collections.abc import Mapping
from typing import Final

from app.games.two_heirs.effects.worth import Cells, Site, Worth
from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import Landscape
from app.games.two_heirs.tiles import Building, Terrain

PAIR_POINTS, GUILD_POINTS = 3, 4
"""For each pair, without and with a guild house of the same craft (H52)."""

COLOURS: Final[Mapping[Building, frozenset[Terrain]]] = {
    "basket-maker": frozenset({"wood", "grain"}),
    "potter": frozenset({"stone", "grain"}),
    "cooper": frozenset({"wood", "stone"}),
}
"""The two colours that make a pair, either way round (H51)."""


def workshop(site: Site) -> Worth:
    """Count the printed pairs that lie there, in whatever order (H51, H52)."""
    spot, landscape = site.spot, site.landscape
    colours = COLOURS[spot.tile.building]
    met = [pair for pair in spot.pairs() if _colours(landscape, pair) == colours]
    counted: Cells = tuple(cell for pair in met for cell in pair)
    if _has_guild(site):
        return Worth("pairs-with-guild", 0, GUILD_POINTS, len(met), counted)
    return Worth("pairs", 0, PAIR_POINTS, len(met), counted)


def guild_house(site: Site) -> Worth:
    """Give nothing: it raises what the workshops of its craft give (H54)."""
    del site
    return Worth("nothing")


def _colours(landscape: Landscape, pair: tuple[Cell, Cell]) -> frozenset[Terrain]:
    """Return the two colours of a pair; nothing unless both tiles are there."""
    found = [spot for cell in pair if (spot := landscape.at(cell)) is not None]
    if len(found) < len(pair):
        return frozenset()
    return frozenset(spot.terrain for spot in found)


def _has_guild(site: Site) -> bool:
    spot = site.spot
    return any(
        other.is_building("guild-house", spot.owner)
        and spot.tile.building in other.tile.depicts
        for other in site.landscape
    )
