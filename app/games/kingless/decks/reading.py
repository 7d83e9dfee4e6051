"""Reads a deck file: its shape, then what the rules ask of a deck."""

from typing import get_args

import msgspec

from app.games.core.content.reading import read_as, refuse_first
from app.games.kingless.cards import (
    CardType,
    Deck,
    Draw,
    Effect,
    Immune,
    Keyword,
    Passive,
    Recruit,
)
from app.games.kingless.decks.checks import deck_faults


def read_deck(text: str) -> Deck:
    """Read and check the text of a deck file.

    Raises:
        ContentRefused: With line and field of the first thing that is wrong;
            nothing else, whatever the text is.
    """
    deck = read_as(text, Deck, _WORDS)
    refuse_first(text, deck_faults(deck))
    return deck


def _tags(union: object) -> tuple[str, ...]:
    return tuple(str(kind.__struct_config__.tag) for kind in get_args(union))


def _literals(kind: type[msgspec.Struct], field: str) -> tuple[str, ...]:
    found = next(f for f in msgspec.structs.fields(kind) if f.name == field)
    return get_args(found.type)


_WORDS = {
    "type": get_args(CardType),
    "keyword": _tags(Effect),
    "passive": _tags(Passive),
    "who": _literals(Draw, "who"),
    "what": _literals(Recruit, "what"),
    "scope": _literals(Immune, "scope"),
    "actions": get_args(Keyword),
}
"""What may stand in a field that takes one of a few words."""
