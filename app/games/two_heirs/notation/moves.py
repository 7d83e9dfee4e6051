"""Moves as text: ``take inn-wood``, ``build inn-wood 1,0``, ``end-turn``."""

from typing import Any

import msgspec

from app.games.two_heirs.moves import Move
from app.games.two_heirs.notation.words import Unreadable, read_cell, write_cell


def write_move(move: Move) -> str:
    """Return a move as text: its tag, then its fields in order."""
    words = [str(move.__struct_config__.tag)]
    for field in move.__struct_fields__:
        value = getattr(move, field)
        words.append(value if isinstance(value, str) else write_cell(value))
    return " ".join(words)


def read_move(text: str) -> Move:
    """Return the move of a text.

    Raises:
        Unreadable: It is none.
    """
    tag, *words = text.split() or [""]
    kind = _KINDS.get(tag)
    if kind is None or len(words) != len(kind.__struct_fields__):
        raise Unreadable("a move", text)
    fields: dict[str, Any] = dict(zip(kind.__struct_fields__, words, strict=True))
    if "cell" in fields:
        fields["cell"] = read_cell(fields["cell"])
    try:
        move: Move = msgspec.convert({"do": tag, **fields}, Move)
    except msgspec.ValidationError:
        raise Unreadable("a move", text) from None
    return move


_KINDS: dict[str, type[Move]] = {
    str(kind.__struct_config__.tag): kind for kind in Move.__args__
}
