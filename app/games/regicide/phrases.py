"""Ready phrases about public facts, and the two wishes after a jester (R59)."""

from collections.abc import Iterator

from app.games.core.game import Phrase, Seat
from app.games.regicide.codes import WISHES
from app.games.regicide.views import OVER, EnemyView, View


def sayable(view: View, seat: Seat) -> tuple[Phrase, ...]:
    """Return what a seat may say now, from what everybody sees.

    Wishes may be said only between a jester and the start of the next player's turn,
    by everybody at the table. Alone there is nobody to say anything to.
    """
    if view.hand is None or view.enemy is None or view.phase in OVER:
        return ()
    if view.solo is not None:
        return ()
    wishes = WISHES if view.phase == "choose-next" else ()
    facts = (
        _own(view, seat),
        _piles(view),
        _about(view.enemy),
        _castle(view),
    )
    return tuple(phrase for part in (map(Phrase, wishes), *facts) for phrase in part)


def _own(view: View, seat: Seat) -> Iterator[Phrase]:
    count = next(other.hand for other in view.seats if other.seat == seat)
    yield Phrase("my-hand", {"count": count})
    if view.active == seat and view.yield_barred:
        yield Phrase("i-may-not-yield")


def _piles(view: View) -> Iterator[Phrase]:
    yield Phrase("tavern-left", {"count": view.tavern})
    if view.tavern_known:
        yield Phrase("tavern-top", {"card": view.tavern_known[0]})
    yield Phrase("discard-left", {"count": view.discard})


def _about(enemy: EnemyView) -> Iterator[Phrase]:
    card = enemy.card
    yield Phrase("enemy-health", {"card": card, "count": enemy.health})
    yield Phrase("enemy-attack", {"card": card, "count": enemy.attack})
    code = "enemy-immune" if enemy.immune else "enemy-unguarded"
    yield Phrase(code, {"card": card, "suit": enemy.suit})
    if enemy.banked:
        yield Phrase("spades-banked", {"count": enemy.banked})


def _castle(view: View) -> Iterator[Phrase]:
    left = sum(royal.state in {"now", "to-come"} for royal in view.castle)
    yield Phrase("royals-left", {"count": left})
