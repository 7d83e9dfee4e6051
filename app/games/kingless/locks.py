"""What looks like a target but cannot be chosen, because it is immune.

A board draws these with a lock, so that nobody wonders why a card is not ringed.
They follow from the own hand and the play areas, which the seat sees anyway.
"""

from collections.abc import Iterator

from app.games.core.game import Blocked, Seat
from app.games.kingless.cards import Discard, Draw, Gutter, Swipe
from app.games.kingless.immunity import Action, is_card_immune, is_player_immune
from app.games.kingless.material import kinds_of
from app.games.kingless.passives import immunities
from app.games.kingless.state import CardId, State
from app.games.kingless.targets import matching

RULE = "K57"


def locked_targets(state: State, seat: Seat) -> tuple[Blocked, ...]:
    """Return the immune targets of each card in a hand, in the order of the hand.

    The control is ``target:CARD:SEAT`` for a player and ``target:CARD:SEAT:AIM``
    for a card in a play area; `params` holds the target itself.
    """
    if not any(immunities(state, owner) for owner in state.order):
        return ()
    held = dict.fromkeys(state.player(seat).hand)
    return tuple(lock for card in held for lock in _locks(state, seat, card))


def _locks(state: State, seat: Seat, card: CardId) -> Iterator[Blocked]:
    kind = kinds_of(state.content)[card]
    if kind.aim is None:
        return
    match kind.aim:
        case Gutter(what=what):
            yield from _cards(state, seat, card, what)
        case Swipe():
            others = state.clockwise(seat)[:-1]
            yield from _players(state, others, card, Action("swipe", kind.event))
        case Discard(who="player"):
            everybody = state.clockwise(seat)
            yield from _players(state, everybody, card, Action("discard", kind.event))
        case Draw(who="player"):
            everybody = state.clockwise(seat)
            yield from _players(state, everybody, card, Action("draw", kind.event))
        case _:
            return


def _cards(state: State, seat: Seat, card: CardId, what: str) -> Iterator[Blocked]:
    action = Action("gutter", kinds_of(state.content)[card].event)
    wanted = matching(state.content, what)
    for owner in state.clockwise(seat):
        for aim in dict.fromkeys(state.player(owner).area):
            if aim in wanted and is_card_immune(state, owner, aim, action):
                control = f"target:{card}:{owner}:{aim}"
                target = {"seat": owner, "card": aim}
                yield Blocked(control, "immune", RULE, target)


def _players(
    state: State, seats: tuple[Seat, ...], card: CardId, action: Action
) -> Iterator[Blocked]:
    for seat in seats:
        if is_player_immune(state, seat, action):
            yield Blocked(f"target:{card}:{seat}", "immune", RULE, {"seat": seat})
