"""A listing names the lists that its room is in."""

import msgspec
import pytest

from app.adapters.redis import lists
from app.services.ports import Listing
from tests.adapters.commits import a_listing

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


def test_members_sort_by_when_their_room_was_created() -> None:
    moments = [0, 9, 10, 1_764_000_000_000, 9_999_999_999_999]

    members = [f"{lists.place(at)}:CODE" for at in moments]

    assert members == sorted(members)
    assert {len(member) for member in members} == {18}


def test_a_member_names_its_room() -> None:
    assert lists.code_of(b"0001764000000:BCDFGHJK") == "BCDFGHJK"
