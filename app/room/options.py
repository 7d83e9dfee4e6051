"""The host's choices for a game, checked against what the game offers."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

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
    return found["path"] if found is not None else ""


@cache
def _kinds(game: type[AnyGame]) -> tuple[str, Mapping[str, type]]:
    """Return the field of a game's moves that says of which kind one is, and all kinds.

    Converting to a union works it all out anew each time, which takes twenty times as
    long; what is known of one kind is kept.
    """
    kinds = get_args(game.move_type) or (game.move_type,)
    tags = {kind.__struct_config__.tag: kind for kind in kinds}
    return kinds[0].__struct_config__.tag_field or "", tags


def read_move(game: AnyGame, data: Mapping[str, Any]) -> object:
    """Return plain data as a move of a game.

    Raises:
        RoomRefusal: ``bad-move``, with the field that is wrong.
    """
    field, kinds = _kinds(type(game))
    tag = data.get(field)
    kind = kinds.get(tag) if isinstance(tag, str) else None
    try:
        return msgspec.convert(data, kind or game.move_type)
    except msgspec.ValidationError as error:
        raise RoomRefusal(
            "bad-move",
            "That is not a move of this game. Send one of the legal moves.",
            field=_field_of(error),
        ) from None


def _bad(field: str, message: str) -> RoomRefusal:
    return RoomRefusal("bad-options", message, field=field)
