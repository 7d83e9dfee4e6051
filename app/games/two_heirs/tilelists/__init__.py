"""The tile lists of The Two Heirs: the house list as data, and those hosts upload.

May import `app.games.core` and the shapes of `app.games.two_heirs.tiles` and `grid`;
the rules import it, never the other way round.
"""

from app.games.two_heirs.tilelists.shelf import SHELF, LoadedTiles, tiles_of

__all__ = ["SHELF", "LoadedTiles", "tiles_of"]
