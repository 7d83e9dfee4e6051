"""Routes of the games: what there is, its options, its cards."""

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import APIRouter, Response

from app.games.core.game import AnyGame, ContentRefused
from app.services.errors import NotFound
from app.web.http.deps import ServicesDep

_DIGEST = re.compile("[0-9a-f]{64}")
A_DAY = "public, max-age=86400"

routes = APIRouter(prefix="/api/games", tags=["games"])


@routes.get("")
async def list_games(given: ServicesDep) -> Response:
    """List every game with its options as JSON Schema."""
    listed = [_described(game) for game in given.games.values()]
    return Response(
        msgspec.json.encode({"games": listed}), media_type="application/json"
    )


@routes.get("/{game}/catalogue")
async def read_catalogue(game: str, given: ServicesDep) -> Response:
    """Return the public facts of the game's own deck or tile list."""
    return _catalogue(given.lobby.game(game), None)


@routes.get("/{game}/catalogue/{content}")
async def read_uploaded(game: str, content: str, given: ServicesDep) -> Response:
    """Return the public facts of an uploaded deck or tile list, by its hash."""
    rules = given.lobby.game(game)
    if not _DIGEST.fullmatch(content):
        raise _unknown()
    # A deck outlives its tables in the archive, for the replays of their matches.
    text = await given.rooms.store.content(content)
    text = text or await given.archive.content(content)
    if text is None:
        raise _unknown()
    try:
        rules.admit(text)
    except ContentRefused:
        raise _unknown() from None  # it is a deck of another game
    return _catalogue(rules, content)


def _unknown() -> NotFound:
    return NotFound("no-such-content", "There is no such deck. Upload it again.")


def _catalogue(game: AnyGame, content: str | None) -> Response:
    body = msgspec.json.encode(game.catalogue(content))
    cache = "no-cache" if content is None else A_DAY
    return Response(
        body, media_type="application/json", headers={"cache-control": cache}
    )


def _described(game: AnyGame) -> Mapping[str, Any]:
    return {
        "id": game.id,
        "name": game.title,
        "players": game.players,
        "solo": game.solo,
        "turn_seconds": game.turn_seconds,
        "phrases": game.phrases,
        "free_chat": game.free_chat,
        "options": _schema(game.options_type),
    }


def _schema(options: type[msgspec.Struct]) -> Mapping[str, Any]:
    schema = msgspec.json.schema(options)
    name = schema["$ref"].rsplit("/", 1)[-1]
    definitions: Mapping[str, Any] = schema["$defs"]
    plain: Mapping[str, Any] = definitions[name]
    return plain
