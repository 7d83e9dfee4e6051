"""What is printed on tiles and treasures: the shape of a tile list.

A tile list is data (`tiles.toml` and `treasures.toml` here, or a file that a host
uploads); `tilelists` reads and checks it. What a building is worth follows from its
kind and from the parameters below, so a tile cannot promise what the rules do not do.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from app.games.two_heirs.grid import Direction, Side

Terrain: TypeAlias = Literal["wood", "stone", "grain"]
"""The colour of a tile on both sides (H5), and the resource it gives."""

SetName: TypeAlias = Literal[
    "wandering", "dominion", "trade-church", "warfare", "crafts", "guard"
]
Building: TypeAlias = Literal[
    "inn",
    "marketplace",
    "pilgrimage-site",
    "bandit-stronghold",
    "mill",
    "stonemasons",
    "stable",
    "bakery",
    "smithy",
    "lodge",
    "camp",
    "farm",
    "sawmill",
    "quarry",
    "trading-post",
    "cathedral",
    "siege-tower",
    "fortress",
    "basket-maker",
    "potter",
    "cooper",
    "guild-house",
    "lookout",
    "guardhouse",
]
Axis: TypeAlias = Literal["row", "column"]
Pair: TypeAlias = tuple[Direction, Direction]
"""Two of the eight neighbours of a workshop, as printed (H51)."""

TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
SETS: Final[tuple[SetName, ...]] = get_args(SetName)
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)

BUILDINGS_OF: Final[Mapping[SetName, tuple[Building, ...]]] = {
    "wandering": ("inn", "marketplace", "pilgrimage-site", "bandit-stronghold"),
    "dominion": (
        "mill", "stonemasons", "stable", "bakery", "smithy", "lodge", "camp",
    ),
    "trade-church": ("farm", "sawmill", "quarry", "trading-post", "cathedral"),
    "warfare": ("siege-tower", "fortress"),
    "crafts": ("basket-maker", "potter", "cooper", "guild-house"),
    "guard": ("lookout", "guardhouse"),
}  # fmt: skip
"""The kinds of building in each set."""

PRODUCTION: Final[Mapping[Building, Terrain]] = {
    "farm": "grain",
    "sawmill": "wood",
    "quarry": "stone",
}
"""What a building gives on its owner's turn (H21)."""

WORKSHOPS: Final[tuple[Building, ...]] = ("basket-maker", "potter", "cooper")


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The resources that a building needs, each counted."""

    wood: int = 0
    stone: int = 0
    grain: int = 0

    def total(self) -> int:
        """Return how many resources it needs in all."""
        return self.wood + self.stone + self.grain

    def of(self, terrain: Terrain) -> int:
        """Return how many resources of one kind it needs."""
        amount: int = getattr(self, terrain)
        return amount


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One tile, as its owner reads it with the bottom side towards them.

    Attributes:
        id: Its name in states and moves, such as ``inn-wood``; unique.
        set: The set whose symbol it bears.
        building: The kind of building on its front.
        terrain: The colour of both sides.
        cost: What building it takes.
        roads: The sides at which a road leaves the tile, clockwise from the north.
        axis: Inns and lookouts: whether the row or the column counts.
        pairs: Workshops: the one to three pairs of neighbours that count.
        depicts: Trading posts and guild houses: the kinds of building depicted.
    """

    id: str
    set: SetName
    building: Building
    terrain: Terrain
    cost: Cost
    roads: tuple[Side, ...] = ()
    axis: Axis | None = None
    pairs: tuple[Pair, ...] = ()
    depicts: tuple[Building, ...] = ()


Slot: TypeAlias = Literal["wood", "stone", "grain", "any"]
"""One tile that a treasure asks for; brown on the token is ``any``."""
TreasureKind: TypeAlias = Literal["vertical", "horizontal", "positional"]


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One treasure token and how it is got rid of; tokens are never turned.

    Attributes:
        id: Its name in states and events; unique.
        kind: Where the two tiles must lie: in the column, in the row, or at the
            marked neighbours.
        tiles: ``vertical`` and ``horizontal``: the two tiles asked for.
        cells: ``positional``: the two marked neighbours, as the human sees them.
    """

    id: str
    kind: TreasureKind
    tiles: tuple[Slot, ...] = ()
    cells: tuple[Direction, ...] = ()


class TileList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a tile list: tables ``[[tile]]`` and ``[[treasure]]``.

    Attributes:
        name: Shown to players.
        tile: Its tiles, six sets of nine.
        treasure: Its ten treasures.
        stand_in: True for lists that are not the publisher's.
    """

    name: str
    tile: tuple[Tile, ...]
    treasure: tuple[Treasure, ...]
    stand_in: bool = False
