"""Finished matches over REST: each route for each kind of caller."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from app.adapters.db.archive import SqlArchive
from app.adapters.db.engine import open_engine
from app.games.core.registry import games
from app.games.kingless import decks
from app.services.fairness import verify_file
from app.services.records import MatchRecord
from tests.guests import Guest
from tests.played import a_played_match
from tests.records import NOON
from tests.servers import Server

KINGLESS = games()["kingless"]
FILE = "interregnum.sqlite3"
HOUSE_DECK = Path(decks.__file__).with_name("house.toml")


@contextlib.asynccontextmanager
async def an_archive(server: Server) -> AsyncIterator[SqlArchive]:
    """Open the archive of a running embedded server."""
    archive = SqlArchive(open_engine(f"sqlite:///{server.data / FILE}"))
    yield archive
    await archive.close()


def of(guest: Guest, seed: int, **changes: object) -> MatchRecord:
    """Return a played match in which this guest had the first seat, seat 2."""
    record = a_played_match(KINGLESS, seed, seats=(2, 0, 1))
    first, *others = record.players
    mine = msgspec.structs.replace(first, player=guest.id, name=guest.name)
    return msgspec.structs.replace(
        record,
        series=f"series{seed}",
        players=(mine, *others),
        awards=(("king", guest.id),),
        **changes,
    )


PRIVATE, SHARED, PUBLIC = 101, 102, 103
"""Seeds of three matches, one for each access."""

TABLE: list[tuple[str, str, tuple[int | None, int, int]]] = [
    # route, and its answers to: a player, a stranger, somebody without a name
    ("GET", "/api/matches?player=me", (200, 200, 401)),
    ("GET", f"/api/matches/match{PRIVATE}", (200, 403, 403)),
    ("GET", f"/api/matches/match{PRIVATE}/replay", (200, 403, 403)),
    ("GET", f"/api/matches/match{PRIVATE}/replay?as=open", (200, 403, 403)),
    ("GET", f"/api/matches/match{PRIVATE}/replay?as=0", (200, 403, 403)),
    ("GET", f"/api/matches/match{PRIVATE}/replay?as=spectator", (200, 403, 403)),
    ("GET", f"/api/matches/match{SHARED}", (200, 200, 200)),
    ("GET", f"/api/matches/match{SHARED}/replay", (200, 200, 200)),
    ("GET", f"/api/matches/match{SHARED}/replay?as=open", (200, 200, 200)),
    ("GET", f"/api/matches/match{PUBLIC}", (200, 200, 200)),
    ("GET", f"/api/matches/match{PUBLIC}/replay", (200, 200, 200)),
    ("POST", f"/api/matches/match{PRIVATE}/share", (None, 403, 401)),
    ("POST", f"/api/matches/match{PUBLIC}/share", (204, 403, 401)),
    ("GET", "/api/matches/unknown", (404, 404, 404)),
    ("GET", "/api/matches/unknown/replay", (404, 404, 404)),
    ("POST", "/api/matches/unknown/share", (404, 404, 401)),
    ("GET", "/api/players/me/stats", (200, 200, 401)),
    ("GET", "/api/series", (200, 200, 401)),
]


async def test_each_route_answers_each_caller_as_the_table_says_l24_v02(
    server: Server,
) -> None:
    async with (
        Guest(server.address, "Ada") as player,
        Guest(server.address, "Zoe") as stranger,
        httpx.AsyncClient(base_url=server.address) as nobody,
        an_archive(server) as archive,
    ):
        await archive.save(of(player, PRIVATE))
        await archive.save(of(player, SHARED, shared=True))
        await archive.save(of(player, PUBLIC, public=True))

        for method, path, wanted in TABLE:
            answers = (
                await player.call(method, path) if wanted[0] else None,
                await stranger.call(method, path),
                await nobody.request(method, path),
            )
            found = tuple(answer and answer.status_code for answer in answers)
            assert found == wanted, (method, path)


async def test_a_refusal_holds_nothing_of_the_match_l19(server: Server) -> None:
    async with (
        Guest(server.address, "Ada") as player,
        Guest(server.address, "Zoe") as stranger,
        an_archive(server) as archive,
    ):
        record = of(player, 110)
        await archive.save(record)

        for path in ("", "/replay", "/replay?as=open"):
            answer = await stranger.call("GET", f"/api/matches/{record.id}{path}")
            assert answer.json()["code"] == "match-not-shared"
            assert record.secret not in answer.text
            assert player.id not in answer.text


async def test_a_player_shares_a_match_with_whoever_has_the_link(
    server: Server,
) -> None:
    async with (
        Guest(server.address, "Ada") as ada,
        httpx.AsyncClient(base_url=server.address) as nobody,
        an_archive(server) as archive,
    ):
        record = of(ada, 111)
        await archive.save(record)
        link = f"/api/matches/{record.id}"
        assert (await nobody.get(link)).status_code == 403

        assert (await ada.call("POST", f"{link}/share")).status_code == 204

        shown = (await nobody.get(link)).json()
        assert shown["shared"] is True
        assert shown["you"] is None


async def test_a_match_is_shown_with_result_options_times_and_fairness(
    server: Server,
) -> None:
    async with Guest(server.address, "Ada") as ada, an_archive(server) as archive:
        record = of(ada, 112)
        await archive.save(record)

        shown = (await ada.call("GET", f"/api/matches/{record.id}")).json()

    assert shown["game"] == "kingless"
    assert shown["you"] == 2
    assert shown["fairness"] == {
        "commitment": record.commitment,
        "seed": record.secret,
        "entropies": list(record.entropies),
    }
    assert (shown["started_at"], shown["ended_at"]) == (NOON, record.ended_at)
    assert [p["name"] for p in shown["players"]] == ["Ada", "Bo", "Cy"]
    assert "results" in shown["outcome"]


async def test_the_replay_that_the_server_sends_is_found_fair_z01(
    server: Server,
) -> None:
    async with Guest(server.address, "Ada") as ada, an_archive(server) as archive:
        record = of(ada, 113)
        await archive.save(record)

        answer = await ada.call("GET", f"/api/matches/{record.id}/replay")

    verdict = verify_file(answer.text)
    assert verdict.moves == len(record.moves)
    assert verdict.commitment == record.commitment


async def test_frames_are_those_of_the_eyes_that_were_asked_for(
    server: Server,
) -> None:
    async with Guest(server.address, "Ada") as ada, an_archive(server) as archive:
        record = of(ada, 114)
        await archive.save(record)
        path = f"/api/matches/{record.id}/replay?as="
        eyes = ("open", "spectator", "2")
        seen = {e: (await ada.call("GET", path + e)).json() for e in eyes}

    assert [seen[e]["as"] for e in eyes] == ["open", "spectator", 2]
    assert set(seen["open"]["frames"][0]["private"]) == {"0", "1", "2"}
    assert seen["spectator"]["frames"][0]["view"]["hand"] is None
    assert len(seen["2"]["frames"][0]["view"]["hand"]) >= 5


SENSELESS = [
    f"/api/matches?cursor={'A' * 300}",
    "/api/matches?player=somebody",
    "/api/matches/match1/replay?as=all",
    "/api/matches/match1/replay?as=9",
    "/api/matches/match1/replay?as=-1",
    f"/api/matches/{'x' * 65}",
]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/matches?cursor=nonsense", "bad-cursor"),
        *((path, "bad-request") for path in SENSELESS),
    ],
)
async def test_a_request_that_makes_no_sense_gets_one_clear_error(
    server: Server, path: str, code: str
) -> None:
    async with Guest(server.address, "Ada") as ada:
        answer = await ada.call("GET", path)

    assert answer.status_code == 422
    assert answer.json()["code"] == code


@pytest.mark.parametrize("match", ["%00", "m%001", "%ED%A0%80", "..%2fetc", "a%20b"])
def test_no_id_breaks_the_archive(server: Server, match: str) -> None:
    answer = httpx.get(f"{server.address}/api/matches/{match}")

    assert answer.status_code == 404


async def test_my_matches_and_what_i_have_reached(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada, an_archive(server) as archive:
        for seed in (121, 122):
            await archive.save(of(ada, seed, ended_at=NOON + seed))

        mine = (await ada.call("GET", "/api/matches?player=me")).json()
        reached = (await ada.call("GET", f"/api/players/{ada.id}/stats")).json()
        series: dict[str, Any] = (await ada.call("GET", "/api/series")).json()

    assert [row["id"] for row in mine["matches"]] == ["match122", "match121"]
    assert mine["cursor"] is None
    assert reached["player"] == ada.id
    assert [(g["game"], g["played"], g["crowns"]) for g in reached["games"]] == [
        ("kingless", 2, 2)
    ]
    assert [row["id"] for row in series["series"]] == ["series122", "series121"]
    assert series["series"][0]["awards"] == {"king": ada.id}


async def test_the_deck_of_a_finished_match_is_still_known_by_its_hash(
    server: Server,
) -> None:
    text = HOUSE_DECK.read_text("utf-8") + "# Of no table that is still there.\n"
    content = KINGLESS.admit(text)
    path = "/api/games/kingless/catalogue"
    async with Guest(server.address, "Ada") as ada, an_archive(server) as archive:
        before = await ada.call("GET", f"{path}/{content}")
        await archive.save(of(ada, 131, content=content, content_text=text))
        after = await ada.call("GET", f"{path}/{content}")
        own = await ada.call("GET", path)

    assert (before.status_code, before.json()["code"]) == (404, "no-such-content")
    assert after.json()["cards"] == own.json()["cards"]


@pytest.mark.parametrize("content", ["0" * 64, "x", "%00", "A" * 64])
async def test_no_deck_is_found_by_another_name(server: Server, content: str) -> None:
    async with Guest(server.address, "Ada") as ada, an_archive(server) as archive:
        other = of(ada, 132, content="0" * 64, content_text="no deck of this game")
        await archive.save(other)
        answer = await ada.call("GET", f"/api/games/kingless/catalogue/{content}")

    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-content")


async def test_an_erased_player_is_named_in_no_match_any_more_l22(
    server: Server,
) -> None:
    async with Guest(server.address, "Wilhelmina") as me, an_archive(server) as archive:
        record = of(me, 130, public=True)
        await archive.save(record)

        assert (await me.call("DELETE", "/api/players/me")).status_code == 204

    link = f"/api/matches/{record.id}"
    async with httpx.AsyncClient(base_url=server.address) as nobody:
        for path in (link, f"{link}/replay", f"{link}/replay?as=open"):
            answer = await nobody.get(path)
            assert answer.status_code == 200
            assert "Wilhelmina" not in answer.text
            assert me.id not in answer.text
