"""A server that would lose rooms is refused with a sentence (fault P08)."""

from collections.abc import AsyncIterator

import pytest

from app.adapters.redis.link import Link
from app.adapters.redis.server import UnusableServer, check_server
from app.adapters.redis.stores import RedisStores
from tests.adapters.places import a_link
from tests.engines import RedisEngine

pytestmark = pytest.mark.live


@pytest.fixture
async def link(redis_engine: RedisEngine) -> AsyncIterator[Link]:
    """Yield a link to a Redis whose settings are put right afterwards."""
    async with a_link(redis_engine.url) as given:
        yield given
        await given.call("CONFIG", "SET", "maxmemory-policy", "noeviction")
        await given.call("CONFIG", "SET", "appendonly", "yes")
        await given.call("CONFIG", "SET", "save", "")


async def test_a_server_that_keeps_everything_is_accepted(link: Link) -> None:
    await check_server(link, may_forget=False)


@pytest.mark.parametrize(
    "policy", ["allkeys-lru", "volatile-lru", "volatile-ttl", "allkeys-random"]
)
@pytest.mark.parametrize("may_forget", [False, True])
async def test_a_server_that_evicts_is_refused_everywhere(
    link: Link, policy: str, *, may_forget: bool
) -> None:
    """P08: rooms have a time to live, so that even `volatile-*` would take them."""
    await link.call("CONFIG", "SET", "maxmemory-policy", policy)

    with pytest.raises(UnusableServer, match=f"{policy}.*Set maxmemory-policy to noev"):
        await check_server(link, may_forget=may_forget)


async def test_a_server_without_persistence_is_refused_unless_it_may_forget(
    link: Link,
) -> None:
    """P08."""
    await link.call("CONFIG", "SET", "appendonly", "no")

    with pytest.raises(UnusableServer, match=r"on disk.*appendonly yes"):
        await check_server(link, may_forget=False)
    await check_server(link, may_forget=True)


async def test_a_server_that_only_takes_snapshots_is_accepted(link: Link) -> None:
    await link.call("CONFIG", "SET", "appendonly", "no")
    await link.call("CONFIG", "SET", "save", "60 1")

    await check_server(link, may_forget=False)


async def test_a_server_that_hides_its_settings_must_keep_a_log(link: Link) -> None:
    """Hosted servers do not let `CONFIG` through."""
    await link.call("ACL", "SETUSER", "guest", "on", "nopass", "~*", "&*", "+@all")
    await link.call("ACL", "SETUSER", "guest", "-config")
    url = f"redis://guest:any@{link._address}/0"

    async with a_link(url) as guest:
        await check_server(guest, may_forget=False)
        await link.call("CONFIG", "SET", "appendonly", "no")
        with pytest.raises(UnusableServer, match="keeps nothing on disk"):
            await check_server(guest, may_forget=False)


async def test_the_stores_do_not_open_on_a_server_that_evicts(
    link: Link, redis_engine: RedisEngine
) -> None:
    await link.call("CONFIG", "SET", "maxmemory-policy", "allkeys-lru")
    stores = RedisStores(redis_engine.url)

    with pytest.raises(UnusableServer):
        await stores.open(may_forget=True)


class OldServer(Link):
    """A link to a server that says what an old or a large one would say."""

    def __init__(self, **facts: str) -> None:
        self._facts = {
            "redis_version": "8.2.3",
            "maxmemory_policy": "noeviction",
            "aof_enabled": "1",
            **facts,
        }

    async def call(self, *words: str | bytes | int) -> bytes:
        """Report."""
        assert words in (("INFO",), ("CLUSTER", "INFO"))
        lines = (f"{name}:{value}" for name, value in self._facts.items())
        return "\r\n".join(["# Server", *lines]).encode()


async def test_a_server_that_is_too_old_is_refused() -> None:
    with pytest.raises(UnusableServer, match=r"Redis 6\.2\.14; .* 7\.0 or newer"):
        await check_server(OldServer(redis_version="6.2.14"), may_forget=True)

    await check_server(OldServer(redis_version="7.0.0"), may_forget=True)


async def test_a_cluster_of_several_nodes_is_refused() -> None:
    large = OldServer(cluster_enabled="1", cluster_size="3")

    with pytest.raises(UnusableServer, match="Cluster of 3 nodes"):
        await check_server(large, may_forget=True)
