"""What a preview answers: the consequence of a draft, as far as its player may know.

Each of the five moves can be drafted: cards to play, cards to pay with, a yield, who
plays next, and a flip. A draft of cards that is no legal play is refused, with the code
that says why; a payment may still be too small.
"""

from typing import Literal, TypeAlias

import msgspec

from app.games.regicide.cards import Power
from app.games.regicide.views import Medal, Suit

Pays: TypeAlias = Literal["yes", "no", "maybe", "flip"]


class PowerAhead(msgspec.Struct, frozen=True, omit_defaults=True):
    """One suit power of a draft, in the order the powers act (R17).

    Attributes:
        suit: ``H``, ``D``, ``S`` or ``C``.
        power: ``heal``, ``draw``, ``shield`` or ``double``.
        value: The total value it acts with.
        count: How far it will act: cards healed, cards drawn, attack taken away, or
            damage added by doubling. 0 where it finds nothing to do, or is blocked.
        blocked: The enemy is immune to it; it still adds to the total.
        banked: Spades blocked now that a jester would make count.
        draws: Who draws how many, in the order of the first card drawn.
    """

    suit: Suit
    power: Power
    value: int
    count: int
    blocked: bool = False
    banked: int = 0
    draws: tuple[tuple[int, int], ...] = ()


class CounterAttack(msgspec.Struct, frozen=True, omit_defaults=True):
    """The enemy's answer, and whether the hand that stays can pay it.

    Attributes:
        attack: What will have to be paid; 0 means that nothing is.
        hand: What the cards that stay are worth, with drawn royals that all know.
        unknown: Cards that diamonds will bring and nobody knows.
        pays: ``yes``; ``no`` (everybody would lose); ``maybe`` (it depends on the
            unknown cards); ``flip`` (only by flipping a jester, solo).
        margin: `hand` less `attack`: what would be left, or is missing if below 0.
    """

    attack: int
    hand: int
    pays: Pays
    margin: int
    unknown: int = 0


class Strike(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the enemy suffers.

    Attributes:
        damage: Damage dealt, doubled by clubs where that acts.
        before: Health before.
        after: Health after, never below 0.
        kill: ``exact`` or ``over``; None while it lives.
        over: Damage beyond its health.
        wins: It is the last royal: the players win.
    """

    damage: int
    before: int
    after: int
    kill: Literal["exact", "over"] | None = None
    over: int = 0
    wins: bool = False


class JesterAhead(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a jester will do.

    Attributes:
        lifts: The suit whose immunity it lifts; None where that is lifted already.
        shield: Spades that start to count.
        attack: The attack afterwards; nobody has to pay it now.
    """

    lifts: Suit | None
    attack: int
    shield: int = 0


class Payment(msgspec.Struct, frozen=True, omit_defaults=True):
    """What picked cards pay: their sum, what is due, what is missing or too much."""

    value: int
    due: int
    enough: bool
    missing: int = 0
    over: int = 0


class FlipAhead(msgspec.Struct, frozen=True, omit_defaults=True):
    """What flipping a jester will do: cards away, cards drawn, flips and medal left."""

    discards: int
    draws: int
    flips: int
    medal: Medal


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a draft would do.

    Attributes:
        do: The kind of move: ``play``, ``pay``, ``yield``, ``choose``, ``flip``.
        total: The total value of the cards of a play.
        powers: Each suit of a play, in the order they act, blocked ones included.
        strike: What the enemy suffers; None where nothing is dealt.
        jester: What a jester does.
        counter: The enemy's answer; None after a kill, a jester or a win.
        payment: What picked cards pay.
        flip: What a flip does.
    """

    do: Literal["play", "pay", "yield", "choose", "flip"]
    total: int = 0
    powers: tuple[PowerAhead, ...] = ()
    strike: Strike | None = None
    jester: JesterAhead | None = None
    counter: CounterAttack | None = None
    payment: Payment | None = None
    flip: FlipAhead | None = None
