"""The room socket: handshake, refusals to the sender alone, exactly-once commands."""

import asyncio
import json
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.guests import PATIENCE_SECONDS, Guest
from tests.servers import Server
from tests.tables import Seated, a_table, end_turn

JUNK = [
    ("null", "bad-json"),
    ("1", "bad-json"),
    ('"x"', "bad-json"),
    ("[]", "bad-json"),
    ("{", "bad-json"),
    ('{"type":"cheat"}', "unknown-type"),
    ('{"type":"ready","id":"1"}', "bad-message"),
    ("[" * 10_000, "bad-json"),
    ("", "bad-json"),
]
COMMANDS: dict[str, dict[str, object]] = {
    "ready": {"ready": True},
    "configure": {"options": {}},
    "seats": {"order": []},
    "bot": {"level": "easy"},
    "vote": {"about": "pause", "accept": True},
    "nudge": {"player": "p"},
    "settings": {"pass_by_default": True},
    "remove": {"player": "p"},
    "start": {},
    "move": {"seq": 1, "move": {"do": "end-turn"}},
    "undo": {"seq": 1},
    "signal": {"phrase": "well-played"},
    "rematch": {"accept": True},
    "resign": {},
    "preview": {"seq": 1, "move": {}},
}


def counts(table: Seated) -> list[int]:
    return [len(socket.frames) for socket in table.sockets]


def address_of(server: Server, code: str) -> str:
    return f"{server.address.replace('http', 'ws')}/ws/rooms/{code}"


async def test_nobody_without_a_session_gets_in(server: Server) -> None:
    async with connect(address_of(server, "BBBBBBBB")) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4401


async def test_a_stranger_to_the_table_is_closed_out(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada, Guest(server.address, "Bo") as bo:
        code = await ada.open()
        socket = await bo.raw_socket(code)

        assert await socket.until_closed() == 4403
        assert socket.frames == []


async def test_an_unknown_room_is_closed_out(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        socket = await ada.raw_socket("BBBBBBBB")

        assert await socket.until_closed() == 4404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1"])
async def test_x06_x08_a_foreign_page_gets_403_even_with_a_session(
    server: Server, origin: str
) -> None:
    async with Guest(server.address, "Ada") as ada:
        code = await ada.open()
        headers = {"Cookie": f"interregnum_session={ada.token}", "Origin": origin}
        with pytest.raises(InvalidStatus) as caught:
            await connect(address_of(server, code), additional_headers=headers)
        assert caught.value.response.status_code == 403


async def test_our_own_page_gets_in_by_its_cookie(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        code = await ada.open()
        headers = {
            "Cookie": f"interregnum_session={ada.token}",
            "Origin": server.address,
        }
        async with connect(
            address_of(server, code), additional_headers=headers
        ) as socket:
            assert json.loads(await socket.recv())["type"] == "welcome"


async def test_x10_a_token_in_the_address_is_worth_nothing(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        code = await ada.open()
        async with connect(f"{address_of(server, code)}?token={ada.token}") as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4401


@pytest.mark.parametrize(("frame", "code"), JUNK, ids=range(len(JUNK)))
async def test_x11_junk_is_answered_to_its_sender_alone(
    server: Server, frame: str, code: str
) -> None:
    async with a_table(server.address, 2) as table:
        before = counts(table)
        await table.host.send_raw(frame)

        error = await table.host.until(lambda f: f["type"] == "error")
        assert error["code"] == code
        await table.sockets[1].send("ping", id="p")
        await table.sockets[1].until(lambda f: f["type"] == "pong")
        assert counts(table) == [before[0] + 1, before[1] + 1]


async def test_x11_a_binary_frame_is_refused(server: Server) -> None:
    async with a_table(server.address, 2) as table:
        await table.host.send_raw(b'{"type":"ping"}')

        assert (await table.host.until(lambda f: f["type"] == "error"))["code"] == (
            "bad-json"
        )


async def test_x11_a_lone_surrogate_is_refused_and_the_table_goes_on(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table:
        await table.host.send_raw('{"type":"chat","id":"1","text":"\\ud800"}')

        error = await table.host.until(lambda f: f["type"] in {"error", "chat"})
        assert error["type"] == "error"


async def test_x13_a_frame_over_sixteen_kib_is_refused_and_over_64_closes(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table:
        await table.host.send("chat", text="x" * 20_000)
        error = await table.host.until(lambda f: f["type"] == "error")
        assert error["code"] == "frame-too-large"

        await table.host.send("chat", text="x" * 1_000_000)
        assert await table.host.until_closed() == 1009


async def test_twenty_malformed_frames_close_the_socket(server: Server) -> None:
    async with a_table(server.address, 2) as table:
        for _ in range(20):
            await table.host.send_raw("null")

        assert await table.host.until_closed() == 1008


async def test_a_flood_closes_the_socket_and_nobody_else(server: Server) -> None:
    async with a_table(server.address, 2) as table:
        # The server may close before the last of them is on its way.
        with suppress(ConnectionClosed):
            for _ in range(400):
                await table.host.send("ping")

        assert await table.host.until_closed() == 4429
        assert (await table.sockets[1].ask("chat", text="still here"))["type"] == "ok"


async def test_d01_the_same_id_is_carried_out_once(server: Server) -> None:
    async with a_table(server.address) as table:
        socket = table.sockets[table.active]
        assert socket.view is not None
        move = end_turn(socket.view)
        await socket.send("move", id="once", **move)
        await socket.send("move", id="once", **move)

        await socket.until(lambda f: f["type"] == "pong" or f.get("id") == "once")
        await socket.send("ping", id="done")
        await socket.until(lambda f: f["type"] == "pong")
        answers = [f for f in socket.frames if f.get("id") == "once"]
        assert [answer["type"] for answer in answers] == ["ok", "ok"]
        turns = [
            e
            for f in socket.frames
            if f["type"] == "view"
            for e in f["events"]
            if e["type"] == "turn-ended"
        ]
        assert len(turns) == 1


async def test_an_id_is_not_for_another_command(server: Server) -> None:
    async with a_table(server.address, 2) as table:
        await table.host.ask("chat", id="mine", text="one")
        await table.host.send("chat", id="mine", text="two")

        error = await table.host.until(lambda f: f["type"] == "error")
        assert error["code"] == "id-reused"


async def test_d08_a_command_sent_again_after_a_cut_gets_its_first_answer(
    server: Server,
) -> None:
    async with a_table(server.address) as table:
        seat = table.active
        socket = table.sockets[seat]
        assert socket.view is not None
        move = end_turn(socket.view)
        await socket.send("move", id="cut", **move)
        await socket.drop()
        again = await table.guests[seat].socket(table.code)
        await again.send("move", id="cut", **move)

        assert (await again.answer("cut"))["type"] == "ok"
        other = table.sockets[(seat + 1) % 3]
        await other.until(lambda f: f["type"] == "view" and f["view"]["active"] != seat)


async def test_d02_d07_moves_sent_without_waiting_do_not_skip_anybody(
    server: Server,
) -> None:
    async with a_table(server.address) as table:
        socket = table.sockets[table.active]
        assert socket.view is not None
        move = end_turn(socket.view)
        commands = [await socket.send("move", **move) for _ in range(4)]
        answers = [await socket.answer(command) for command in commands]

        assert answers[0]["type"] == "ok"
        assert [answer["code"] for answer in answers[1:]] == ["stale-view"] * 3
        turns = {s.view["view"]["turn"] for s in table.sockets if s.view}
        assert turns == {2}


async def test_d06_two_starts_make_one_match(server: Server) -> None:
    async with a_table(server.address, started=False) as table:
        for socket in table.sockets:
            await socket.ask("ready", ready=True)
        commands = [await table.host.send("start") for _ in range(2)]
        answers = [await table.host.answer(command) for command in commands]

        assert [answer["type"] for answer in answers] == ["ok", "error"]
        view = await table.host.until(lambda f: f["type"] == "view")
        assert view["seq"] == 1


async def test_a_move_out_of_turn_is_refused_to_its_sender_alone(
    server: Server,
) -> None:
    async with a_table(server.address) as table:
        seat = (table.active + 1) % 3
        socket = table.sockets[seat]
        assert socket.view is not None
        before = counts(table)
        answer = await socket.ask("move", **end_turn(socket.view))

        assert answer["code"] == "not-your-turn"
        await table.sockets[(seat + 1) % 3].send("ping")
        await table.sockets[(seat + 1) % 3].until(lambda f: f["type"] == "pong")
        after = counts(table)
        assert after[seat] == before[seat] + 1
        assert after[table.active] == before[table.active] + (
            1 if table.active == (seat + 1) % 3 else 0
        )


async def test_a_move_on_a_view_that_was_never_sent_is_refused(
    server: Server,
) -> None:
    async with a_table(server.address) as table:
        socket = table.sockets[table.active]
        assert socket.view is not None
        move = {**end_turn(socket.view), "seq": 99}

        assert (await socket.ask("move", **move))["code"] == "unknown-seq"


async def test_a_move_of_another_match_is_refused(server: Server) -> None:
    async with a_table(server.address) as table:
        socket = table.sockets[table.active]
        assert socket.view is not None
        move = {**end_turn(socket.view), "match": "another"}

        assert (await socket.ask("move", **move))["code"] == "other-match"


async def test_s01_a_stale_move_is_answered_with_a_fresh_view(server: Server) -> None:
    async with a_table(server.address, 2) as table:
        first = table.active
        socket = table.sockets[first]
        assert socket.view is not None
        old = end_turn(socket.view)
        await socket.ask("move", **old)
        answer = await socket.ask("move", **old)

        assert answer["code"] == "stale-view"
        await socket.send("ping", id="p")
        await socket.until(lambda f: f["type"] == "pong")
        later = socket.frames[socket.frames.index(answer) :]
        view = next(frame for frame in later if frame["type"] == "view")
        assert view["seq"] > old["seq"]
        assert view["events"] == []


async def test_v01_a_spectator_cannot_do_anything_but_watch_and_chat(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table, Guest(server.address, "Sam") as sam:
        await sam.join(table.code, "spectator")
        socket = await sam.socket(table.code)
        before = table.host.view
        for kind, fields in COMMANDS.items():
            answer = await socket.ask(kind, **fields)
            assert answer["type"] == "error", kind
        assert table.host.view == before
        assert (await socket.ask("chat", text="hello"))["type"] == "ok"


async def test_v03_a_spectator_sees_no_hand(server: Server) -> None:
    async with a_table(server.address, 2) as table, Guest(server.address, "Sam") as sam:
        await sam.join(table.code, "spectator")
        socket = await sam.socket(table.code)

        assert socket.view is not None
        assert socket.view["view"]["hand"] is None
        assert socket.view["legal"] == []


async def test_x16_a_guest_cannot_act_as_host(server: Server) -> None:
    async with a_table(server.address, started=False) as table:
        guest, other = table.sockets[1], table.guests[2]
        for kind, fields in (
            ("configure", {"options": {"window": 9}}),
            ("seats", {"order": [g.id for g in table.guests]}),
            ("remove", {"player": other.id}),
            ("start", {}),
        ):
            assert (await guest.ask(kind, **fields))["code"] == "not-host"


async def test_c11_closing_one_of_two_tabs_leaves_the_player_connected(
    server: Server,
) -> None:
    async with a_table(server.address, 2, started=False) as table:
        second = await table.guests[1].socket(table.code)
        await table.sockets[1].close()
        await table.host.ask("chat", text="after")

        summary = (await table.guests[0].call("GET", f"/api/rooms/{table.code}")).json()
        assert summary["seats"][1]["connected"]
        await second.close()
        await table.host.until(
            lambda f: f["type"] == "room" and not f["room"]["seats"][1]["connected"]
        )


async def test_all_tabs_of_a_player_stay_in_step(server: Server) -> None:
    async with a_table(server.address, 2) as table:
        seat = table.active
        second = await table.guests[seat].socket(table.code)
        view = second.view
        assert view is not None
        await second.ask("move", **end_turn(view))

        for socket in (table.sockets[seat], second):
            await socket.until(
                lambda f: f["type"] == "view" and f["seq"] == view["seq"] + 1
            )


async def test_c09_a_reconnect_is_a_welcome_with_the_same_number(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table:
        view = table.host.view
        assert view is not None
        again = await table.guests[0].socket(table.code)

        welcome = again.frames[0]
        assert welcome["type"] == "welcome"
        assert welcome["match"]["seq"] == view["seq"]
        assert welcome["match"]["events"] == []


async def test_c04_what_happened_while_away_is_in_the_welcome(server: Server) -> None:
    async with a_table(server.address, 2) as table:
        seat = table.active
        other = 1 - seat
        await table.sockets[other].drop()
        view = table.sockets[seat].view
        assert view is not None
        await table.sockets[seat].ask("move", **end_turn(view))
        again = await table.guests[other].socket(table.code)

        assert again.view is not None
        assert again.view["view"]["turn"] == 2
        logged = [
            e["type"] for line in again.frames[0]["log"] for e in line.get("events", [])
        ]
        assert "turn-ended" in logged


async def test_sync_gives_a_fresh_welcome(server: Server) -> None:
    async with a_table(server.address, 2) as table:
        await table.host.send("sync")

        async def welcomed() -> None:
            while sum(f["type"] == "welcome" for f in table.host.frames) < 2:
                await asyncio.sleep(0)

        await asyncio.wait_for(welcomed(), PATIENCE_SECONDS)


async def test_chat_reaches_everybody_and_is_kept(server: Server) -> None:
    async with a_table(server.address, 2) as table:
        text = '<img src=x onerror="alert(1)"> ok'
        await table.host.ask("chat", text=text)

        said = await table.sockets[1].until(lambda f: f["type"] == "chat")
        assert (said["from"], said["text"]) == (table.guests[0].id, text)
        again = await table.guests[1].socket(table.code)
        assert [line["text"] for line in again.frames[0]["chat"]] == [text]


async def test_a_preview_changes_nothing_and_tells_nobody_else(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table:
        seat = table.active
        socket, other = table.sockets[seat], table.sockets[1 - seat]
        assert socket.view is not None
        before = len(other.frames)
        answer = await socket.ask(
            "preview", seq=socket.view["seq"], move={"do": "end-turn"}
        )

        assert answer["type"] in {"preview", "error"}
        await other.send("ping")
        await other.until(lambda f: f["type"] == "pong")
        assert len(other.frames) == before + 1


async def test_l01_no_frame_of_one_player_names_a_card_in_another_hand(
    server: Server,
) -> None:
    async with a_table(server.address, 3) as table:
        hands = [set(s.view["view"]["hand"]) for s in table.sockets if s.view]
        for seat, socket in enumerate(table.sockets):
            secret = set().union(*(h for s, h in enumerate(hands) if s != seat))
            said = "".join(socket.raw)
            for card in secret - hands[seat]:
                assert f'"{card}"' not in said


async def test_m08_one_dead_socket_does_not_disturb_the_others(server: Server) -> None:
    async with a_table(server.address, 3) as table:
        seat = table.active
        dead = table.sockets[(seat + 1) % 3]
        alive = table.sockets[(seat + 2) % 3]
        dead._connection.transport.abort()
        socket = table.sockets[seat]
        assert socket.view is not None
        await socket.ask("move", **end_turn(socket.view))

        await alive.until(lambda f: f["type"] == "view" and f["view"]["turn"] == 2)


async def test_who_is_too_fast_is_told_for_each_command(server: Server) -> None:
    async with a_table(server.address, 2, started=False) as table:
        # Pings take next to no time: even a slow machine hears too many a second.
        commands = [await table.host.send("ping") for _ in range(60)]
        answers = [await table.host.answer(command) for command in commands]

        codes = [answer.get("code") for answer in answers]
        assert "too-many-messages" in codes
