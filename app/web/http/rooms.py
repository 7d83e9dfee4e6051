"""Routes of the lobby: open, find, join."""

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from app.room.summary import RoomSummary
from app.services.codes import normal, shown
from app.services.errors import Invalid, NotFound, TooMany
from app.web.caller import WRONG_CODES, client_key, is_local, token_of
from app.web.given import House, Services
from app.web.http.deps import CurrentPlayer, HouseDep, ServicesDep
from app.web.http.links import count_picture, origin_of, qr

OPENED = "20/600s"
DECKS = "20/600s"
"""Decks one address may upload; reading one may take a good part of a second."""
MARK = "\ufeff"
"""What some editors put before a text in UTF-8; it is no part of it."""

routes = APIRouter(prefix="/api/rooms", tags=["lobby"])


def _sayable(options: dict[str, Any]) -> dict[str, Any]:
    """Return options that can be sent on as JSON; half a character cannot."""
    msgspec.json.encode(options)
    return options


class NewRoom(BaseModel):
    """A game and its options, a series to open again, or a challenge to play."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: Annotated[str, Field(max_length=40)] | None = None
    options: Annotated[dict[str, Any], AfterValidator(_sayable)] = {}
    visibility: Literal["private", "public"] = "private"
    series: Annotated[str, Field(max_length=64)] | None = None
    challenge: Annotated[str, Field(max_length=64)] | None = None


class JoinAs(BaseModel):
    """Whether to play or to watch."""

    model_config = ConfigDict(extra="forbid", strict=True, populate_by_name=True)

    role: Literal["player", "spectator"] = Field("player", alias="as")


class _Deck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck or tile list inside JSON."""

    text: str


_deck = msgspec.json.Decoder(_Deck)


class Opened(BaseModel):
    """Where the new table is."""

    code: str
    url: str


@routes.post("", status_code=201)
async def open_room(
    body: NewRoom,
    request: Request,
    player: CurrentPlayer,
    given: ServicesDep,
    house: HouseDep,
) -> Opened:
    """Open a table; the caller is host and sits in the first seat."""
    if not is_local(request) and not await given.limits.hit(
        OPENED, f"opened:{client_key(request)}"
    ):
        raise TooMany("too-many-requests", "Too many tables at once. Wait a little.")
    if body.series is not None:
        room = await given.lobby.reopen(player, body.series)
    elif body.challenge is not None:
        room = await given.lobby.challenge(player, body.challenge, body.visibility)
    elif body.game is not None:
        room = await given.lobby.open(player, body.game, body.options, body.visibility)
    else:
        raise Invalid("bad-request", "Name a game, a series or a challenge.")
    return Opened(code=room.code, url=_invite(request, house, room.code))


@routes.get("")
async def list_rooms(
    request: Request,
    given: ServicesDep,
    status: Literal["lobby", "playing"] = "lobby",
    game: Annotated[str | None, Query(max_length=40)] = None,
    cursor: Annotated[str | None, Query(max_length=200)] = None,
    player: Literal["me"] | None = None,
) -> Response:
    """List public tables, newest first, or with `player=me` one's own."""
    if player is not None:
        me = await given.identity.who(token_of(request))
        mine = await given.lobby.mine(me)
        return _json({"rooms": mine, "cursor": None})
    page = await given.lobby.listed(status, game, cursor)
    rows = [msgspec.Raw(row) for row in page.rows]
    return _json({"rooms": rows, "cursor": page.cursor})


@routes.get("/{code}")
async def read_room(code: str, request: Request, given: ServicesDep) -> Response:
    """Return a room's public summary, also before joining."""
    return _json(await _guessed(given, request, code))


@routes.post("/{code}/join")
async def join_room(
    code: str, body: JoinAs, request: Request, player: CurrentPlayer, given: ServicesDep
) -> Response:
    """Take a seat or watch; joining twice is the same as once."""
    await _guessed(given, request, code)
    room = await given.lobby.join(player, code, body.role)
    return _json(given.lobby.summarised(room))


@routes.put("/{code}/content")
async def put_content(
    code: str, request: Request, player: CurrentPlayer, given: ServicesDep
) -> Response:
    """Use another deck or tile list: TOML, or JSON with a `text` of it."""
    await _guessed(given, request, code)
    if not is_local(request) and not await given.limits.hit(
        DECKS, f"decks:{client_key(request)}"
    ):
        raise TooMany("too-many-requests", "Too many decks at once. Wait a little.")
    text = (await _text_of(request)).removeprefix(MARK)
    content = await given.lobby.set_content(player, code, text)
    return _json({"content": content})


@routes.get("/{code}/qr.svg")
async def qr_code(
    code: str, request: Request, given: ServicesDep, house: HouseDep
) -> Response:
    """Return the invite link as a QR code."""
    room = await _guessed(given, request, code)
    await count_picture(request, given.limits)
    return qr(_invite(request, house, room.code))


async def _guessed(given: Services, request: Request, code: str) -> RoomSummary:
    # Only wrong guesses count, per address, so an honest guest is never shut out.
    key = f"codes:{client_key(request)}"
    local = is_local(request)
    if not local and not await given.limits.allows(WRONG_CODES, key):
        raise TooMany("too-many-wrong-codes", "Too many wrong codes. Wait ten minutes.")
    try:
        return await given.lobby.summary(code)
    except NotFound:
        if not local:
            await given.limits.hit(WRONG_CODES, key)
        raise


async def _text_of(request: Request) -> str:
    body = await request.body()
    try:
        if request.headers.get("content-type", "").startswith("application/json"):
            return _deck.decode(body).text
        return body.decode("utf-8")
    except (ValueError, RecursionError):
        raise Invalid("bad-request", "Send the deck as TOML in UTF-8.") from None


def _invite(request: Request, house: House, code: str) -> str:
    return f"{origin_of(request, house)}/r/{shown(normal(code) or code)}"


def _json(body: object) -> Response:
    return Response(msgspec.json.encode(body), media_type="application/json")
