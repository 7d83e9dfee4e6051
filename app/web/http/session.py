"""Routes of identity: who am I, on this device and the next."""

from typing import Annotated

import segno
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from app.services.errors import TooMany
from app.services.identity import SESSION_MS
from app.services.ports import Profile
from app.web.caller import client_key, is_local, token_of
from app.web.given import COOKIE, House, Services
from app.web.http.deps import Caller, CurrentPlayer, HouseDep, ServicesDep

NEW_GUESTS = "30/600s"
CLAIMS = "10/300s"
CHANGES = "20/600s"
"""New names and languages; each table's log keeps a line of a new name."""
LINKS = "20/600s"
"""One-time codes of one player; each is drawn, which takes about ten milliseconds."""

routes = APIRouter(prefix="/api", tags=["identity"])


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(_Body):
    """A name, and the language to be spoken to in."""

    name: Annotated[str, Field(min_length=1, max_length=200)]
    locale: Annotated[str, Field(max_length=16)] = "en"


class Changes(_Body):
    """What to change of oneself; what is left out stays."""

    name: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    locale: Annotated[str, Field(max_length=16)] | None = None


class LinkCode(_Body):
    """A one-time code shown on another device."""

    code: Annotated[str, Field(max_length=20)]


class Player(BaseModel):
    """A player as shown."""

    id: str
    name: str
    locale: str


class Me(BaseModel):
    """Who is signed in."""

    player: Player


class Visitor(BaseModel):
    """Who is here: a player, or nobody yet."""

    player: Player | None


class SignedIn(Me):
    """Who has just signed in, and the token for programs."""

    token: str


class Code(BaseModel):
    """A one-time code, for how many seconds it is good, and a link to it.

    `qr` is a QR code of the page that takes it, as a data address of an SVG. The
    code stands behind the `#`, which browsers send to nobody.
    """

    code: str
    qr: str
    expires_in: int = 300


@routes.post("/session", status_code=201)
async def create_session(
    body: NewGuest,
    request: Request,
    response: Response,
    given: ServicesDep,
    house: HouseDep,
) -> SignedIn:
    """Sign in as a guest by a name."""
    await _limit(given, request, NEW_GUESTS, f"guests:{client_key(request)}")
    profile, token = await given.identity.create(body.name, body.locale)
    return _signed_in(response, house, profile, token)


@routes.get("/session")
async def read_session(
    request: Request, response: Response, player: CurrentPlayer, house: HouseDep
) -> Me:
    """Say who is signed in here; the cookie is good for 400 days again."""
    _keep_cookie(request, response, house)
    return Me(player=_shown(player))


@routes.get("/players/me")
async def read_visitor(
    request: Request, response: Response, caller: Caller, house: HouseDep
) -> Visitor:
    """Say the same, or that nobody is; pages ask this at each visit, the first too."""
    if caller is None:
        return Visitor(player=None)
    _keep_cookie(request, response, house)
    return Visitor(player=_shown(caller))


@routes.patch("/session")
async def change_session(
    body: Changes, request: Request, player: CurrentPlayer, given: ServicesDep
) -> Me:
    """Change name or language; live rooms hear of it at once."""
    await _limit(given, request, CHANGES, f"changes:{player.player}")
    return Me(
        player=_shown(await given.identity.update(player, body.name, body.locale))
    )


@routes.delete("/session", status_code=204)
async def delete_session(
    request: Request, response: Response, player: CurrentPlayer, given: ServicesDep
) -> None:
    """Forget me on this device."""
    del player
    token = token_of(request)
    if token is not None:
        await given.identity.forget_device(token)
    response.delete_cookie(COOKIE)


@routes.post("/session/link", status_code=201)
async def create_link(
    request: Request, player: CurrentPlayer, given: ServicesDep, house: HouseDep
) -> Code:
    """Get a one-time code by which a second device becomes this player."""
    await _limit(given, request, LINKS, f"links:{player.player}")
    code = await given.identity.link_code(player)
    origin = house.public_origin or f"http://{request.headers.get('host', '')}"
    page = segno.make(f"{origin}/me#{code}", error="m", micro=False)
    return Code(code=code, qr=page.svg_data_uri(scale=6, border=2))


@routes.post("/session/claim")
async def claim_link(
    body: LinkCode,
    request: Request,
    response: Response,
    given: ServicesDep,
    house: HouseDep,
) -> SignedIn:
    """Become the player who shows this code on another device."""
    await _limit(given, request, CLAIMS, f"claims:{client_key(request)}")
    profile, token = await given.identity.claim(body.code)
    return _signed_in(response, house, profile, token)


@routes.delete("/players/me", status_code=204)
async def erase_me(
    response: Response, player: CurrentPlayer, given: ServicesDep
) -> None:
    """Erase my name and my link to past matches."""
    await given.identity.erase(player)
    response.delete_cookie(COOKIE)


async def _limit(given: Services, request: Request, rule: str, key: str) -> None:
    if not is_local(request) and not await given.limits.hit(rule, key):
        raise TooMany("too-many-requests", "Too many at once. Wait a few minutes.")


def _signed_in(
    response: Response, house: House, profile: Profile, token: str
) -> SignedIn:
    _set_cookie(response, house, token)
    return SignedIn(player=_shown(profile), token=token)


def _keep_cookie(request: Request, response: Response, house: House) -> None:
    if (token := request.cookies.get(COOKIE)) is not None:
        _set_cookie(response, house, token)


def _set_cookie(response: Response, house: House, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=SESSION_MS // 1000,
        httponly=True,
        samesite="lax",
        secure=house.secure,
        path="/",
    )


def _shown(profile: Profile) -> Player:
    return Player(id=profile.player, name=profile.name, locale=profile.locale)
