"""What the host of a table of Regicide may choose."""

from typing import Annotated

import msgspec
from msgspec import Meta

from app.games.core.game import Seat

STARTER = Annotated[
    Seat,
    Meta(
        ge=0,
        le=7,
        title="First seat",
        description="Who begins. Nobody named: chance.",
    ),
]
OPEN_DISCARD = Annotated[
    bool,
    Meta(
        title="Open discard pile",
        description="All may look through it. Usually only its top card shows.",
    ),
]
FREE_CHAT = Annotated[
    bool,
    Meta(
        title="Free chat (house rule)",
        description="Usually players have phrases only, so that no hand is told.",
    ),
]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The options of a match, with what most tables want as defaults.

    Attributes:
        starter: The seat that begins (R4); None or a seat that is not in the match
            leaves it to chance.
        open_discard: Everybody may look through the discard pile (R56).
        free_chat: Members may chat freely while a match runs (R59).
    """

    starter: STARTER | None = None
    open_discard: OPEN_DISCARD = False
    free_chat: FREE_CHAT = False
