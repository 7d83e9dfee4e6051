"""What each kind of building is worth: one module a set, one function an effect.

May import the landscape, its roads and the shapes of `tiles` and `score`; knows
nothing of turns, hands and units.
"""

from collections.abc import Callable, Mapping
from typing import Final

from app.games.two_heirs.effects import (
    crafts,
    dominion,
    guard,
    trade,
    wandering,
    warfare,
)
from app.games.two_heirs.effects.worth import Site, Worth
from app.games.two_heirs.tiles import Building

__all__ = ["EFFECTS", "Site", "Worth", "worth"]

EFFECTS: Final[Mapping[Building, Callable[[Site], Worth]]] = {
    "inn": wandering.inn,
    "marketplace": wandering.marketplace,
    "pilgrimage-site": wandering.pilgrimage_site,
    "bandit-stronghold": wandering.bandit_stronghold,
    "mill": dominion.mill,
    "stonemasons": dominion.stonemasons,
    "stable": dominion.stable,
    "bakery": dominion.bakery,
    "smithy": dominion.smithy,
    "lodge": dominion.lodge,
    "camp": dominion.camp,
    "farm": trade.producer,
    "sawmill": trade.producer,
    "quarry": trade.producer,
    "trading-post": trade.trading_post,
    "cathedral": trade.cathedral,
    "siege-tower": warfare.siege_tower,
    "fortress": warfare.fortress,
    "basket-maker": crafts.workshop,
    "potter": crafts.workshop,
    "cooper": crafts.workshop,
    "guild-house": crafts.guild_house,
    "lookout": guard.lookout,
    "guardhouse": guard.guardhouse,
}


def worth(site: Site) -> Worth:
    """Return what a building is worth as it stands, not doubled."""
    return EFFECTS[site.spot.tile.building](site)
