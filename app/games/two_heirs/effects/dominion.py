"""The set Dominion: formations, buildings by colour, and the camp."""

from app.games.two_heirs.effects.worth import Site, Worth, counting
from app.games.two_heirs.landscape import Spot
from app.games.two_heirs.score import Condition
from app.games.two_heirs.tiles import Terrain

CAMP_POINTS = 2


def mill(site: Site) -> Worth:
    """Count the grain formations that touch the mill by a side (H46)."""
    return _formations(site, "grain", "grain-formation")


def stonemasons(site: Site) -> Worth:
    """Count the stone formations that touch the stonemason's by a side (H46)."""
    return _formations(site, "stone", "stone-formation")


def stable(site: Site) -> Worth:
    """Count the wood formations that touch the stable by a side (H46)."""
    return _formations(site, "wood", "wood-formation")


def bakery(site: Site) -> Worth:
    """Count the owner's other buildings on grain (H43, H47)."""
    return _own_on(site, "grain", "own-grain-buildings")


def smithy(site: Site) -> Worth:
    """Count the owner's other buildings on stone (H43, H47)."""
    return _own_on(site, "stone", "own-stone-buildings")


def lodge(site: Site) -> Worth:
    """Count the owner's other buildings on wood (H43, H47)."""
    return _own_on(site, "wood", "own-wood-buildings")


def camp(site: Site) -> Worth:
    """Give two points: a camp that was used is no building any more (H19)."""
    del site
    return Worth("unused-camp", CAMP_POINTS)


def _formations(site: Site, terrain: Terrain, condition: Condition) -> Worth:
    """Count each tile of all formations at the building's sides once (H46)."""
    landscape, here = site.landscape, site.spot.cell
    left = list(landscape.beside(here))
    seen = {here}
    found: list[Spot] = []
    while left:
        spot = left.pop(0)
        if spot.cell in seen or spot.terrain != terrain:
            continue
        seen.add(spot.cell)
        found.append(spot)
        left += landscape.beside(spot.cell)
    return counting(condition, tuple(found), base=1, each=1)


def _own_on(site: Site, terrain: Terrain, condition: Condition) -> Worth:
    spot = site.spot
    found = (
        other
        for other in site.landscape
        if other.owner == spot.owner
        and other.terrain == terrain
        and other.cell != spot.cell
    )
    return counting(condition, tuple(found), base=1, each=1)
