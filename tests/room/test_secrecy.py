"""What nobody may notice while answers are secret."""

from collections.abc import Callable

import msgspec
import pytest

from app.room import commands
from app.room.decision import RoomChanged
from tests.room.tables import Table


@pytest.fixture
def table() -> Table:
    """Three at play, an answer window open."""
    table = Table("ada", "bob", "cyd")
    table.stay("ada", "bob", "cyd")
    table.sit("dan", "spectator")
    table.deal()
    table.plays("ada", "knock")
    return table


DOINGS: dict[str, Callable[[Table], object]] = {
    "passes": lambda table: table.plays("bob", "pass"),
    "drops": lambda table: table.drop("bob"),
    "comes": lambda table: table.connect("bob", "phone"),
    "hides": lambda table: table.ask("bob", commands.Presence, hidden=True),
    "switches": lambda table: table.ask(
        "bob", commands.ChangeSettings, pass_by_default=True
    ),
}


@pytest.mark.parametrize("doing", DOINGS.values(), ids=DOINGS.keys())
def test_what_one_does_in_secret_shows_nobody_anything(
    table: Table, doing: Callable[[Table], object]
) -> None:
    """T01, T02, T05, T06: frames, presence, clocks, numbers stay as they are."""
    summary, clocks = table.summary(), table.clocks()
    numbers = table.match.seqs
    table.now += 200

    doing(table)

    assert table.summary() == summary
    assert table.clocks() == clocks
    assert not table.framed()
    assert {**table.match.seqs, "1": 0} == {**numbers, "1": 0}


def test_held_back_presence_comes_out_in_one_frame_when_the_window_closes(
    table: Table,
) -> None:
    table.drop("bob")
    table.drop("cyd")
    assert table.summary().seats[1].connected

    table.tick(4_000)

    assert table.notices.count(RoomChanged()) == 1
    assert [seat.connected for seat in table.summary().seats] == [True, False, False]
    assert not table.room.held


def test_nothing_held_back_makes_no_frame(table: Table) -> None:
    table.plays("bob", "pass")

    table.tick(4_000)

    assert not table.framed()


def test_what_was_held_back_comes_out_when_the_next_window_opens(
    table: Table,
) -> None:
    table.drop("bob")

    table.plays("cyd", "stop")

    assert table.framed()
    assert not table.summary().seats[1].connected


def test_what_is_done_in_the_open_is_told_in_the_open(table: Table) -> None:
    """A vote must be seen to be answered; presence in it is still the old one."""
    table.drop("bob")

    table.ask("cyd", commands.CastVote, about="remove", player="bob", accept=True)

    assert table.framed()
    assert [vote.player for vote in table.summary().votes] == ["bob"]
    assert table.summary().seats[1].connected


def test_a_seat_that_is_away_does_not_show_that_it_stirred(table: Table) -> None:
    table.tick(4_000)
    for _ in range(2):
        table.tick(60_000)
        table.plays("bob", "step")
        table.plays("cyd", "step")
    table.tick(5_000)
    table.plays("bob", "knock")
    assert table.summary().seats[0].away

    table.plays("ada", "pass")

    assert table.summary().seats[0].away
    assert not table.framed()

    table.tick(4_000)
    assert table.framed()
    assert not table.summary().seats[0].away


def test_the_end_of_the_match_lets_everything_out(table: Table) -> None:
    table.drop("bob")

    table.ask("ada", commands.Leave)
    table.ask("cyd", commands.Leave)

    assert table.room.status == "finished"
    assert table.room.shown is None
    assert not table.summary().seats[1].connected


def test_two_worlds_that_differ_in_secret_answers_look_the_same() -> None:
    """T01, L25: byte for byte, for whoever has not answered."""

    def world(answers: list[str]) -> bytes:
        table = Table("ada", "bob", "cyd")
        table.stay("ada", "bob", "cyd")
        table.deal()
        table.plays("ada", "poll")
        for player in answers:
            table.now += 100
            table.plays(player, "pick")
        table.now = 1_700_000_000_500
        seen = (table.summary(), table.clocks(2), table.match.seqs["2"])
        return msgspec.json.encode(seen)

    assert world([]) == world(["ada"]) == world(["bob", "ada"])
