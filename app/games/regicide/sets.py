"""Which cards may be played together (R11 to R14)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, groupby, product

from app.games.regicide.cards import ACE, JESTER, Card, is_royal, rank_of, value, worth
from app.games.regicide.refusals import refusal

ACE_AND_CARD = 2
SET_WORTH = 10
"""The most a set of the same number may be worth (R13)."""


def check_held(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> None:
    """Check that picked cards are a choice from a hand (R15).

    Raises:
        IllegalMove: ``no-cards``, ``card-not-held`` or ``card-twice``.
    """
    if not cards:
        raise refusal("no-cards")
    held = Counter(hand)
    for card, count in Counter(cards).items():
        if not held[card]:
            raise refusal("card-not-held", card=card)
        if count > held[card]:
            raise refusal("card-twice", card=card)


def check_set(cards: tuple[Card, ...]) -> None:
    """Check that cards may be played together.

    Raises:
        IllegalMove: ``jester-alone`` (R14), ``ace-joins-one`` (R12),
            ``royals-do-not-combine``, ``numbers-differ`` or ``set-over-ten`` (R13).
    """
    if len(cards) > 1:
        code = _fault(cards)
        if code is not None:
            raise refusal(code)


def _fault(cards: tuple[Card, ...]) -> str | None:
    ranks = {rank_of(card) for card in cards}
    if JESTER in ranks:
        return "jester-alone"
    if ACE in ranks:
        return None if len(cards) == ACE_AND_CARD else "ace-joins-one"
    if any(map(is_royal, cards)):
        return "royals-do-not-combine"
    if len(ranks) > 1:
        return "numbers-differ"
    return "set-over-ten" if worth(cards) > SET_WORTH else None


def legal_sets(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield every set that a hand can play: single cards first, each set once."""
    for card in dict.fromkeys(hand):
        yield (card,)
    aces = tuple(card for card in hand if rank_of(card) == ACE)
    others = tuple(card for card in hand if rank_of(card) not in {ACE, JESTER})
    yield from product(aces, others)
    yield from combinations(aces, 2)
    yield from _equal_numbers(others)


def _equal_numbers(cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    numbers = sorted((card for card in cards if not is_royal(card)), key=value)
    for number, group in groupby(numbers, key=value):
        equal = tuple(group)
        for size in range(2, min(len(equal), SET_WORTH // number) + 1):
            yield from combinations(equal, size)
