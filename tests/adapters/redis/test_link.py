"""A link outlives its connections, and says so when a server stays away."""

import asyncio

import pytest
from hiredis import ReplyError

from app.adapters.redis.link import Link, Patience
from app.adapters.redis.scripts import Script
from app.adapters.redis.wire import MOST_WAITING
from app.services.ports import Unavailable
from tests.adapters.places import a_link
from tests.adapters.redis.proxy import Cable
from tests.adapters.waiting import until
from tests.engines import RedisEngine

pytestmark = pytest.mark.live

SHORT = Patience(command=0.5, connection=0.5, reply=0.5)
SUM = Script("return ARGV[1] + ARGV[2]", "0" * 40)


async def test_commands_are_answered_in_their_order(redis_url: str) -> None:
    async with a_link(redis_url) as link:
        said = await asyncio.gather(*(link.call("ECHO", n) for n in range(200)))

    assert said == [str(n).encode() for n in range(200)]


async def test_many_commands_go_in_one(redis_url: str) -> None:
    async with a_link(redis_url) as link:
        assert await link.call_all([("ECHO", 1), ("ECHO", 2)]) == [b"1", b"2"]
        assert await link.call_all([]) == []


async def test_a_wrong_command_is_an_error_of_ours(redis_url: str) -> None:
    async with a_link(redis_url) as link:
        with pytest.raises(ReplyError, match="unknown command"):
            await link.call("NONSENSE")

        assert await link.call("PING") == b"PONG"


async def test_a_script_is_told_to_a_server_that_does_not_know_it(
    redis_url: str,
) -> None:
    async with a_link(redis_url) as link:
        await link.call("SCRIPT", "FLUSH")

        assert await link.run(SUM, (), 3, 4) == 7


async def test_the_database_of_the_address_is_used(redis_url: str) -> None:
    async with a_link(redis_url.replace("/0", "/5")) as link:
        assert b"db=5" in await link.call("CLIENT", "INFO")


async def test_commands_ride_out_a_short_absence(cable: Cable) -> None:
    """P02: what is under way when the connection breaks is done on the next."""
    async with a_link(cable.url) as link:
        commands = [asyncio.ensure_future(link.call("ECHO", n)) for n in range(50)]
        await asyncio.sleep(0)

        cable.cut()

        replies = await asyncio.gather(*commands)
        assert replies == [str(n).encode() for n in range(50)]
        assert link.losses == 1


async def test_a_killed_server_is_found_again(redis_engine: RedisEngine) -> None:
    async with a_link(redis_engine.url) as link:
        for _ in range(3):
            redis_engine.kill()
            redis_engine.start()

            assert await link.call("PING") == b"PONG"


async def test_a_server_that_stays_away_is_told_of_soon(cable: Cable) -> None:
    async with a_link(cable.url, SHORT) as link:
        cable.plugged = False
        cable.cut()

        with pytest.raises(Unavailable, match="does not answer"):
            await link.call("PING")

        cable.plugged = True
        await until(lambda: answers(link))


async def test_once_a_server_is_known_to_be_away_nobody_waits_for_it(
    cable: Cable,
) -> None:
    async with a_link(cable.url, SHORT) as link:
        cable.plugged = False
        cable.cut()
        with pytest.raises(Unavailable):
            await link.call("PING")

        failures = await asyncio.gather(
            *(link.call("PING") for _ in range(100)), return_exceptions=True
        )

        assert {type(failure) for failure in failures} == {Unavailable}


async def test_a_silent_server_is_given_up_and_found_again(
    redis_engine: RedisEngine,
) -> None:
    """P07, N02: a connection that is open but dead is noticed."""
    async with a_link(redis_engine.url, SHORT) as link:
        redis_engine.freeze()
        with pytest.raises(Unavailable):
            await link.call("PING")

        redis_engine.thaw()

        await until(lambda: answers(link))


async def test_a_server_that_does_not_let_us_in_says_why(redis_url: str) -> None:
    with pytest.raises(Unavailable, match="WRONGPASS"):
        async with a_link(redis_url.replace("//", "//eve:wrong@"), SHORT):
            pass


async def test_a_place_where_nobody_listens_is_told_of() -> None:
    with pytest.raises(Unavailable, match="/nowhere/socket does not answer"):
        async with a_link("unix:///nowhere/socket", SHORT):
            pass


async def test_a_replica_is_neither_read_nor_written(
    redis_engine: RedisEngine,
) -> None:
    """After a failover the old server follows the new one, and may lag behind."""
    async with (
        a_link(redis_engine.url) as admin,
        a_link(redis_engine.url, SHORT) as link,
    ):
        await admin.call("REPLICAOF", "127.0.0.1", 1)
        with pytest.raises(Unavailable, match="replica"):
            await link.call("SET", "key", "value")
        with pytest.raises(Unavailable, match="replica"):
            await link.call("GET", "key")

        await admin.call("REPLICAOF", "NO", "ONE")

        await until(lambda: answers(link))


async def test_a_full_server_is_unavailable_and_recovers(
    redis_engine: RedisEngine,
) -> None:
    """P08: without eviction a full memory refuses writes, and loses nothing."""
    async with a_link(redis_engine.url) as link:
        await link.call("SET", "kept", "value")
        await link.call("CONFIG", "SET", "maxmemory", 1)
        with pytest.raises(Unavailable, match="OOM"):
            await link.call("SET", "key", "value")
        await link.call("CONFIG", "SET", "maxmemory", 0)

        await link.call("SET", "key", "value")

        assert await link.call("GET", "kept") == b"value"


async def test_a_connection_that_always_dies_young_is_made_anew_ever_slower(
    cable: Cable,
) -> None:
    """A server that throws us out is not hammered: 0.02, 0.07, 0.17, 0.37 s."""
    async with a_link(cable.url) as link:
        before = cable.connections
        loop = asyncio.get_running_loop()
        ends = loop.time() + 0.5

        while loop.time() < ends:
            await link.call("PING")
            cable.cut()

        assert 1 <= cable.connections - before <= 5


async def test_a_server_that_never_gets_round_to_an_answer_is_unavailable(
    cable: Cable,
) -> None:
    """Each new connection greets, takes the command and dies."""
    async with a_link(cable.url, SHORT) as link:
        command = asyncio.ensure_future(link.call("BLPOP", "nothing", 0))

        while not command.done():
            await until(lambda: link._wire is not None or command.done())
            cable.cut()
            await asyncio.sleep(0)

        with pytest.raises(Unavailable, match="does not answer"):
            await command


async def test_more_commands_than_can_wait_are_refused(
    redis_engine: RedisEngine,
) -> None:
    """Back-pressure: memory is not spent on a server that does not keep up."""
    async with a_link(redis_engine.url) as link:
        redis_engine.freeze()
        commands = [
            asyncio.ensure_future(link.call("PING")) for _ in range(MOST_WAITING + 7)
        ]
        await asyncio.sleep(0)
        redis_engine.thaw()

        replies = await asyncio.gather(*commands, return_exceptions=True)

        refused = [reply for reply in replies if isinstance(reply, Unavailable)]
        assert len(refused) == 7


async def test_a_closed_link_fails_at_once(redis_url: str) -> None:
    async with a_link(redis_url) as link:
        await link.call("PING")

    with pytest.raises(Unavailable, match="closed"):
        await link.call("PING")


async def test_closing_leaves_no_task_behind(cable: Cable) -> None:
    """R13: a link that is closed while it connects stops to connect."""
    before = asyncio.all_tasks()
    async with a_link(cable.url) as link:
        cable.plugged = False
        cable.cut()
        await until(lambda: link.losses == 1)

    await until(lambda: {t for t in asyncio.all_tasks() if "Link" in repr(t)} <= before)


async def answers(link: Link) -> bool:
    """Return whether the server can be reached."""
    try:
        await link.call("PING")
    except Unavailable:
        return False
    return True
