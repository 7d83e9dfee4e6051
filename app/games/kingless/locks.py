"""What looks like a target but cannot be chosen, because it is immune.

A board draws these with a lock, so that nobody wonders why a card is not ringed.
They follow from the own hand and the play areas, which the seat sees anyway.
"""

from collections.abc import Mapping
from typing import Any

from app.games.core.game import Blocked, Seat
from app.games.kingless.cards import Claim, Gutter, Swipe
from app.games.kingless.immunity import guarded
from app.games.kingless.material import Kind, kinds_of
from app.games.kingless.state import CardId, State
from app.games.kingless.targets import ACTIONS, Around, around, matching

RULE = "K57"


def locked_targets(state: State, seat: Seat) -> tuple[Blocked, ...]:
    """Return the immune targets of each card in a hand, in the order of the hand.

    The control is ``target:CARD:SEAT`` for a player and ``target:CARD:SEAT:AIM``
    for a card in a play area; `params` holds the target itself.
    """
    return locks_among(around(state, seat), state.content, state.player(seat).hand)


def locks_among(
    seats: Around, content: str | None, hand: tuple[CardId, ...]
) -> tuple[Blocked, ...]:
    """Return the same, where it is known what there is around the seat."""
    guards = [other for other in seats if other.guards]
    if not guards:
        return ()
    seat, all_kinds = seats[-1].seat, kinds_of(content)
    kinds = [all_kinds[card] for card in dict.fromkeys(hand)]
    return tuple(
        [lock for kind in kinds for lock in _locks(guards, seat, content, kind)]
    )


def _locks(
    guards: Around, seat: Seat, content: str | None, kind: Kind
) -> list[Blocked]:
    """Return what one card of a seat cannot aim at of those who guard something."""
    card, aim = kind.card.id, kind.aim
    if aim is None or type(aim) is Claim:
        return []
    action = ACTIONS[type(aim), kind.event]
    if type(aim) is Gutter:
        wanted = matching(content, aim.what)
        return [
            _lock(f"{card}:{other.seat}:{its}", {"seat": other.seat, "card": its})
            for other in guards
            for its in guarded(content, other.area, action).cards
            if its in wanted
        ]
    # Nobody swipes from the own hand.
    return [
        _lock(f"{card}:{other.seat}", {"seat": other.seat})
        for other in guards
        if guarded(content, other.area, action).owner
        and (type(aim) is not Swipe or other.seat != seat)
    ]


def _lock(aimed: str, target: Mapping[str, Any]) -> Blocked:
    return Blocked(f"target:{aimed}", "immune", RULE, target)
