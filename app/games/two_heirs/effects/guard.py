"""The set Guard: lookout and guardhouse."""

from app.games.two_heirs.effects.worth import Site, Worth, counting
from app.games.two_heirs.score import Condition


def lookout(site: Site) -> Worth:
    """Count tiles of its colour in the printed row or column (H48)."""
    spot, landscape = site.spot, site.landscape
    in_row = spot.tile.axis == "row"
    line = landscape.row(spot.cell) if in_row else landscape.column(spot.cell)
    found = tuple(other for other in line if other.terrain == spot.terrain)
    condition: Condition = "same-colour-in-row" if in_row else "same-colour-in-column"
    return counting(condition, found, base=1, each=1)


def guardhouse(site: Site) -> Worth:
    """Count the lookouts of both heirs on the diagonals, two points each (H49)."""
    x, y = site.spot.cell
    found = (
        other
        for other in site.landscape
        if other.is_building("lookout")
        and abs(other.cell[0] - x) == abs(other.cell[1] - y)
    )
    return counting("lookouts-on-diagonals", tuple(found), base=2, each=2)
