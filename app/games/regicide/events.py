"""What happens in a match of Regicide, in the past tense.

An event holds everything; `redact` sets to None what a viewer may not know. Only
`Drawing.cards` and `Refilled.cards` are ever secret.
"""

from typing import TypeAlias

import msgspec

from app.games.regicide.views import LossReason, Medal, Suit


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened; the tag says what."""


class Dealt(_Event, frozen=True, tag="dealt"):
    """Hands were dealt, so many cards each; `starter` takes the first turn."""

    starter: int
    count: int
    tavern: int


class EnemyRevealed(_Event, frozen=True, tag="enemy-revealed"):
    """The next royal came out of the castle, the `number`-th of twelve."""

    card: str
    number: int
    health: int
    attack: int


class TurnStarted(_Event, frozen=True, tag="turn-started"):
    """A turn began; `bonus` where it is the killer's next one (R25)."""

    seat: int
    turn: int
    bonus: bool


class CardsPlayed(_Event, frozen=True, tag="cards-played"):
    """Cards were played together; `value` is their total."""

    seat: int
    cards: tuple[str, ...]
    value: int


class PowerBlocked(_Event, frozen=True, tag="power-blocked"):
    """The enemy's immunity blocked a suit's power; spades among it are `banked`."""

    seat: int
    suit: Suit
    banked: int


class Healed(_Event, frozen=True, tag="healed"):
    """Hearts: cards went from the shuffled discard pile under the tavern (R18).

    `value` is how many could have gone, `count` how many did, `top` the card that
    now lies on top of the discard pile.
    """

    seat: int
    value: int
    count: int
    top: str | None


class Drawing(msgspec.Struct, frozen=True):
    """What one seat drew; only that seat sees `cards`.

    `known` are the royals among them that all knew to be on top (R57).
    """

    seat: int
    count: int
    cards: tuple[str, ...] | None
    known: tuple[str, ...] = ()


class Drew(_Event, frozen=True, tag="drew"):
    """Diamonds: cards were drawn one at a time, clockwise from `seat` (R19).

    `value` is how many could have been drawn, `count` how many were. `drawings` are
    in the order of the first card drawn.
    """

    seat: int
    value: int
    count: int
    drawings: tuple[Drawing, ...]


class Shielded(_Event, frozen=True, tag="shielded"):
    """Spades: the shield grew by `value`; the attack is `attack` now."""

    seat: int
    value: int
    attack: int


class Struck(_Event, frozen=True, tag="struck"):
    """The enemy took `damage`, `doubled` by clubs, and has `left` (never below 0)."""

    seat: int
    damage: int
    doubled: bool
    left: int


class RoyalFelled(_Event, frozen=True, tag="royal-felled"):
    """The enemy fell: exactly, and onto the tavern, or to the discard pile.

    `table` are the cards that went from the table to the discard pile.
    """

    seat: int
    card: str
    exact: bool
    table: tuple[str, ...]


class ImmunityLifted(_Event, frozen=True, tag="immunity-lifted"):
    """A jester lifted the enemy's immunity; `shield` are spades made up (R42)."""

    seat: int
    suit: Suit
    shield: int
    attack: int


class NextChosen(_Event, frozen=True, tag="next-chosen"):
    """Who played a jester named who plays next."""

    seat: int
    chosen: int


class Yielded(_Event, frozen=True, tag="yielded"):
    """A player yielded."""

    seat: int


class DamagePaid(_Event, frozen=True, tag="damage-paid"):
    """Cards went from a hand to the discard pile against the attack.

    `value` is what they were worth, `due` what had to be paid.
    """

    seat: int
    cards: tuple[str, ...]
    value: int
    due: int


class AttackHeld(_Event, frozen=True, tag="attack-held"):
    """The attack was shielded to 0: nothing is paid and the turn passes (R33)."""

    seat: int


class Refilled(_Event, frozen=True, tag="refilled"):
    """Solo: a jester was flipped; the hand went away and was filled again (R49).

    `discarded` went to the discard pile, `count` cards came; only `seat` sees
    `cards`, apart from the `known` royals. `flips` are left.
    """

    seat: int
    discarded: tuple[str, ...]
    count: int
    cards: tuple[str, ...] | None
    known: tuple[str, ...]
    flips: int


class TimedOut(_Event, frozen=True, tag="timed-out"):
    """The clock ran out for a seat."""

    seat: int


class SeatLeft(_Event, frozen=True, tag="seat-left"):
    """A player left."""

    seat: int


class MatchWon(_Event, frozen=True, tag="match-won"):
    """The twelfth royal fell; `medal` in solo."""

    seat: int
    medal: Medal | None


class MatchLost(_Event, frozen=True, tag="match-lost"):
    """The players lost at `seat`: it could not pay, or could not play.

    `attack` is what had to be paid and `worth` what the hand was worth; 0 where
    nobody could play.
    """

    seat: int
    reason: LossReason
    attack: int
    worth: int


class MatchAbandoned(_Event, frozen=True, tag="match-abandoned"):
    """The match ended without a result, since a player left."""


Event: TypeAlias = (
    Dealt
    | EnemyRevealed
    | TurnStarted
    | CardsPlayed
    | PowerBlocked
    | Healed
    | Drew
    | Shielded
    | Struck
    | RoyalFelled
    | ImmunityLifted
    | NextChosen
    | Yielded
    | DamagePaid
    | AttackHeld
    | Refilled
    | TimedOut
    | SeatLeft
    | MatchWon
    | MatchLost
    | MatchAbandoned
)
