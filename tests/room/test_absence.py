"""Players who are not there, and the clocks that wait for them."""

import pytest

from app.room import commands
from app.room.clocks import ClockView
from tests.room.tables import START, Table

MINUTE = 60_000


@pytest.fixture
def table() -> Table:
    """Three at play on a clock of three minutes; nobody's socket fades."""
    table = Table("ada", "bob", "cyd")
    table.ask("ada", commands.Configure, options={}, turn_seconds=180)
    table.stay("ada", "bob", "cyd")
    table.deal()
    return table


def away_for(table: Table, player: str, time: int) -> None:
    """Let a player be gone for so long, the room ticking, and come back."""
    table.drop(player)
    table.tick_until(table.now + time)
    table.connect(player)
    table.stay(player)


def test_a_clock_runs_on_for_the_first_minute(table: Table) -> None:
    table.drop("ada")

    table.tick(MINUTE - 1)

    assert table.clocks()[0].deadline == START + 180_000
    assert table.last.deadline == START + MINUTE


def test_after_a_minute_the_clock_waits_and_everybody_sees_why(table: Table) -> None:
    table.drop("ada")

    table.tick(MINUTE)

    assert table.clocks() == (ClockView("turn", (0,), None, 120_000, 180_000),)
    assert len(table.views) == 1
    assert table.framed()
    assert table.last.deadline == START + 6 * MINUTE


def test_others_see_the_absence_run_down(table: Table) -> None:
    table.drop("ada")
    table.tick(MINUTE)

    table.now += 90_000

    seat = table.summary().seats[0]
    assert seat.absence_left == 5 * MINUTE - 90_000
    assert seat.offline_since == START


def test_who_comes_back_finds_the_clock_as_it_was(table: Table) -> None:
    away_for(table, "ada", 3 * MINUTE)

    assert table.clocks()[0].deadline == table.now + 120_000
    assert table.summary().seats[0].absence_left == 3 * MINUTE


def test_absence_adds_up_over_a_match(table: Table) -> None:
    """K04: dropping and returning on one's own turn wins no time for ever."""
    for left in (3 * MINUTE, MINUTE):
        away_for(table, "ada", 3 * MINUTE)
        table.plays("ada", "rest")
        assert table.summary().seats[0].absence_left == left
    dropped = table.now

    table.drop("ada")
    table.tick_until(dropped + 2 * MINUTE - 1)
    assert table.match.state.active == 0

    table.tick_until(dropped + 2 * MINUTE)
    assert table.match.state.active == 1


def test_with_the_absence_used_up_the_clock_runs_as_for_everybody(
    table: Table,
) -> None:
    table.drop("ada")
    table.tick_until(START + 6 * MINUTE)

    assert table.summary().seats[0].absence_left == 0
    assert table.clocks()[0].deadline == START + 8 * MINUTE

    table.tick_until(START + 8 * MINUTE)
    assert table.match.state.active == 1


def test_a_turn_that_begins_with_its_player_absent_waits_at_once(
    table: Table,
) -> None:
    table.drop("bob")
    table.tick(2 * MINUTE)

    table.plays("ada", "step")

    assert table.clocks() == (ClockView("turn", (1,), None, 180_000, 180_000),)
    assert len(table.views) == 1


def test_a_step_while_a_clock_waits_writes_the_absence_off(table: Table) -> None:
    table.drop("ada")
    table.tick(MINUTE)
    table.now += MINUTE

    table.decide(commands.AdminRemove("ada"))

    assert table.clocks()[0].seats == (1,)


def test_absence_goes_on_from_one_clock_to_the_next(table: Table) -> None:
    """K04: what was used while a choice waited is used while the turn waits."""
    table.plays("ada", "ask")
    table.drop("ada")
    table.tick(MINUTE)
    table.now += MINUTE

    table.ask("bob", commands.Leave)

    assert table.clocks() == (ClockView("turn", (0,), None, 180_000, 180_000),)
    assert table.summary().seats[0].absence_left == 4 * MINUTE
    table.now += MINUTE
    assert table.summary().seats[0].absence_left == 3 * MINUTE


def test_being_absent_costs_nothing_while_others_are_waited_for(table: Table) -> None:
    table.drop("cyd")

    table.tick_until(START + 150_000)

    assert table.summary().seats[2].absence_left == 5 * MINUTE


def test_a_window_waits_for_nobody_absent(table: Table) -> None:
    table.drop("bob")
    table.tick(2 * MINUTE)
    table.plays("ada", "knock")

    table.tick(4_000)

    assert table.match.state.phase == "turn"


def test_a_forced_choice_waits_like_a_turn(table: Table) -> None:
    table.plays("ada", "ask")
    table.drop("ada")

    table.tick(MINUTE)

    assert table.clocks()[0] == ClockView("choice", (0,), None, 120_000, 180_000)


def test_the_turn_s_clock_has_lost_nothing_by_a_choice_that_waited(
    table: Table,
) -> None:
    table.plays("ada", "ask")
    table.drop("ada")
    table.tick(2 * MINUTE)
    table.connect("ada")
    table.stay("ada")

    table.plays("ada", "pick")

    assert table.clocks() == (
        ClockView("turn", (0,), table.now + 180_000, None, 180_000),
    )
    assert table.summary().seats[0].absence_left == 5 * MINUTE


def test_while_the_table_is_paused_no_absence_is_written_off(table: Table) -> None:
    table.drop("ada")
    table.tick(MINUTE)
    for player in ("bob", "cyd"):
        table.ask(player, commands.CastVote, about="pause", accept=True)

    table.tick_until(table.now + 20 * MINUTE)
    assert table.summary().seats[0].absence_left == 5 * MINUTE

    for player in ("bob", "cyd"):
        table.ask(player, commands.CastVote, about="resume", accept=True)
    assert table.clocks()[0] == ClockView("turn", (0,), None, 120_000, 180_000)


def test_each_match_has_its_own_five_minutes(table: Table) -> None:
    away_for(table, "ada", 3 * MINUTE)
    table.plays("ada", "win")

    for player in ("ada", "bob", "cyd"):
        table.ask(player, commands.Rematch, accept=True)

    assert table.summary().seats[0].absence_left == 5 * MINUTE


def test_without_a_clock_there_is_nothing_to_wait_with() -> None:
    table = Table("ada", "bob")
    table.ask("ada", commands.Configure, options={}, turn_seconds=None)
    table.stay("bob")
    table.deal()

    table.drop("ada")
    table.tick(2 * MINUTE)

    assert table.clocks() == (ClockView("turn", (0,), None, None, None),)
