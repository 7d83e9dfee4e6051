"""What the indexes and strangers learn of a room, and what they do not."""

import json

import msgspec

from app.services.listing import GONE, listing_of
from tests.room.tables import Table


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
