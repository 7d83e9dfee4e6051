"""Who and what is immune to which action (K54 to K57).

An immunity works while its card lies in a play area, against everybody's
effects, the owner's own too. It is asked for when a target is named and again
when the effect takes place.
"""

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from app.games.core.game import Seat
from app.games.kingless.cards import Immune, Keyword
from app.games.kingless.material import kinds_of
from app.games.kingless.passives import sum_at, sum_of
from app.games.kingless.state import CardId, State

Scope: TypeAlias = Literal["card", "area", "hand", "owner"]
GUARDS_KEPT = 16_384
"""What so many play areas guard from an action each stays in memory."""


class Action(msgspec.Struct, frozen=True, gc=False):
    """What an immunity is asked about: a keyword, and if an event does it."""

    keyword: Keyword
    by_event: bool


def covers(immune: Immune, action: Action) -> bool:
    """Return whether an immunity holds against an action."""
    if not immune.actions and not immune.events:
        return True
    return action.keyword in immune.actions or (immune.events and action.by_event)


class Guarded(msgspec.Struct, frozen=True, gc=False):
    """What of one play area is immune to an action.

    Attributes:
        owner: Its owner can neither be chosen for nor hit.
        cards: The kinds of its cards that are immune, in order of arrival.
    """

    owner: bool
    cards: tuple[CardId, ...]


NOT_GUARDED = Guarded(owner=False, cards=())


@lru_cache(GUARDS_KEPT)
def guarded(content: str | None, area: tuple[CardId, ...], action: Action) -> Guarded:
    """Return what of a play area is immune to an action, by cards of the area.

    Discard and Swipe reach for the hand as well, so an immune hand protects its
    owner from them.
    """
    whole = sum_of(content, area)
    if not whole.immunities:
        return NOT_GUARDED
    scopes = _kept_from(action, whole.immunities)
    reaches_hand = action.keyword in {"discard", "swipe"}
    owner = "owner" in scopes or (reaches_hand and "hand" in scopes)
    if "area" in scopes:
        return Guarded(owner, whole.cards)
    if "card" not in scopes:
        return Guarded(owner, ())
    kinds = kinds_of(content)
    its = [(card, kinds[card].immunities) for card in whole.cards]
    immune = [card for card, own in its if "card" in _kept_from(action, own)]
    return Guarded(owner, tuple(immune))


def is_card_immune(state: State, owner: Seat, card: CardId, action: Action) -> bool:
    """Return whether a card in a seat's play area is immune to an action."""
    return card in guarded(state.content, state.player(owner).area, action).cards


def is_hand_immune(state: State, owner: Seat, action: Action) -> bool:
    """Return whether nothing may be taken out of a hand by an action."""
    return "hand" in _kept_from(action, sum_at(state, owner).immunities)


def is_player_immune(state: State, seat: Seat, action: Action) -> bool:
    """Return whether a player can neither be chosen for nor hit by an action."""
    return guarded(state.content, state.player(seat).area, action).owner


def _kept_from(action: Action, immune_to: tuple[Immune, ...]) -> set[Scope]:
    """Return what some immunities keep from an action."""
    return {immune.scope for immune in immune_to if covers(immune, action)}
