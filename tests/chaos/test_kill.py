"""`kill -9` at random moments loses no acknowledged move and doubles none."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from app.adapters.db.migrate import upgrade
from app.games.core.registry import games
from tests.chaos.fuse import Fuse
from tests.chaos.lives import WarmServer
from tests.chaos.match import archived, begun, given_up, moves_of
from tests.chaos.players import StubbornPlayer
from tests.databases import a_postgres_database
from tests.guests import PATIENCE_SECONDS

KILLS = 50
MOST_SEATS = 4


async def settings_for(
    engine: str, stack: AsyncExitStack, request: pytest.FixtureRequest
) -> dict[str, str]:
    """Return what servers are told to keep their rooms in that engine."""
    if engine == "embedded":
        return {}
    postgres = request.getfixturevalue("postgres_url")
    database = await stack.enter_async_context(a_postgres_database(postgres))
    await upgrade(database)
    redis = request.getfixturevalue("redis_url")
    return {"REDIS_URL": redis, "DATABASE_URL": database}


async def until_set(event: asyncio.Event, players: list[StubbornPlayer]) -> None:
    """Wait until the fuse has come to that, or say why nobody plays on."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS * 3):
            await event.wait()
    except TimeoutError:
        raise AssertionError([player.failure() for player in players]) from None


async def kill_often(
    servers: list[WarmServer],
    players: list[StubbornPlayer],
    fuse: Fuse,
    *,
    kills: int,
    chance: random.Random,
) -> None:
    """Kill one server after another and start it again, while all play."""
    for player in players:
        player.start()
    for _ in range(kills):
        await until_set(fuse.burnt, players)
        server = chance.choice(servers)
        server.kill()
        await asyncio.to_thread(server.start)
        fuse.lay()
    await until_set(fuse.alight, players)
    for player in players:
        await player.rest()


@pytest.mark.parametrize("engine", ["embedded", "redis"])
@pytest.mark.parametrize("game", games())
async def test_p01_d05_kills_lose_no_move_and_double_none(
    game: str, engine: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    chance = random.Random(f"{game} {engine}")
    async with AsyncExitStack() as stack:
        settings = await settings_for(engine, stack, request)
        servers = [
            stack.enter_context(WarmServer(tmp_path / str(n), settings))
            for n in range(1 if engine == "embedded" else 2)
        ]
        addresses = [server.address for server in servers]
        seats = min(MOST_SEATS, games()[game].players.max)
        code, guests = await begun(stack, addresses[0], game, seats)
        fuse = Fuse(chance)
        players = [
            StubbornPlayer(guest, code, addresses, chance, fuse) for guest in guests
        ]

        await kill_often(servers, players, fuse, kills=KILLS, chance=chance)
        await given_up(code, guests)

        matches = dict.fromkeys(m for player in players for m in player.matches)
        replays = [await archived(guests[0], match) for match in matches]
        for player in players:
            kept = [
                m for replay in replays for m in moves_of(replay, player.guest.name)
            ]
            assert kept == player.accepted
        assert sum(len(player.accepted) for player in players) > KILLS
