"""Which tile Henry takes out of the royal reserve (H66)."""

from app.games.two_heirs.material import tiles_in
from app.games.two_heirs.reserve import clockwise, top_colour
from app.games.two_heirs.state import HenryReason, State


def wanted(state: State) -> tuple[int, HenryReason]:
    """Return the position Henry takes from, and why; he reaches all of them.

    The first tile clockwise from the shield that has the colour of the supply's top
    tile before the refill; without a match or a supply, the first of all.

    Raises:
        ValueError: The reserve has no tile.
    """
    tiles, around = tiles_in(state), clockwise(state)
    if not around:
        msg = "Henry finds no tile in the reserve"
        raise ValueError(msg)
    colour = top_colour(state)
    if colour is None:
        return around[0], "supply-empty"
    for place in around:
        tile = state.reserve[place]
        if tile is not None and tiles[tile].terrain == colour:
            return place, "same-colour"
    return around[0], "no-match"
