"""Routes of the admin: sign in, look, and the few acts an admin has."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from app.services.admin import SESSION_MS
from app.services.desk import Desk
from app.services.errors import NotSignedIn
from app.services.passwords import LONGEST_PASSWORD
from app.services.ports import Profile
from app.web.caller import BEARER, client_key
from app.web.given import COOKIE as PLAYER_COOKIE
from app.web.given import Services
from app.web.http.deps import HouseDep, ServicesDep

COOKIE = "interregnum_admin"
PATH = "/api/admin"
"""The cookie travels to these routes only."""

routes = APIRouter(prefix=PATH, tags=["admin"])

Code = Annotated[str, Path(max_length=20)]
PlayerId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]
Cursor = Annotated[str | None, Query(max_length=200)]


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Password(_Body):
    """The admin's password."""

    password: Annotated[str, Field(min_length=1, max_length=LONGEST_PASSWORD)]


class Reason(_Body):
    """Why the hands are opened; the players read it."""

    reason: Annotated[str, Field(max_length=200)]


class Mute(_Body):
    """Whether to mute, or to let speak again."""

    muted: bool = True


class SignedIn(BaseModel):
    """The token for programs, and when it ends."""

    token: str
    expires_at: int


class Revealed(BaseModel):
    """Until when the hands are open to this session."""

    until: int


class Muted(BaseModel):
    """In how many rooms the player was muted, or not any more."""

    rooms: int


async def desk(request: Request, given: ServicesDep) -> Desk:
    """Return the desk of the caller's session.

    Raises:
        NotFound: ``no-admin``.
        NotAdmin: The caller has no session.
    """
    return await given.admin.desk(_token_of(request), await _looker(given, request))


DeskDep = Annotated[Desk, Depends(desk)]


@routes.post("/session", status_code=201)
async def sign_in(
    body: Password,
    request: Request,
    response: Response,
    given: ServicesDep,
    house: HouseDep,
) -> SignedIn:
    """Open a short session with the admin's password."""
    token, until = await given.admin.sign_in(body.password, client_key(request))
    response.set_cookie(
        COOKIE,
        token,
        max_age=SESSION_MS // 1000,
        httponly=True,
        samesite="strict",
        secure=house.secure,
        path=PATH,
    )
    return SignedIn(token=token, expires_at=until)


@routes.get("/session")
async def read_session(at: DeskDep) -> dict[str, bool]:
    """Say that the caller is signed in as admin."""
    del at
    return {"admin": True}


@routes.delete("/session", status_code=204)
async def sign_out(response: Response, at: DeskDep) -> None:
    """End the session."""
    await at.sign_out()
    response.delete_cookie(COOKIE, path=PATH)


@routes.get("/rooms")
async def list_rooms(at: DeskDep) -> Response:
    """List all live rooms, the last touched first."""
    return _json({"rooms": await at.rooms()})


@routes.get("/rooms/{code}")
async def read_room(code: Code, at: DeskDep) -> Response:
    """Return one room: the spectator's view, or after `reveal` open hands."""
    return _json(await at.room(code))


@routes.get("/rooms/{code}/log")
async def read_log(
    code: Code,
    at: DeskDep,
    step: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Response:
    """Return the whole log, or with `step` the match as it stood after it."""
    if step is None:
        return _json(await at.log(code))
    return _json(await at.log_at(code, step))


@routes.get("/rooms/{code}/export")
async def export_room(code: Code, at: DeskDep) -> Response:
    """Return the room as a fixture, to be saved as a file."""
    answer = _json(await at.export(code))
    answer.headers["content-disposition"] = 'attachment; filename="room.json"'
    return answer


@routes.post("/rooms/{code}/reveal")
async def reveal(code: Code, body: Reason, at: DeskDep) -> Revealed:
    """Open the hands for 15 minutes: audited first, then told to the players."""
    return Revealed(until=await at.reveal(code, body.reason))


@routes.post("/rooms/{code}/close", status_code=204)
async def close_room(code: Code, at: DeskDep) -> None:
    """Close a room for everybody."""
    await at.close(code)


@routes.delete("/rooms/{code}/players/{player}", status_code=204)
async def remove_player(code: Code, player: PlayerId, at: DeskDep) -> None:
    """Remove a player from a room for good."""
    await at.remove(code, player)


@routes.post("/players/{player}/mute")
async def mute_player(player: PlayerId, at: DeskDep, body: Mute | None = None) -> Muted:
    """Mute a player in all their rooms, or let them speak again."""
    muted = body is None or body.muted
    return Muted(rooms=await at.mute(player, muted=muted))


@routes.get("/matches")
async def list_matches(at: DeskDep, cursor: Cursor = None) -> Response:
    """List all finished matches, newest first."""
    return _json(await at.matches(cursor))


@routes.get("/audit")
async def read_audit(at: DeskDep, cursor: Cursor = None) -> Response:
    """List what admins did, newest first."""
    return _json(await at.audit(cursor))


async def _looker(given: Services, request: Request) -> str:
    """Return the player whose cookie the admin's browser sends along."""
    try:
        profile: Profile = await given.identity.who(request.cookies.get(PLAYER_COOKIE))
    except NotSignedIn:
        return ""
    return profile.player


def _token_of(request: Request) -> str | None:
    header = request.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        return header[len(BEARER) :].strip()
    return request.cookies.get(COOKIE)


def _json(body: object) -> Response:
    return Response(msgspec.json.encode(body), media_type="application/json")
