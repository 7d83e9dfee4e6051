"""The table while a step is under way."""

from app.games.core.chance import Chance
from app.games.kingless.events import Passed
from app.games.kingless.notation import read_position
from app.games.kingless.state import Over, Player, Recruiting, State, Window
from app.games.kingless.table import Table
from app.games.kingless.tasks import CheckHand, NextTurn, OpenTurn
from tests.games.kingless.story import DECK


def position() -> State:
    """Return a short position."""
    return read_position(f"0: oaf |\n1: pot |\nstep: 4\ncontent: {DECK}")


def a_table() -> Table:
    """Return a table at that position."""
    return Table(position(), Chance(b"key"))


def test_changes_leave_the_given_state_as_it_was() -> None:
    state = position()
    table = Table(state, Chance(b"key"))

    table.change(turn=9)
    table.put_player(1, Player())
    table.ask(Recruiting(0, "any"))

    assert state == position()
    assert (table.state.turn, table.player(1).hand) == (9, ())


def test_every_decision_has_a_number_of_its_own() -> None:
    table = a_table()

    steps = []
    for phase in (Window(), Window(), Over("five")):
        table.ask(phase)
        steps.append(table.state.step)

    assert steps == [5, 6, 7]


def test_every_label_is_used_once_whether_chance_is_or_not() -> None:
    table = a_table()

    labels = [table.label("swipe"), table.label("swipe"), table.label("claim")]

    assert labels == ["swipe/5", "swipe/6", "claim/7"]


def test_a_secret_answer_keeps_the_number_of_its_decision() -> None:
    table = a_table()

    table.keep_secret(Window((1,)), 1)

    step = table.step()
    assert (step.only, step.state.step, step.state.phase) == (1, 4, Window((1,)))
    assert table.open


def test_tasks_put_first_keep_their_order() -> None:
    table = a_table()

    table.first(NextTurn())
    table.first(CheckHand(), OpenTurn())

    assert table.agenda == (CheckHand(), OpenTurn(), NextTurn())


def test_events_are_told_in_order() -> None:
    table = a_table()

    table.tell(Passed(0))
    table.tell(Passed(1))

    assert table.step().events == (Passed(0), Passed(1))
