"""What a building of a small landscape is worth, for the tests of the effects."""

from msgspec.structs import replace

from app.games.two_heirs.effects import Site, Worth, worth
from app.games.two_heirs.landscape import Landscape, Spot
from app.games.two_heirs.roads import Roads
from app.games.two_heirs.tiles import Pair
from tests.games.two_heirs.story import a_landscape

HERE = (0, 0)


def worth_at(land: str, pairs: tuple[Pair, ...] | None = None) -> Worth:
    """Return the worth of the building in the middle.

    Args:
        land: The tiles, ``inn-wood@0,0/0 …``.
        pairs: The pairs of a workshop, where not those of the proving list.
    """
    landscape = a_landscape(land)
    if pairs is not None:
        landscape = Landscape(
            Spot(s.cell, replace(s.tile, pairs=pairs), s.owner) if s.cell == HERE else s
            for s in landscape
        )
    spot = landscape.at(HERE)
    assert spot is not None
    return worth(Site(spot, landscape, Roads(landscape)))
