"""What the host of a table of The Two Heirs may choose."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

ChosenSet: TypeAlias = Literal[
    "wandering",
    "dominion",
    "trade-church",
    "warfare",
    "crafts",
    "guard",
    "random",
]
"""One of the six sets, or whichever chance picks among those left (H3)."""

FIRST_SET = Annotated[ChosenSet, Meta(title="First set", description="Nine tiles.")]
SECOND_SET = Annotated[ChosenSet, Meta(title="Second set", description="Nine tiles.")]
THIRD_SET = Annotated[ChosenSet, Meta(title="Third set", description="Nine tiles.")]
ROADS = Annotated[
    bool,
    Meta(
        title="Roads score",
        description="Off is recommended for a first game.",
    ),
]
LEVEL = Annotated[
    int,
    Meta(
        ge=1,
        le=3,
        title="Henry",
        description="Against Henry alone: 1 poor, 2 brave, 3 relentless.",
    ),
]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The options of a match; the defaults are the rule book's first game.

    Attributes:
        first_set: One of the three sets in play (H3).
        second_set: Another one.
        third_set: A third one.
        roads: Whether roads score (H4); pilgrimage sites do in any case.
        level: How many treasures Henry starts with, in a game alone (H65).
    """

    first_set: FIRST_SET = "wandering"
    second_set: SECOND_SET = "dominion"
    third_set: THIRD_SET = "trade-church"
    roads: ROADS = True
    level: LEVEL = 1
