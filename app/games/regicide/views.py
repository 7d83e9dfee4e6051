"""What a viewer may know of a match of Regicide: the allow-list itself."""

from typing import Literal, TypeAlias

import msgspec

Rank: TypeAlias = Literal["J", "Q", "K"]
Suit: TypeAlias = Literal["H", "D", "C", "S"]
Medal: TypeAlias = Literal["gold", "silver", "bronze"]
PhaseName: TypeAlias = Literal[
    "play", "choose-next", "defend", "won", "lost", "abandoned"
]
OVER: frozenset[PhaseName] = frozenset({"won", "lost", "abandoned"})
LossReason: TypeAlias = Literal["cannot-pay", "cannot-play"]
"""Why the players lost: no hand for the attack (R32), or no play and no yield (R37)."""


class SeatView(msgspec.Struct, frozen=True):
    """One seat as everybody sees it.

    Attributes:
        seat: Its id.
        hand: How many cards it holds.
        known: Of those, the royals that all know of: drawn from the top of the
            tavern, where an exact kill had laid them (R57).
        yielded: Its last turn was a yield (R38).
        left: It has left, which ended the match.
    """

    seat: int
    hand: int
    known: tuple[str, ...]
    yielded: bool
    left: bool


class EnemyView(msgspec.Struct, frozen=True):
    """The royal that is fought now.

    Attributes:
        card: Its card, such as ``QS``.
        rank: ``J``, ``Q`` or ``K``.
        suit: ``H``, ``D``, ``C`` or ``S``: the power it is immune to.
        full_health: 20, 30 or 40.
        damage: Dealt to it so far.
        health: What is left, always above 0.
        full_attack: 10, 15 or 20.
        shield: Spades that work against it; may be more than `full_attack`.
        attack: Its attack after shields, never below 0.
        immune: Its suit's power is blocked.
        lifted_by: The seat whose jester lifted the immunity; None while it is on,
            or where a position does not say who.
        banked: Spades it has blocked so far, which a jester would make count (R42);
            0 unless it is an immune royal of spades.
    """

    card: str
    rank: Rank
    suit: Suit
    full_health: int
    damage: int
    health: int
    full_attack: int
    shield: int
    attack: int
    immune: bool
    lifted_by: int | None
    banked: int


class RoyalView(msgspec.Struct, frozen=True):
    """One of the twelve of the castle, in the order they come.

    Attributes:
        rank: ``J``, ``Q`` or ``K``, which all know beforehand.
        state: ``felled``, ``exact`` (felled exactly), ``now`` or ``to-come``.
        card: Its card; None while it is to come.
    """

    rank: Rank
    state: Literal["felled", "exact", "now", "to-come"]
    card: str | None


class TablePlay(msgspec.Struct, frozen=True):
    """Cards played together against the present enemy.

    Attributes:
        seat: Who played them; None where a position does not say.
        cards: The cards in the order they were played.
        value: Their total value.
    """

    seat: int | None
    cards: tuple[str, ...]
    value: int


class SoloView(msgspec.Struct, frozen=True):
    """What solo has besides: flips left, and the medal a win would bring now (R53)."""

    flips: int
    medal: Medal


class LossView(msgspec.Struct, frozen=True):
    """How the players lost: why, and at whose turn.

    `attack` is what had to be paid and `worth` what the hand was worth; both are 0
    where nobody could play.
    """

    reason: LossReason
    seat: int
    attack: int
    worth: int


class View(msgspec.Struct, frozen=True):
    """A match as one viewer may know it.

    Attributes:
        phase: ``play`` (step 1), ``choose-next`` (after a jester), ``defend``
            (step 4), or how the match ended: ``won``, ``lost``, ``abandoned``.
        turn: Number of the turn, from 1. After a kill the killer begins a new one.
        bonus: The turn is such a new one (R25).
        active: The seat whose turn it is.
        next: The seat whose turn comes next, clockwise; itself in solo.
        order: Seats clockwise.
        seats: The seats in the order of `order`.
        hand_limit: The most cards a hand may hold.
        enemy: The royal that is fought; None once all are felled.
        castle: The twelve royals in the order they come.
        table: What was played against this enemy, oldest first.
        tavern: Cards in the tavern deck.
        tavern_known: Royals on top of the tavern that all know of, top first (R57).
        discard: Cards in the discard pile.
        discard_top: Its top card; None while it is empty.
        discard_cards: All its cards, top first; None unless the table plays with an
            open discard pile (R56).
        must_pay: What the active seat has to pay in ``defend``; else 0.
        yield_barred: Why the active seat may not yield, in ``play``: ``yield-solo``,
            ``yield-barred``; else None.
        solo: Flips and medal; None with two players or more.
        loss: How the players lost; else None.
        medal: The medal of a solo win; else None.
        hand: The viewer's own cards in order of arrival; None for spectators.
        drawn: Of those, the ones that came since the viewer's last move.
    """

    phase: PhaseName
    turn: int
    bonus: bool
    active: int
    next: int
    order: tuple[int, ...]
    seats: tuple[SeatView, ...]
    hand_limit: int
    enemy: EnemyView | None
    castle: tuple[RoyalView, ...]
    table: tuple[TablePlay, ...]
    tavern: int
    tavern_known: tuple[str, ...]
    discard: int
    discard_top: str | None
    discard_cards: tuple[str, ...] | None
    must_pay: int
    yield_barred: Literal["yield-solo", "yield-barred"] | None
    solo: SoloView | None
    loss: LossView | None
    medal: Medal | None
    hand: tuple[str, ...] | None
    drawn: tuple[str, ...]


class Own(msgspec.Struct, frozen=True):
    """The last fields of `View`, which are the viewer's own."""

    hand: tuple[str, ...] | None
    drawn: tuple[str, ...]
