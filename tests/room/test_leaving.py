"""Ways out of a table and of a match."""

import pytest

from app.room import commands
from app.room.decision import Dismissed, Played
from app.room.watching import viewer_of
from tests.room.tables import Table, refusal_of


@pytest.fixture
def table() -> Table:
    """Three at play; the turn is Ada's."""
    table = Table("ada", "bob", "cyd")
    table.deal()
    return table


def test_leaving_the_lobby_frees_the_seat() -> None:
    table = Table("ada", "bob", "cyd")

    table.ask("bob", commands.Leave)

    assert [e.player for e in table.room.seats] == ["ada", "cyd"]
    assert table.told == ["left"]
    assert Dismissed("bob") in table.notices
    assert table.framed()


def test_leaving_a_match_is_an_event_of_the_game(table: Table) -> None:
    """K11, K13: on the own turn the turn passes on, and the order stays."""
    decision = table.ask("ada", commands.Leave)

    assert decision.steps == (Played("leave", 0),)
    assert table.match.state.active == 1
    assert table.match.state.gone == (0,)
    assert table.views[0].only is None


def test_the_seat_of_one_who_left_stays_empty_while_the_match_runs(
    table: Table,
) -> None:
    """K14: ids and order are those of the deal."""
    table.ask("bob", commands.Leave)

    assert [(e.seat, e.player) for e in table.room.seats] == [
        (0, "ada"),
        (1, None),
        (2, "cyd"),
    ]
    seat = table.summary().seats[1]
    assert (seat.name, seat.out, seat.connected) == ("Bob", True, False)


def test_who_left_can_come_back_to_watch_but_not_to_play(table: Table) -> None:
    """K14: leaving and coming back changes nobody's turn."""
    table.ask("ada", commands.Leave)
    state = table.match.state

    table.sit("ada", "spectator")

    assert table.match.state == state
    refusal = table.refused("ada", commands.Move, seq=1, move={"do": "step"})
    assert refusal.code == "not-seated"


def test_who_left_and_comes_back_is_called_as_before(table: Table) -> None:
    table.ask("bob", commands.Leave)

    table.sit("bob", "spectator")

    assert [watcher.name for watcher in table.summary().spectators] == ["Bob"]


def test_a_name_that_somebody_left_behind_is_given_to_nobody_else(
    table: Table,
) -> None:
    table.ask("bob", commands.Leave)

    table.decide(commands.Join("eve", "Bob", "spectator"))

    assert [watcher.name for watcher in table.summary().spectators] == ["Bob 2"]


def test_who_left_gets_the_own_seat_back_after_the_match(table: Table) -> None:
    """K14: its place in the order too, and the view of the seat that was theirs."""
    table.ask("bob", commands.Leave)
    table.plays("ada", "win")
    table.sit("bob", "spectator")

    table.sit("bob")

    assert [(e.seat, e.name) for e in table.room.seats] == [
        (0, "Ada"),
        (1, "Bob"),
        (2, "Cyd"),
    ]
    assert table.entry("bob").seat == viewer_of(table.room, "bob") == 1
    assert table.summary().spectators == ()


def test_a_seat_that_somebody_else_has_taken_is_not_given_back() -> None:
    names = ("ada", "bob", "cyd", "dan", "eve", "fay", "gus", "hal")
    table = Table("ada", options={"most": 8})
    for name in names[1:]:
        table.sit(name)
    table.deal()
    table.ask("bob", commands.Leave)
    table.plays("ada", "win")
    table.sit("ivy")

    assert refusal_of(lambda: table.sit("bob")).code == "room-full"


def test_leaving_with_an_open_window_blocks_nobody(table: Table) -> None:
    """K11, K15, K16: whoever was being asked is asked no more."""
    table.plays("ada", "knock")
    for player in ("ada", "cyd"):
        table.plays(player, "pass")
    table.now += 2_000

    table.ask("bob", commands.Leave)

    assert table.match.state.phase == "turn"
    assert table.clocks()[0].seats == (0,)


def test_the_actor_leaving_in_their_own_window_passes_the_turn(table: Table) -> None:
    """K11."""
    table.plays("ada", "knock")

    table.ask("ada", commands.Leave)

    assert table.match.state.phase == "turn"
    assert table.clocks()[0].seats == (1,)


def test_leaving_while_others_pass_by_default_skips_nobody_s_window(
    table: Table,
) -> None:
    """K18."""
    table.ask("bob", commands.ChangeSettings, pass_by_default=True)
    table.plays("ada", "knock")

    table.ask("bob", commands.Leave)

    assert table.match.state.phase == "window"
    assert table.clocks()[0].seats == (0, 2)


def test_the_last_but_one_to_leave_ends_the_match(table: Table) -> None:
    table.ask("ada", commands.Leave)
    table.ask("bob", commands.Leave)

    assert table.room.status == "finished"
    assert table.room.carry_over["king"] == "cyd"


def test_resigning_keeps_the_seat_and_the_place_at_the_table(table: Table) -> None:
    table.ask("bob", commands.Resign)

    assert table.told == ["resigned"]
    assert table.framed()
    assert table.entry("bob").out
    assert table.match.state.gone == (1,)
    assert table.refused("bob", commands.Resign).code == "out-of-match"
    assert table.ask("bob", commands.Chat, text="well played").notices != ()


def test_leaving_after_resigning_gives_the_seat_up_without_another_step(
    table: Table,
) -> None:
    table.ask("bob", commands.Resign)

    decision = table.ask("bob", commands.Leave)

    assert decision.steps == ()
    assert table.match.state.gone == (1,)


def test_leaving_takes_all_of_a_player_s_sockets_along(table: Table) -> None:
    """M05, R13."""
    table.connect("bob", "phone")

    table.ask("bob", commands.Leave)

    assert {c.player for c in table.room.connections} == {"ada", "cyd"}


def test_whoever_has_left_is_no_member_any_more(table: Table) -> None:
    table.ask("bob", commands.Leave)

    assert table.refused("bob", commands.Leave).code == "not-a-member"


def test_resigning_needs_a_match() -> None:
    table = Table("ada", "bob")

    assert table.refused("ada", commands.Resign).code == "wrong-phase"


def test_leaving_a_finished_table_keeps_the_result_whole(table: Table) -> None:
    table.plays("ada", "win")

    table.ask("bob", commands.Leave)

    assert [e.name for e in table.room.seats] == ["Ada", "Bob", "Cyd"]
    assert [e.player for e in table.room.seats] == ["ada", None, "cyd"]


def test_everybody_can_leave(table: Table) -> None:
    for player in ("ada", "bob", "cyd"):
        table.ask(player, commands.Leave)

    assert table.room.host == ""
    assert table.last.deadline is not None
