"""Guests, devices and names over REST."""

import httpx
import pytest

from tests.guests import Guest
from tests.servers import Server


async def test_a_guest_gets_a_player_a_token_and_a_cookie(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        answer = await browser.post("/api/session", json={"name": "Ada"})

        assert answer.status_code == 201
        assert answer.json()["player"]["name"] == "Ada"
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("interregnum_session=")
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert (await browser.get("/api/session")).json()["player"]["name"] == "Ada"


async def test_nobody_is_signed_in_at_first(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/session")

    assert answer.status_code == 401
    assert answer.json() == {
        "title": "Unauthorized",
        "status": 401,
        "detail": "Choose a name first, then try again.",
        "code": "not-signed-in",
        "message": "Choose a name first, then try again.",
    }
    assert answer.headers["content-type"] == "application/problem+json"


async def test_a_first_visit_is_no_refusal(server: Server) -> None:
    """A browser would log one as a fault of the page."""
    async with httpx.AsyncClient(base_url=server.address) as browser:
        first = await browser.get("/api/players/me")
        browser.cookies.set("interregnum_session", "long gone")
        stale = await browser.get("/api/players/me")

    for visit in (first, stale):
        assert (visit.status_code, visit.json()) == (200, {"player": None})
        assert "set-cookie" not in visit.headers


async def test_a_later_visit_says_who_is_there_and_keeps_the_cookie(
    server: Server,
) -> None:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        await browser.post("/api/session", json={"name": "Ada"})

        visit = await browser.get("/api/players/me")

    assert visit.json()["player"]["name"] == "Ada"
    assert visit.headers["set-cookie"].startswith("interregnum_session=")


async def test_names_change_twenty_times_in_ten_minutes_at_most(
    server: Server,
) -> None:
    """M04: each change is told to every table, and kept in its log."""
    async with Guest(server.address, "Ada") as ada:
        far = {"Authorization": f"Bearer {ada.token}", "X-Forwarded-For": "203.0.113.9"}
        path = f"{server.address}/api/session"
        told = [
            httpx.patch(path, json={"name": f"Ada {n}"}, headers=far).status_code
            for n in range(21)
        ]

    assert told == [200] * 20 + [429]


async def test_c11_a_second_device_is_the_same_player(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        code = (await ada.call("POST", "/api/session/link")).json()["code"]
        claimed = httpx.post(f"{server.address}/api/session/claim", json={"code": code})
        again = httpx.post(f"{server.address}/api/session/claim", json={"code": code})

        assert claimed.json()["player"]["id"] == ada.id
        assert claimed.json()["token"] != ada.token
        assert again.json()["code"] == "bad-link-code"


async def test_a_forgotten_device_is_signed_out(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        assert (await ada.call("DELETE", "/api/session")).status_code == 204

        assert (await ada.call("GET", "/api/session")).status_code == 401


async def test_an_erased_player_is_nobody_and_leaves_the_table(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada, Guest(server.address, "Bo") as bo:
        code = await bo.open()
        await ada.join(code)

        assert (await ada.call("DELETE", "/api/players/me")).status_code == 204

        assert (await ada.call("GET", "/api/session")).status_code == 401
        seats = (await bo.call("GET", f"/api/rooms/{code}")).json()["seats"]
        assert [seat["name"] for seat in seats] == ["Bo"]


async def test_a_new_name_shows_in_live_rooms_at_once(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        code = await ada.open()
        socket = await ada.socket(code)

        await ada.call("PATCH", "/api/session", {"name": "Countess"})

        await socket.until(
            lambda f: (
                f["type"] == "room" and f["room"]["seats"][0]["name"] == "Countess"
            )
        )


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "bad-request"),
        ("   ", "bad-name"),
        ("x" * 21, "bad-name"),
        ("a\u202eb", "bad-name"),
        ("a\u200bb", "bad-name"),
        ("Z\u0301\u0301\u0301\u0301", "bad-name"),
        ("\n", "bad-name"),
    ],
)
async def test_x18_x19_names_that_trick_the_eye_are_refused(
    server: Server, name: str, code: str
) -> None:
    answer = httpx.post(f"{server.address}/api/session", json={"name": name})

    assert answer.status_code == 422
    assert answer.json()["code"] == code


@pytest.mark.parametrize(
    "body", [None, [], {"name": 1}, {"name": "A", "admin": True}, {"name": None}]
)
async def test_x09_a_body_of_another_shape_is_refused(
    server: Server, body: object
) -> None:
    answer = httpx.post(f"{server.address}/api/session", json=body)

    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-request"


async def test_x08_a_foreign_page_cannot_change_anything(server: Server) -> None:
    for origin in ("https://evil.example", "null", server.address + ".evil.example"):
        answer = httpx.post(
            f"{server.address}/api/session",
            json={"name": "Ada"},
            headers={"Origin": origin},
        )
        assert answer.status_code == 403
        assert answer.json()["code"] == "foreign-origin"


async def test_only_json_changes_anything(server: Server) -> None:
    answer = httpx.post(
        f"{server.address}/api/session",
        content='{"name": "Ada"}',
        headers={"Content-Type": "text/plain"},
    )

    assert answer.status_code == 415
    assert answer.json()["code"] == "json-only"


async def test_x13_a_huge_body_is_refused(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/session", json={"name": "x" * 300_000})

    assert answer.status_code == 413
    assert answer.json()["code"] == "body-too-large"


async def test_l22_no_answer_holds_a_credential_of_somebody_else(
    server: Server,
) -> None:
    async with Guest(server.address, "Ada") as ada, Guest(server.address, "Bo") as bo:
        code = await ada.open()
        await bo.join(code)
        socket = await bo.socket(code)
        summary = (await bo.call("GET", f"/api/rooms/{code}")).text

        assert ada.token not in "".join(socket.raw) + summary
