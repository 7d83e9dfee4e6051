"""What a viewer may know of a match of Kingless: the allow-list itself."""

from typing import Literal

import msgspec

from app.games.core.game import Prompt
from app.games.kingless.moves import Sign, Target


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat as everybody sees it.

    Attributes:
        seat: Its id.
        hand: How many cards it holds.
        area: Card ids in its play area, in order of arrival.
        influence: What the play area is worth now, passives included.
        crown: It holds the King's Crown.
        hat: It holds the Fool's Hat.
        out: It has left the round.
        last_turn: In the last round: ``waiting``, ``now``, ``done``; else None.
    """

    seat: int
    hand: int
    area: tuple[str, ...]
    influence: int
    crown: bool
    hat: bool
    out: bool
    last_turn: Literal["waiting", "now", "done"] | None


class Link(msgspec.Struct, frozen=True, gc=False):
    """One card of the chain, oldest first, and what it is worth as it stands.

    `state` is ``works``, ``cancelled``, ``works-again`` or ``newest``.
    """

    seat: int
    card: str
    state: Literal["works", "cancelled", "works-again", "newest"]
    target: Target | None = None


class Contest(msgspec.Struct, frozen=True, gc=False):
    """A Sword-Hammer-Axe contest: about which award, between whom, thrown what.

    `thrown` is the last revealed throw, seat and sign; `mine` the viewer's own
    secret sign of the throw under way.
    """

    about: Literal["king", "fool"]
    seats: tuple[int, ...]
    number: int
    thrown: tuple[tuple[int, Sign], ...] = ()
    mine: Sign | None = None


class View(msgspec.Struct, frozen=True, gc=False):
    """The whole table, as one viewer may know it.

    Attributes:
        phase: ``turn``, ``window``, ``recruit``, ``tunnel``, ``discard``,
            ``contest`` or ``over``.
        turn: Number of the turn, from 1.
        active: The seat whose turn it is.
        order: Seats clockwise, those who have left too.
        seats: The seats in the order of `order`.
        deck: Cards left in the deck.
        gutter: Card ids of the gutter, the top one last.
        aside: Cards of players who left, out of the round.
        chain: The chain under way, oldest first; empty when there is none.
        as_it_stands: What the chain would do if nobody answered; a sentence.
        shown: Cards that a Tunnel shows now.
        trigger: Who started the last round and why (``five``, ``deck``).
        content: Hash of the deck, None for the house deck.
        choosing: Seats whose choice is awaited (public), and how many cards.
        contest: The contest under way.
        hand: The viewer's own cards, in order of arrival; None for spectators.
        drawn: Of those, the ones that came since the viewer's last move.
        passed: The viewer has let the newest card pass.
    """

    phase: Literal["turn", "window", "recruit", "tunnel", "discard", "contest", "over"]
    turn: int
    active: int
    order: tuple[int, ...]
    seats: tuple[SeatView, ...]
    deck: int
    gutter: tuple[str, ...]
    aside: tuple[str, ...]
    chain: tuple[Link, ...]
    as_it_stands: Prompt | None
    shown: tuple[str, ...]
    trigger: tuple[int, Literal["five", "deck"]] | None
    content: str | None
    choosing: tuple[tuple[int, int], ...]
    contest: Contest | None
    hand: tuple[str, ...] | None
    drawn: tuple[str, ...]
    passed: bool


class Own(msgspec.Struct, frozen=True, gc=False):
    """The last fields of `View`, from the first on of which viewers have their own."""

    contest: Contest | None
    hand: tuple[str, ...] | None
    drawn: tuple[str, ...]
    passed: bool
