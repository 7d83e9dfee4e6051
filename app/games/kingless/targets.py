"""What a card may aim at, named with the play (K26)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

import msgspec

from app.games.core.game import Seat
from app.games.kingless.cards import Claim, Discard, Draw, Gutter, Keyword, Swipe
from app.games.kingless.immunity import Action, guarded
from app.games.kingless.material import Aimed, Kind, kinds_of
from app.games.kingless.moves import Target
from app.games.kingless.passives import sum_of
from app.games.kingless.state import CardId, Player, State

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
        cards: Its kinds of card, each once, in order of arrival.
        guards: Something in its area is immune, or makes others so.
    """

    seat: Seat
    hand: bool
    area: tuple[CardId, ...]
    cards: tuple[CardId, ...]
    guards: bool

    def immune(self, content: str | None, action: Action) -> tuple[CardId, ...]:
        """Return the cards in its area that are immune to an action."""
        return guarded(content, self.area, action).cards if self.guards else ()


Around: TypeAlias = list[Prospect]
"""The seats from the left of one seat, itself last (K58)."""


def around(state: State, seat: Seat) -> Around:
    """Return what a seat may look around at to aim its cards: all public facts."""
    order, players, content = state.order, state.players, state.content
    end = order.index(seat) + 1
    # Places below zero count from the end of the order: once around, oneself last.
    return [
        _prospect(content, order[place], players[place])
        for place in range(end - len(order), end)
        if not players[place].out
    ]


def _prospect(content: str | None, seat: Seat, player: Player) -> Prospect:
    whole = sum_of(content, player.area)
    guards = bool(whole.immunities)
    return Prospect(seat, bool(player.hand), player.area, whole.cards, guards)


def targets(state: State, seat: Seat, card: CardId) -> tuple[Target | None, ...]:
    """Return what a seat may name for a card it plays, in a stable order.

    The answer is the same for whatever is in the hands. None stands for playing
    the card without a target.
    """
    kind = kinds_of(state.content)[card]
    if kind.aim is None:
        return NO_TARGET
    return targets_among(around(state, seat), state.content, kind)


def targets_among(
    seats: Around, content: str | None, kind: Kind
) -> tuple[Target | None, ...]:
    """Return the same, where it is known what there is around the seat."""
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
    wanted = matching(content, what)
    found = [
        Target(owner.seat, card)
        for owner in seats
        for card in owner.cards
        if card in wanted and card not in owner.immune(content, action)
    ]
    # The own seat comes last: its cards alone are there if the first is its own.
    only_own = bool(found) and found[0].seat == seats[-1].seat
    # Nobody must throw away a card of their own (K50).
    return (*found, None) if only_own else tuple(found)


def _players(seats: Around, content: str | None, action: Action) -> tuple[Target, ...]:
    found = [
        Target(other.seat)
        for other in seats
        if not (other.guards and guarded(content, other.area, action).owner)
    ]
    return tuple(found)
