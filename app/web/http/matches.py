"""Routes of finished matches: mine, one, its replay, what I have reached."""

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from app.services.errors import TooMany
from app.web.caller import client_key, is_local
from app.web.given import Services
from app.web.http.deps import CallerId, CurrentPlayer, ServicesDep

REPLAYS = "60/60s"
"""Replays one address may ask for; each is computed anew."""

routes = APIRouter(prefix="/api", tags=["matches"])

MatchId = Annotated[str, Path(max_length=64)]
Cursor = Annotated[str | None, Query(max_length=200)]


@routes.get("/matches")
async def list_matches(
    player: CurrentPlayer,
    given: ServicesDep,
    whose: Annotated[Literal["me"], Query(alias="player")] = "me",
    cursor: Cursor = None,
) -> Response:
    """List my finished matches, newest first."""
    del whose
    return _json(await given.history.mine(player.player, cursor))


@routes.get("/matches/{match}")
async def read_match(match: MatchId, caller: CallerId, given: ServicesDep) -> Response:
    """Return one match: its players', or anybody's where it is open."""
    return _json(await given.history.match(caller, match))


@routes.get("/matches/{match}/replay")
async def read_replay(
    match: MatchId,
    request: Request,
    caller: CallerId,
    given: ServicesDep,
    eyes: Annotated[
        Literal["open", "spectator"] | Annotated[int, Query(ge=0, le=7)] | None,
        Query(alias="as"),
    ] = None,
) -> Response:
    """Return the file that replays and checks a match.

    With `as` (a seat, `spectator` or `open`) return the frames of the match
    instead, as that viewer knew it, or with open hands.
    """
    await _limit(given, request)
    if eyes is None:
        return _json(await given.history.replay(caller, match))
    frames = await given.history.frames(caller, match, eyes)
    return _json({"match": match, "as": eyes, "frames": frames})


@routes.post("/matches/{match}/share", status_code=204)
async def share_match(
    match: MatchId, player: CurrentPlayer, given: ServicesDep
) -> None:
    """Open a match to whoever has its link; one of its players may."""
    await given.history.share(player.player, match)


@routes.get("/players/{player}/stats")
async def read_statistics(
    player: Annotated[str, Path(max_length=64)], me: CurrentPlayer, given: ServicesDep
) -> Response:
    """Return what a player, or `me`, has reached, game by game."""
    wanted = me.player if player == "me" else player
    games = await given.history.statistics(wanted)
    return _json({"player": wanted, "games": games})


async def _limit(given: Services, request: Request) -> None:
    if is_local(request):
        return
    if not await given.limits.hit(REPLAYS, f"replays:{client_key(request)}"):
        raise TooMany("too-many-requests", "Too many at once. Wait a minute.")


def _json(body: object) -> Response:
    return Response(msgspec.json.encode(body), media_type="application/json")
