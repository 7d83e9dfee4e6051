"""The host's choices for a game, checked against what the game offers."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from app.games.core.game import AnyGame
from app.room.refusals import RoomRefusal

_PATH = re.compile(r" - at `\$\.?(?:\.\.\.)?(?P<path>[^`]*)`$")


def checked_options(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return options as plain data, with the game's defaults filled in.

    Raises:
        RoomRefusal: ``bad-options``, with the field that is wrong.
    """
    known = {field.encode_name for field in msgspec.structs.fields(game.options_type)}
    for name in options:
        if name not in known:
            raise _bad(name, f"There is no option {name!r}. Leave it out.")
    try:
        chosen = msgspec.convert(options, game.options_type)
    except msgspec.ValidationError as error:
        field = _field_of(error)
        why = str(error).partition(" - at ")[0]
        raise _bad(field, f"Choose another value for {field!r}: {why}.") from None
    plain: dict[str, Any] = msgspec.to_builtins(chosen)
    return plain


def _field_of(error: msgspec.ValidationError) -> str:
    """Return the field that a validation error is about; empty for the whole."""
    found = _PATH.search(str(error))
    path = found["path"] if found is not None else ""
    return path.removeprefix("content").lstrip(".")


@cache
def _envelope(game: type[AnyGame]) -> type[msgspec.Struct]:
    """Return a struct around a game's moves: what is known of a struct is kept.

    Converting to a bare union works it all out anew each time, which takes twenty
    times as long; and a union takes longer to look up than a class.
    """
    return msgspec.defstruct("Envelope", [("content", game.move_type)])


def read_move(game: AnyGame, data: object) -> object:
    """Return plain data as a move of a game.

    Raises:
        RoomRefusal: ``bad-move``, with the field that is wrong.
    """
    try:
        whole: Any = msgspec.convert({"content": data}, _envelope(type(game)))
    except msgspec.ValidationError as error:
        raise RoomRefusal(
            "bad-move",
            "That is not a move of this game. Send one of the legal moves.",
            field=_field_of(error),
        ) from None
    return whole.content


def _bad(field: str, message: str) -> RoomRefusal:
    return RoomRefusal("bad-options", message, field=field)
