"""The state of a match of Kingless: a decision that is open, and what follows it.

What may live here:

1. `phase` is the one decision that is open; its class says which.
2. `agenda` is what happens next, first task first. A task that needs a decision
   opens a phase, and the rest of the agenda waits for it.
3. A card is named by its kind. Copies look alike, so nothing can be followed
   from one hidden place to another.
4. Every struct is frozen; a step makes a new state.
"""

from typing import Literal, TypeAlias

import msgspec

from app.games.core.game import Seat
from app.games.kingless.moves import Sign, Target
from app.games.kingless.options import Options
from app.games.kingless.tasks import Task

VERSION = 1
"""Raised when stored states of an older build can no longer be read."""

CardId: TypeAlias = str
About: TypeAlias = Literal["king", "fool"]
DiscardReason: TypeAlias = Literal["effect", "tax", "limit"]
TriggerReason: TypeAlias = Literal["five", "deck"]
OverReason: TypeAlias = Literal["five", "deck", "last-player"]
ArrivalType: TypeAlias = Literal["any", "dwarf", "item"]


class Player(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What lies before one seat.

    Attributes:
        hand: The cards in hand, in order of arrival.
        area: The cards in the play area, in order of arrival.
        fresh: How many of the last cards in hand came since the own last move.
        out: The player has left the round (K23).
    """

    hand: tuple[CardId, ...] = ()
    area: tuple[CardId, ...] = ()
    fresh: int = 0
    out: bool = False


class ChainCard(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One card of a chain: who played it, and at what."""

    seat: Seat
    card: CardId
    target: Target | None = None


class Trigger(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Who brought the last round about, how, and in which turn (K59 to K64)."""

    seat: Seat
    why: TriggerReason
    turn: int


class Demand(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """So many cards a seat must discard; `chosen` once it has said which."""

    seat: Seat
    count: int
    chosen: tuple[CardId, ...] | None = None


class Throws(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A sign that a seat has secretly shown, or None so far."""

    seat: Seat
    sign: Sign | None = None


class _Phase(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A decision that is open."""


class Turn(_Phase, frozen=True, tag="turn"):
    """The active player plays a card or ends the turn."""


class Window(_Phase, frozen=True, tag="window"):
    """Everybody may answer the newest card; `passed` will not."""

    passed: tuple[Seat, ...] = ()


class Recruiting(_Phase, frozen=True, tag="recruit"):
    """A player may put down a card of this type from the hand (K46)."""

    seat: Seat
    what: ArrivalType


class Tunnelling(_Phase, frozen=True, tag="tunnel"):
    """A player may take one of the cards shown from the deck (K48)."""

    seat: Seat
    shown: tuple[CardId, ...]


class Discarding(_Phase, frozen=True, tag="discard"):
    """Players choose what they discard (K51), secretly if several do.

    Attributes:
        why: What makes them.
        demands: How many cards of whom.
        owner: Of a tax, who levies it.
    """

    why: DiscardReason
    demands: tuple[Demand, ...]
    owner: Seat | None = None


class Throwing(_Phase, frozen=True, tag="contest"):
    """Tied players throw for an award (K69); `thrown` is the throw before."""

    about: About
    number: int
    throws: tuple[Throws, ...]
    thrown: tuple[tuple[Seat, Sign], ...] = ()


class Over(_Phase, frozen=True, tag="over"):
    """The round is over."""

    reason: OverReason


Phase: TypeAlias = (
    Turn | Window | Recruiting | Tunnelling | Discarding | Throwing | Over
)


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A match of Kingless, secrets included.

    Attributes:
        version: `VERSION` of the build that wrote it.
        content: Hash of the deck; None for the house deck.
        options: The host's choices.
        order: The seats that take part, clockwise.
        players: What lies before each seat, in the order of `order`.
        deck: The deck, its top card first.
        gutter: The gutter, its top card last.
        aside: Cards of players who left, out of the round (K23).
        crown: The seat with the King's Crown of the round before (K7).
        hat: The seat with the Fool's Hat of the round before.
        step: Counts decisions and uses of chance; names both. It grows alike in
            all worlds that look alike, so that a name tells nothing.
        turn: The number of the turn, from 1.
        active: The seat whose turn it is.
        phase: The decision that is open.
        agenda: What happens after it.
        chain: The chain under way, oldest card first.
        base: How many cards of the gutter lie below the chain's own (K44).
        trigger: What brought the last round about.
        last: The seats whose last turn has not begun, in order.
        scored: The seats whose areas were compared for the awards.
        king: The new King, once found.
        fool: The new Fool, once found.
    """

    version: int
    content: str | None
    options: Options
    order: tuple[Seat, ...]
    players: tuple[Player, ...]
    deck: tuple[CardId, ...]
    gutter: tuple[CardId, ...] = ()
    aside: tuple[CardId, ...] = ()
    crown: Seat | None = None
    hat: Seat | None = None
    step: int = 0
    turn: int = 0
    active: Seat = 0
    phase: Phase = Turn()
    agenda: tuple[Task, ...] = ()
    chain: tuple[ChainCard, ...] = ()
    base: int = 0
    trigger: Trigger | None = None
    last: tuple[Seat, ...] = ()
    scored: tuple[Seat, ...] = ()
    king: Seat | None = None
    fool: Seat | None = None

    def player(self, seat: Seat) -> Player:
        """Return what lies before a seat.

        Raises:
            ValueError: The seat does not take part.
        """
        return self.players[self.order.index(seat)]

    def seated(self, first: int = 0) -> tuple[Seat, ...]:
        """Return the seats that have not left, clockwise from a place of `order`."""
        order = self.order
        seats = order[first:] + order[:first] if first else order
        for player in self.players:
            if player.out:
                return tuple([s for s in seats if not self.player(s).out])
        return seats

    def is_in(self, seat: Seat) -> bool:
        """Return whether a seat takes part and has not left."""
        return seat in self.order and not self.players[self.order.index(seat)].out

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats still in from the left of a seat, itself last (K58)."""
        return self.seated(self.order.index(seat) + 1)
