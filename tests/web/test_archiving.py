"""A round that was played to its end is in the archive, and found fair."""

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from app.services.fairness import verify_file
from tests.guests import Guest, Message, Socket
from tests.servers import Server
from tests.tables import Seated, a_table, play_one

MOST_SECONDS = 240
"""A round takes a few; this only ends a test that hangs."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that lets players move as fast as they can."""
    pace = {"COMMANDS_PER_SECOND": "10000"}
    with Server(tmp_path_factory.mktemp("data"), settings=pace) as running:
        yield running


async def played_out(table: Seated) -> Message:
    """Play quietly until there is an outcome; return the view that has it."""
    async with asyncio.timeout(MOST_SECONDS):
        while not newest(table.host).get("outcome"):
            seen = [newest(socket)["seq"] for socket in table.sockets]
            if newest(table.host)["view"]["phase"] == "contest":
                await throw(table)
                # One view for the own secret sign, one for what all have shown.
                seen = [seq + 1 for seq in seen]
            else:
                await play_one(table)
            for socket, seq in zip(table.sockets, seen, strict=True):
                await socket.until(partial(is_later, seq))
    return newest(table.host)


async def throw(table: Seated) -> None:
    """Let everybody show another sign, so that the contest ends."""
    for socket, sign in zip(table.sockets, ("hammer", "sword"), strict=True):
        view = newest(socket)
        move = {"do": "throw", "sign": sign}
        await socket.ask("move", seq=view["seq"], match=view["match"], move=move)


def is_later(seq: int, frame: Message) -> bool:
    """Return whether a frame is a view after this number."""
    return frame["type"] == "view" and bool(frame["seq"] > seq)


def newest(socket: Socket) -> Message:
    """Return the newest view of a socket that has one."""
    view = socket.view
    assert view is not None
    return view


async def archived(guest: Guest, match: str) -> dict[str, Any]:
    """Return a match as soon as the archive has it."""
    async with asyncio.timeout(MOST_SECONDS):
        while True:
            answer = await guest.call("GET", f"/api/matches/{match}")
            if answer.status_code == 200:
                found: dict[str, Any] = answer.json()
                return found
            assert answer.json()["code"] == "no-such-match"


async def test_a_finished_round_is_archived_listed_and_fair_z01(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table:
        lobby = table.host.frames[0]["room"]["commitment"]
        last = await played_out(table)
        host = table.guests[0]

        match = await archived(host, last["match"])
        file = await host.call("GET", f"/api/matches/{last['match']}/replay")
        mine = (await host.call("GET", "/api/matches?player=me")).json()["matches"]
        series = (await host.call("GET", "/api/series")).json()["series"]

    assert match["outcome"] == last["outcome"]
    assert match["fairness"]["commitment"] == lobby
    assert [row["id"] for row in mine] == [last["match"]]
    assert [row["rounds"] for row in series] == [1]
    verdict = verify_file(file.text)
    assert (verdict.commitment, verdict.shares) == (lobby, 2)


async def test_the_replay_shows_what_the_player_saw_at_the_table(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table:
        last = await played_out(table)
        host = table.guests[0]
        await archived(host, last["match"])
        path = f"/api/matches/{last['match']}/replay?as="

        own = (await host.call("GET", f"{path}0")).json()["frames"]
        frames = table.host.frames
        saw = [frame for frame in frames if frame["type"] == "view"]

    shown = [frame["view"] for frame in own]
    assert shown[0] == saw[0]["view"]
    assert shown[-1] == last["view"]
    assert len(saw) > 20
    for frame in saw:
        assert frame["view"] in shown
