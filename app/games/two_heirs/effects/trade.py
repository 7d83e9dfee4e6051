"""The set Trade & Church: producers, trading post and cathedral."""

from app.games.two_heirs.effects.worth import Site, Worth, counting

CATHEDRAL_POINTS, DEPICTED_POINTS = 5, 3


def producer(site: Site) -> Worth:
    """Give nothing: farms, sawmills and quarries produce instead (H54)."""
    del site
    return Worth("nothing")


def trading_post(site: Site) -> Worth:
    """Count the owner's buildings of the kinds depicted, three points each (H50)."""
    spot = site.spot
    found = (
        other
        for other in site.landscape
        if other.owner == spot.owner and other.building in spot.tile.depicts
    )
    return counting("own-depicted", tuple(found), base=0, each=DEPICTED_POINTS)


def cathedral(site: Site) -> Worth:
    """Give five points."""
    del site
    return Worth("always", CATHEDRAL_POINTS)
