"""The public facts of a deck, as the client draws its cards."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from app.games.kingless.cards import Card, Halt, Stop
from app.games.kingless.decks import LoadedDeck, deck_of
from app.games.kingless.texts.languages import languages
from app.games.kingless.texts.sentences import passive_of, text_of

CATALOGUES_KEPT = 16


@lru_cache(CATALOGUES_KEPT)
def catalogue(content: str | None = None) -> Mapping[str, Any]:
    """Return the name of a deck and all that is printed on each of its cards.

    Ready for JSON: ``name``, ``stand_in`` and ``cards`` by id. A text is a list
    of runs by locale, a passive a short sentence by locale.

    Raises:
        KeyError: No such deck has been admitted, or not lately.
    """
    deck = deck_of(content)
    return {
        "name": deck.name,
        "stand_in": deck.stand_in,
        "cards": {card.id: face_of(card, deck) for card in deck.cards},
    }


def face_of(card: Card, deck: LoadedDeck) -> dict[str, Any]:
    """Return what is printed on one card."""
    return {
        "id": card.id,
        "name": card.name,
        "type": card.type,
        "influence": card.influence,
        "icon": card.icon,
        "copies": card.copies,
        "trade": card.trade,
        "trade_name": {
            locale: language.trades.get(card.trade, card.trade)
            for locale, language in languages().items()
        },
        "flavour": card.flavour,
        "answer": answer_of(card),
        "text": {locale: text_of(card, deck, locale) for locale in languages()},
        "passive": {locale: passive_of(card, locale) for locale in languages()},
        "end_turn": card.end_turn,
    }


def answer_of(card: Card) -> str | None:
    """Return ``stop`` or ``halt`` for a card that answers others, else None."""
    for effect in card.effects:
        if isinstance(effect, Stop | Halt):
            return str(effect.__struct_config__.tag)
    return None
