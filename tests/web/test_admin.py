"""The admin over REST: no way in but the password, no act without a trace."""

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest

from tests.guests import Guest
from tests.servers import Server
from tests.services.house import PASSWORD, PASSWORD_HASH
from tests.tables import a_table

ROUTES = [
    ("GET", "/api/admin/session"),
    ("DELETE", "/api/admin/session"),
    ("GET", "/api/admin/rooms"),
    ("GET", "/api/admin/rooms/{code}"),
    ("GET", "/api/admin/rooms/{code}/log"),
    ("GET", "/api/admin/rooms/{code}/export"),
    ("POST", "/api/admin/rooms/{code}/reveal"),
    ("POST", "/api/admin/rooms/{code}/close"),
    ("DELETE", "/api/admin/rooms/{code}/players/{player}"),
    ("POST", "/api/admin/players/{player}/mute"),
    ("GET", "/api/admin/matches"),
    ("GET", "/api/admin/audit"),
]
"""Every route of the admin but the door itself."""


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a running server that has an admin."""
    folder = tmp_path_factory.mktemp("watched")
    settings = {"ADMIN_PASSWORD_HASH": PASSWORD_HASH}
    with Server(folder, settings=settings) as running:
        yield running


@pytest.fixture(scope="module")
def token(watched: Server) -> str:
    """Return the token of a session; passwords may be tried five times only."""
    answer = httpx.post(
        f"{watched.address}/api/admin/session", json={"password": PASSWORD}
    )
    assert answer.status_code == 201
    signed_in: str = answer.json()["token"]
    return signed_in


@pytest.fixture
async def admin(watched: Server, token: str) -> AsyncIterator[httpx.AsyncClient]:
    """Return a client that is signed in as admin."""
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=watched.address, headers=headers) as client:
        yield client


def filled(path: str, code: str = "BCDFGHJK", player: str = "p1") -> str:
    """Return a path with its parameters filled in."""
    return path.replace("{code}", code).replace("{player}", player)


def test_the_table_has_every_route_of_the_admin_x25(watched: Server) -> None:
    paths = httpx.get(f"{watched.address}/openapi.json").json()["paths"]
    there = {
        (method.upper(), path)
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/admin")
    }

    assert there == {*ROUTES, ("POST", "/api/admin/session")}


@pytest.mark.parametrize(("method", "path"), ROUTES)
async def test_no_route_opens_without_an_admins_session_x25_l24(
    watched: Server, method: str, path: str
) -> None:
    async with (
        Guest(watched.address, "Ada") as ada,
        httpx.AsyncClient(base_url=watched.address) as nobody,
    ):
        code = await ada.open()
        where = filled(path, code, ada.id)
        for answer in (
            await ada.call(method, where, {"reason": "please"}),
            await nobody.request(method, where, json={"reason": "please"}),
            await nobody.request(
                method, where, headers={"Cookie": f"interregnum_admin={ada.token}"}
            ),
        ):
            assert answer.status_code == 401
            assert answer.json()["code"] == "not-admin"
            assert code not in answer.text


@pytest.mark.parametrize(("method", "path"), [*ROUTES, ("POST", "/api/admin/session")])
def test_without_a_password_in_the_settings_there_is_no_admin(
    server: Server, method: str, path: str
) -> None:
    answer = httpx.request(
        method, server.address + filled(path), json={"password": PASSWORD}
    )

    assert answer.status_code == 404
    assert answer.json()["code"] == "no-admin"


@pytest.mark.parametrize(("method", "path"), [r for r in ROUTES if r[0] != "GET"])
def test_a_foreign_page_cannot_use_the_admins_cookie_x25(
    watched: Server, token: str, method: str, path: str
) -> None:
    answer = httpx.request(
        method,
        watched.address + filled(path),
        json={"reason": "because"},
        headers={
            "Cookie": f"interregnum_admin={token}",
            "Origin": "https://evil.example",
        },
    )

    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign-origin"


async def test_the_cookie_is_for_the_admins_pages_alone(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    settings = {"ADMIN_PASSWORD_HASH": PASSWORD_HASH}
    with Server(tmp_path_factory.mktemp("door"), settings=settings) as running:
        async with httpx.AsyncClient(base_url=running.address) as browser:
            answer = await browser.post(
                "/api/admin/session", json={"password": PASSWORD}
            )
            cookie = answer.headers["set-cookie"]
            inside = await browser.get("/api/admin/session")
            left = await browser.delete("/api/admin/session")
            outside = await browser.get("/api/admin/session")
            wrong = [
                await browser.post("/api/admin/session", json={"password": "guess"})
                for _ in range(5)
            ]

    for part in (
        "interregnum_admin=",
        "HttpOnly",
        "SameSite=strict",
        "Path=/api/admin",
    ):
        assert part in cookie
    statuses = [a.status_code for a in (inside, left, outside)]
    assert statuses == [200, 204, 401]
    # One of the five tries was the right one.
    assert [a.status_code for a in wrong] == [403, 403, 403, 403, 429]


async def test_an_admin_sees_a_table_as_a_spectator_until_there_is_a_reason(
    watched: Server, admin: httpx.AsyncClient
) -> None:
    async with a_table(watched.address, 2) as table:
        path = f"/api/admin/rooms/{table.code}"
        hand = json.dumps(view_of(table.host.view)["hand"], separators=(",", ":"))
        before = await admin.get(path)
        log = await admin.get(f"{path}/log")

        opened = await admin.post(f"{path}/reveal", json={"reason": "a dispute"})
        told = await table.sockets[1].until(
            lambda f: f["type"] == "notice" and f["code"] == "hands-opened"
        )
        after = await admin.get(path)

        assert before.json()["hands"] is None
        assert hand not in before.text + log.text
        assert opened.status_code == 200
        assert told["params"] == {"reason": "a dispute"}
        assert hand in after.text


def view_of(frame: dict[str, Any] | None) -> dict[str, Any]:
    """Return the view in a frame that is there."""
    assert frame is not None
    view: dict[str, Any] = frame["view"]
    return view


async def test_an_admin_goes_through_the_match_step_by_step(
    watched: Server, admin: httpx.AsyncClient
) -> None:
    async with a_table(watched.address, 2) as table:
        path = f"/api/admin/rooms/{table.code}/log"

        deal = (await admin.get(path, params={"step": 0})).json()
        beyond = await admin.get(path, params={"step": deal["last"] + 1})
        nonsense = await admin.get(path, params={"step": "x"})

    assert deal["frame"]["view"]["turn"] == 1
    assert deal["frame"]["view"]["hand"] is None
    assert (beyond.status_code, beyond.json()["code"]) == (404, "no-such-step")
    assert nonsense.status_code == 422


async def test_an_admin_removes_mutes_and_closes_and_all_of_it_is_audited(
    watched: Server, admin: httpx.AsyncClient
) -> None:
    async with a_table(watched.address, 3, started=False) as table:
        ada, bo, cy = table.guests
        path = f"/api/admin/rooms/{table.code}"

        muted = await admin.post(f"/api/admin/players/{bo.id}/mute")
        refused = await table.sockets[1].ask("chat", text="hello")
        removed = await admin.delete(f"{path}/players/{cy.id}")
        assert await table.sockets[2].until_closed() == 4403
        closed = await admin.post(f"{path}/close")
        assert await table.host.until_closed() == 4404
        acts = (await admin.get("/api/admin/audit")).json()["acts"][:3]

    assert muted.json() == {"rooms": 1}
    assert refused["type"] == "error"
    assert (removed.status_code, closed.status_code) == (204, 204)
    assert [(act["act"], act["room"], act["player"]) for act in acts] == [
        ("close", table.code, None),
        ("remove", table.code, cy.id),
        ("mute", None, bo.id),
    ]
    assert ada.id not in json.dumps(acts)


async def test_an_export_is_saved_as_a_file(
    watched: Server, admin: httpx.AsyncClient
) -> None:
    async with a_table(watched.address, 2) as table:
        answer = await admin.get(f"/api/admin/rooms/{table.code}/export")

    assert answer.headers["content-disposition"] == 'attachment; filename="room.json"'
    assert answer.json()["format"] == "interregnum-room-1"


BODIES = [
    ("/api/admin/session", {}),
    ("/api/admin/session", {"password": ""}),
    ("/api/admin/session", {"password": "x" * 257}),
    ("/api/admin/session", {"password": ["x"]}),
    ("/api/admin/session", {"password": "x", "role": "admin"}),
    ("/api/admin/rooms/BCDFGHJK/reveal", {}),
    ("/api/admin/rooms/BCDFGHJK/reveal", {"reason": 1}),
    ("/api/admin/rooms/BCDFGHJK/reveal", {"reason": "x" * 201}),
    ("/api/admin/players/p1/mute", {"muted": "yes"}),
    ("/api/admin/players/p%001/mute", {"muted": True}),
]


@pytest.mark.parametrize(("path", "body"), BODIES)
async def test_a_body_of_another_shape_is_refused_x09(
    admin: httpx.AsyncClient, path: str, body: dict[str, Any]
) -> None:
    answer = await admin.post(path, json=body)

    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-request"


async def test_names_and_words_of_players_come_as_they_are_and_as_json_x04_x05(
    watched: Server, admin: httpx.AsyncClient
) -> None:
    name = "<img src=x>"
    async with Guest(watched.address, name) as mallory:
        code = await mallory.open()

        listed = await admin.get("/api/admin/rooms")
        shown = await admin.get(f"/api/admin/rooms/{code}")

    for answer in (listed, shown):
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert name in answer.text
