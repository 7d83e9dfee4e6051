"""The public facts of the cards, for a client that holds no rules."""

from collections.abc import Mapping
from typing import Any

from app.games.regicide.cards import (
    ATTACK,
    HEALTH,
    JESTER,
    NUMBER_CARDS,
    POWERS,
    ROYALS,
    rank_of,
    suit_of,
    value,
)


def catalogue() -> Mapping[str, Any]:
    """Return every card by id: rank, suit, value and power; royals bear more.

    ``cards`` is a list in the order of the suits, royals last, then the jester, which
    has neither suit nor power.
    """
    cards = [_card(card) for card in (*NUMBER_CARDS, *ROYALS)]
    jester = {"id": JESTER, "rank": JESTER, "value": 0}
    return {"cards": [*cards, jester], "powers": POWERS}


def _card(card: str) -> Mapping[str, Any]:
    rank, suit = rank_of(card), suit_of(card)
    facts = {
        "id": card,
        "rank": rank,
        "suit": suit,
        "value": value(card),
        "power": POWERS[suit],
    }
    if rank in ATTACK:
        facts |= {"attack": ATTACK[rank], "health": HEALTH[rank]}
    return facts
