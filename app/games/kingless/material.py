"""What the rules need to know of each card, worked out once for a deck."""

from functools import lru_cache
from typing import TypeAlias

import msgspec

from app.games.kingless.cards import (
    Card,
    Claim,
    Discard,
    Draw,
    ExtraDraw,
    Gutter,
    Halt,
    HandLimit,
    Immune,
    Stop,
    Swipe,
    Tax,
    TradeInfluence,
    aims,
)
from app.games.kingless.decks import deck_of
from app.games.kingless.moves import Play

Aimed: TypeAlias = Claim | Discard | Draw | Gutter | Swipe
"""What may name a target."""
DECKS_KEPT = 64
"""Tables of so many decks stay in memory; any other is worked out anew."""


class Kind(msgspec.Struct, frozen=True):
    """One kind of card, as the rules look at it.

    Attributes:
        card: The card's data.
        event: It is an event; all others go to a play area.
        text: It has an action text, "End turn" included, that may be answered.
        stop: It is a Stop.
        halt: It is a Halt.
        interrupt: It is either, and is never played on the own turn (K32).
        aim: The effect that names a target; None if there is none.
        plain: The play of it without a target; none of what is never played so.
        immunities: Its immunities.
        more_hand: By how much it raises the hand limit.
        extra_draws: How many cards more its owner draws at a turn's start.
        tax: How many cards each opponent discards at a turn's start.
        trades: The trades it adds influence for, and how much for each dwarf.
    """

    card: Card
    event: bool
    text: bool
    stop: bool
    halt: bool
    interrupt: bool
    aim: Aimed | None
    plain: tuple[Play, ...]
    immunities: tuple[Immune, ...]
    more_hand: int
    extra_draws: int
    tax: int
    trades: tuple[TradeInfluence, ...]


@lru_cache(DECKS_KEPT)
def kinds_of(content: str | None) -> dict[str, Kind]:
    """Return the kinds of a deck by card id.

    Raises:
        KeyError: No such deck has been loaded.
    """
    return {card.id: kind_of(card) for card in deck_of(content).cards}


@lru_cache(DECKS_KEPT)
def answers_of(content: str | None) -> tuple[frozenset[str], frozenset[str]]:
    """Return the Stops and the Halts of a deck.

    Raises:
        KeyError: No such deck has been loaded.
    """
    kinds = kinds_of(content)
    stops = frozenset(card for card, kind in kinds.items() if kind.stop)
    return stops, frozenset(card for card, kind in kinds.items() if kind.halt)


@lru_cache(DECKS_KEPT)
def full_deck(content: str | None) -> tuple[str, ...]:
    """Return every card of a deck, copies included, in the order of its file.

    Raises:
        KeyError: No such deck has been loaded.
    """
    return tuple(card.id for card in deck_of(content).cards for _ in range(card.copies))


def kind_of(card: Card) -> Kind:
    """Return what the rules need to know of a card."""
    passives = card.passives
    first = card.effects[0] if card.effects else None
    interrupt = isinstance(first, (Stop, Halt))
    return Kind(
        card=card,
        event=card.type == "event",
        text=bool(card.effects) or card.end_turn,
        stop=isinstance(first, Stop),
        halt=isinstance(first, Halt),
        interrupt=interrupt,
        aim=next((e for e in card.effects if isinstance(e, Aimed) and aims(e)), None),
        plain=() if interrupt else (Play(card.id),),
        immunities=tuple(p for p in passives if isinstance(p, Immune)),
        more_hand=sum(p.more for p in passives if isinstance(p, HandLimit)),
        extra_draws=sum(p.count for p in passives if isinstance(p, ExtraDraw)),
        tax=sum(p.count for p in passives if isinstance(p, Tax)),
        trades=tuple(p for p in passives if isinstance(p, TradeInfluence)),
    )
