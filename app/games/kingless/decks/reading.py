"""Reads a deck file: size, TOML, shape, then what the rules ask of a deck.

Whatever is wrong with a text, the answer is `ContentRefused` with a line and a
field; nothing else is ever raised.
"""

import re
import tomllib
from typing import Any, get_args

import msgspec

from app.games.core.game import ContentRefused
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
from app.games.kingless.decks.faults import Fault, Path, shortened
from app.games.kingless.decks.lines import Lines

MOST_BYTES = 128 * 1024

MOST_DOTS = 24
"""In one line. Reading a dotted key takes time cubic in its dots: 60,000 of them,
which the size alone allows, were measured at 105 seconds."""

_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_FIELD = re.compile(r" - at `\$(.*)`$", re.DOTALL)
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_NAMED = re.compile(r"(?:unknown|required) field `(.*)`", re.DOTALL)


def read_deck(text: str) -> Deck:
    """Read and check the text of a deck file.

    Raises:
        ContentRefused: With line and field of the first thing that is wrong.
    """
    data = _parsed(text)
    try:
        deck = msgspec.convert(data, Deck)
    except msgspec.ValidationError as error:
        raise _refused(text, _misshapen(str(error))) from None
    for fault in deck_faults(deck):
        raise _refused(text, fault)
    return deck


def _parsed(text: str) -> dict[str, Any]:
    _measure(text)
    try:
        return tomllib.loads(text)
    except RecursionError:
        message = "The file nests its values too deeply; a deck needs three levels."
        raise ContentRefused(0, "", message) from None
    except ValueError as error:
        raise _not_toml(text, str(error)) from None


def _not_toml(text: str, error: str) -> ContentRefused:
    place = _PLACE.search(error)
    if place is None:  # only integers with thousands of digits have no place
        return ContentRefused(0, "", "A number of the file is far too long.")
    line = int(place[1] or text.count("\n") + 1)
    reason = _PLACE.sub("", error)
    return ContentRefused(line, "", shortened(f"This is not TOML: {reason}."))


def _measure(text: str) -> None:
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        message = "This line holds half a character; save the file as UTF-8."
        raise ContentRefused(line, "", message) from None
    if size > MOST_BYTES:
        message = f"The file has {size} bytes; a deck may have {MOST_BYTES}."
        raise ContentRefused(0, "", message)
    for number, row in enumerate(text.split("\n"), start=1):
        if row.count(".") > MOST_DOTS:
            message = f"This line has more than {MOST_DOTS} dots."
            raise ContentRefused(number, "", message)


def _refused(text: str, fault: Fault) -> ContentRefused:
    line = Lines(text).of(fault.path)
    return ContentRefused(line, fault.field, shortened(fault.message))


def _misshapen(error: str) -> Fault:
    reason = _FIELD.sub("", error)
    path = _path(_FIELD.search(error))
    if named := _NAMED.search(reason):
        path = (*path, named[1])
    return Fault(path, f"{reason}{_allowed(path, reason)}.")


def _path(field: re.Match[str] | None) -> Path:
    steps = _STEP.findall(field[1]) if field else []
    return tuple(name or int(number) for name, number in steps)


def _allowed(path: Path, reason: str) -> str:
    names = [part for part in path if isinstance(part, str)]
    if not reason.startswith("Invalid") or not names:
        return ""
    words = _WORDS.get(names[-1], ())
    return f"; allowed are {', '.join(words)}" if words else ""


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
