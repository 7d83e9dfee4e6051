"""What the host of a table of Kingless may choose."""

from typing import Annotated

import msgspec
from msgspec import Meta

from app.games.core.game import Seat

WINDOW_SECONDS = Annotated[
    int,
    Meta(
        ge=2,
        le=15,
        title="Time to answer",
        description="Seconds to answer a card with Stop or Halt.",
        extra_json_schema={"x-when": {"realtime": True}},
    ),
]
SLOW_HOURS = Annotated[
    int,
    Meta(
        ge=1,
        le=72,
        title="Time to answer at a slow table",
        description="Hours to answer a card where not all play at once.",
        extra_json_schema={"x-when": {"realtime": False}},
    ),
]
REALTIME = Annotated[
    bool,
    Meta(
        title="Everybody is here",
        description="Off for a slow table: answers may take hours.",
    ),
]
UNBALANCED = Annotated[
    bool,
    Meta(
        title="Seven or eight players",
        description="The deck is balanced for up to six. More is wilder.",
    ),
]
STARTER = Annotated[
    Seat,
    Meta(
        ge=0,
        le=7,
        title="First seat",
        description="Who begins while there is no King. Nobody named: chance.",
    ),
]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The options of a match, with what most tables want as defaults.

    Attributes:
        window: Seconds that an answer window stays open (K25).
        realtime: Off at slow tables, where windows last `slow_window_hours`.
        slow_window_hours: Hours that a window stays open at a slow table.
        unbalanced: Allows seven and eight players (K12).
        starter: The seat that begins while there is no King (K1); None or a
            seat that is not in the match leaves it to chance.
    """

    window: WINDOW_SECONDS = 4
    realtime: REALTIME = True
    slow_window_hours: SLOW_HOURS = 12
    unbalanced: UNBALANCED = False
    starter: STARTER | None = None

    @property
    def window_seconds(self) -> int:
        """Return how long a window stays open, in seconds."""
        return self.window if self.realtime else self.slow_window_hours * 3600
