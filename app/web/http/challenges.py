"""Routes of challenges: mark a match, look at the leaderboard, close it."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel

from app.services.errors import TooMany
from app.web.caller import client_key, is_local
from app.web.given import House
from app.web.http.deps import CallerId, CurrentPlayer, HouseDep, ServicesDep
from app.web.http.links import count_picture, origin_of, qr

READS = "120/60s"
"""Leaderboards one address may ask for; each reads every result of its deal."""

routes = APIRouter(prefix="/api", tags=["challenges"])

ChallengeId = Annotated[str, Path(max_length=64)]


class Marked(BaseModel):
    """Where friends find the challenge."""

    id: str
    url: str


@routes.post("/matches/{match}/challenge", status_code=201)
async def mark_match(
    match: Annotated[str, Path(max_length=64)],
    request: Request,
    player: CurrentPlayer,
    given: ServicesDep,
    house: HouseDep,
) -> Marked:
    """Make a finished match a challenge: friends may play its deal.

    One of its players may; again gives the same challenge. From now on seed and
    replay stay with its players until one of them closes it.
    """
    challenge = await given.challenges.mark(player.player, match)
    return Marked(id=challenge.id, url=_link(request, house, challenge.id))


@routes.get("/challenges/{challenge}")
async def read_challenge(
    challenge: ChallengeId, request: Request, caller: CallerId, given: ServicesDep
) -> Response:
    """Return a challenge and its leaderboard to whoever has the link."""
    if not is_local(request) and not await given.limits.hit(
        READS, f"challenges:{client_key(request)}"
    ):
        raise TooMany("too-many-requests", "Too many at once. Wait a minute.")
    page = await given.challenges.page(caller, challenge)
    return Response(msgspec.json.encode(page), media_type="application/json")


@routes.post("/challenges/{challenge}/close", status_code=204)
async def close_challenge(
    challenge: ChallengeId, player: CurrentPlayer, given: ServicesDep
) -> None:
    """Close a challenge for good; one of its first players may.

    Nobody plays it any more, the leaderboard stays, and seeds and replays open up as
    everywhere.
    """
    await given.challenges.close(player.player, challenge)


@routes.get("/challenges/{challenge}/qr.svg")
async def qr_code(
    challenge: ChallengeId, request: Request, given: ServicesDep, house: HouseDep
) -> Response:
    """Return the link of a challenge as a QR code."""
    await count_picture(request, given.limits)
    found = await given.challenges.found(challenge)
    return qr(_link(request, house, found.id))


def _link(request: Request, house: House, challenge: str) -> str:
    return f"{origin_of(request, house)}/c/{challenge}"
