"""Reads a file that anybody may have written: size, TOML, then its shape.

Whatever is wrong with a text, the answer is `ContentRefused` with a line and a
field; nothing else is ever raised.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from app.games.core.content.faults import Fault, Path, shortened
from app.games.core.content.lines import Lines
from app.games.core.game import ContentRefused

T = TypeVar("T", bound=msgspec.Struct)

MOST_BYTES = 128 * 1024

MOST_DOTS = 24
"""In one line. Reading a dotted key takes time cubic in its dots: 60,000 of them,
which the size alone allows, were measured at 105 seconds."""

_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_FIELD = re.compile(r" - at `\$(.*)`$", re.DOTALL)
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_NAMED = re.compile(r"(?:unknown|required) field `(.*)`", re.DOTALL)


def read_as(text: str, shape: type[T], words: Mapping[str, tuple[str, ...]]) -> T:
    """Read a TOML file as a struct.

    Args:
        text: The file.
        shape: What it has to hold.
        words: What may stand in a field that takes one of a few words, by the
            field's name.

    Raises:
        ContentRefused: With line and field of the first thing that is wrong.
    """
    data = _parsed(text)
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        fault = _misshapen(str(error), words)
    raise _refused(text, fault)


def refuse_first(text: str, faults: Iterable[Fault]) -> None:
    """Refuse a file for the first of its faults, if there is one.

    Raises:
        ContentRefused: With the fault's line and field.
    """
    for fault in faults:
        raise _refused(text, fault)


def _parsed(text: str) -> dict[str, Any]:
    _measure(text)
    try:
        return tomllib.loads(text)
    except RecursionError:
        message = "The file nests its values too deeply; it needs three levels."
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
        message = f"The file has {size} bytes; it may have {MOST_BYTES}."
        raise ContentRefused(0, "", message)
    for number, row in enumerate(text.split("\n"), start=1):
        if row.count(".") > MOST_DOTS:
            message = f"This line has more than {MOST_DOTS} dots."
            raise ContentRefused(number, "", message)


def _refused(text: str, fault: Fault) -> ContentRefused:
    line = Lines(text).of(fault.path)
    return ContentRefused(line, fault.field, shortened(fault.message))


def _misshapen(error: str, words: Mapping[str, tuple[str, ...]]) -> Fault:
    reason = _FIELD.sub("", error)
    path = _path(_FIELD.search(error))
    if named := _NAMED.search(reason):
        path = (*path, named[1])
    return Fault(path, f"{reason}{_allowed(path, reason, words)}.")


def _path(field: re.Match[str] | None) -> Path:
    steps = _STEP.findall(field[1]) if field else []
    return tuple(name or int(number) for name, number in steps)


def _allowed(path: Path, reason: str, words: Mapping[str, tuple[str, ...]]) -> str:
    names = [part for part in path if isinstance(part, str)]
    if not reason.startswith("Invalid") or not names:
        return ""
    taken = words.get(names[-1], ())
    return f"; allowed are {', '.join(taken)}" if taken else ""
