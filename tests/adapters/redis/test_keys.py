"""All that one commit touches is named so that one server holds it."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from redis.crc import key_slot

from app.adapters.redis.keys import SHARDS, Keys
from tests.adapters.commits import CODE, a_commit, a_listing, an_answer
from tests.adapters.places import RedisPlace, a_link
from tests.adapters.waiting import until
from tests.engines import RedisEngine, free_port

KEYS = Keys("interregnum")


@given(st.text("BCDFGHJKLMNPQRSTVWXZ23456789", min_size=8, max_size=8))
def test_the_names_of_a_room_share_a_slot(code: str) -> None:
    shard = KEYS.shard(code)
    names = [*KEYS.names(code), f"{shard}list:x", *KEYS.channels(code, "any")]

    assert len({key_slot(name.encode()) for name in names}) == 1


def test_a_room_has_the_same_shard_in_every_process_and_version() -> None:
    """S04: a deploy must find the rooms of the one before."""
    assert KEYS.shard(CODE) == "interregnum:{s229}:"
    assert KEYS.shard("ZZZZZZZZ") == "interregnum:{s241}:"


def test_rooms_are_spread_over_all_shards() -> None:
    shards = {KEYS.shard(f"ROOM{n}") for n in range(5000)}

    assert len(shards) == SHARDS


class ClusterEngine(RedisEngine):
    """A Redis Cluster of one node, which refuses what spans slots."""

    def _command(self) -> list[str]:
        # Its own choice, 10,000 above the other, may be no port at all.
        nodes = ["--cluster-port", str(free_port())]
        return [*super()._command(), "--cluster-enabled", "yes", *nodes]


@pytest.fixture(scope="module")
def cluster() -> Iterator[ClusterEngine]:
    with ClusterEngine.running() as engine:
        yield engine


@pytest.mark.live
async def test_every_step_of_a_room_is_accepted_by_a_cluster(
    cluster: ClusterEngine,
) -> None:
    """Redis Cluster checks that no script leaves its slot."""
    place = RedisPlace(cluster.url)
    await serve_all_slots(cluster)
    rooms, watching = [(await place.process()).rooms for _ in range(2)]
    listing = a_listing(members=("ada", "bob"), row=b"row", pending=True)
    heard: list[object] = []
    await watching.watch(CODE, heard.append)

    await rooms.commit(a_commit(0, answers=(an_answer(),), deadline=1, listing=listing))
    await rooms.commit(a_commit(1, deadline=1))
    await rooms.remember(CODE, an_answer(id="2"), 2)

    slots = {key_slot(key.encode()) for key in await place.keys()}
    assert len(slots) == 1
    assert await rooms.due(1, 10) == [CODE]
    assert await rooms.of_player("ada") == [CODE]
    await rooms.commit(a_commit(2, document=None))
    assert await place.keys() == []
    await until(lambda: len(heard) == 3)
    await place.close()


async def serve_all_slots(cluster: ClusterEngine) -> None:
    """Give the one node of a cluster everything to hold."""
    async with a_link(cluster.url) as link:
        await link.call("CLUSTER", "ADDSLOTSRANGE", 0, 16383)

        async def is_serving() -> bool:
            return b"cluster_state:ok" in await link.call("CLUSTER", "INFO")

        await until(is_serving)
