"""What the rules ask of a card's effects and passives."""

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias, assert_never

from app.games.core.content.faults import Fault
from app.games.kingless.cards import (
    Card,
    Claim,
    Deck,
    Discard,
    Draw,
    Effect,
    ExtraDraw,
    Gutter,
    Halt,
    HandLimit,
    Immune,
    Keyword,
    Passive,
    Stop,
    Swipe,
    Tax,
    TradeInfluence,
    aims,
)

MOST_EFFECTS, MOST_PASSIVES, MOST_COUNT = 4, 3, 9
"""In one card; a text has to fit on it, and a count on the table."""

Scope: TypeAlias = Literal["card", "area", "hand", "owner"]

REACHES: Mapping[Scope, tuple[Keyword, ...]] = {
    "card": ("claim", "gutter"),
    "area": ("claim", "gutter"),
    "hand": ("claim", "discard", "swipe"),
    "owner": ("discard", "draw", "swipe"),
}
"""The actions that can meet each scope of an immunity at all (section 3.6)."""


def effect_faults(card: Card, deck: Deck) -> Iterator[Fault]:
    """Yield what is wrong with a card's effects."""
    if len(card.effects) > MOST_EFFECTS:
        yield Fault(("effects",), f"A text has at most {MOST_EFFECTS} effects.")
    yield from _order(card)
    yield from _answers(card)
    for place, effect in enumerate(card.effects):
        for field, message in _effect(effect, deck):
            yield Fault(("effects", place, field), message)


def passive_faults(card: Card, deck: Deck) -> Iterator[Fault]:
    """Yield what is wrong with a card's passives."""
    if len(card.passives) > MOST_PASSIVES:
        yield Fault(("passives",), f"A card has at most {MOST_PASSIVES} passives.")
    for place, passive in enumerate(card.passives):
        for field, message in _passive(passive, deck):
            yield Fault(("passives", place, field), message)


def _order(card: Card) -> Iterator[Fault]:
    """A play names one target, so at most one effect has one, the first (K26)."""
    for place, effect in enumerate(card.effects):
        if place > 0 and aims(effect):
            message = "Only the first effect of a text may have a target."
            yield Fault(("effects", place), message)


def _answers(card: Card) -> Iterator[Fault]:
    if not any(isinstance(effect, Stop | Halt) for effect in card.effects):
        return
    if card.type != "event":
        yield Fault(("effects",), "Only events can be a Stop or a Halt.")
    if len(card.effects) > 1 or card.end_turn:
        yield Fault(("effects",), "A Stop or a Halt does nothing else.")


def _effect(effect: Effect, deck: Deck) -> Iterator[tuple[str, str]]:
    match effect:
        case Claim(card=card):
            yield from _stays("card", card, deck)
        case Gutter(what=what) if what not in {"any", "dwarf", "item"}:
            yield from _stays("what", what, deck)
        case Discard(count=count) | Draw(count=count) | Swipe(count=count):
            yield from _count("count", count)
        case _:
            pass


def _stays(field: str, card_id: str, deck: Deck) -> Iterator[tuple[str, str]]:
    """A card is named that can lie in a play area: a dwarf or an item."""
    named = next((card for card in deck.card if card.id == card_id), None)
    if named is None:
        yield field, f"No card of this deck has the id {card_id!r}."
    elif named.type == "event":
        yield field, f"{card_id!r} is an event; name a dwarf or an item."


def _count(field: str, count: int) -> Iterator[tuple[str, str]]:
    if not 1 <= count <= MOST_COUNT:
        yield field, f"Use a number from 1 to {MOST_COUNT}, not {count}."


def _passive(passive: Passive, deck: Deck) -> Iterator[tuple[str, str]]:
    match passive:
        case HandLimit(more=more):
            yield from _count("more", more)
        case ExtraDraw(count=count) | Tax(count=count):
            yield from _count("count", count)
        case TradeInfluence(trade=trade, each=each):
            yield from _count("each", each)
            if trade not in {card.trade for card in deck.card} - {""}:
                yield "trade", f"No dwarf of this deck has the trade {trade!r}."
        case Immune():
            yield from _immune(passive)
        case _:
            assert_never(passive)


def _immune(immune: Immune) -> Iterator[tuple[str, str]]:
    allowed = REACHES[immune.scope]
    if len(set(immune.actions)) < len(immune.actions):
        yield "actions", "An action is named twice."
    if not set(immune.actions) <= set(allowed):
        yield (
            "actions",
            (
                f"With the scope {immune.scope!r}, an immunity can be against"
                f" {', '.join(allowed)}; leave them out to mean all of them."
            ),
        )
