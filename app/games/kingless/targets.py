"""What a card may aim at, named with the play (K26)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

import msgspec

from app.games.core.game import Seat
from app.games.kingless.cards import Claim, Discard, Draw, Gutter, Keyword, Swipe
from app.games.kingless.immunity import Action, guarded
from app.games.kingless.material import Aimed, kinds_of
from app.games.kingless.moves import Target
from app.games.kingless.passives import sum_of
from app.games.kingless.state import CardId, State

HANDS = Target(zone="hands")
"""Claim takes the card from some hand that has it, nobody knows which (K42)."""
WANTS_KEPT = 512
"""What so many kinds of Gutter may take stays in memory."""
NO_TARGET: tuple[Target | None, ...] = (None,)
KEYWORDS: Mapping[type[Aimed], Keyword] = {
    Claim: "claim",
    Discard: "discard",
    Draw: "draw",
    Gutter: "gutter",
    Swipe: "swipe",
}
"""What each effect that aims does to what it is aimed at."""
ACTIONS: Mapping[tuple[type[Aimed], bool], Action] = {
    (aim, by_event): Action(keyword, by_event)
    for aim, keyword in KEYWORDS.items()
    for by_event in (False, True)
}
"""The same, done by an event or by another card."""


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """A seat as whoever aims a card sees it.

    Attributes:
        seat: Its id.
        hand: It holds cards.
        area: Its play area.
        guards: Something in its area is immune, or makes others so.
    """

    seat: Seat
    hand: bool
    area: tuple[CardId, ...]
    guards: bool

    def immune(self, content: str | None, action: Action) -> tuple[CardId, ...]:
        """Return the cards in its area that are immune to an action."""
        return guarded(content, self.area, action).cards if self.guards else ()


Around: TypeAlias = list[Prospect]
"""The seats from the left of one seat, itself last (K58)."""


def around(state: State, seat: Seat) -> Around:
    """Return what a seat may look around at to aim its cards: all public facts."""
    order, players, content = state.order, state.players, state.content
    start = order.index(seat) + 1
    seats = order[start:] + order[:start]
    return [
        Prospect(s, bool(p.hand), p.area, bool(sum_of(content, p.area).immunities))
        for s, p in zip(seats, players[start:] + players[:start], strict=True)
        if not p.out
    ]


def targets(state: State, seat: Seat, card: CardId) -> tuple[Target | None, ...]:
    """Return what a seat may name for a card it plays, in a stable order.

    The answer is the same for whatever is in the hands. None stands for playing
    the card without a target.
    """
    if kinds_of(state.content)[card].aim is None:
        return NO_TARGET
    return targets_among(around(state, seat), state.content, card)


def targets_among(
    seats: Around, content: str | None, card: CardId
) -> tuple[Target | None, ...]:
    """Return the same, where it is known what there is around the seat."""
    kind = kinds_of(content)[card]
    aim = kind.aim
    if aim is None:
        return NO_TARGET
    action = ACTIONS[type(aim), kind.event]
    if type(aim) is Gutter:
        return _gutterable(seats, content, aim.what, action) or NO_TARGET
    if type(aim) is Claim:
        return _claimable(seats, content, aim.card, action)
    if type(aim) is Swipe:
        seats = [other for other in seats[:-1] if other.hand]
    return _players(seats, content, action) or NO_TARGET


def playable(state: State, card: CardId) -> bool:
    """Return whether a card may be played on the own turn; a Stop never (K32)."""
    return not kinds_of(state.content)[card].interrupt


@lru_cache(WANTS_KEPT)
def matching(content: str | None, what: str) -> frozenset[CardId]:
    """Return the cards of a deck that a Gutter of `what` may take."""
    kinds = kinds_of(content).items()
    return frozenset(
        card for card, kind in kinds if what in {"any", card, kind.card.type}
    )


def _claimable(
    seats: Around, content: str | None, card: CardId, action: Action
) -> tuple[Target, ...]:
    areas = [
        Target(seat=other.seat, zone="area")
        for other in seats[:-1]
        if card in other.area and card not in other.immune(content, action)
    ]
    return tuple(areas) or (HANDS,)


def _gutterable(
    seats: Around, content: str | None, what: str, action: Action
) -> tuple[Target | None, ...]:
    found = _in_areas(seats, content, what, action)
    # The own seat comes last: its cards alone are there if the first is its own.
    only_own = bool(found) and found[0].seat == seats[-1].seat
    # Nobody must throw away a card of their own (K50).
    return (*found, None) if only_own else found


def _in_areas(
    seats: Around, content: str | None, what: str, action: Action
) -> tuple[Target, ...]:
    wanted = matching(content, what)
    found = []
    for owner in seats:
        if owner.area:
            immune = owner.immune(content, action)
            cards = [c for c in dict.fromkeys(owner.area) if c in wanted]
            found += [Target(owner.seat, card) for card in cards if card not in immune]
    return tuple(found)


def _players(seats: Around, content: str | None, action: Action) -> tuple[Target, ...]:
    found = [
        Target(other.seat)
        for other in seats
        if not (other.guards and guarded(content, other.area, action).owner)
    ]
    return tuple(found)
