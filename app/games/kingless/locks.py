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
from app.games.kingless.targets import Around, around, matching

RULE = "K57"


def locked_targets(state: State, seat: Seat) -> tuple[Blocked, ...]:
    """Return the immune targets of each card in a hand, in the order of the hand.

    The control is ``target:CARD:SEAT`` for a player and ``target:CARD:SEAT:AIM``
    for a card in a play area; `params` holds the target itself.
    """
    seats = around(state, seat)
    if not any(other.area.immunities for other in seats):
        return ()
    held = dict.fromkeys(state.player(seat).hand)
    return tuple(lock for card in held for lock in _locks(seats, state.content, card))


def _locks(seats: Around, content: str | None, card: CardId) -> Iterator[Blocked]:
    kind = kinds_of(content)[card]
    if kind.aim is None:
        return
    match kind.aim:
        case Gutter(what=what):
            yield from _cards(seats, content, card, what)
        case Swipe():
            yield from _players(seats[:-1], card, Action("swipe", kind.event))
        case Discard(who="player"):
            yield from _players(seats, card, Action("discard", kind.event))
        case Draw(who="player"):
            yield from _players(seats, card, Action("draw", kind.event))
        case _:
            return


def _cards(
    seats: Around, content: str | None, card: CardId, what: str
) -> Iterator[Blocked]:
    kinds, wanted = kinds_of(content), matching(content, what)
    action = Action("gutter", kinds[card].event)
    for owner in seats:
        area = owner.area
        for aim in area.cards:
            own = kinds[aim].immunities
            if aim in wanted and guards_card(own, area.immunities, action):
                control = f"target:{card}:{owner.seat}:{aim}"
                target = {"seat": owner.seat, "card": aim}
                yield Blocked(control, "immune", RULE, target)


def _players(seats: Around, card: CardId, action: Action) -> Iterator[Blocked]:
    for other in seats:
        if guards_player(other.area.immunities, action):
            control = f"target:{card}:{other.seat}"
            yield Blocked(control, "immune", RULE, {"seat": other.seat})
