"""Log entries hold what a commit did, and come back with the game's own events."""

from typing import get_args

from app.room.commands import Chat, Move, Ready, Start
from app.room.decision import (
    Closed,
    Dismissed,
    Notice,
    Nudged,
    Played,
    RoomChanged,
    Said,
    Signalled,
    Told,
    Viewed,
)
from app.services import log
from tests.room.fakes import SALON, Happened
from tests.room.tables import START, Table


def a_match() -> Table:
    """Return a table of two with a match under way."""
    table = Table("ada", "bo")
    for player in ("ada", "bo"):
        table.ask(player, Ready, ready=True)
    table.ask("ada", Start)
    return table


def test_an_entry_names_who_did_what_in_which_match() -> None:
    table = a_match()
    decision = table.ask("ada", Move, seq=1, move={"do": "step"})

    entry = log.entry_of(decision, at=START, player="ada", seat=0, kind="move")

    assert (entry.at, entry.player, entry.seat, entry.kind) == (START, "ada", 0, "move")
    assert entry.match == table.match.id
    assert [(step.kind, step.seat) for step in entry.steps] == [("move", 0)]


def test_an_entry_of_the_lobby_belongs_to_no_match() -> None:
    decision = Table("ada").ask("ada", Chat, text="hello")

    entry = log.entry_of(decision, at=START, player="ada", seat=None, kind="chat")

    assert entry.match is None
    assert entry.steps == ()


def test_an_entry_comes_back_from_the_store_as_it_was() -> None:
    decision = a_match().ask("ada", Move, seq=1, move={"do": "step"})
    entry = log.entry_of(decision, at=START, player="ada", seat=0, kind="move")

    (read,) = log.decode(log.encode((entry,)), SALON)

    assert read == entry
    [events] = [notice.events for notice in read.notices if isinstance(notice, Viewed)]
    assert all(isinstance(event, Happened) for event in events)
    assert isinstance(read.steps[0], Played)


def test_what_is_said_comes_back_as_it_was() -> None:
    decision = Table("ada").ask("ada", Chat, text="hello")
    entry = log.entry_of(decision, at=START, player="ada", seat=None, kind="chat")

    (read,) = log.decode(log.encode((entry,)), SALON)

    [said] = [notice for notice in read.notices if isinstance(notice, Said)]
    assert (said.player, said.text) == ("ada", "hello")


def test_every_kind_of_notice_comes_back_as_it_was() -> None:
    notices: tuple[Notice, ...] = (
        RoomChanged(),
        Viewed("m1", (Happened("knock", 0),), only=0),
        Said("ada", "hello", START),
        Signalled("ada", "well-done", START),
        Nudged("ada", "bo", START),
        Told("left", {"name": "Bo"}, START),
        Dismissed("bo"),
        Closed(),
    )
    entry = log.LogEntry(START, "ada", 0, "move", "m1", (), notices)

    assert log.decode(log.encode((entry,)), SALON) == (entry,)
    assert set(map(type, notices)) == set(get_args(Notice))


def test_what_was_committed_together_comes_back_in_order() -> None:
    table = a_match()
    decision = table.ask("ada", Move, seq=1, move={"do": "step"})
    first = log.entry_of(decision, at=START, player="ada", seat=0, kind="move")
    second = log.entry_of(decision, at=START, player="bo", seat=1, kind="move")

    assert log.decode(log.encode((first, second)), SALON) == (first, second)


def test_what_was_done_is_read_without_what_was_told() -> None:
    table = a_match()
    decision = table.ask("ada", Move, seq=1, move={"do": "step"})
    first = log.entry_of(decision, at=START, player="ada", seat=0, kind="move")
    second = log.entry_of(decision, at=START + 1, player="bo", seat=1, kind="move")

    for entries in ((first,), (first, second)):
        read = log.decode_steps(log.encode(entries))

        assert [(s.at, s.match, s.steps) for s in read] == [
            (entry.at, entry.match, entry.steps) for entry in entries
        ]
