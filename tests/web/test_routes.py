"""Every route there is: which are open to anybody, and that all others are not."""

import httpx
import pytest

from tests.guests import Guest
from tests.servers import Server

OPEN = {
    # alive, ready, figures for this machine
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    ("GET", "/metrics"),
    # signing in, here, on a second device, or as admin
    ("POST", "/api/session"),
    ("POST", "/api/session/claim"),
    ("GET", "/api/players/me"),
    ("POST", "/api/admin/session"),
    # what there is to play, and what anybody with a code may see of a table
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/catalogue"),
    ("GET", "/api/games/{game}/catalogue/{content}"),
    ("GET", "/api/rooms"),
    ("GET", "/api/rooms/{code}"),
    ("GET", "/api/rooms/{code}/qr.svg"),
    # a finished match says itself who may see it
    ("GET", "/api/matches/{match}"),
    ("GET", "/api/matches/{match}/replay"),
    # a challenge is for whoever has its link
    ("GET", "/api/challenges/{challenge}"),
    ("GET", "/api/challenges/{challenge}/qr.svg"),
}


def routes_of(server: Server) -> set[tuple[str, str]]:
    """Return every route that the server describes."""
    paths = httpx.get(f"{server.address}/openapi.json").json()["paths"]
    return {
        (method.upper(), path) for path, methods in paths.items() for method in methods
    }


def test_every_open_route_is_there(server: Server) -> None:
    assert routes_of(server) >= OPEN


def test_every_call_describes_its_errors_as_problem_details(server: Server) -> None:
    paths = httpx.get(f"{server.address}/openapi.json").json()["paths"]
    calls = [call for methods in paths.values() for call in methods.values()]

    refusals = [call["responses"]["default"]["content"] for call in calls]
    schemas = [content["application/problem+json"]["schema"] for content in refusals]
    required = [set(schema["required"]) for schema in schemas]

    assert len(calls) > len(OPEN)
    assert required == [{"title", "status", "detail", "code", "message"}] * len(calls)
    assert not any("422" in call["responses"] for call in calls)


async def test_no_other_route_answers_without_a_session_l24(server: Server) -> None:
    routes = routes_of(server) - OPEN
    async with (
        Guest(server.address, "Ada") as ada,
        httpx.AsyncClient(base_url=server.address) as nobody,
    ):
        code = await ada.open()
        found = {
            (method, path): await nobody.request(method, filled(path, code), json={})
            for method, path in sorted(routes)
        }

    assert {route: a.status_code for route, a in found.items()} == {
        (method, path): 404 if path.startswith("/api/admin") else 401
        for method, path in routes
    }
    assert {a.json()["code"] for a in found.values()} == {"not-signed-in", "no-admin"}


def filled(path: str, code: str) -> str:
    """Return a path with every parameter filled in."""
    names = {"code": code, "match": "m1", "player": "p1", "game": "kingless"}
    for name, value in names.items():
        path = path.replace(f"{{{name}}}", value)
    return path


@pytest.mark.parametrize("token", ["guess", "x" * 5000, "Bearer", "%00", "null"])
async def test_a_token_of_nobody_is_no_session_x10(server: Server, token: str) -> None:
    async with httpx.AsyncClient(base_url=server.address) as nobody:
        headers = {"Authorization": f"Bearer {token}"}
        answer = await nobody.get("/api/matches", headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")


async def test_a_token_in_an_address_is_not_looked_at_x10(server: Server) -> None:
    async with (
        Guest(server.address, "Ada") as ada,
        httpx.AsyncClient(base_url=server.address) as nobody,
    ):
        for name in ("token", "access_token", "session", "interregnum_session"):
            answer = await nobody.get("/api/matches", params={name: ada.token})
            assert answer.status_code == 401
