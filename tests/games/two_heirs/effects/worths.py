"""What a building of a small landscape is worth, for the tests of the effects."""

from msgspec.structs import replace

from app.games.two_heirs.effects import Site, Worth, worth
from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import Landscape, Spot
from app.games.two_heirs.roads import Roads
from tests.games.two_heirs.story import a_landscape

HERE = (0, 0)


def worth_at(land: str, cell: Cell = HERE, **printed: object) -> Worth:
    """Return the worth of the building on a cell.

    Args:
        land: The tiles, ``inn-wood@0,0/0 …``.
        cell: Where the building lies.
        printed: What its tile has printed otherwise than in the proving list.
    """
    landscape = a_landscape(land)
    if printed:
        landscape = Landscape(
            Spot(s.cell, replace(s.tile, **printed), s.owner) if s.cell == cell else s
            for s in landscape
        )
    spot = landscape.at(cell)
    assert spot is not None
    return worth(Site(spot, landscape, Roads(landscape)))
