"""The state of a match of Regicide, secrets included.

What may live here:

1. `phase` says what is decided now; the active seat decides it, and nobody else.
2. Steps 2 and 3 of a turn are over when a move is: no state stands between them.
3. A card is named by its face. Every struct is frozen; a step makes a new state.
"""

import msgspec

from app.games.core.game import Seat
from app.games.regicide.cards import ATTACK, HEALTH, Card, rank_of, suit_of
from app.games.regicide.options import Options
from app.games.regicide.views import OVER, LossReason, PhaseName

VERSION = 1
"""Raised when stored states of an older build can no longer be read."""

SOLO_FLIPS = 2
"""Jesters that lie beside the table of one player (R48, R49)."""


class Player(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What one seat holds.

    Attributes:
        hand: The cards in hand, in order of arrival.
        fresh: How many of the last of them came since the own last move.
        known: Royals in the hand that all know of (R57).
        yielded: The seat's last turn was a yield (R38).
    """

    hand: tuple[Card, ...] = ()
    fresh: int = 0
    known: tuple[Card, ...] = ()
    yielded: bool = False


class Enemy(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The royal that is fought.

    Attributes:
        card: Its card.
        damage: Damage so far, below its health while the match runs.
        shield: Spades that work against it; may be more than its attack (R21).
        banked: Spades that its immunity has blocked so far (R43).
        immune: Its immunity is on.
        lifted_by: The seat whose jester has lifted it.
    """

    card: Card
    damage: int = 0
    shield: int = 0
    banked: int = 0
    immune: bool = True
    lifted_by: Seat | None = None

    @property
    def attack(self) -> int:
        """Its attack after shields, never below 0 (R21)."""
        return max(0, ATTACK[rank_of(self.card)] - self.shield)

    @property
    def health(self) -> int:
        """What is left of its health."""
        return HEALTH[rank_of(self.card)] - self.damage

    def blocks(self, suit: str) -> bool:
        """Return whether its immunity blocks a suit's power."""
        return self.immune and suit_of(self.card) == suit


class Played(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Cards on the table that were played together; by whom, if that is known."""

    seat: Seat | None
    cards: tuple[Card, ...]


class Felled(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A royal that has fallen, and whether exactly."""

    card: Card
    exact: bool


class Loss(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """How the players lost: why, at whose turn, what was due and what was held."""

    reason: LossReason
    seat: Seat
    attack: int = 0
    worth: int = 0


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A match of Regicide, secrets included.

    Attributes:
        version: `VERSION` of the build that wrote it.
        options: The host's choices.
        order: The seats that take part, clockwise.
        players: What each of them holds, in the order of `order`.
        hand_limit: The most cards a hand may hold (R3).
        tavern: The tavern deck, its top card first.
        discard: The discard pile, its top card last.
        castle: The royals to come, the next one first.
        enemy: The royal that is fought; None once all are felled.
        table: What was played against it, oldest first.
        felled: The royals that fell, oldest first.
        known: How many cards on top of the tavern all know (R57).
        flips: Solo: jesters that can still be flipped (R49).
        active: The seat whose turn it is.
        phase: What it decides now, or how the match ended.
        turn: The number of the turn, from 1.
        bonus: The turn follows a kill of the same seat (R25).
        step: Counts uses of chance, to name them.
        loss: How the players lost.
        left: The seat that left and ended the match.
    """

    version: int
    options: Options
    order: tuple[Seat, ...]
    players: tuple[Player, ...]
    hand_limit: int
    tavern: tuple[Card, ...]
    discard: tuple[Card, ...]
    castle: tuple[Card, ...]
    enemy: Enemy | None
    table: tuple[Played, ...] = ()
    felled: tuple[Felled, ...] = ()
    known: int = 0
    flips: int = 0
    active: Seat = 0
    phase: PhaseName = "play"
    turn: int = 0
    bonus: bool = False
    step: int = 0
    loss: Loss | None = None
    left: Seat | None = None

    def player(self, seat: Seat) -> Player:
        """Return what a seat holds.

        Raises:
            ValueError: The seat does not take part.
        """
        return self.players[self.order.index(seat)]

    @property
    def solo(self) -> bool:
        """Whether one player plays alone."""
        return len(self.order) == 1

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase in OVER

    @property
    def attack(self) -> int:
        """The attack of the enemy after shields; 0 without one."""
        return self.enemy.attack if self.enemy is not None else 0

    def after(self, seat: Seat) -> Seat:
        """Return the next seat clockwise; the same one in solo (R9, R48)."""
        place = self.order.index(seat) + 1
        return self.order[place % len(self.order)]

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise, beginning with a seat (R19)."""
        place = self.order.index(seat)
        return self.order[place:] + self.order[:place]
