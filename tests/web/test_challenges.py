"""Challenges over REST and sockets, from a real match of Regicide to its closing."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.guests import PATIENCE_SECONDS, Guest, Message
from tests.servers import Server
from tests.services.house import PASSWORD, PASSWORD_HASH

UNKNOWN = "0" * 24


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that lets players move as fast as they can."""
    settings = {"COMMANDS_PER_SECOND": "10000", "ADMIN_PASSWORD_HASH": PASSWORD_HASH}
    with Server(tmp_path_factory.mktemp("data"), settings=settings) as running:
        yield running


async def played_alone(guest: Guest, code: str, *, moves: int = 400) -> str:
    """Let a guest play a table's match alone, by whatever is legal first.

    After so many moves the guest gives up.
    """
    socket = await guest.socket(code)
    await socket.ask("ready", ready=True, entropy="5a" * 16)
    assert (await socket.ask("start"))["type"] == "ok"
    view = await socket.until(lambda frame: frame["type"] == "view")
    for _ in range(moves):
        if view.get("outcome"):
            break
        answer = await socket.ask("move", seq=view["seq"], move=view["legal"][0])
        assert answer["type"] == "ok"
        view = await _after(socket, view)
    else:
        await socket.ask("resign")
    match: str = view["match"]
    return match


async def _after(socket: Any, view: Message) -> Message:
    after: Message = await socket.until(
        lambda frame: frame["type"] == "view" and frame["seq"] > view["seq"]
    )
    return after


async def archived(guest: Guest, match: str) -> dict[str, Any]:
    """Return a match as soon as the archive has it."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            answer = await guest.call("GET", f"/api/matches/{match}")
            if answer.status_code == 200:
                found: dict[str, Any] = answer.json()
                return found


class Castle:
    """A match that Ada has played alone, and friends who may play it again."""

    def __init__(self, ada: Guest, friends: list[Guest], match: dict[str, Any]) -> None:
        self.ada = ada
        self.bo, self.cy, self.dot = friends
        self.match: str = match["id"]
        self.seed: str = match["fairness"]["seed"]

    async def marked(self) -> str:
        """Make the match a challenge."""
        answer = await self.ada.call("POST", f"/api/matches/{self.match}/challenge")
        assert answer.status_code == 201
        found: str = answer.json()["id"]
        return found

    async def board(self, challenge: str, guest: Guest) -> dict[str, Any]:
        """Return the page of a challenge."""
        answer = await guest.call("GET", f"/api/challenges/{challenge}")
        page: dict[str, Any] = answer.raise_for_status().json()
        return page

    async def row_of(self, challenge: str, guest: Guest) -> dict[str, Any]:
        """Return a guest's own row as soon as it is on the leaderboard."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                for row in (await self.board(challenge, guest))["rows"]:
                    if row["match"] is not None:
                        found: dict[str, Any] = row
                        return found


@pytest.fixture
async def castle(server: Server) -> Any:
    """Yield a match of Regicide that was just lost, and three friends."""
    async with AsyncExitStack() as stack:
        ada, *friends = [
            await stack.enter_async_context(Guest(server.address, name))
            for name in ("Ada", "Bo", "Cy", "Dot")
        ]
        match = await played_alone(ada, await ada.open("regicide"))
        yield Castle(ada, friends, await archived(ada, match))


async def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def opened(guest: Guest, challenge: str) -> httpx.Response:
    return await guest.call("POST", "/api/rooms", {"challenge": challenge})


async def test_friends_play_the_same_castle_for_one_leaderboard(castle: Castle) -> None:
    challenge = await castle.marked()
    assert await castle.marked() == challenge

    code = (await opened(castle.bo, challenge)).raise_for_status().json()["code"]
    match = await played_alone(castle.bo, code)
    row = await castle.row_of(challenge, castle.bo)
    page = await castle.board(challenge, castle.cy)

    assert row["match"] == match
    assert set(row["figures"]) == {"kills", "turns", "medal"}
    assert page["figures"] == ["kills", "turns", "medal"]
    assert [[p["name"] for p in row["players"]] for row in page["rows"]] == [
        ["Ada"],
        ["Bo"],
    ]
    # By the same moves the same castle falls, or not, in the same way.
    assert [row["rank"] for row in page["rows"]] == [1, 1]
    assert page["rows"][0]["figures"] == page["rows"][1]["figures"]
    assert [row["match"] for row in page["rows"]] == [None, None]


async def test_the_table_says_what_it_plays_and_keeps_its_rules(castle: Castle) -> None:
    challenge = await castle.marked()
    code = (await opened(castle.bo, challenge)).json()["code"]

    room = (await castle.cy.call("GET", f"/api/rooms/{code}")).json()
    socket = await castle.bo.socket(code)
    answer = await socket.ask("configure", options={"starter": 0})

    assert room["challenge"] == challenge
    assert room["limits"]["max_players"] == 1
    assert answer["code"] == "challenge-fixed"


LOOKS = ("", "/replay", "/replay?as=open", "/replay?as=spectator")


async def test_replay_and_links_stay_with_the_first_player(castle: Castle) -> None:
    link = f"/api/matches/{castle.match}"
    await castle.ada.call("POST", f"{link}/share")
    before = await castle.dot.call("GET", link)
    challenge = await castle.marked()
    friends = (castle.bo, castle.cy, castle.dot)

    sealed = [await one.call("GET", link + path) for one in friends for path in LOOKS]
    async with httpx.AsyncClient(base_url=castle.ada.address) as nobody:
        sealed += [await nobody.get(link + path) for path in LOOKS]

    assert castle.seed in before.text
    assert {await refused(answer) for answer in sealed} == {(403, "challenge-sealed")}
    assert (await castle.ada.call("GET", f"{link}/replay")).status_code == 200
    # Dot had the link before: what was open counts as opened.
    assert await refused(await opened(castle.dot, challenge)) == (
        403,
        "challenge-opened",
    )
    await castle.ada.call("POST", f"/api/challenges/{challenge}/close")
    for guest in friends:
        assert (await guest.call("GET", f"{link}/replay")).status_code == 200


async def test_who_plays_it_is_told_no_seed_before_it_is_closed(castle: Castle) -> None:
    challenge = await castle.marked()
    code = (await opened(castle.bo, challenge)).json()["code"]
    run = await played_alone(castle.bo, code, moves=1)
    own = await archived(castle.bo, run)
    file = f"/api/matches/{run}/replay"

    told = [
        await castle.bo.call("GET", path)
        for path in (
            f"/api/matches/{run}",
            f"{file}?as=open",
            "/api/matches?player=me",
            f"/api/rooms/{code}",
            "/api/rooms?player=me",
            "/api/series",
            f"/api/challenges/{challenge}",
            "/api/players/me/stats",
        )
    ]

    assert own["fairness"] is None
    assert await refused(await castle.bo.call("GET", file)) == (403, "challenge-sealed")
    assert {answer.status_code for answer in told} == {200}
    assert not [answer.url for answer in told if castle.seed in answer.text]
    await castle.ada.call("POST", f"/api/challenges/{challenge}/close")
    assert castle.seed in (await castle.bo.call("GET", file)).text


async def test_no_frame_of_a_run_holds_the_seed(castle: Castle) -> None:
    challenge = await castle.marked()
    code = (await opened(castle.bo, challenge)).json()["code"]
    await castle.cy.join(code, "spectator")
    watching = await castle.cy.socket(code)
    await played_alone(castle.bo, code)
    await watching.until(lambda frame: bool(frame.get("outcome")))
    playing = await castle.bo.socket(code)

    assert castle.seed not in "".join((*watching.raw, *playing.raw))
    assert await refused(await opened(castle.cy, challenge)) == (
        403,
        "challenge-watched",
    )


async def test_whoever_played_is_refused_and_only_players_mark_and_close(
    castle: Castle,
) -> None:
    marking = f"/api/matches/{castle.match}/challenge"
    assert await refused(await castle.bo.call("POST", marking)) == (
        403,
        "not-your-match",
    )
    challenge = await castle.marked()
    closing = f"/api/challenges/{challenge}/close"

    assert await refused(await opened(castle.ada, challenge)) == (
        403,
        "challenge-played",
    )
    assert await refused(await castle.bo.call("POST", closing)) == (
        403,
        "not-your-match",
    )
    assert (await castle.ada.call("POST", closing)).status_code == 204
    assert await refused(await opened(castle.bo, challenge)) == (
        409,
        "challenge-closed",
    )
    assert await refused(await castle.ada.call("POST", marking)) == (
        409,
        "challenge-closed",
    )
    assert len((await castle.board(challenge, castle.bo))["rows"]) == 1


async def test_an_admins_look_is_audited_and_counts_for_the_player_beside(
    castle: Castle,
) -> None:
    challenge = await castle.marked()
    code = (await opened(castle.bo, challenge)).json()["code"]
    socket = await castle.bo.socket(code)
    await socket.ask("ready", ready=True)
    await socket.ask("start")
    async with httpx.AsyncClient(base_url=castle.ada.address) as admin:
        answer = await admin.post("/api/admin/session", json={"password": PASSWORD})
        admin.headers["Authorization"] = f"Bearer {answer.json()['token']}"
        admin.cookies.set("interregnum_session", castle.cy.token)

        looked = await admin.get(f"/api/admin/rooms/{code}/export")
        acts = (await admin.get("/api/admin/audit")).json()["acts"]

    assert looked.status_code == 200
    assert castle.seed not in looked.text
    assert ("look", code) in [(act["act"], act["room"]) for act in acts]
    assert await refused(await opened(castle.cy, challenge)) == (
        403,
        "challenge-opened",
    )


async def test_a_server_that_is_killed_at_the_end_writes_the_row_once_d05(
    tmp_path: Path,
) -> None:
    pace = {"COMMANDS_PER_SECOND": "10000"}
    with Server(tmp_path, settings=pace) as server:
        async with (
            Guest(server.address, "Ada") as ada,
            Guest(server.address, "Bo") as bo,
        ):
            match = await played_alone(ada, await ada.open("regicide"), moves=1)
            await archived(ada, match)
            marked = await ada.call("POST", f"/api/matches/{match}/challenge")
            challenge = marked.json()["id"]
            code = (await opened(bo, challenge)).json()["code"]
            run = await played_alone(bo, code, moves=1)
            server.kill()
            server.restart()

            await archived(bo, run)
            server.kill()
            server.restart()
            page = (await bo.call("GET", f"/api/challenges/{challenge}")).json()

    assert len(page["rows"]) == 2
    assert {row["match"] for row in page["rows"]} == {None, run}


async def test_the_link_is_shown_as_a_qr_code(castle: Castle) -> None:
    challenge = await castle.marked()

    drawn = await castle.cy.call("GET", f"/api/challenges/{challenge}/qr.svg")
    page = await castle.cy.call("GET", f"/c/{challenge}")

    assert drawn.headers["content-type"] == "image/svg+xml"
    assert page.status_code == 200


STRANGE: list[tuple[str, str, Any, tuple[int, str]]] = [
    ("GET", f"/api/challenges/{UNKNOWN}", None, (404, "no-such-challenge")),
    ("GET", "/api/challenges/a%00b", None, (404, "no-such-challenge")),
    ("GET", f"/api/challenges/{UNKNOWN}/qr.svg", None, (404, "no-such-challenge")),
    ("POST", f"/api/challenges/{UNKNOWN}/close", {}, (404, "no-such-challenge")),
    ("POST", "/api/matches/unknown/challenge", {}, (404, "no-such-match")),
    ("POST", "/api/rooms", {"challenge": UNKNOWN}, (404, "no-such-challenge")),
    ("POST", "/api/rooms", {"challenge": "../m"}, (404, "no-such-challenge")),
    ("POST", "/api/rooms", {"challenge": 7}, (422, "bad-request")),
    ("GET", f"/api/challenges/{'x' * 65}", None, (422, "bad-request")),
]


@pytest.mark.parametrize(("method", "path", "body", "wanted"), STRANGE)
async def test_what_makes_no_sense_gets_one_clear_error(
    server: Server, method: str, path: str, body: Any, wanted: tuple[int, str]
) -> None:
    async with Guest(server.address, "Ada") as ada:
        assert await refused(await ada.call(method, path, body)) == wanted


async def test_the_calls_of_players_ask_for_a_name(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address) as nobody:
        for path in ("/api/matches/m1/challenge", f"/api/challenges/{UNKNOWN}/close"):
            answer = await nobody.post(path, json={})
            assert await refused(answer) == (401, "not-signed-in")


async def test_games_say_whether_they_offer_challenges(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        games = (await ada.call("GET", "/api/games")).json()["games"]

    offered = {game["id"]: game["challenge"] for game in games}
    assert offered["regicide"] == ["kills", "turns", "medal"]
    assert offered["kingless"] == []
