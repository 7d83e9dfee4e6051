"""The set Wandering: inn, marketplace, pilgrimage site and bandit stronghold."""

from app.games.two_heirs.effects.worth import Site, Worth, counting

INN_SIGHT = 3
"""Tiles that count on each of the two sides (H44)."""


def inn(site: Site) -> Worth:
    """Count tiles of any kind along the printed axis, the nearest first (H44)."""
    spot, landscape = site.spot, site.landscape
    in_row = spot.tile.axis == "row"
    line = landscape.row(spot.cell) if in_row else landscape.column(spot.cell)
    place = 0 if in_row else 1
    before = tuple(s for s in line if s.cell[place] < spot.cell[place])
    after = tuple(s for s in line if s.cell[place] > spot.cell[place])
    counted = before[-INN_SIGHT:] + after[:INN_SIGHT]
    return counting("in-row" if in_row else "in-column", counted, base=1, each=1)


def marketplace(site: Site) -> Worth:
    """Count tiles of any kind at the sides (H45)."""
    return counting("beside", site.landscape.beside(site.spot.cell), base=1, each=1)


def bandit_stronghold(site: Site) -> Worth:
    """Count the rival's buildings at the sides, two points each (H45)."""
    spot = site.spot
    nobody_or_own = {None, spot.owner}
    beside = site.landscape.beside(spot.cell)
    found = (other for other in beside if other.owner not in nobody_or_own)
    return counting("rivals-beside", tuple(found), base=2, each=2)


def pilgrimage_site(site: Site) -> Worth:
    """Count the other tiles of the longest road that ends here (H60)."""
    here = site.spot.cell
    longest = max(site.roads.ending_at(site.spot), key=len, default=())
    cells = tuple(part.cell for part in longest if part.cell != here)
    return Worth("longest-road", 1, 1, len(cells), cells)
