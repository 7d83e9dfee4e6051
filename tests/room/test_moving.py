"""Moves and taking them back."""

import pytest
from msgspec.structs import replace

from app.games.core.errors import IllegalMove
from app.room import commands
from app.room.decision import Played
from app.room.limits import USUAL
from app.room.moving import may_undo
from app.room.refusals import StaleView
from tests.room.tables import Table


@pytest.fixture
def table() -> Table:
    """Three at play; the turn is Ada's."""
    table = Table("ada", "bob", "cyd")
    table.sit("dan", "spectator")
    table.deal()
    return table


def test_a_move_changes_the_match_and_shows_it_to_all(table: Table) -> None:
    decision = table.plays("ada", "step")

    assert table.match.state.active == 1
    assert decision.steps == (Played("move", 0, {"do": "step"}),)
    assert table.match.seqs == {"0": 2, "1": 2, "2": 2, "spectator": 2}
    assert table.views[0].events[0].what == "Take"
    assert table.match.moves == 1


def test_a_secret_answer_is_shown_to_its_seat_alone(table: Table) -> None:
    """T05, T07: nobody else gets a frame or a gap in their numbers."""
    table.plays("ada", "knock")
    before = table.match.seqs

    decision = table.plays("bob", "pass")

    (view,) = table.views
    assert view.only == 1
    assert decision.notices == (view,)
    assert table.match.seqs == {**before, "1": before["1"] + 1}


def test_refusals_come_in_one_order_each_with_its_own_code(table: Table) -> None:
    """X09, V01: member, seat, part, pause, number, match, window, age, form, turn."""

    def code(player: str, **fields: object) -> str:
        wanted = {"seq": 1, "move": {"do": "step"}, **fields}
        return table.refused(player, commands.Move, **wanted).code

    assert code("eve") == "not-a-member"
    assert code("dan") == "not-seated"
    assert code("ada", seq=2, match="x", window="x") == "unknown-seq"
    assert code("ada", seq=0) == "unknown-seq"
    assert code("ada", match="x", window="x") == "other-match"
    assert code("ada", window="w1", move={"do": "?"}) == "window-closed"
    assert code("bob", move={"do": "?"}) == "bad-move"
    assert code("bob") == "not-your-turn"
    table.plays("ada", "step")
    assert code("bob", move={"do": "?"}) == "stale-view"


def test_a_move_before_or_after_a_match_is_refused_by_its_phase() -> None:
    table = Table("ada", "bob")
    move = {"seq": 1, "move": {"do": "step"}}
    assert table.refused("ada", commands.Move, **move).code == "wrong-phase"

    table.deal()
    table.plays("ada", "win")
    refusal = table.refused("ada", commands.Move, **move)

    assert refusal.code == "wrong-phase"
    assert refusal.details == {"status": "finished", "wanted": ["playing"]}


def test_the_rules_have_the_last_word_and_nothing_changes(table: Table) -> None:
    before = table.room

    with pytest.raises(IllegalMove):
        table.plays("ada", "pass")
    assert table.room is before


def test_a_double_click_plays_once(table: Table) -> None:
    """D01, D07: a second move made on the same view is stale."""
    table.plays("ada", "rest", seq=1)

    with pytest.raises(StaleView):
        table.plays("ada", "rest", seq=1)
    assert table.match.moves == 1


def test_moves_sent_in_a_row_without_looking_are_taken_once(table: Table) -> None:
    """D02: four moves on one view make one move, and nobody is skipped."""
    refusals = []
    for _ in range(4):
        try:
            table.plays("ada", "step", seq=1)
        except StaleView as refusal:
            refusals.append(refusal.code)

    assert refusals == ["stale-view"] * 3
    assert table.match.state.active == 1


def test_an_older_view_will_do_while_it_means_the_same(table: Table) -> None:
    """What others do in between leaves a move standing that is still legal."""
    table.plays("ada", "knock")
    seen = table.match.seqs["1"]
    table.plays("bob", "pass")
    table.plays("ada", "pass")

    table.plays("cyd", "stop", seq=seen)

    assert table.match.state.asked == 2


def test_a_view_of_another_turn_means_something_else(table: Table) -> None:
    table.plays("ada", "step")
    table.plays("bob", "step")
    table.plays("cyd", "step")

    with pytest.raises(StaleView):
        table.plays("ada", "step", seq=1)


def test_an_answer_to_another_window_is_refused_and_the_open_one_named(
    table: Table,
) -> None:
    """A Stop for the card before is not one for the newest."""
    table.plays("ada", "knock")
    table.plays("bob", "stop")

    refusal = table.refused(
        "cyd", commands.Move, seq=2, move={"do": "pass"}, window="w1"
    )

    assert refusal.code == "window-closed"
    assert refusal.details == {"window": "w2"}


def test_an_answer_that_names_no_window_is_refused(table: Table) -> None:
    table.plays("ada", "knock")

    refusal = table.refused("bob", commands.Move, seq=2, move={"do": "pass"})

    assert refusal.details == {"window": "w1"}


def test_an_answer_given_twice_is_refused_by_the_game(table: Table) -> None:
    table.plays("ada", "knock")
    table.plays("bob", "pass")

    with pytest.raises(IllegalMove) as caught:
        table.plays("bob", "stop")
    assert caught.value.code == "already-passed"


def test_all_answers_in_one_moment_are_taken_one_after_the_other(
    table: Table,
) -> None:
    """R02: answers of the same millisecond freeze nothing."""
    table.plays("ada", "poll")
    seen = dict(table.match.seqs)
    for player, seat in (("ada", "0"), ("bob", "1"), ("cyd", "2")):
        table.plays(player, "pick", seq=seen[seat])

    table.tick(1_000)

    assert table.match.state.phase == "turn"
    assert table.match.seqs["spectator"] == seen["spectator"] + 1


def test_where_two_players_race_the_second_is_told_why(table: Table) -> None:
    table.plays("ada", "knock")
    table.plays("bob", "stop")

    refusal = table.refused(
        "cyd", commands.Move, seq=2, move={"do": "stop"}, window="w1"
    )

    assert refusal.code == "window-closed"


def test_a_refusal_is_the_same_whatever_others_have_answered(table: Table) -> None:
    """L25: a refusal is no oracle for what others did in secret."""
    table.plays("ada", "knock")
    first = table.refused("bob", commands.Move, seq=2, move={"do": "pass"}, window="w9")
    table.plays("cyd", "pass")
    second = table.refused(
        "bob", commands.Move, seq=2, move={"do": "pass"}, window="w9"
    )

    assert (first.code, first.message, first.details) == (
        second.code,
        second.message,
        second.details,
    )


def test_a_move_of_the_wrong_form_names_the_field(table: Table) -> None:
    table.plays("ada", "ask")

    refusal = table.refused(
        "ada", commands.Move, seq=2, move={"do": "pick", "number": "one"}
    )

    assert refusal.code == "bad-move"
    assert refusal.details == {"field": "number"}


def test_a_paused_table_plays_no_moves(table: Table) -> None:
    table.ask("ada", commands.CastVote, about="pause", accept=True)
    table.ask("bob", commands.CastVote, about="pause", accept=True)

    refusal = table.refused("ada", commands.Move, seq=1, move={"do": "step"})

    assert refusal.code == "room-paused"


def test_a_player_takes_back_what_the_game_allows(table: Table) -> None:
    """U04: the state is as it was; time and numbers go on."""
    before = table.match.state
    deadline = table.clocks()[0].deadline
    table.plays("ada", "rest")
    table.now += 500

    decision = table.ask("ada", commands.Undo, seq=2)

    assert table.match.state == before
    assert decision.steps == (Played("undo", 0),)
    assert table.match.seqs["spectator"] == 3
    assert table.clocks()[0].deadline == deadline


def test_nobody_takes_back_anything_else(table: Table) -> None:
    """U01, U02: neither what the game bars, nor another's move, nor twice."""
    assert table.refused("ada", commands.Undo, seq=1).code == "nothing-to-undo"
    table.plays("ada", "rest")
    assert [may_undo(table.match, viewer) for viewer in (0, 1, None)] == [
        True,
        False,
        False,
    ]
    assert table.refused("bob", commands.Undo, seq=2).code == "nothing-to-undo"

    table.ask("ada", commands.Undo, seq=2)

    assert table.refused("ada", commands.Undo, seq=3).code == "nothing-to-undo"


def test_moves_are_taken_back_one_after_the_other(table: Table) -> None:
    """Down to the last that may not be; then it is enough."""
    start = table.match.state
    table.plays("ada", "rest")
    middle = table.match.state
    table.plays("ada", "rest")

    table.ask("ada", commands.Undo, seq=3)
    assert table.match.state == middle
    assert may_undo(table.match, 0)
    table.ask("ada", commands.Undo, seq=4)

    assert table.match.state == start
    assert table.refused("ada", commands.Undo, seq=5).code == "nothing-to-undo"


def test_a_match_takes_back_only_so_many_moves_in_all() -> None:
    """M04: the log of somebody who plays alone does not grow without end."""
    table = Table("ada", "bob", "cyd", limits=replace(USUAL, undos=3))
    table.deal()
    for _ in range(3):
        table.plays("ada", "rest")
        table.plays("ada", "rest")
        assert may_undo(table.match, 0)
        table.ask("ada", commands.Undo, seq=table.match.seqs["0"])

    assert not may_undo(table.match, 0)
    table.plays("ada", "rest")

    assert not may_undo(table.match, 0)
    assert table.match.undone == 3


def test_u03_what_was_taken_back_leads_to_the_same_again(table: Table) -> None:
    table.plays("ada", "rest")
    first = table.match.state
    table.ask("ada", commands.Undo, seq=2)

    table.plays("ada", "rest")

    assert table.match.state == first


def test_taking_back_on_an_old_view_is_stale(table: Table) -> None:
    """U06: a request that crosses another move is not carried out."""
    table.plays("ada", "rest")

    assert table.refused("ada", commands.Undo, seq=1).code == "stale-view"
    assert table.refused("ada", commands.Undo, seq=9).code == "unknown-seq"


def test_what_was_there_before_a_move_is_kept_only_to_take_it_back(
    table: Table,
) -> None:
    """L02: no former state lingers in the room."""
    table.plays("ada", "rest")
    assert table.match.past

    table.plays("ada", "step")

    assert not table.match.past
    assert table.match.mover is None
