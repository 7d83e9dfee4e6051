"""The guard: what no route wants to see is refused, and every answer is marked."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from app.web.given import House
from app.web.http.guard import MOST_BODY_BYTES, Guard

ORIGIN = "https://table.example"


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the length of the body."""
    body = await Request(scope, receive).body()
    await PlainTextResponse(str(len(body)))(scope, receive, send)


def a_house(*, secure: bool) -> House:
    """Return a house whose pages all come from one origin."""
    return House(
        allows_origin=lambda origin, _host: origin == ORIGIN,
        secure=secure,
        public_origin=ORIGIN,
        static=Path(),
        built=lambda: None,
        metrics_token=None,
        engine="1.2.3",
    )


@pytest.fixture
async def guarded() -> AsyncIterator[httpx.AsyncClient]:
    """Return a browser before a guarded echo."""
    transport = httpx.ASGITransport(Guard(echo, a_house(secure=True)))
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as browser:
        yield browser


async def test_json_of_our_own_pages_gets_through(guarded: httpx.AsyncClient) -> None:
    answer = await guarded.post("/", json={}, headers={"origin": ORIGIN})

    assert (answer.status_code, answer.text) == (200, "2")


async def test_a_program_sends_no_origin_and_gets_through(
    guarded: httpx.AsyncClient,
) -> None:
    assert (await guarded.delete("/")).status_code == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
async def test_x06_a_page_of_another_site_changes_nothing(
    guarded: httpx.AsyncClient, method: str
) -> None:
    headers = {"origin": "https://evil.example"}

    answer = await guarded.request(method, "/", json={}, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


async def test_a_page_of_another_site_may_look(guarded: httpx.AsyncClient) -> None:
    answer = await guarded.get("/", headers={"origin": "https://evil.example"})

    assert answer.status_code == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "", "json"]
)
async def test_a_form_is_no_json(guarded: httpx.AsyncClient, kind: str) -> None:
    headers = {"content-type": kind}

    answer = await guarded.post("/", content=b"{}", headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (415, "json-only")


@pytest.mark.parametrize(
    "kind", ["application/json", "Application/JSON; charset=utf-8", "application/toml"]
)
async def test_json_and_toml_are_taken(guarded: httpx.AsyncClient, kind: str) -> None:
    headers = {"content-type": kind}

    answer = await guarded.post("/", content=b"{}", headers=headers)

    assert answer.status_code == 200


async def test_x13_a_body_that_says_it_is_too_large_is_not_read(
    guarded: httpx.AsyncClient,
) -> None:
    headers = {"content-type": "application/json"}
    body = b" " * (MOST_BODY_BYTES + 1)

    answer = await guarded.post("/", content=body, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-large")


async def test_x13_a_question_with_a_body_that_is_too_large_is_not_read(
    guarded: httpx.AsyncClient,
) -> None:
    body = b" " * (MOST_BODY_BYTES + 1)

    answer = await guarded.request("GET", "/", content=body)

    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-large")


async def answer_first(scope: Scope, receive: Receive, send: Send) -> None:
    """Begin to answer, and then wait for the end of the request."""
    assert scope["type"] == "http"
    await send({"type": "http.response.start", "status": 200, "headers": []})
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.body", "body": b"whole"})


async def pieces() -> AsyncIterator[bytes]:
    """Send a body that is too large without saying how long it is."""
    for _ in range(4):
        yield b" " * (MOST_BODY_BYTES // 2)


async def test_x13_a_body_that_is_found_too_large_is_not_read_to_its_end() -> None:
    transport = httpx.ASGITransport(Guard(echo, a_house(secure=True)))
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as browser:
        with pytest.raises(HTTPException) as refused:
            await browser.request("GET", "/", content=pieces())

    assert refused.value.status_code == 413


async def test_x13_an_answer_on_its_way_is_not_cut_by_a_body_that_is_too_large() -> (
    None
):
    transport = httpx.ASGITransport(Guard(answer_first, a_house(secure=True)))
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as browser:
        answer = await browser.request("GET", "/", content=pieces())

    assert answer.text == "whole"


async def test_every_answer_is_marked_refusals_too(guarded: httpx.AsyncClient) -> None:
    answers = [
        await guarded.get("/"),
        await guarded.post("/", content=b"x", headers={"content-type": "text/plain"}),
    ]

    for answer in answers:
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_only_calls_are_never_stored(guarded: httpx.AsyncClient) -> None:
    call = await guarded.get("/api/session")
    page = await guarded.get("/")

    assert call.headers["cache-control"] == "no-store"
    assert "cache-control" not in page.headers


async def test_without_https_nobody_is_told_to_use_it() -> None:
    transport = httpx.ASGITransport(Guard(echo, a_house(secure=False)))
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as browser:
        answer = await browser.get("/")

    assert "strict-transport-security" not in answer.headers
