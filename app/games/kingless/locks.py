"""What looks like a target but cannot be chosen, because it is immune.

A board draws these with a lock, so that nobody wonders why a card is not ringed.
They follow from the own hand and the play areas, which the seat sees anyway.
"""

from collections.abc import Iterator

from app.games.core.game import Blocked, Seat
from app.games.kingless.cards import Discard, Draw, Gutter, Swipe
from app.games.kingless.immunity import Action, guards_card, guards_player
from app.games.kingless.material import kinds_of
from app.games.kingless.state import CardId, State
from app.games.kingless.targets import KEYWORDS, Around, around, matching

RULE = "K57"


def locked_targets(state: State, seat: Seat) -> tuple[Blocked, ...]:
    """Return the immune targets of each card in a hand, in the order of the hand.

    The control is ``target:CARD:SEAT`` for a player and ``target:CARD:SEAT:AIM``
    for a card in a play area; `params` holds the target itself.
    """
    guarded = [other for other in around(state, seat) if other.area.immunities]
    if not guarded:
        return ()
    locks: list[Blocked] = []
    for card in dict.fromkeys(state.player(seat).hand):
        aim = type(kinds_of(state.content)[card].aim)
        if aim is Gutter:
            locks += _cards(guarded, state.content, card)
        elif aim is Swipe:
            others = [other for other in guarded if other.seat != seat]
            locks += _players(others, state.content, card)
        elif aim is Discard or aim is Draw:
            locks += _players(guarded, state.content, card)
    return tuple(locks)


def _cards(guarded: Around, content: str | None, card: CardId) -> Iterator[Blocked]:
    kinds = kinds_of(content)
    kind = kinds[card]
    wanted = matching(content, kind.aim.what) if isinstance(kind.aim, Gutter) else ()
    action = Action("gutter", kind.event)
    for owner in guarded:
        area = owner.area
        for aim in area.cards:
            own = kinds[aim].immunities
            if aim in wanted and guards_card(own, area.immunities, action):
                control = f"target:{card}:{owner.seat}:{aim}"
                target = {"seat": owner.seat, "card": aim}
                yield Blocked(control, "immune", RULE, target)


def _players(guarded: Around, content: str | None, card: CardId) -> Iterator[Blocked]:
    kind = kinds_of(content)[card]
    action = Action(KEYWORDS[type(kind.aim)], kind.event)
    for other in guarded:
        if guards_player(other.area.immunities, action):
            control = f"target:{card}:{other.seat}"
            yield Blocked(control, "immune", RULE, {"seat": other.seat})
