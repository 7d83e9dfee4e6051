"""A room is the same after a journey through bytes, or it is not read at all."""

import msgspec
import pytest

from app.room.commands import Move, Ready, Start
from app.room.model import SCHEMA
from app.services import documents
from tests.room.fakes import SALON, State
from tests.room.tables import Table

GAMES = {"salon": SALON}


def playing() -> Table:
    """Return a table with a match under way and a move that may be taken back."""
    table = Table("ada", "bo")
    for player in ("ada", "bo"):
        table.ask(player, Ready, ready=True)
    table.ask("ada", Start)
    table.ask("ada", Move, seq=1, move={"do": "rest"})
    return table


def test_a_room_without_a_match_comes_back_as_it_was() -> None:
    room = Table("ada").room

    assert documents.decode(documents.encode(room), GAMES) == room


def test_the_states_of_a_match_come_back_as_the_games_own() -> None:
    room = playing().room

    read = documents.decode(documents.encode(room), GAMES)

    assert read == room
    assert read.match is not None
    assert isinstance(read.match.state, State)
    assert [type(state) for state in read.match.past] == [State]


@pytest.mark.parametrize(
    "document",
    [
        b"",
        b"\xc1",
        msgspec.msgpack.encode((SCHEMA + 1, {})),
        msgspec.msgpack.encode((SCHEMA, {"code": 3})),
        documents.encode(playing().room)[:-1],
    ],
    ids=["nothing", "no msgpack", "another schema", "no room", "cut short"],
)
def test_s04_what_is_no_room_of_this_version_is_refused(document: bytes) -> None:
    with pytest.raises(documents.Unreadable):
        documents.decode(document, GAMES)


def test_s04_a_room_of_a_game_that_is_not_here_is_refused() -> None:
    document = documents.encode(Table("ada").room)

    with pytest.raises(documents.Unreadable):
        documents.decode(document, {})
