"""Who comes, goes and comes back: identity is neither the socket nor the name."""

import asyncio
from functools import partial

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.guests import Guest, Message
from tests.servers import Server
from tests.tables import a_table, end_turn


async def test_c01_coming_back_before_the_old_socket_is_gone_keeps_the_seat(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table:
        seat = table.active
        again = await table.guests[seat].socket(table.code)

        assert again.frames[0]["you"]["seat"] == seat
        view = again.view
        assert view is not None
        assert (await again.ask("move", **end_turn(view)))["type"] == "ok"


async def test_in_the_lobby_the_welcome_says_where_one_sits(server: Server) -> None:
    async with a_table(server.address, 2, started=False) as table:
        seats = [socket.frames[0]["you"]["seat"] for socket in table.sockets]

        assert seats == [0, 1]


async def test_c05_a_wrong_token_a_hundred_times_locks_nobody_out(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table:
        address = f"{server.address.replace('http', 'ws')}/ws/rooms/{table.code}"
        for number in range(100):
            headers = {"Authorization": f"Bearer wrong-{number}"}
            async with connect(address, additional_headers=headers) as socket:
                try:
                    await socket.recv()
                except ConnectionClosed:
                    assert socket.close_code == 4401

        again = await table.guests[0].socket(table.code)
        assert again.frames[0]["you"]["seat"] == 0


async def test_c10_a_second_device_gets_back_in_after_the_cookie_is_lost(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table:
        ada = table.guests[0]
        code = (await ada.call("POST", "/api/session/link")).json()["code"]
        claimed = httpx.post(f"{server.address}/api/session/claim", json={"code": code})
        ada.token = claimed.json()["token"]
        again = await ada.socket(table.code)

        you = again.frames[0]["you"]
        assert (you["player"], you["seat"], you["host"]) == (ada.id, 0, True)


async def test_c13_c15_the_same_name_is_another_player(server: Server) -> None:
    async with (
        a_table(server.address, 2) as table,
        Guest(server.address, "Ada") as twin,
    ):
        await twin.join(table.code, "spectator")
        socket = await twin.socket(table.code)

        assert socket.frames[0]["you"]["seat"] is None
        assert socket.view is not None
        assert socket.view["view"]["hand"] is None
        names = [s["name"] for s in socket.frames[0]["room"]["spectators"]]
        assert names == ["Ada 2"]


def tells_of_a_drop(frame: Message, frames: list[Message], heard: int) -> bool:
    if frame["type"] != "room" or frame not in frames[heard:]:
        return False
    return not frame["room"]["seats"][1]["connected"]


async def test_c14_a_second_drop_is_noticed_like_the_first(server: Server) -> None:
    async with a_table(server.address, 2, started=False) as table:
        await table.sockets[1].close()
        for _ in range(2):
            socket = await table.guests[1].socket(table.code)
            frames = table.host.frames
            news = partial(tells_of_a_drop, frames=frames, heard=len(frames))
            await socket.drop()
            await table.host.until(news)


async def test_r12_leaving_and_joining_again_holds_one_seat(server: Server) -> None:
    async with a_table(server.address, 2, started=False) as table:
        await table.sockets[1].ask("leave")
        await asyncio.gather(*(table.guests[1].join(table.code) for _ in range(5)))

        summary = (await table.guests[0].call("GET", f"/api/rooms/{table.code}")).json()
        players = [seat["player"] for seat in summary["seats"]]
        assert players == [guest.id for guest in table.guests]


async def test_who_leaves_is_closed_out_and_cannot_listen_any_more(
    server: Server,
) -> None:
    async with a_table(server.address, 3, started=False) as table:
        second = await table.guests[1].socket(table.code)
        await table.sockets[1].ask("leave")

        assert await table.sockets[1].until_closed() == 4403
        assert await second.until_closed() == 4403


async def test_m09_fifty_sockets_cut_at_once_leave_the_table_in_order(
    server: Server,
) -> None:
    # A table keeps twelve sockets of one player: ten more each, for five.
    async with a_table(server.address, 5) as table:
        tabs = [
            await guest.socket(table.code)
            for guest in table.guests
            for _ in range(50 // len(table.guests))
        ]
        await asyncio.gather(*(tab.drop() for tab in tabs))

        socket = table.sockets[table.active]
        assert socket.view is not None
        assert (await socket.ask("move", **end_turn(socket.view)))["type"] == "ok"


async def test_s03_looking_changes_nothing(server: Server) -> None:
    async with a_table(server.address, 2) as table:
        ada = table.guests[0]
        before = len(table.host.frames)
        for path in (
            f"/api/rooms/{table.code}",
            f"/api/rooms/{table.code}/qr.svg",
            "/api/rooms?player=me",
            "/api/rooms?status=playing",
            "/api/games",
            "/api/games/kingless/catalogue",
            "/api/matches?player=me",
            "/api/series",
            f"/api/players/{ada.id}/stats",
            "/api/session",
        ):
            assert (await ada.call("GET", path)).status_code == 200, path

        await table.host.send("ping")
        await table.host.until(lambda f: f["type"] == "pong")
        assert len(table.host.frames) == before + 1


async def test_x15_the_largest_table_fits_into_one_welcome(server: Server) -> None:
    async with a_table(server.address, 8, options={"unbalanced": True}) as table:
        again = await table.guests[7].socket(table.code)

        assert again.view is not None
        assert len(again.view["view"]["seats"]) == 8


async def test_s05_the_welcome_says_which_protocol_it_speaks(server: Server) -> None:
    async with a_table(server.address, 2, started=False) as table:
        assert table.host.frames[0]["protocol"] == 1
