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


def is_card_immune(state: State, owner: Seat, card: CardId, action: Action) -> bool:
    """Return whether a card in a play area is immune, by itself or by the area."""
    if not immunities(state, owner):
        return False
    own = kinds_of(state.content)[card].immunities
    return _holds(own, "card", action) or _protects(state, owner, "area", action)


def is_hand_immune(state: State, owner: Seat, action: Action) -> bool:
    """Return whether nothing may be taken out of a hand by an action."""
    return _protects(state, owner, "hand", action)


def is_player_immune(state: State, seat: Seat, action: Action) -> bool:
    """Return whether a player can neither be chosen for nor hit by an action.

    Discard and Swipe reach for the hand as well, so an immune hand protects its
    owner from them.
    """
    if _protects(state, seat, "owner", action):
        return True
    reaches_hand = action.keyword in {"discard", "swipe"}
    return reaches_hand and is_hand_immune(state, seat, action)


def _protects(state: State, owner: Seat, scope: Scope, action: Action) -> bool:
    return _holds(immunities(state, owner), scope, action)


def _holds(immune_to: tuple[Immune, ...], scope: Scope, action: Action) -> bool:
    """Return whether one of some immunities has this scope and covers an action."""
    return bool(immune_to) and any(
        immune.scope == scope and covers(immune, action) for immune in immune_to
    )
