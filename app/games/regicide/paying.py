"""What pays for an attack, without trying every subset of a hand (R30, R31)."""

from app.games.regicide.cards import Card, value, worth
from app.games.regicide.refusals import refusal
from app.games.regicide.sets import check_held


def check_payment(hand: tuple[Card, ...], cards: tuple[Card, ...], due: int) -> None:
    """Check that picked cards pay an attack; more than enough is legal (R31).

    Raises:
        IllegalMove: ``no-cards``, ``card-not-held``, ``card-twice`` or
            ``not-enough`` (R30).
    """
    check_held(hand, cards)
    paid = worth(cards)
    if paid < due:
        raise refusal("not-enough", value=paid, due=due)


def fewest(hand: tuple[Card, ...], due: int) -> int:
    """Return how many cards of a hand it takes at least to pay.

    Raises:
        ValueError: The hand cannot pay.
    """
    paid = 0
    for count, card in enumerate(sorted(hand, key=value, reverse=True), start=1):
        paid += value(card)
        if paid >= due:
            return count
    msg = f"this hand cannot pay {due}"
    raise ValueError(msg)


def least_payment(hand: tuple[Card, ...], due: int) -> tuple[Card, ...]:
    """Return the cards that overpay least; among several, the lowest cards (R60).

    Jesters stay in hand, since they pay nothing. Sums are built up card by card, so
    the work grows with the worth of the hand and not with its subsets.

    Raises:
        ValueError: The hand cannot pay.
    """
    cards = sorted((card for card in hand if value(card)), key=_low_first)
    best: dict[int, tuple[int, ...]] = {0: ()}
    for place, card in enumerate(cards):
        for paid, places in tuple(best.items()):
            total, more = paid + value(card), (*places, place)
            if total not in best or more < best[total]:
                best[total] = more
    enough = [paid for paid in best if paid >= due]
    if not enough:
        msg = f"this hand cannot pay {due}"
        raise ValueError(msg)
    return tuple(cards[place] for place in best[min(enough)])


def _low_first(card: Card) -> tuple[int, Card]:
    return value(card), card
