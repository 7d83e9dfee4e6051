"""Coming to a table."""

from typing import Literal

import pytest

from app.room import commands
from app.room.decision import Closed
from tests.room.tables import Table, refusal_of


def test_seats_are_taken_in_the_order_of_joining() -> None:
    table = Table("ada", "bob", "cyd")

    assert [(e.seat, e.player) for e in table.room.seats] == [
        (0, "ada"),
        (1, "bob"),
        (2, "cyd"),
    ]
    assert table.summary().order == (0, 1, 2)


def test_sitting_down_is_told_to_everybody_with_the_new_seat() -> None:
    table = Table("ada")

    decision = table.sit("bob")

    assert decision.result == {"seat": 1}
    assert table.framed()
    assert table.told == ["joined"]


def test_joining_twice_is_the_same_as_once() -> None:
    """R12, C15: a player has one seat, however often they ask."""
    table = Table("ada", "bob")
    before = table.room

    decision = table.sit("bob")

    assert decision.room is before
    assert decision.result == {"seat": 1}
    assert decision.notices == ()


def test_somebody_seated_who_asks_to_watch_stays_seated() -> None:
    table = Table("ada", "bob")

    assert table.sit("bob", "spectator").result == {"seat": 1}
    assert table.room.spectators == ()


def test_leaving_and_coming_back_at_once_takes_one_seat_only() -> None:
    """R12: in the lobby the seat is free again at once, and so is its id."""
    table = Table("ada", "bob")
    table.ask("bob", commands.Leave)

    table.sit("bob")

    assert [(e.seat, e.player) for e in table.room.seats] == [(0, "ada"), (1, "bob")]


def test_a_full_table_takes_no_more_players_but_lets_them_watch() -> None:
    """R03, R04, R05: the seat that is gone is refused, whoever asks."""
    table = Table("ada", "bob", "cyd", "dan")

    refusal = refusal_of(lambda: table.sit("eve"))
    table.sit("eve", "spectator")

    assert refusal.code == "room-full"
    assert [s.player for s in table.room.spectators] == ["eve"]


def test_nobody_sits_down_while_a_match_runs() -> None:
    table = Table("ada", "bob")
    table.deal()

    assert refusal_of(lambda: table.sit("cyd")).code == "match-running"


def test_a_late_joiner_sits_down_between_rounds() -> None:
    table = Table("ada", "bob")
    table.deal()
    table.sit("cyd", "spectator")
    table.plays("ada", "win")

    table.sit("cyd")

    assert table.entry("cyd").seat == 2
    assert table.room.spectators == ()
    assert table.entry("cyd").again is None


def test_who_watched_and_sits_down_is_there_at_once() -> None:
    table = Table("ada")
    table.sit("bob", "spectator")
    table.connect("bob")

    table.sit("bob")

    assert table.entry("bob").absent_since is None


def test_a_newcomer_gets_no_id_that_the_last_match_knows() -> None:
    """K14: ids tell players apart for as long as a match is on the table."""
    table = Table("ada", "bob", "cyd")
    table.deal()
    table.ask("bob", commands.Leave)
    table.plays("ada", "win")

    table.sit("eve")

    assert table.entry("eve").seat == 3
    assert [e.seat for e in table.room.seats] == [0, 1, 2, 3]


def test_with_every_id_used_a_newcomer_takes_the_place_of_who_has_left() -> None:
    names = ("ada", "bob", "cyd", "dan", "eve", "fay", "gus", "hal")
    table = Table("ada", options={"most": 8})
    for name in names[1:]:
        table.sit(name)
    table.deal()
    table.ask("bob", commands.Leave)
    table.plays("ada", "win")

    table.sit("ivy")

    assert table.entry("ivy").seat == 1
    assert len(table.room.seats) == 8


def test_a_removed_player_cannot_come_back() -> None:
    table = Table("ada", "bob")
    table.ask("ada", commands.Remove, player="bob")

    assert refusal_of(lambda: table.sit("bob")).code == "removed-from-room"
    assert refusal_of(lambda: table.sit("bob", "spectator")).code == "removed-from-room"


def test_v02_nobody_but_its_members_comes_to_a_series_that_is_opened_again() -> None:
    table = Table("ada", members=("ada", "bob"))

    table.sit("bob")

    assert table.entry("bob").seat == 1
    assert refusal_of(lambda: table.sit("cyd")).code == "members-only"
    assert refusal_of(lambda: table.sit("cyd", "spectator")).code == "members-only"


def test_a_closed_table_takes_nobody() -> None:
    table = Table("ada", "bob")
    table.deal()
    table.plays("ada", "win")
    table.decide(commands.AdminClose())
    assert Closed() in table.notices

    assert refusal_of(lambda: table.sit("cyd")).code == "room-closed"


@pytest.mark.parametrize("role", ["player", "spectator"])
def test_a_name_that_looks_like_one_at_the_table_is_numbered(
    role: Literal["player", "spectator"],
) -> None:
    """X18: letters of another alphabet make no other name."""
    table = Table("ada")
    lookalike = "\u0410d\u0430"

    table.decide(commands.Join("eve", lookalike, role))

    names = {seat.name for seat in table.summary().seats}
    names |= {spectator.name for spectator in table.summary().spectators}
    assert names == {"Ada", f"{lookalike} 2"}
