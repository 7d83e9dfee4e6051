"""What may be printed on cards and tiles, in a file that anybody may have written."""

import re
import unicodedata
from collections.abc import Iterator

import regex

from app.games.core.content.faults import Fault, Path

LONGEST_ID = 40
MOST_MARKS = 2
"""Accents on one letter; more would climb out of the card."""
SOFT_HYPHEN = "\u00ad"

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_GRAPHEME = regex.compile(r"\X")
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories of what cannot be seen or turns the text around."""
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that have a category of their own and are empty all the same."""


def id_faults(path: Path, text: str) -> Iterator[Fault]:
    """Yield what is wrong with an id or the name of an icon."""
    if len(text) > LONGEST_ID or not _ID.fullmatch(text):
        message = (
            f"Use small letters a to z, digits and single hyphens between them,"
            f" {LONGEST_ID} at most."
        )
        yield Fault(path, message)


def text_faults(path: Path, text: str, most: int) -> Iterator[Fault]:
    """Yield what is wrong with a text of at most so many graphemes."""
    if not text.strip() or text != text.strip():
        yield Fault(path, "Write something, with no space before or after it.")
    if any(unseen(sign) for sign in text):
        message = "Use no control, invisible or direction characters."
        yield Fault(path, message)
    if len(text) > most and len(_GRAPHEME.findall(text)) > most:
        yield Fault(path, f"Use at most {most} characters.")
    if _piles_up(text):
        yield Fault(path, f"Put at most {MOST_MARKS} accents on a letter.")


def unseen(sign: str) -> bool:
    """Return whether a character is none that may be printed."""
    if sign == SOFT_HYPHEN:
        return False
    return sign in _BLANKS or unicodedata.category(sign) in _UNSEEN


def _piles_up(text: str) -> bool:
    marks = 0
    for sign in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if marks > MOST_MARKS:
            return True
    return False
