"""Who and what is immune to which action (K54 to K57).

An immunity works while its card lies in a play area, against everybody's
effects, the owner's own too. It is asked for when a target is named and again
when the effect takes place.
"""

from typing import Literal, TypeAlias

import msgspec

from app.games.core.game import Seat
from app.games.kingless.cards import Immune, Keyword
from app.games.kingless.material import kinds_of
from app.games.kingless.passives import immunities
from app.games.kingless.state import CardId, State

Scope: TypeAlias = Literal["card", "area", "hand", "owner"]


class Action(msgspec.Struct, frozen=True, gc=False):
    """What an immunity is asked about: a keyword, and if an event does it."""

    keyword: Keyword
    by_event: bool


def covers(immune: Immune, action: Action) -> bool:
    """Return whether an immunity holds against an action."""
    if not immune.actions and not immune.events:
        return True
    return action.keyword in immune.actions or (immune.events and action.by_event)


def guards_card(
    card: tuple[Immune, ...], area: tuple[Immune, ...], action: Action
) -> bool:
    """Return whether a card in a play area is immune, by itself or by the area.

    Args:
        card: Its own immunities.
        area: All of the area, its own among them.
        action: What would be done to it.
    """
    return _holds(card, "card", action) or _holds(area, "area", action)


def guards_player(area: tuple[Immune, ...], action: Action) -> bool:
    """Return whether the owner of an area can neither be chosen for nor hit.

    Discard and Swipe reach for the hand as well, so an immune hand protects its
    owner from them.
    """
    reaches_hand = action.keyword in {"discard", "swipe"}
    return _holds(area, "owner", action) or (
        reaches_hand and _holds(area, "hand", action)
    )


def is_card_immune(state: State, owner: Seat, card: CardId, action: Action) -> bool:
    """Return whether a card in a seat's play area is immune to an action."""
    own = kinds_of(state.content)[card].immunities
    return guards_card(own, immunities(state, owner), action)


def is_hand_immune(state: State, owner: Seat, action: Action) -> bool:
    """Return whether nothing may be taken out of a hand by an action."""
    return _holds(immunities(state, owner), "hand", action)


def is_player_immune(state: State, seat: Seat, action: Action) -> bool:
    """Return whether a player can neither be chosen for nor hit by an action."""
    return guards_player(immunities(state, seat), action)


def _holds(immune_to: tuple[Immune, ...], scope: Scope, action: Action) -> bool:
    """Return whether one of some immunities has this scope and covers an action."""
    # No generator: this is asked for each card and each that it might aim at.
    found = [i for i in immune_to if i.scope == scope and covers(i, action)]
    return bool(found)
