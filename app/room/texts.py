"""What people write, fit to be shown in a line: nothing hidden, nothing that spills.

Kinder than to names: what cannot be shown is left out, not refused, and joiners
stay, without which several scripts are misspelt.
"""

import unicodedata

import regex

MAX_MARKS = 4
"""On one letter; what people write in earnest has no more."""
_BREAKS = regex.compile(r"[\s\p{Zl}\p{Zp}]+")
# Control, direction, half and never-assigned characters; tags too.
_HIDDEN = regex.compile(
    r"[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Bidi_Control}"
    r"\U000E0000-\U000E0FFF\uFFF9-\uFFFB]"
)
_PILED = regex.compile(rf"(\p{{M}}{{{MAX_MARKS}}})\p{{M}}+")
# Braille's blank is a symbol by its category, yet shows nothing.
_SHOWN = regex.compile(r"[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]")


def clean_text(text: str) -> str:
    """Return a text as one line to be shown; empty if nothing of it shows."""
    line = _BREAKS.sub(" ", unicodedata.normalize("NFC", text))
    line = _PILED.sub(r"\1", _HIDDEN.sub("", line)).strip()
    return line if _SHOWN.search(line) else ""
