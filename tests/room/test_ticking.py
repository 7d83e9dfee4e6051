"""What is due is done, once, and only if it still is."""

import pytest

from app.room import commands
from app.room.decision import Played
from app.room.refusals import StaleView
from tests.room.tables import START, Table


@pytest.fixture
def table() -> Table:
    """Three at play; nobody's socket fades."""
    table = Table("ada", "bob", "cyd")
    table.stay("ada", "bob", "cyd")
    table.deal()
    return table


def test_a_tick_too_early_changes_nothing(table: Table) -> None:
    before = table.room

    decision = table.tick(59_999)

    assert decision.room is before
    assert decision.notices == ()
    assert decision.deadline == START + 60_000


def test_when_a_clock_runs_out_the_game_goes_on(table: Table) -> None:
    """P04: the deadline stands in the room and fires in any process."""
    decision = table.tick(60_000)

    assert table.match.state.active == 1
    assert decision.steps == (Played("timeout"),)
    assert table.views[0].events[0].what == "late"
    assert table.clocks()[0].deadline == START + 120_000


def test_a_move_at_the_deadline_counts_if_it_is_decided_first(table: Table) -> None:
    """K09: the tick that comes after it finds nothing due."""
    table.now += 60_000
    table.plays("ada", "step")

    decision = table.tick()

    assert decision.steps == ()
    assert table.match.state.active == 1


def test_a_move_after_the_tick_is_refused_as_stale(table: Table) -> None:
    """K09: the other order."""
    table.tick(60_000)

    with pytest.raises(StaleView):
        table.plays("ada", "step", seq=1)


def test_two_ticks_of_one_moment_are_one(table: Table) -> None:
    """R02: every process may fire, only the first finds something due."""
    table.tick(60_000)

    assert table.tick().steps == ()


def test_a_tick_that_comes_late_runs_out_one_clock_only(table: Table) -> None:
    """K08: nobody is timed out by a clock that had not started."""
    table.tick(600_000)

    assert table.match.moves == 1
    assert table.clocks()[0].deadline == START + 660_000


def test_one_clock_that_runs_out_counts_for_one_seat(table: Table) -> None:
    """K08, K10: a choice of all counts for those who made none, once each."""
    table.plays("ada", "poll")
    table.plays("bob", "pick")

    table.tick(60_000)

    assert [entry.timeouts for entry in table.room.seats] == [1, 0, 1]


def test_windows_and_passes_do_not_count(table: Table) -> None:
    """K10: to let a window run out is no idleness."""
    for _ in range(3):
        table.plays("ada", "knock")
        table.tick(4_000)

    assert [entry.timeouts for entry in table.room.seats] == [0, 0, 0]


def test_a_choice_that_all_have_made_counts_for_nobody(table: Table) -> None:
    table.plays("ada", "poll")
    for player in ("ada", "bob", "cyd"):
        table.plays(player, "pick")

    table.tick(1_000)

    assert table.match.state.phase == "turn"
    assert [entry.timeouts for entry in table.room.seats] == [0, 0, 0]


def test_two_clocks_in_a_row_make_a_seat_away_and_its_clock_short(
    table: Table,
) -> None:
    table.tick(60_000)
    table.plays("bob", "step")
    table.plays("cyd", "step")
    assert table.told == []

    table.tick(60_000)
    assert table.told == ["away"]
    assert table.framed()
    assert table.summary().seats[0].away

    table.plays("bob", "step")
    table.plays("cyd", "step")
    assert table.clocks()[0].length == 5_000


def test_anything_its_player_does_ends_a_seat_s_being_away(table: Table) -> None:
    table.tick(60_000)
    for _ in range(2):
        table.plays("bob", "step")
        table.plays("cyd", "step")
        if not table.summary().seats[0].away:
            table.tick(60_000)
    assert table.clocks()[0].length == 5_000

    table.now += 4_000
    table.ask("ada", commands.Chat, text="I am back")

    assert not table.summary().seats[0].away
    assert table.clocks()[0].deadline == table.now + 60_000
    assert table.framed()
    assert len(table.views) == 1


def test_who_comes_back_on_another_s_turn_hurries_or_delays_nobody(
    table: Table,
) -> None:
    table.tick(60_000)
    table.plays("bob", "step")
    table.plays("cyd", "step")
    table.tick(60_000)
    clocks = table.clocks()
    table.now += 1_000

    table.ask("ada", commands.Chat, text="I am back")

    assert table.clocks() == clocks
    assert table.views == []


def test_a_clock_in_between_that_did_not_run_out_starts_the_count_anew(
    table: Table,
) -> None:
    table.tick(60_000)
    for _ in range(3):
        table.plays("bob", "step")
        table.plays("cyd", "step")
        table.plays("ada", "rest")
        table.tick(60_000)

    assert table.entry("ada").timeouts == 1


def test_a_tab_in_the_background_is_nobody_doing_anything(table: Table) -> None:
    table.tick(60_000)

    table.ask("ada", commands.Presence, hidden=True)

    assert table.entry("ada").timeouts == 1


def test_a_match_in_which_everybody_has_gone_plays_itself_on(table: Table) -> None:
    """K16: the table is never stuck; the clocks see to that."""
    for player in ("ada", "bob", "cyd"):
        table.drop(player)

    table.tick_until(START + 3_600_000)

    assert table.match.moves > 50
    assert table.last.deadline is not None
