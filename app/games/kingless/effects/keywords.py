"""Which function carries out which keyword."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from app.games.kingless.cards import (
    Claim,
    Discard,
    Draw,
    Effect,
    Gutter,
    Recruit,
    SecondWind,
    Swipe,
    Tunnel,
)
from app.games.kingless.effects import areas, arrivals, hands
from app.games.kingless.effects.source import Source
from app.games.kingless.table import Table

CarryOut: TypeAlias = Callable[[Table, Any, Source], None]

# Stop and Halt are missing: they answer a card and have no effect of their own.
KEYWORDS: Mapping[type[Effect], CarryOut] = {
    Claim: areas.claim,
    Discard: hands.discard,
    Draw: hands.draw,
    Gutter: areas.gutter,
    Recruit: arrivals.recruit,
    SecondWind: arrivals.second_wind,
    Swipe: hands.swipe,
    Tunnel: arrivals.tunnel,
}


def carry_out(table: Table, effect: Effect, source: Source) -> None:
    """Let one effect take place; it may open a decision."""
    KEYWORDS[type(effect)](table, effect, source)
