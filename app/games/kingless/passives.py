"""What the constant effects of a play area add up to, immunity apart (K54)."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from app.games.core.game import Seat
from app.games.kingless.material import Kind, kinds_of
from app.games.kingless.state import CardId, State

HAND_LIMIT = 8
"""Most cards in hand at the end of the own turn (K19)."""


AREAS_KEPT = 4096
"""The worth of so many play areas stays in memory."""


class Worth(msgspec.Struct, frozen=True, gc=False):
    """What one card of a play area is worth: printed, and by its passive."""

    card: CardId
    influence: int
    bonus: int


def hand_limit(state: State, seat: Seat) -> int:
    """Return how many cards a seat may keep at its own end check."""
    return HAND_LIMIT + sum(kind.more_hand for kind in _area(state, seat))


def extra_draws(state: State, seat: Seat) -> int:
    """Return how many cards more a seat draws at the start of its turn."""
    return sum(kind.extra_draws for kind in _area(state, seat))


def tax(state: State, owner: Seat) -> int:
    """Return how many cards a seat's play area takes from each opponent."""
    return sum(kind.tax for kind in _area(state, owner))


@lru_cache(AREAS_KEPT)
def influence(content: str | None, area: tuple[CardId, ...]) -> int:
    """Return what a play area is worth (K66).

    Every view shows it for every seat, while few areas change in a step.
    """
    return sum(line.influence + line.bonus for line in worths(content, area))


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


def _area(state: State, seat: Seat) -> list[Kind]:
    kinds = kinds_of(state.content)
    return [kinds[card] for card in state.player(seat).area]
