"""A position as it is written down, and what has to go together in it.

`notation` turns it into a state and back.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from app.games.regicide.cards import ATTACK, HEALTH, JESTER, rank_of, suit_of
from app.games.regicide.state import SOLO_FLIPS
from app.games.regicide.views import OVER, PhaseName

END = r"$(?!\n)"
"""The very end of a text; `$` alone would let a line's end pass."""
CARD = f"^((A|[2-9]|10|J|Q|K)[HDCS]|X[12]?){END}"
"""What a card looks like in writing."""
MOST_JESTERS = 2
"""They are written ``X1`` and ``X2``."""
EXACT = "!"
"""Marks a royal that was felled exactly."""
WrittenCard: TypeAlias = Annotated[str, Meta(pattern=CARD)]
Royal: TypeAlias = Annotated[str, Meta(pattern=f"^[JQK][HDCS]{END}")]
FelledRoyal: TypeAlias = Annotated[str, Meta(pattern=f"^[JQK][HDCS]{EXACT}?{END}")]
Cards: TypeAlias = tuple[WrittenCard, ...]
CardsPlayed: TypeAlias = Annotated[Cards, Meta(min_length=1)]
WrittenPhase: TypeAlias = PhaseName | Literal["choose", "choose_next"]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
"""More than this is a slip of the pen, and would not fit into a stored state."""
WrittenSeat: TypeAlias = Annotated[int, Meta(ge=0, le=7)]


class BadPosition(Exception):
    """A position that cannot be built; the text says why."""


def no_card(words: Iterable[str]) -> str | None:
    """Return the first of some words that is no card, or None."""
    return next((word for word in words if not re.fullmatch(CARD, word)), None)


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as it is written down.

    Attributes:
        players: How many play; 1 is solo.
        cur: The place of the active seat, from 0 clockwise.
        hands: The hand of each place.
        enemy: The royal that is fought; None once all are felled.
        dmg: Damage it has taken.
        shield: Spades that work against it.
        blocked: Spades that its immunity has blocked so far.
        immunity_off: A jester has lifted its immunity.
        table: Earlier plays on it, oldest first.
        yielded: For each place, whether its last turn was a yield.
        tavern: The tavern deck, its top card first.
        discard: The discard pile, its top card last.
        castle: The royals to come, the next one first.
        flips_left: Solo: jesters that can still be flipped.
        phase: What the active seat decides; ``choose`` is ``choose-next``.
        turn: The number of the turn.
        bonus: The turn follows a kill.
        seats: The seat ids of the places, where they are not 0, 1, 2, 3.
        table_by: The seats that made the plays of `table`.
        lifted_by: The seat that lifted the immunity.
        felled: Royals that fell; those felled exactly end in ``!``.
        known: How many cards on top of the tavern all know.
        known_hands: Royals in hands that all know of, place by place.
        fresh: How many of the last cards of each hand came since the own last move.
        step: Uses of chance so far.
        lost: How the match was lost: reason, seat, attack, worth.
        left: The seat that left.
        options: Options that differ from the usual ones.
    """

    players: Annotated[int, Meta(ge=1, le=4)]
    cur: Count = 0
    hands: tuple[Cards, ...]
    enemy: Royal | None = None
    dmg: Count = 0
    shield: Count = 0
    blocked: Count = 0
    immunity_off: bool = False
    table: tuple[CardsPlayed, ...] = ()
    yielded: tuple[bool, ...] = ()
    tavern: Cards = ()
    discard: Cards = ()
    castle: tuple[Royal, ...] = ()
    flips_left: Annotated[int, Meta(ge=0, le=SOLO_FLIPS)] | None = None
    phase: WrittenPhase = "play"
    turn: Count = 1
    bonus: bool = False
    seats: tuple[WrittenSeat, ...] = ()
    table_by: tuple[WrittenSeat | None, ...] = ()
    lifted_by: WrittenSeat | None = None
    felled: tuple[FelledRoyal, ...] = ()
    known: Count = 0
    known_hands: tuple[tuple[Royal, ...], ...] = ()
    fresh: tuple[Count, ...] = ()
    step: Count = 0
    lost: (
        tuple[Literal["cannot-pay", "cannot-play"], WrittenSeat, Count, Count] | None
    ) = None
    left: WrittenSeat | None = None
    options: Mapping[str, Any] = {}


def phase_of(written: WrittenPhase) -> PhaseName:
    """Return the phase that is meant; that after a jester has two more names."""
    match written:
        case "choose" | "choose_next":
            return "choose-next"
        case _:
            return written


def seats_of(position: Position) -> tuple[int, ...]:
    """Return the seat ids of the places."""
    return position.seats or tuple(range(position.players))


def check(position: Position) -> None:
    """Check that the parts of a position go together.

    Raises:
        BadPosition: With the first thing that does not.
    """
    for faults in CHECKS:
        for fault in faults(position):
            raise BadPosition(fault)


def _miscounted(position: Position) -> Iterator[str]:
    """Yield what has more or fewer entries than there are players, or too much."""
    count = position.players
    for name in ("hands", "yielded", "seats", "known_hands", "fresh"):
        values = getattr(position, name)
        if len(values) != count and (values or name == "hands"):
            yield f"{name} has {len(values)} entries for {count} players"
    if position.table_by and len(position.table_by) != len(position.table):
        yield "table_by has not as many entries as table"
    if position.known > len(position.tavern):
        yield f"known is {position.known}, but tavern has {len(position.tavern)} cards"
    if position.flips_left and count > 1:
        yield f"flips_left is {position.flips_left}, but jesters are flipped in solo"


def _misplaced(position: Position) -> Iterator[str]:
    """Yield places and seats that are not there."""
    if position.cur >= position.players:
        yield f"cur is {position.cur}, but there are {position.players} players"
    seats = seats_of(position)
    if len(set(seats)) < len(seats):
        yield "seats names one seat twice"
    lost = None if position.lost is None else position.lost[1]
    named = {
        "table_by": position.table_by,
        "lifted_by": (position.lifted_by,),
        "lost": (lost,),
        "left": (position.left,),
    }
    for name, those in named.items():
        for seat in those:
            if seat is not None and seat not in seats:
                yield f"{name} names seat {seat}, which does not take part"


def _of_hands(position: Position) -> Iterator[str]:
    """Yield what is said of cards in a hand that are not there."""
    for place, hand in enumerate(position.hands):
        fresh = position.fresh[place] if position.fresh else 0
        if fresh > len(hand):
            yield f"fresh is {fresh} at place {place}, but there are {len(hand)} cards"
        for royal in position.known_hands[place] if position.known_hands else ():
            if royal not in hand:
                yield f"known_hands has {royal} at place {place}, but that hand has not"


def _of_jesters(position: Position) -> Iterator[str]:
    """Yield whether there are more jesters than the game has (R2)."""
    piles = (*position.hands, *position.table, position.tavern, position.discard)
    count = sum(card[0] == JESTER for pile in piles for card in pile)
    if count > MOST_JESTERS:
        yield f"there are {count} jesters, but the game has {MOST_JESTERS}"


def _of_immunity(position: Position) -> Iterator[str]:
    """Yield whether spades are blocked that nothing blocks (R43)."""
    if position.enemy is None or not position.blocked:
        return
    if suit_of(position.enemy) != "S":
        yield f"blocked is {position.blocked}, but {position.enemy} blocks no spades"


def _of_phase(position: Position) -> Iterator[str]:
    """Yield what a position lacks for its phase to be so."""
    phase = phase_of(position.phase)
    for needed, name in (("lost", "lost"), ("abandoned", "left")):
        if phase == needed and getattr(position, name) is None:
            yield f"phase is {phase}, but {name} is missing"
    if position.enemy is None:
        if phase not in OVER:
            yield "enemy is missing"
        return
    rank = rank_of(position.enemy)
    if position.dmg >= HEALTH[rank]:
        yield f"dmg is {position.dmg}, but {position.enemy} has {HEALTH[rank]}"
    if phase == "won":
        yield f"phase is won, but {position.enemy} is still there"
    if phase == "defend" and position.shield >= ATTACK[rank]:
        yield f"phase is defend, but shield {position.shield} leaves nothing to pay"


CHECKS = (
    _miscounted,
    _misplaced,
    _of_hands,
    _of_jesters,
    _of_immunity,
    _of_phase,
)
"""In this order: the later ones rely on what is counted."""
