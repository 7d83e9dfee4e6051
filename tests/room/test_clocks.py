"""The clocks of a match, and what everybody sees of them."""

import pytest

from app.room import commands
from app.room.clocks import ClockView
from tests.room.tables import START, Table


@pytest.fixture
def table() -> Table:
    """Three at play with a minute a turn; nobody's socket fades."""
    table = Table("ada", "bob", "cyd")
    table.stay("ada", "bob", "cyd")
    table.deal()
    return table


def passes_by_default(table: Table, *players: str) -> None:
    for player in players:
        table.ask(player, commands.ChangeSettings, pass_by_default=True)


def test_a_lobby_has_no_clock() -> None:
    assert Table("ada").clocks() == ()


def test_a_turn_has_the_room_s_clock(table: Table) -> None:
    assert table.clocks() == (ClockView("turn", (0,), START + 60_000, None, 60_000),)
    assert table.last.deadline == START + 60_000


def test_the_clock_runs_on_while_the_same_turn_goes_on(table: Table) -> None:
    table.now += 10_000

    table.plays("ada", "rest")

    assert table.clocks()[0].deadline == START + 60_000


def test_the_next_turn_has_a_whole_clock(table: Table) -> None:
    table.now += 10_000

    table.plays("ada", "step")

    assert table.clocks() == (ClockView("turn", (1,), START + 70_000, None, 60_000),)


def test_the_turn_clock_stops_while_a_window_is_open_and_goes_on_after(
    table: Table,
) -> None:
    """K01: what was left is what is left, however long the windows took."""
    table.now += 10_000
    table.plays("ada", "knock")

    window, turn = table.clocks()
    assert window == ClockView("window", (0, 1, 2), START + 14_000, None, 4_000)
    assert turn == ClockView("turn", (0,), None, 50_000, 60_000)

    table.tick(1_000)
    table.plays("bob", "stop")
    table.tick(4_000)

    assert table.clocks() == (ClockView("turn", (0,), START + 65_000, None, 60_000),)


def test_every_answer_opens_a_window_of_full_length(table: Table) -> None:
    table.plays("ada", "knock")
    table.now += 3_000

    table.plays("bob", "stop")

    assert table.clocks()[0].deadline == START + 7_000


def test_a_forced_choice_has_the_turn_clock_s_full_length(table: Table) -> None:
    table.now += 10_000
    table.plays("ada", "ask")
    assert table.clocks()[0] == ClockView("choice", (0,), START + 70_000, None, 60_000)

    table.now += 5_000
    table.plays("ada", "pick")

    assert table.clocks()[0].deadline == START + 65_000


def test_no_window_is_shorter_than_a_second() -> None:
    table = Table("ada", "bob", options={"window": 0.1})
    table.deal()

    table.plays("ada", "knock")

    assert table.clocks()[0].length == 1_000


def test_a_window_closes_once_all_have_passed(table: Table) -> None:
    table.plays("ada", "knock")
    table.now += 2_000
    for player in ("ada", "bob"):
        table.plays(player, "pass")
    assert table.match.state.phase == "window"

    decision = table.plays("cyd", "pass")

    assert table.match.state.phase == "turn"
    assert [step.kind for step in decision.steps] == ["move", "timeout"]
    assert len(table.views) == 1


def test_no_window_closes_before_a_second_has_gone_by(table: Table) -> None:
    """T01, T02: however fast all have passed, nothing shows it before."""
    table.plays("ada", "knock")
    shown = table.clocks()
    for player in ("ada", "bob", "cyd"):
        table.plays(player, "pass")

    assert table.match.state.phase == "window"
    assert table.clocks() == shown
    assert table.last.deadline == START + 1_000
    assert [view.only for view in table.views] == [2]

    table.tick(999)
    assert table.match.state.phase == "window"
    table.tick(1)
    assert table.match.state.phase == "turn"


def test_players_who_pass_by_default_hold_no_window_open(table: Table) -> None:
    passes_by_default(table, "ada", "bob", "cyd")
    table.plays("ada", "knock")
    shown = table.clocks()

    assert table.last.deadline == START + 1_000
    assert shown[0].deadline == START + 4_000

    table.tick(1_000)

    assert table.match.state.phase == "turn"


def test_a_pass_by_default_can_be_overridden_while_the_window_is_open(
    table: Table,
) -> None:
    passes_by_default(table, "ada", "bob", "cyd")
    table.plays("ada", "knock")

    table.plays("cyd", "stop")

    assert table.match.state.asked == 2


def test_one_who_thinks_holds_the_window_open(table: Table) -> None:
    passes_by_default(table, "ada", "bob")
    table.plays("ada", "knock")

    table.tick(3_999)
    assert table.match.state.phase == "window"

    table.tick(1)
    assert table.match.state.phase == "turn"


def test_to_be_let_think_wins_over_passing_by_default(table: Table) -> None:
    passes_by_default(table, "ada", "bob", "cyd")
    table.ask("bob", commands.ChangeSettings, always_let_me_think=True)

    table.plays("ada", "knock")

    assert table.last.deadline == START + 4_000


def test_an_offline_seat_never_counts_as_having_passed(table: Table) -> None:
    """The window runs to its deadline, whatever the seat's switches say."""
    passes_by_default(table, "ada", "bob", "cyd")
    table.plays("ada", "knock")
    shown = table.clocks()
    assert table.last.deadline == START + 1_000

    table.drop("bob")

    assert table.clocks() == shown
    table.tick(1_000)
    assert table.match.state.phase == "window"


def test_whoever_fades_in_the_very_moment_has_not_passed(table: Table) -> None:
    """P06: a window that would have closed early waits for its deadline."""
    passes_by_default(table, "ada", "bob", "cyd")
    table.drop("bob")
    table.decide(commands.Connect("bob", "short", table.now + 1_000))
    table.plays("ada", "knock")
    assert table.last.deadline == table.now + 1_000

    table.tick(1_000)

    assert table.match.state.phase == "window"
    assert table.last.deadline == START + 4_000


def test_a_switch_thrown_while_the_window_is_open_counts_at_once(
    table: Table,
) -> None:
    passes_by_default(table, "ada", "bob")
    table.plays("ada", "knock")
    table.now += 2_000

    passes_by_default(table, "cyd")

    assert table.match.state.phase == "turn"


def test_clocks_look_the_same_to_everybody_while_a_window_is_open(
    table: Table,
) -> None:
    """T01, T06: no answer and no switch moves a public number."""
    table.plays("ada", "knock")
    shown = table.clocks()

    table.now += 300
    table.plays("bob", "pass")
    passes_by_default(table, "cyd")

    assert table.clocks() == shown


def test_without_a_turn_clock_nobody_is_hurried() -> None:
    table = Table("ada", "bob")
    table.ask("ada", commands.Configure, options={}, turn_seconds=None)
    table.stay("ada", "bob")
    table.deal()

    assert table.clocks() == (ClockView("turn", (0,), None, None, None),)

    table.plays("ada", "knock")
    table.tick(4_000)
    assert table.clocks() == (ClockView("turn", (0,), None, None, None),)


def test_a_slow_table_has_a_day() -> None:
    table = Table("ada", "bob")
    table.ask("ada", commands.Configure, options={}, turn_seconds=86_400)

    table.deal()

    assert table.clocks()[0].length == 86_400_000


def test_playing_alone_knows_no_clock() -> None:
    table = Table("ada", options={"most": 1})

    table.deal()

    assert table.clocks()[0].length is None


def test_no_clock_outlives_the_match(table: Table) -> None:
    """K03: a match that ends just before its deadline stays as it ended."""
    table.now += 59_990
    table.plays("ada", "win")
    outcome = table.match.outcome

    table.tick(10)

    assert table.clocks() == ()
    assert table.match.outcome == outcome
    assert table.last.room is table.decisions[-2].room


def test_a_pause_stops_every_clock_and_shows_it(table: Table) -> None:
    table.now += 10_000
    table.ask("ada", commands.CastVote, about="pause", accept=True)
    table.ask("bob", commands.CastVote, about="pause", accept=True)

    assert table.clocks() == (ClockView("turn", (0,), None, 50_000, 60_000),)
    assert len(table.views) == 1

    table.tick(600_000)
    assert table.match.moves == 0


def test_resuming_gives_back_what_was_left(table: Table) -> None:
    """K01, K05."""
    table.now += 10_000
    for about in ("pause", "resume"):
        table.ask("ada", commands.CastVote, about=about, accept=True)
        table.ask("bob", commands.CastVote, about=about, accept=True)
        table.now += 30_000

    assert table.clocks()[0].deadline == START + 10_000 + 30_000 + 50_000


def test_a_paused_window_goes_on_where_it_stood(table: Table) -> None:
    table.plays("ada", "knock")
    table.now += 500
    table.ask("ada", commands.CastVote, about="pause", accept=True)
    table.ask("bob", commands.CastVote, about="pause", accept=True)
    table.tick(100_000)
    assert table.match.state.phase == "window"

    table.ask("ada", commands.CastVote, about="resume", accept=True)
    table.ask("bob", commands.CastVote, about="resume", accept=True)
    for player in ("ada", "bob", "cyd"):
        table.plays(player, "pass")

    assert table.last.deadline == table.now + 500
    assert table.clocks()[0].left is None


def test_a_choice_without_limit_that_all_have_made_waits_out_a_pause() -> None:
    table = Table("ada", "bob")
    table.ask("ada", commands.Configure, options={}, turn_seconds=None)
    table.stay("ada", "bob")
    table.deal()
    table.plays("ada", "poll")
    table.plays("ada", "pick")
    table.plays("bob", "pick")
    table.ask("ada", commands.CastVote, about="pause", accept=True)
    table.ask("bob", commands.CastVote, about="pause", accept=True)

    table.tick(5_000)
    assert table.match.state.phase == "poll"

    table.ask("ada", commands.CastVote, about="resume", accept=True)
    table.ask("bob", commands.CastVote, about="resume", accept=True)
    assert table.match.state.phase == "turn"


def test_a_match_dealt_into_a_pause_does_not_exist() -> None:
    table = Table("ada", "bob")
    table.deal()
    table.ask("ada", commands.CastVote, about="pause", accept=True)
    table.ask("bob", commands.CastVote, about="pause", accept=True)
    assert table.room.paused

    table.ask("bob", commands.Leave)

    assert table.room.status == "finished"
    assert not table.room.paused
