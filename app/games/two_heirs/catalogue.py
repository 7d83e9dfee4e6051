"""The public facts of a tile list, as the client draws tiles and treasures."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from app.games.two_heirs.tilelists import tiles_of

CATALOGUES_KEPT = 16


@lru_cache(CATALOGUES_KEPT)
def catalogue(content: str | None = None) -> Mapping[str, Any]:
    """Return the name of a tile list and all that is printed on tiles and treasures.

    Ready for JSON: ``name``, ``stand_in``, ``tiles`` by id, ``treasures`` by id and
    ``sets``, the ids of each set's tiles. What a building does the client words by
    its kind; a tile is described as its owner reads it.

    Raises:
        KeyError: No such list has been admitted, or not lately.
    """
    found = tiles_of(content)
    return {
        "name": found.name,
        "stand_in": found.stand_in,
        "tiles": {name: msgspec.to_builtins(t) for name, t in found.tiles.items()},
        "treasures": {
            name: msgspec.to_builtins(t) for name, t in found.treasures.items()
        },
        "sets": dict(found.sets),
    }
