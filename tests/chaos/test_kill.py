"""`kill -9` at random moments loses no acknowledged move and doubles none."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from app.adapters.db.migrate import upgrade
from tests.adapters.waiting import until
from tests.chaos.players import StubbornPlayer
from tests.databases import a_postgres_database
from tests.guests import PATIENCE_SECONDS, Guest
from tests.servers import Server
from tests.tables import ENTROPY

KILLS = 50
MOST_COMMANDS_BETWEEN = 5


class Fuse:
    """Burns through right after a command was sent, once a life was worth something.

    In each life of the servers one move at least is accepted; from then on so many
    commands go out as chance will have it.
    """

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._left = 0
        self.alight = asyncio.Event()
        self.burnt = asyncio.Event()
        self.lay()

    def lay(self) -> None:
        """Choose after how many commands to burn through next."""
        self._left = self._chance.randint(1, MOST_COMMANDS_BETWEEN)
        self.alight.clear()
        self.burnt.clear()

    def accepted(self) -> None:
        """A move was acknowledged."""
        self.alight.set()

    def sent(self) -> None:
        """A command has gone out."""
        if self.alight.is_set():
            self._left -= 1
            if self._left == 0:
                self.burnt.set()


async def seated(stack: AsyncExitStack, address: str) -> tuple[str, list[Guest]]:
    """Sign guests in, seat them and start a match that has room for many kills."""
    names = ("Ada", "Bo", "Cy")
    guests = [await stack.enter_async_context(Guest(address, n)) for n in names]
    code = await guests[0].open(options={"window": 2})
    for guest in guests[1:]:
        await guest.join(code)
    sockets = [await guest.socket(code) for guest in guests]
    for socket in sockets:
        await socket.ask("ready", ready=True, entropy=ENTROPY)
    await sockets[0].ask("start")
    for socket in sockets:
        await socket.close()
    return code, guests


async def until_set(event: asyncio.Event, players: list[StubbornPlayer]) -> None:
    """Wait until the fuse has come to that, or say why nobody plays on."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS * 3):
            await event.wait()
    except TimeoutError:
        raise AssertionError([player.failure() for player in players]) from None


async def moves_archived(guest: Guest) -> int:
    """Return how many moves the archive has of this guest's matches."""
    rows = (await guest.call("GET", "/api/matches?player=me")).json()["matches"]
    made = 0
    for row in rows:
        replay = (await guest.call("GET", f"/api/matches/{row['id']}/replay")).json()
        made += sum(step["kind"] == "move" for step in replay["moves"])
    return made


async def match_ended(guests: list[Guest], code: str) -> None:
    """End the match that is under way, and wait until the archive has it."""
    host = await guests[0].socket(code)
    for guest in guests[1:]:
        await (await guest.socket(code)).ask("resign")
    await host.until(
        lambda f: (
            (f["type"] == "view" and f.get("outcome") is not None)
            or (f["type"] == "welcome" and f["match"].get("outcome") is not None)
        )
    )
    match = host.view["match"] if host.view else ""

    async def is_archived() -> bool:
        return (await guests[0].call("GET", f"/api/matches/{match}")).is_success

    await until(is_archived)


@pytest.mark.parametrize("engine", ["embedded", "redis"])
async def test_p01_d05_fifty_kills_lose_and_double_nothing(
    engine: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    chance = random.Random(engine)
    settings: dict[str, str] = {}
    async with AsyncExitStack() as stack:
        if engine == "redis":
            postgres = request.getfixturevalue("postgres_url")
            database = await stack.enter_async_context(a_postgres_database(postgres))
            await upgrade(database)
            settings["REDIS_URL"] = request.getfixturevalue("redis_url")
            settings["DATABASE_URL"] = database
        servers = [
            stack.enter_context(Server(tmp_path / str(n), settings=settings))
            for n in range(1 if engine == "embedded" else 2)
        ]
        addresses = [server.address for server in servers]
        code, guests = await seated(stack, addresses[0])
        fuse = Fuse(chance)
        players = [
            StubbornPlayer(guest, code, addresses, chance, fuse) for guest in guests
        ]
        for player in players:
            player.start()

        for _ in range(KILLS):
            await until_set(fuse.burnt, players)
            server = chance.choice(servers)
            server.kill()
            await asyncio.to_thread(server.restart)
            fuse.lay()
        await until_set(fuse.alight, players)
        for player in players:
            await player.rest()
        await match_ended(guests, code)

        accepted = sum(len(player.accepted) for player in players)
        assert accepted > KILLS
        assert await moves_archived(guests[0]) == accepted
