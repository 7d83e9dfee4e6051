"""A room is the same after a journey through bytes, or it is not read at all."""

import msgspec
import pytest
from msgspec.structs import asdict, fields

from app.room import model
from app.room.commands import Move, Ready, Start
from app.room.model import SCHEMA
from app.services import documents
from tests.room.fakes import SALON, State
from tests.room.tables import Table

GAMES = {"salon": SALON}
STORED = (
    model.SeatEntry,
    model.Spectator,
    model.Connection,
    model.Clock,
    model.SeatPresence,
)


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


def test_a_room_whose_defaults_are_written_out_is_read_like_any_other() -> None:
    room = playing().room
    assert room.match is not None
    whole = asdict(room) | {"match": asdict(room.match)}

    read = documents.decode(msgspec.msgpack.encode((SCHEMA, whole)), GAMES)

    assert read == room


def test_what_a_stored_room_leaves_out_is_nothing_yet() -> None:
    beginnings = {"status": "lobby", "settings": model.PlayerSettings()}
    left_out = {
        f"{kind.__name__}.{field.name}": field.default
        for kind in (*STORED, model.Room, model.Match)
        for field in fields(kind)
        if field.default is not msgspec.NODEFAULT
        and beginnings.get(field.name) != field.default
    }

    assert {name for name, default in left_out.items() if default} == set()


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
