"""What a draft would do, worked out from the mover's own view and nothing else."""

from collections.abc import Sequence
from typing import Literal

from app.games.core.game import Seat
from app.games.regicide.cards import JESTER, POWERS, Card, suits_of, value, worth
from app.games.regicide.drawing import around
from app.games.regicide.ending import MEDALS
from app.games.regicide.previews import (
    CounterAttack,
    FlipAhead,
    JesterAhead,
    Payment,
    Pays,
    PowerAhead,
    Preview,
    Strike,
)
from app.games.regicide.state import SOLO_FLIPS
from app.games.regicide.views import EnemyView, Suit, View


class PlayAhead:
    """A legal play, looked at beforehand.

    Args:
        view: The mover's own view, in step 1.
        enemy: The enemy of the view.
        cards: The cards picked.
    """

    def __init__(self, view: View, enemy: EnemyView, cards: tuple[Card, ...]) -> None:
        self._view = view
        self._enemy = enemy
        self._total = worth(cards)
        self._hand = list(view.hand or ())
        for card in cards:
            self._hand.remove(card)
        suits = suits_of(cards)
        blocked = enemy.suit if enemy.immune else None
        self._suits = suits
        self._acting = tuple(suit for suit in suits if suit != blocked)
        self._takers = self._draws() if "D" in self._acting else ()

    def preview(self) -> Preview:
        """Return what the play would do."""
        strike = self._strike()
        return Preview(
            "play",
            total=self._total,
            powers=tuple(map(self._power, self._suits)),
            strike=strike,
            counter=None if strike.kill else self._counter(),
        )

    def _healed(self) -> int:
        return min(self._total, self._view.discard) if "H" in self._acting else 0

    def _draws(self) -> tuple[Seat, ...]:
        """Return who would take each card: healed ones can be drawn at once (R17)."""
        view = self._view
        place = view.order.index(view.active)
        seats = view.order[place:] + view.order[:place]
        held = {seat.seat: seat.hand for seat in view.seats}
        held[view.active] = len(self._hand)
        rooms = [view.hand_limit - held[seat] for seat in seats]
        cards = min(self._total, view.tavern + self._healed())
        return tuple(around(seats, rooms, cards))

    def _power(self, suit: Suit) -> PowerAhead:
        total, power = self._total, POWERS[suit]
        if suit not in self._acting:
            banked = total if suit == "S" else 0
            return PowerAhead(suit, power, total, 0, blocked=True, banked=banked)
        takers = self._takers if suit == "D" else ()
        count = {
            "H": self._healed(),
            "D": len(takers),
            "S": self._enemy.attack - self._attack(),
            "C": total,
        }[suit]
        draws = tuple((seat, takers.count(seat)) for seat in dict.fromkeys(takers))
        return PowerAhead(suit, power, total, count, draws=draws)

    def _attack(self) -> int:
        taken = self._total if "S" in self._acting else 0
        return max(0, self._enemy.attack - taken)

    def _strike(self) -> Strike:
        damage = self._total * (2 if "C" in self._acting else 1)
        left = self._enemy.health - damage
        if left > 0:
            return Strike(damage, self._enemy.health, left)
        last = not any(royal.state == "to-come" for royal in self._view.castle)
        kill: Literal["exact", "over"] = "over" if left else "exact"
        before = self._enemy.health
        return Strike(damage, before, 0, kill, over=-left, wins=last)

    def _counter(self) -> CounterAttack:
        """Return the enemy's answer; of drawn cards, only known royals count (R57)."""
        view = self._view
        known = zip(self._takers, view.tavern_known, strict=False)
        drawn = [card for seat, card in known if seat == view.active]
        unknown = self._takers.count(view.active) - len(drawn)
        return counter(view, self._attack(), [*self._hand, *drawn], unknown)


def counter(
    view: View, attack: int, hand: Sequence[Card], unknown: int = 0
) -> CounterAttack:
    """Return an attack and whether a hand, with so many unknown cards, can pay it."""
    held = worth(hand)
    pays: Pays = "yes"
    if held < attack:
        flips = view.solo is not None and view.solo.flips > 0
        pays = "maybe" if unknown else "flip" if flips else "no"
    return CounterAttack(attack, held, pays, held - attack, unknown)


def ahead_of_play(view: View, cards: tuple[Card, ...]) -> Preview:
    """Return what a legal play would do.

    Raises:
        LookupError: All royals are felled.
    """
    enemy = view.enemy
    if enemy is None:
        msg = "all royals are felled"
        raise LookupError(msg)
    if cards != (JESTER,):
        return PlayAhead(view, enemy, cards).preview()
    attack = max(0, enemy.attack - enemy.banked)
    lifts = enemy.suit if enemy.immune else None
    return Preview("play", jester=JesterAhead(lifts, attack, enemy.banked))


def ahead_of_yield(view: View) -> Preview:
    """Return what a yield would cost."""
    attack = view.enemy.attack if view.enemy else 0
    return Preview("yield", counter=counter(view, attack, view.hand or ()))


def ahead_of_payment(view: View, cards: tuple[Card, ...]) -> Preview:
    """Return what picked cards pay, enough or not."""
    paid, due = sum(map(value, cards)), view.must_pay
    payment = Payment(
        paid, due, paid >= due, missing=max(0, due - paid), over=max(0, paid - due)
    )
    return Preview("pay", payment=payment)


def ahead_of_flip(view: View) -> Preview:
    """Return what flipping a jester would do."""
    flips = (view.solo.flips if view.solo else 0) - 1
    flip = FlipAhead(
        discards=len(view.hand or ()),
        draws=min(view.hand_limit, view.tavern),
        flips=flips,
        medal=MEDALS[SOLO_FLIPS - flips],
    )
    return Preview("flip", flip=flip)
