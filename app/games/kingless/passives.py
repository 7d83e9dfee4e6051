"""What the constant effects of a play area add up to (K54).

They are asked for many times a step, for every seat, while few areas change in one:
what an area adds up to is worked out once and remembered.
"""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from app.games.core.game import Seat
from app.games.kingless.cards import Immune
from app.games.kingless.material import Kind, kinds_of
from app.games.kingless.state import CardId, State

HAND_LIMIT = 8
"""Most cards in hand at the end of the own turn (K19)."""

AREAS_KEPT = 4096
"""What so many play areas add up to stays in memory."""


class Worth(msgspec.Struct, frozen=True, gc=False):
    """What one card of a play area is worth: printed, and by its passive."""

    card: CardId
    influence: int
    bonus: int


class Sum(msgspec.Struct, frozen=True, gc=False):
    """What the constant effects of one play area add up to.

    Attributes:
        cards: Its kinds of card, each once, in order of arrival.
        influence: What the area is worth.
        more_hand: By how much they raise the hand limit.
        extra_draws: How many cards more its owner draws at a turn's start.
        tax: How many cards each opponent discards at a turn's start.
        immunities: Its immunities, in the order of its cards.
    """

    cards: tuple[CardId, ...]
    influence: int
    more_hand: int
    extra_draws: int
    tax: int
    immunities: tuple[Immune, ...]


@lru_cache(AREAS_KEPT)
def sum_of(content: str | None, area: tuple[CardId, ...]) -> Sum:
    """Return what a play area adds up to."""
    all_kinds = kinds_of(content)
    kinds = [all_kinds[card] for card in area]
    passive = [kind for kind in kinds if kind.card.passives]
    printed = sum([kind.card.influence for kind in kinds])
    return Sum(
        cards=tuple(dict.fromkeys(area)),
        influence=printed + sum([_bonus(kind, kinds) for kind in passive]),
        more_hand=sum([kind.more_hand for kind in passive]),
        extra_draws=sum([kind.extra_draws for kind in passive]),
        tax=sum([kind.tax for kind in passive]),
        immunities=tuple([i for kind in passive for i in kind.immunities]),
    )


def sum_at(state: State, seat: Seat) -> Sum:
    """Return what a seat's play area adds up to."""
    return sum_of(state.content, state.players[state.order.index(seat)].area)


def hand_limit(state: State, seat: Seat) -> int:
    """Return how many cards a seat may keep at its own end check."""
    return HAND_LIMIT + sum_at(state, seat).more_hand


def influence(content: str | None, area: tuple[CardId, ...]) -> int:
    """Return what a play area is worth (K66)."""
    return sum_of(content, area).influence


def worths(content: str | None, area: tuple[CardId, ...]) -> tuple[Worth, ...]:
    """Return what each card of a play area is worth, in its order."""
    all_kinds = kinds_of(content)
    kinds = [all_kinds[card] for card in area]
    return tuple(
        Worth(kind.card.id, kind.card.influence, _bonus(kind, kinds)) for kind in kinds
    )


def _bonus(kind: Kind, area: Iterable[Kind]) -> int:
    return sum(
        passive.each
        for passive in kind.trades
        for other in area
        if other.card.type == "dwarf" and other.card.trade == passive.trade
    )
