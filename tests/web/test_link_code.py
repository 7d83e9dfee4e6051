"""The one-time code for a second device, as a picture too, and how many of each."""

import httpx

from tests.guests import Guest
from tests.servers import Server

FAR = {"X-Forwarded-For": "203.0.113.21"}
"""Calls from this machine are not counted; these have come through a proxy."""


async def test_a_link_code_comes_with_a_picture_of_it(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        answer = (await ada.call("POST", "/api/session/link")).json()

        assert answer["expires_in"] == 300
        assert answer["qr"].startswith("data:image/svg+xml")
        assert answer["code"] not in answer["qr"]


async def test_a_player_gets_twenty_codes_in_ten_minutes_at_most(
    server: Server,
) -> None:
    """M04: each code is drawn, at the cost of some moves at live tables."""
    async with Guest(server.address, "Ada") as ada:
        far = {"Authorization": f"Bearer {ada.token}", **FAR}
        path = f"{server.address}/api/session/link"
        told = [httpx.post(path, headers=far) for _ in range(21)]

    assert [answer.status_code for answer in told] == [201] * 20 + [429]
    assert told[-1].json()["code"] == "too-many-requests"


async def test_an_address_gets_sixty_pictures_of_links_in_a_minute(
    server: Server,
) -> None:
    """M04: those of tables and of challenges count together."""
    async with (
        Guest(server.address, "Ada") as ada,
        httpx.AsyncClient(base_url=server.address, headers=FAR) as far,
    ):
        path = f"/api/rooms/{await ada.open()}/qr.svg"
        first = await far.get(path)
        others = [await far.get("/api/challenges/none/qr.svg") for _ in range(59)]
        last = await far.get(path)
        here = await ada.call("GET", path)

    assert (first.status_code, last.status_code) == (200, 429)
    assert {answer.status_code for answer in others} == {404}
    assert here.status_code == 200
