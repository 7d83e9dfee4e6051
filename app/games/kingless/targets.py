"""What a card may aim at, named with the play (K26)."""

from functools import lru_cache

from app.games.core.game import Seat
from app.games.kingless.cards import Claim, Discard, Gutter, Swipe
from app.games.kingless.immunity import Action, is_card_immune, is_player_immune
from app.games.kingless.material import Aimed, kinds_of
from app.games.kingless.moves import Target
from app.games.kingless.state import CardId, State

HANDS = Target(zone="hands")
"""Claim takes the card from some hand that has it, nobody knows which (K42)."""
WANTS_KEPT = 512
"""What so many kinds of Gutter may take stays in memory."""
NO_TARGET: tuple[Target | None, ...] = (None,)


def targets(state: State, seat: Seat, card: CardId) -> tuple[Target | None, ...]:
    """Return what a seat may name for a card it plays, in a stable order.

    The answer is the same for whatever is in the hands. None stands for playing
    the card without a target.
    """
    kind = kinds_of(state.content)[card]
    if kind.aim is None:
        return NO_TARGET
    return _named(state, seat, kind.aim, by_event=kind.event) or NO_TARGET


def playable(state: State, card: CardId) -> bool:
    """Return whether a card may be played on the own turn; a Stop never (K32)."""
    kind = kinds_of(state.content)[card]
    return not (kind.stop or kind.halt)


@lru_cache(WANTS_KEPT)
def matching(content: str | None, what: str) -> frozenset[CardId]:
    """Return the cards of a deck that a Gutter of `what` may take."""
    kinds = kinds_of(content).items()
    return frozenset(
        card for card, kind in kinds if what in {"any", card, kind.card.type}
    )


def _named(
    state: State, seat: Seat, effect: Aimed, *, by_event: bool
) -> tuple[Target | None, ...]:
    match effect:
        case Claim(card=card):
            return _claimable(state, seat, card, Action("claim", by_event))
        case Gutter(what=what):
            return _gutterable(state, seat, what, Action("gutter", by_event))
        case Swipe():
            return _swipable(state, seat, Action("swipe", by_event))
        case Discard():
            return _players(state, seat, Action("discard", by_event))
        case _:
            return _players(state, seat, Action("draw", by_event))


def _claimable(
    state: State, seat: Seat, card: CardId, action: Action
) -> tuple[Target, ...]:
    areas = [
        Target(seat=other, zone="area")
        for other in state.clockwise(seat)[:-1]
        if card in state.player(other).area
        and not is_card_immune(state, other, card, action)
    ]
    return tuple(areas) or (HANDS,)


def _gutterable(
    state: State, seat: Seat, what: str, action: Action
) -> tuple[Target | None, ...]:
    found = _in_areas(state, seat, what, action)
    only_own = all(target.seat == seat for target in found)
    # Nobody must throw away a card of their own (K50).
    return (*found, None) if found and only_own else found


def _in_areas(
    state: State, seat: Seat, what: str, action: Action
) -> tuple[Target, ...]:
    wanted = matching(state.content, what)
    found = [
        Target(seat=owner, card=card)
        for owner in state.clockwise(seat)
        for card in dict.fromkeys(state.player(owner).area)
        if card in wanted and not is_card_immune(state, owner, card, action)
    ]
    return tuple(found)


def _swipable(state: State, seat: Seat, action: Action) -> tuple[Target, ...]:
    found = [
        Target(seat=other)
        for other in state.clockwise(seat)[:-1]
        if state.player(other).hand and not is_player_immune(state, other, action)
    ]
    return tuple(found)


def _players(state: State, seat: Seat, action: Action) -> tuple[Target, ...]:
    found = [
        Target(seat=other)
        for other in state.clockwise(seat)
        if not is_player_immune(state, other, action)
    ]
    return tuple(found)
