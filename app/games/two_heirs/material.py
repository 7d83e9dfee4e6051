"""What the tiles of a state are: their print, and the landscape they make."""

from collections.abc import Mapping
from functools import lru_cache

from app.games.two_heirs.landscape import Landscape, Placed
from app.games.two_heirs.state import State
from app.games.two_heirs.tilelists import tiles_of
from app.games.two_heirs.tiles import Tile, Treasure

LANDSCAPES_KEPT = 64
"""A move, its moves and its views ask for the same landscape many times."""


def tiles_in(state: State) -> Mapping[str, Tile]:
    """Return what is printed on each tile of a match, by id.

    Raises:
        KeyError: The tile list has not been admitted, or not lately.
    """
    return tiles_of(state.content).tiles


def treasures_in(state: State) -> Mapping[str, Treasure]:
    """Return what is on each treasure of a match, by id.

    Raises:
        KeyError: The tile list has not been admitted, or not lately.
    """
    return tiles_of(state.content).treasures


def landscape_of(state: State) -> Landscape:
    """Return the landscape of a state.

    Raises:
        KeyError: The tile list has not been admitted, or not lately.
    """
    return _landscape(state.content, state.landscape)


@lru_cache(LANDSCAPES_KEPT)
def _landscape(content: str | None, placed: tuple[Placed, ...]) -> Landscape:
    return Landscape.of(placed, tiles_of(content).tiles)
