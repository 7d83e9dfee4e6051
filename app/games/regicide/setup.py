"""How a match begins: castle, tavern deck, hands and the first turn (R1 to R5)."""

from app.games.core.chance import Chance
from app.games.core.game import Seat, SeatCount
from app.games.regicide.cards import (
    JESTER,
    NUMBER_CARDS,
    ROYAL_RANKS,
    SUITS,
    Card,
)
from app.games.regicide.events import Dealt
from app.games.regicide.options import Options
from app.games.regicide.refusals import refusal
from app.games.regicide.state import SOLO_FLIPS, VERSION, Player, State
from app.games.regicide.table import Table
from app.games.regicide.turns import begin_turn, reveal_enemy

SEATS = SeatCount(1, 4)
JESTERS = {1: 0, 2: 0, 3: 1, 4: 2}
"""Jesters in the tavern deck by number of players (R2)."""
HAND_LIMIT = {1: 8, 2: 7, 3: 6, 4: 5}
"""The most cards in a hand, which is also what is dealt (R3)."""


def deal(options: Options, seats: tuple[Seat, ...], chance: Chance) -> Table:
    """Deal a match: seat by seat from the top, so that a seed gives one game (R5).

    Raises:
        IllegalMove: Too few or too many seats (``seat-count``).
    """
    count = len(seats)
    if not SEATS.min <= count <= SEATS.max:
        raise refusal("seat-count", min=SEATS.min, max=SEATS.max)
    castle = _castle(chance)
    deck = chance.shuffle("tavern", (*NUMBER_CARDS, *(JESTER,) * JESTERS[count]))
    limit = HAND_LIMIT[count]
    starter = _starter(options, seats, chance)
    state = State(
        version=VERSION,
        options=options,
        order=seats,
        players=tuple(
            Player(deck[place * limit : (place + 1) * limit]) for place in range(count)
        ),
        hand_limit=limit,
        tavern=deck[count * limit :],
        discard=(),
        castle=castle,
        enemy=None,
        flips=SOLO_FLIPS if count == 1 else 0,
        active=starter,
    )
    table = Table(state, chance)
    table.tell(Dealt(starter, limit, len(state.tavern)))
    reveal_enemy(table)
    begin_turn(table, starter)
    return table


def _castle(chance: Chance) -> tuple[Card, ...]:
    """Return the royals, Jacks on top, then Queens, then Kings (R1)."""
    return tuple(
        card
        for rank in ROYAL_RANKS
        for card in chance.shuffle(f"castle/{rank}", [rank + suit for suit in SUITS])
    )


def _starter(options: Options, seats: tuple[Seat, ...], chance: Chance) -> Seat:
    """Return who begins: the host's choice, else chance (R4)."""
    if options.starter in seats:
        return options.starter
    # A choice out of one uses no chance.
    return chance.choice("starter", seats) if len(seats) > 1 else seats[0]
