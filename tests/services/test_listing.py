"""What the indexes and strangers learn of a room, and what they do not."""

import json

import msgspec
import pytest

from app.room.model import Room, Spectator
from app.services.listing import GONE, TableRow, listing_of, relisted
from tests.room.tables import Table

SAM = Spectator("sam", "Sam", 1)


def test_a_private_room_has_no_public_row() -> None:
    room = Table("ada", "bo").room

    listing = listing_of(room)

    assert listing.row is None
    assert listing.members == ("ada", "bo")
    assert (listing.host, listing.game, listing.status) == ("ada", "salon", "lobby")
    assert not listing.pending


def test_a_public_row_holds_what_a_stranger_may_know_and_no_more() -> None:
    room = msgspec.structs.replace(Table("ada", "bo").room, visibility="public")

    row = listing_of(room).row

    assert row is not None
    assert json.loads(row) == {
        "code": "BCDFGHJK",
        "game": "salon",
        "status": "lobby",
        "host": "Ada",
        "players": 2,
        "names": ["Ada", "Bo"],
        "spectators": 0,
        "round": 0,
        "created_at": 1_700_000_000_000,
    }


def test_a_room_that_is_gone_is_in_no_index() -> None:
    assert listing_of(None) == GONE
    assert (GONE.members, GONE.host, GONE.row, GONE.pending) == ((), "", None, False)


def test_a_listing_is_kept_while_nothing_of_it_changes() -> None:
    room = msgspec.structs.replace(Table("ada", "bo").room, visibility="public")
    told = listing_of(room)
    later = msgspec.structs.replace(
        room, touched_at=room.touched_at + 1, connections=()
    )

    assert relisted(room, told, later) is told


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": ()},
        {"spectators": (SAM,)},
        {"host": "bo"},
        {"status": "playing"},
        {"visibility": "private"},
        {"round": 1},
        {"unarchived": ("a match",)},
        {"onlookers": ("somebody",)},
    ],
    ids=str,
)
def test_a_listing_follows_whatever_it_is_made_of(changes: dict[str, object]) -> None:
    room = msgspec.structs.replace(Table("ada", "bo").room, visibility="public")
    later = msgspec.structs.replace(room, **changes)

    assert relisted(room, listing_of(room), later) == listing_of(later)
    assert listing_of(later) != listing_of(room)


def test_a_listing_that_is_not_known_or_of_no_use_is_made_anew() -> None:
    room = Table("ada", "bo").room

    assert relisted(room, None, room) == listing_of(room)
    assert relisted(room, listing_of(room), None) == GONE


def test_everything_in_a_row_is_watched_for_changes() -> None:
    for_ever = {"code", "game", "created_at"}
    of_seats = {"players", "names"}
    watched = {"status", "host", "spectators", "round"}

    assert set(TableRow.__struct_fields__) == for_ever | of_seats | watched
    assert for_ever < set(Room.__struct_fields__)
