"""A listing names the lists that its room is in."""

import msgspec
import pytest

from app.adapters.redis import lists
from app.adapters.redis.keys import Keys
from app.services.ports import Listing
from tests.adapters.commits import a_commit, a_listing
from tests.adapters.places import RedisPlace, a_link

MINE = ["player:ada", "player:bob", "host:ada"]


@pytest.mark.parametrize(
    ("listing", "names"),
    [
        (a_listing(members=("ada", "bob")), MINE),
        (
            a_listing(members=("ada", "bob"), row=b"row", status="playing"),
            [*MINE, "public:playing", "public:playing:kingless"],
        ),
        (a_listing(members=("ada", "bob"), pending=True), [*MINE, "pending"]),
        (a_listing(members=(), host="bob"), ["host:bob"]),
    ],
    ids=["private", "public", "owing the archive", "empty"],
)
def test_the_lists_of_a_room(listing: Listing, names: list[str]) -> None:
    assert msgspec.msgpack.decode(lists.encode(listing)) == names


@pytest.mark.live
async def test_members_sort_by_when_their_room_was_created(place: RedisPlace) -> None:
    rooms = (await place.process()).rooms
    moments = [0, 9, 10, 1_764_000_000_000, 9_999_999_999_999]

    for number, at in enumerate(moments):
        await rooms.commit(a_commit(code=f"ROOM{number}", at=at))

    assert await rooms.of_player("ada") == ["ROOM4", "ROOM3", "ROOM2", "ROOM1", "ROOM0"]
    async with a_link(place.url) as link:
        names = [f"{shard}list:player:ada" for shard in Keys(place.prefix).shards]
        parts = await link.call_all([("ZRANGE", name, 0, -1) for name in names])
    assert {len(member) for part in parts for member in part} == {19}


def test_a_member_names_its_room() -> None:
    assert lists.code_of(b"0001764000000:BCDFGHJK") == "BCDFGHJK"
