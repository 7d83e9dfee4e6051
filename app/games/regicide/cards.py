"""The cards of Regicide: what each is worth and what each royal bears (R1, R2, R6).

A card is rank and suit letter, ``10H`` or ``QS``; a jester is ``X``. All but the
jesters are there once, and the jesters look alike, so a card needs no other name.
"""

from collections.abc import Iterable
from functools import cache
from typing import Literal, TypeAlias, cast, get_args

from app.games.regicide.views import Rank, Suit

Card: TypeAlias = str
Power: TypeAlias = Literal["heal", "draw", "double", "shield"]

JESTER: Card = "X"
SUITS: tuple[Suit, ...] = get_args(Suit)
ROYAL_RANKS: tuple[Rank, ...] = get_args(Rank)
ACE = "A"
NUMBERS = tuple(str(number) for number in range(2, 11))

ATTACK = {"J": 10, "Q": 15, "K": 20}
HEALTH = {"J": 20, "Q": 30, "K": 40}
POWERS: dict[Suit, Power] = {"H": "heal", "D": "draw", "C": "double", "S": "shield"}
ACTING_ORDER: tuple[Suit, ...] = ("H", "D", "S", "C")
"""Hearts before diamonds; the black suits act later (R17)."""

NUMBER_CARDS: tuple[Card, ...] = tuple(
    rank + suit for suit in SUITS for rank in (ACE, *NUMBERS)
)
"""The 40 cards of the tavern deck, jesters apart (R2)."""
ROYALS: tuple[Card, ...] = tuple(rank + suit for rank in ROYAL_RANKS for suit in SUITS)


def rank_of(card: Card) -> str:
    """Return the rank of a card; a jester is its own."""
    return JESTER if card == JESTER else card[:-1]


def suit_of(card: Card) -> Suit:
    """Return the suit of a card that is no jester."""
    return cast("Suit", card[-1])


def royal_rank(card: Card) -> Rank:
    """Return the rank of a royal."""
    return cast("Rank", card[:-1])


def is_royal(card: Card) -> bool:
    """Return whether a card is a Jack, Queen or King."""
    return card[:-1] in ATTACK


@cache
def value(card: Card) -> int:
    """Return what a card is worth, for attack and for paying alike (R6)."""
    rank = rank_of(card)
    if rank == JESTER:
        return 0
    if rank == ACE:
        return 1
    return ATTACK.get(rank) or int(rank)


def worth(cards: Iterable[Card]) -> int:
    """Return what cards are worth together."""
    return sum(map(value, cards))


def suits_of(cards: Iterable[Card]) -> tuple[Suit, ...]:
    """Return the suits among some cards, in the order their powers act (R17)."""
    there = {suit_of(card) for card in cards if card != JESTER}
    return tuple(suit for suit in ACTING_ORDER if suit in there)
