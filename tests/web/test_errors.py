"""Every refusal has one shape and the status that fits it; a fault tells nothing."""

from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import FastAPI

from app.games.core.errors import IllegalMove
from app.protocol.codes import CALLS
from app.room.refusals import RoomRefusal
from app.services.admin import NotAdmin
from app.services.errors import (
    Conflict,
    Forbidden,
    Invalid,
    NotFound,
    NotSignedIn,
    TooMany,
    TryLater,
)
from app.services.ports import Unavailable
from app.web.http.errors import CODE_BY_STATUS, problem, register

REFUSALS: dict[str, tuple[Exception, int, str]] = {
    "not signed in": (NotSignedIn(), 401, "not-signed-in"),
    "not admin": (NotAdmin(), 401, "not-admin"),
    "forbidden": (Forbidden("not-host", "Ask the host."), 403, "not-host"),
    "not found": (NotFound("no-such-room", "Check it."), 404, "no-such-room"),
    "conflict": (Conflict("wrong-phase", "Wait."), 409, "wrong-phase"),
    "invalid": (Invalid("bad-locale", "Like en."), 422, "bad-locale"),
    "too many": (TooMany("too-many-requests", "Wait."), 429, "too-many-requests"),
    "try later": (TryLater(), 503, "try-later"),
    "room": (RoomRefusal("room-full", "Watch."), 409, "room-full"),
    "room, a name": (RoomRefusal("bad-name", "Another."), 422, "bad-name"),
    "room, no member": (RoomRefusal("not-a-member", "Join."), 403, "not-a-member"),
    "game": (IllegalMove("seat-count", "Fewer.", "K12"), 409, "seat-count"),
    "store": (Unavailable("at 10.0.0.7"), 503, "try-later"),
    "fault": (KeyError("secret"), 500, "unexpected"),
}


@pytest.fixture
async def caller() -> AsyncIterator[httpx.AsyncClient]:
    """Return who calls a door behind which everything is refused."""
    app = FastAPI()
    register(app)

    @app.get("/refused/{name}")
    async def refuse(name: str) -> None:
        raise REFUSALS[name][0]

    @app.get("/numbers/{number}")
    async def number(number: int) -> int:
        return number

    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://t") as caller:
        yield caller


@pytest.mark.parametrize("name", REFUSALS)
async def test_a_refusal_has_its_status_and_its_code(
    caller: httpx.AsyncClient, name: str
) -> None:
    _, status, code = REFUSALS[name]

    answer = await caller.get(f"/refused/{name}")

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("name", ["store", "fault"])
async def test_what_went_wrong_inside_is_not_told(
    caller: httpx.AsyncClient, name: str
) -> None:
    text = (await caller.get(f"/refused/{name}")).text

    assert "10.0.0.7" not in text
    assert "secret" not in text
    assert "Traceback" not in text


async def test_a_field_that_is_wrong_is_named(caller: httpx.AsyncClient) -> None:
    answer = await caller.get("/numbers/many")

    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")
    assert answer.json()["details"]["fields"][0]["field"] == "number"


async def test_what_is_not_there_is_refused_in_the_same_shape(
    caller: httpx.AsyncClient,
) -> None:
    nothing = await caller.get("/nothing")
    wrong = await caller.post("/numbers/1")

    assert (nothing.status_code, nothing.json()["code"]) == (404, "no-such-page")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "method-not-allowed")


def test_facts_are_told_only_where_there_are_some() -> None:
    plain = problem(409, "room-full", "Watch.")
    told = problem(409, "room-full", "Watch.", {"seats": 4})

    assert b"details" not in plain.body
    assert b'"details":{"seats":4}' in told.body


def test_x11_a_refusal_may_quote_what_no_text_can_hold() -> None:
    assert b"\\ud800" in problem(422, "bad-name", "Not \ud800.").body


def test_what_the_framework_refuses_has_codes_of_the_table() -> None:
    assert set(CODE_BY_STATUS.values()) <= set(CALLS)
