"""Opening, finding and joining tables over REST."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from app.games.kingless import decks
from tests.guests import Guest
from tests.servers import Server

HOUSE_DECK = Path(decks.__file__).with_name("house.toml")
ALPHABET = set("BCDFGHJKLMNPQRSTVWXYZ23456789")


async def test_whoever_opens_a_table_is_host_in_the_first_seat(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        answer = await ada.call("POST", "/api/rooms", {"game": "kingless"})

        code = answer.json()["code"]
        assert answer.status_code == 201
        assert answer.json()["url"] == f"{server.address}/r/{code[:4]}-{code[4:]}"
        summary = (await ada.call("GET", f"/api/rooms/{code}")).json()
        assert summary["host"] == ada.id
        assert [(s["seat"], s["player"]) for s in summary["seats"]] == [(0, ada.id)]


async def test_x20_codes_are_eight_unguessable_characters(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        codes = [await ada.open() for _ in range(3)]

        assert all(len(code) == 8 and set(code) <= ALPHABET for code in codes)
        assert len({code[:4] for code in codes}) == 3


async def test_a_code_is_matched_without_case_and_hyphen(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        code = await ada.open()
        typed = f"{code[:4]}-{code[4:]}".lower()

        assert (await ada.call("GET", f"/api/rooms/{typed}")).json()["code"] == code


async def test_x24_an_unknown_room_is_not_found(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        for room in ("BBBBBBBB", "nonsense", "a" * 200, "%00"):
            answer = await ada.call("GET", f"/api/rooms/{room}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-room")
        elsewhere = await ada.call("GET", "/api/rooms/..%2f..%2fetc")
    assert elsewhere.json()["code"] == "no-such-page"


async def test_joining_twice_is_the_same_as_once(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada, Guest(server.address, "Bo") as bo:
        code = await ada.open()
        await bo.join(code)
        await bo.join(code)

        seats = (await ada.call("GET", f"/api/rooms/{code}")).json()["seats"]
        assert [seat["player"] for seat in seats] == [ada.id, bo.id]


async def test_r03_r04_many_joins_for_the_last_seat_have_one_winner(
    server: Server,
) -> None:
    async with Guest(server.address, "Host") as host:
        code = await host.open()
        guests = [Guest(server.address, f"Guest {n}") for n in range(20)]
        for guest in guests:
            await guest.__aenter__()
        for guest in guests[:4]:
            await guest.join(code)

        answers = await asyncio.gather(
            *(
                g.call("POST", f"/api/rooms/{code}/join", {"as": "player"})
                for g in guests[4:]
            )
        )

        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [200] + [409] * 15
        assert {a.json().get("code") for a in answers if a.status_code == 409} == {
            "room-full"
        }
        for guest in guests:
            await guest.__aexit__(None, None, None)


async def test_public_tables_are_listed_and_private_ones_are_not(
    server: Server,
) -> None:
    async with Guest(server.address, "Ada") as ada:
        public = await ada.open(visibility="public")
        private = await ada.open()

        rows = (await ada.call("GET", "/api/rooms?status=lobby")).json()["rooms"]
        codes = [row["code"] for row in rows]
        assert public in codes
        assert private not in codes


async def test_l11_the_list_of_tables_holds_only_public_facts(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        await ada.open(visibility="public")

        rows = (await ada.call("GET", "/api/rooms?status=lobby")).json()["rooms"]
        assert set(rows[0]) == {
            "code",
            "game",
            "status",
            "host",
            "players",
            "names",
            "spectators",
            "round",
            "created_at",
        }


async def test_my_tables_are_listed_for_me(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada, Guest(server.address, "Bo") as bo:
        code = await ada.open()

        mine = (await ada.call("GET", "/api/rooms?player=me")).json()["rooms"]
        others = (await bo.call("GET", "/api/rooms?player=me")).json()["rooms"]
        assert [room["code"] for room in mine] == [code]
        assert others == []


async def test_a_player_may_have_ten_open_tables(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        for _ in range(10):
            await ada.open()

        answer = await ada.call("POST", "/api/rooms", {"game": "kingless"})
        assert answer.status_code == 429
        assert answer.json()["code"] == "too-many-rooms"


async def test_the_invite_is_also_a_qr_code(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        code = await ada.open()
        answer = await ada.call("GET", f"/api/rooms/{code}/qr.svg")

        assert answer.headers["content-type"] == "image/svg+xml"
        assert "<svg" in answer.text


async def test_unknown_games_and_options_are_refused(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        for body, code in (
            ({"game": "chess"}, "no-such-game"),
            ({"game": "kingless", "options": {"window": 99}}, "bad-options"),
            ({"game": "kingless", "options": {"cheat": True}}, "bad-options"),
            ({}, "bad-request"),
            ({"game": "kingless", "visibility": "secret"}, "bad-request"),
        ):
            answer = await ada.call("POST", "/api/rooms", body)
            assert answer.json()["code"] == code


async def test_a_deck_that_cannot_be_played_is_refused_with_its_line(
    server: Server,
) -> None:
    async with Guest(server.address, "Ada") as ada:
        code = await ada.open()
        path = f"/api/rooms/{code}/content"
        answer = await ada.call("PUT", path, {"text": 'name = "x"\n[[card]]\nid = 1\n'})

        assert answer.status_code == 422
        assert answer.json()["code"] == "content-refused"
        assert "line" in answer.json()["details"]


async def test_the_mark_that_an_editor_puts_before_a_deck_is_no_part_of_it(
    server: Server,
) -> None:
    deck = HOUSE_DECK.read_text("utf-8")
    async with Guest(server.address, "Ada") as ada:
        path = f"/api/rooms/{await ada.open()}/content"

        answers = [
            await ada.call("PUT", path, {"text": text})
            for text in (deck, "\ufeff" + deck)
        ]

    assert answers[0].json() == answers[1].json()
    assert answers[1].status_code == 200


def test_the_games_are_described_with_their_options(server: Server) -> None:
    games = httpx.get(f"{server.address}/api/games").json()["games"]

    kingless = next(game for game in games if game["id"] == "kingless")
    assert kingless["players"] == {"min": 2, "max": 6}
    assert kingless["options"]["properties"]["window"]["default"] == 4


def test_every_page_is_the_same_shell_under_a_strict_policy(server: Server) -> None:
    for path in ("/", "/r/BCDF-GHJK", "/m/x", "/me", "/rules/kingless", "/admin"):
        answer = httpx.get(server.address + path)
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert "unsafe-inline" not in policy
        assert "default-src 'none'" in policy


def test_the_server_says_that_it_lives_and_is_ready(server: Server) -> None:
    for path in ("/healthz", "/readyz", "/metrics", "/openapi.json", "/asyncapi.json"):
        assert httpx.get(server.address + path).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("PUT", "{room}/content", b'{"text":"\\ud800"}', "bad-request"),
        ("PUT", "{room}/content", b'{"text":' + b"[" * 90_000, "bad-request"),
        ("PUT", "{room}/content", b"[" * 90_000 + b"]" * 90_000, "bad-request"),
        ("PUT", "{room}/content", b'{"text":"","more":1}', "bad-request"),
        ("POST", "", b'{"game":"kingless","options":{"\\ud800":1}}', "bad-request"),
        ("POST", "", b'{"game":"kingless","options":{"a":"\\ud800"}}', "bad-request"),
        ("POST", "", b'{"game":"\\ud800"}', "bad-request"),
        ("POST", "", b'{"\\ud800":1}', "bad-request"),
        ("POST", "", b'{"game":' + b"[" * 90_000, "bad-request"),
        ("POST", "", b'{"game":' + b"9" * 9_000 + b"}", "bad-request"),
    ],
)
async def test_x11_a_body_that_no_text_can_hold_is_refused_in_one_sentence(
    server: Server, method: str, path: str, body: bytes, code: str
) -> None:
    async with Guest(server.address, "Ada") as ada:
        room = await ada.open()
        answer = await ada.send_body(
            method, f"/api/rooms{path.format(room='/' + room)}", body
        )

        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] == code


async def test_x13_a_body_that_goes_on_for_ever_is_too_large_for_every_call(
    server: Server,
) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(400):
            yield b"a" * 1_000

    async with Guest(server.address, "Ada") as ada:
        for path in ("/api/session", "/api/rooms"):
            answer = await ada.send_body("POST", path, endless())
            assert (answer.status_code, answer.json()["code"]) == (
                413,
                "body-too-large",
            )
