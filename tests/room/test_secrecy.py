"""What nobody may notice while answers are secret."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.core.errors import IllegalMove
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


SECRET_ACTS = ("pass", "drop", "connect", "hide", "think", "let-pass")


def act_in_secret(table: Table, player: str, act: str) -> None:
    """Do what nobody else may notice; what is refused is not done."""
    wish = {"pass_by_default": act == "let-pass", "always_let_me_think": act == "think"}
    try:
        match act:
            case "pass":
                do = "pass" if table.match.state.phase == "window" else "pick"
                table.plays(player, do)
            case "drop":
                table.drop(player)
            case "connect":
                table.connect(player)
            case "hide":
                table.decide(commands.SetHidden(player, f"{player}-1", hidden=True))
            case _:
                table.ask(player, commands.ChangeSettings, **wish)
    except IllegalMove:
        return


def seen_by_cyd(table: Table) -> bytes:
    """Return all that Cyd could look at now, as it would go out."""
    view = table.game.view(table.match.state, 2)
    seen = (table.summary(), table.clocks(), table.match.seqs["2"], view)
    return msgspec.json.encode(seen)


@pytest.mark.parametrize("opening", ["knock", "poll"])
@settings(max_examples=40)
@given(
    acts=st.lists(
        st.tuples(
            st.sampled_from(["ada", "bob"]),
            st.sampled_from(SECRET_ACTS),
            st.integers(0, 300),
        ),
        max_size=12,
    )
)
def test_whatever_others_do_in_secret_one_who_thinks_sees_the_same(
    opening: str, acts: list[tuple[str, str, int]]
) -> None:
    """T01, T02, T05, T06, L25: two worlds, byte for byte, until it is over."""
    busy, quiet = (Table("ada", "bob", "cyd") for _ in range(2))
    for table in (busy, quiet):
        table.stay("ada", "bob", "cyd")
        table.deal()
        table.plays("ada", opening)

    for player, act, pause in acts:
        busy.now += pause
        quiet.now += pause
        act_in_secret(busy, player, act)

        assert not busy.framed()
        assert all(view.only is not None for view in busy.views)
        assert seen_by_cyd(busy) == seen_by_cyd(quiet)
