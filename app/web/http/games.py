"""Routes of the games: what there is, its options, its cards."""

import gzip
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from app.games.core.game import AnyGame, ContentRefused
from app.services.errors import NotFound
from app.web.http.deps import ServicesDep
from app.web.http.files import encodings

_DIGEST = re.compile("[0-9a-f]{64}")
A_DAY = "public, max-age=86400"

routes = APIRouter(prefix="/api/games", tags=["games"])


@routes.get("")
async def list_games(request: Request, given: ServicesDep) -> Response:
    """List every game with its options as JSON Schema."""
    listed = [_described(game) for game in given.games.values()]
    return _packed(request, {"games": listed}, "no-cache")


@routes.get("/{game}/catalogue")
async def read_catalogue(request: Request, game: str, given: ServicesDep) -> Response:
    """Return the public facts of the game's own deck or tile list."""
    return _packed(request, given.lobby.game(game).catalogue(None), "no-cache")


@routes.get("/{game}/catalogue/{content}")
async def read_uploaded(
    request: Request, game: str, content: str, given: ServicesDep
) -> Response:
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
    return _packed(request, rules.catalogue(content), A_DAY)


def _unknown() -> NotFound:
    return NotFound("no-such-content", "There is no such deck. Upload it again.")


def _packed(request: Request, facts: object, cache: str) -> Response:
    """Return public facts, compressed: they hold nothing of who asks."""
    body = msgspec.json.encode(facts)
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if "gzip" in encodings(request.headers):
        body = gzip.compress(body, compresslevel=6, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


def _described(game: AnyGame) -> Mapping[str, Any]:
    return {
        "id": game.id,
        "name": game.title,
        "players": game.players,
        "solo": game.solo,
        "turn_seconds": game.turn_seconds,
        "phrases": game.phrases,
        "free_chat": game.free_chat,
        "challenge": game.challenge,
        "content": game.edition is not None,
        "options": _schema(game.options_type),
    }


def _schema(options: type[msgspec.Struct]) -> Mapping[str, Any]:
    schema = msgspec.json.schema(options)
    name = schema["$ref"].rsplit("/", 1)[-1]
    definitions: Mapping[str, Any] = schema["$defs"]
    plain: Mapping[str, Any] = definitions[name]
    return plain
