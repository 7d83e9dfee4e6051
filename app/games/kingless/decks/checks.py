"""What the rules ask of a deck beyond the shape of its file."""

from collections import Counter
from collections.abc import Iterator

from app.games.core.content.faults import Fault
from app.games.core.content.printed import id_faults, text_faults
from app.games.kingless.cards import Card, Deck, Halt, Stop
from app.games.kingless.decks.abilities import effect_faults, passive_faults

FEWEST_CARDS, MOST_CARDS = 72, 240
"""In a deck, copies counted: 12 for each of six players, 30 for each of eight."""
MOST_INFLUENCE = 9
LONGEST_DECK_NAME, LONGEST_NAME, LONGEST_FLAVOUR, LONGEST_TRADE = 60, 32, 120, 16
"""Graphemes; a name has two lines on the smallest card."""


def deck_faults(deck: Deck) -> Iterator[Fault]:
    """Yield everything that is wrong with a deck, card by card, then the whole."""
    if len(deck.card) > MOST_CARDS:
        yield Fault(("card",), f"A deck has at most {MOST_CARDS} cards.")
    yield from text_faults(("name",), deck.name, LONGEST_DECK_NAME)
    yield from _repeated(deck)
    for place, card in enumerate(deck.card):
        for fault in card_faults(card, deck):
            yield Fault(("card", place, *fault.path), fault.message)
    total = sum(card.copies for card in deck.card)
    if not FEWEST_CARDS <= total <= MOST_CARDS:
        message = f"A deck has {FEWEST_CARDS} to {MOST_CARDS} cards, not {total}."
        yield Fault(("card",), message)


def card_faults(card: Card, deck: Deck) -> Iterator[Fault]:
    """Yield everything that is wrong with one card, paths from the card on."""
    yield from id_faults(("id",), card.id)
    yield from text_faults(("name",), card.name, LONGEST_NAME)
    yield from id_faults(("icon",), card.icon)
    if card.flavour:
        yield from text_faults(("flavour",), card.flavour, LONGEST_FLAVOUR)
    if card.trade:
        yield from text_faults(("trade",), card.trade, LONGEST_TRADE)
    yield from _numbers(card)
    yield from _type(card)
    yield from effect_faults(card, deck)
    yield from passive_faults(card, deck)


def _numbers(card: Card) -> Iterator[Fault]:
    if not 1 <= card.copies <= MOST_CARDS:
        message = f"A card has 1 to {MOST_CARDS} copies, not {card.copies}."
        yield Fault(("copies",), message)
    if not 0 <= card.influence <= MOST_INFLUENCE:
        message = f"Influence is 0 to {MOST_INFLUENCE}, not {card.influence}."
        yield Fault(("influence",), message)


def _type(card: Card) -> Iterator[Fault]:
    event = card.type == "event"
    if event and card.influence:
        yield Fault(("influence",), "Events have no influence.")
    if event and card.passives:
        yield Fault(("passives",), "Events have no passives: they never stay.")
    if card.end_turn and not event:
        message = "Only events say End turn: dwarfs and items end it anyway."
        yield Fault(("end_turn",), message)
    if card.trade and card.type != "dwarf":
        yield Fault(("trade",), "Only dwarfs have a trade.")


def _repeated(deck: Deck) -> Iterator[Fault]:
    for field, keys in (
        ("id", [card.id for card in deck.card]),
        ("name", [card.name.replace("\u00ad", "").casefold() for card in deck.card]),
        ("effects", [_answer(card) for card in deck.card]),
    ):
        seen = Counter[str]()
        for place, key in enumerate(keys):
            seen[key] += 1
            if key and seen[key] > 1:
                message = f"Another card above has the same {_SAME[field]}."
                yield Fault(("card", place, field), message)


_SAME = {"id": "id", "name": "name", "effects": "answer; a deck has one kind of each"}


def _answer(card: Card) -> str:
    """Return which answer a card is; the moves Stop and Halt name no card."""
    for effect in card.effects:
        if isinstance(effect, Stop | Halt):
            return str(effect.__struct_config__.tag)
    return ""
