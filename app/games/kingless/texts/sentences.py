"""Says in a language what a card does: nothing but its effects and passives.

Each effect is one whole sentence. Where they are too long for a card together,
those that have a brief form take it; the rules and the reading view explain it.
"""

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias, assert_never

from app.games.kingless.cards import (
    Card,
    Claim,
    Discard,
    Draw,
    Effect,
    ExtraDraw,
    Gutter,
    Halt,
    HandLimit,
    Immune,
    Passive,
    Recruit,
    SecondWind,
    Stop,
    Swipe,
    Tax,
    TradeInfluence,
    Tunnel,
)
from app.games.kingless.decks import LoadedDeck
from app.games.kingless.texts.languages import Language, languages
from app.games.kingless.texts.templates import Params

Runs: TypeAlias = tuple[str | dict[str, str], ...]
"""A text in pieces: plain ones, and ``{"k": "Draw"}`` for a bold keyword."""

Sentence: TypeAlias = tuple[str, Params]
"""The code of a sentence and what stands in its placeholders."""

MOST_CHARACTERS = 60
"""What a card of the hand has room for on a phone, text and passive together."""

_MARKED = re.compile(r"\*([^*]+)\*")


def text_of(card: Card, deck: LoadedDeck, locale: str) -> Runs:
    """Return a card's action text; empty if it has none.

    Raises:
        KeyError: There is no such language.
    """
    language = languages()[locale]
    text = _text(card, deck, language, language.effects)
    passive = passive_of(card, locale)
    if len(f"{plain(text)} {passive}".strip()) > MOST_CHARACTERS:
        brief = {**language.effects, **language.effects_in_brief}
        text = _text(card, deck, language, brief)
    return text


def passive_of(card: Card, locale: str) -> str:
    """Return what a card does while it lies in play; empty if nothing.

    Raises:
        KeyError: There is no such language.
    """
    language = languages()[locale]
    told = (passive_sentence(passive, language) for passive in card.passives)
    return " ".join(language.fill(language.passives[code], p) for code, p in told)


def plain(runs: Runs) -> str:
    """Return a text as one string, keywords unmarked."""
    return "".join(run if isinstance(run, str) else run["k"] for run in runs)


def effect_sentence(effect: Effect, deck: LoadedDeck) -> Sentence:
    """Return the sentence that says one effect."""
    match effect:
        case Claim(card=card):
            return "claim", {"card": _name(card, deck)}
        case Discard(count=count, who=who):
            return f"discard-{who}", {"count": count}
        case Draw(count=count, who=who):
            return f"draw-{who}", {"count": count}
        case Gutter(what=what):
            return _gutter(what, deck)
        case Recruit(what=what):
            return f"recruit-{what}", {}
        case _:
            return _fixed(effect)


def _gutter(what: str, deck: LoadedDeck) -> Sentence:
    if what in {"any", "dwarf", "item"}:
        return f"gutter-{what}", {}
    return "gutter-card", {"card": _name(what, deck)}


def _fixed(effect: SecondWind | Swipe | Tunnel | Stop | Halt) -> Sentence:
    match effect:
        case Swipe(count=count):
            return "swipe", {"count": count}
        case SecondWind():
            return "second-wind", {}
        case Tunnel():
            return "tunnel", {}
        case Stop():
            return "stop", {}
        case Halt():
            return "halt", {}
        case _:
            assert_never(effect)


def passive_sentence(passive: Passive, language: Language) -> Sentence:
    """Return the sentence that says one passive."""
    match passive:
        case Immune():
            return _immune(passive, language)
        case HandLimit(more=more):
            return "hand-limit", {"more": more}
        case ExtraDraw(count=count):
            return "extra-draw", {"count": count}
        case TradeInfluence(trade=trade, each=each):
            word = language.trades.get(trade, trade)
            return "trade-influence", {"trade": word, "each": each}
        case Tax(count=count):
            return "tax", {"count": count}
        case _:
            assert_never(passive)


def _immune(immune: Immune, language: Language) -> Sentence:
    if not immune.actions:
        against = "events" if immune.events else "all"
        return f"immune-{immune.scope}-{against}", {}
    against = "both" if immune.events else "actions"
    words = tuple(language.keywords[action] for action in immune.actions)
    return f"immune-{immune.scope}-{against}", {"actions": language.listed(words)}


def _text(
    card: Card, deck: LoadedDeck, language: Language, sentences: Mapping[str, str]
) -> Runs:
    told = [effect_sentence(effect, deck) for effect in card.effects]
    if card.end_turn:
        told.append(("end-turn", {}))
    runs: list[str | dict[str, str]] = []
    for code, params in told:
        if runs:
            runs.append(" ")
        runs += _runs(sentences[code], params, language)
    return _joined(runs)


def _runs(template: str, params: Params, language: Language) -> Runs:
    # Split before filling: an asterisk in the name of a card marks no keyword.
    pieces = _MARKED.split(template)
    return tuple(
        {"k": piece} if place % 2 else language.fill(piece, params)
        for place, piece in enumerate(pieces)
        if piece
    )


def _joined(runs: Iterable[str | dict[str, str]]) -> Runs:
    joined: list[str | dict[str, str]] = []
    for run in runs:
        if joined and isinstance(joined[-1], str) and isinstance(run, str):
            joined[-1] += run
        else:
            joined.append(run)
    return tuple(joined)


def _name(card_id: str, deck: LoadedDeck) -> str:
    # A soft hyphen helps the card's own title and would only split a text's words.
    return deck.by_id[card_id].name.replace("\u00ad", "")
