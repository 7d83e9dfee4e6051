"""The set Warfare: siege tower and fortress."""

from typing import Final

from app.games.two_heirs.effects.worth import Site, Worth, counting
from app.games.two_heirs.tiles import Building

ARMS: Final[tuple[Building, ...]] = ("siege-tower", "fortress")


def siege_tower(site: Site) -> Worth:
    """Give nothing: a siege tower destroys instead (H54)."""
    del site
    return Worth("nothing")


def fortress(site: Site) -> Worth:
    """Count the owner's siege towers and fortresses, this one too (H53)."""
    owner = site.spot.owner
    found = (s for s in site.landscape if s.owner == owner and s.building in ARMS)
    return counting("own-towers-and-fortresses", tuple(found), base=0, each=1)
