"""Which tile Henry takes out of the royal reserve (H66)."""

from app.games.two_heirs.material import tiles_in
from app.games.two_heirs.reserve import clockwise, top_colour
from app.games.two_heirs.state import HenryReason, State


def wanted(state: State) -> tuple[str, HenryReason]:
    """Return the tile Henry takes, and why; he reaches all of them.

    The first tile clockwise from the shield that has the colour of the supply's top
    tile before the refill; without a match or a supply, the first of all. The reserve
    has to have a tile.
    """
    tiles, colour = tiles_in(state), top_colour(state)
    around = [tile for _, tile in clockwise(state)]
    if colour is None:
        return around[0], "supply-empty"
    for tile in around:
        if tiles[tile].terrain == colour:
            return tile, "same-colour"
    return around[0], "no-match"
