"""Positions and moves as text."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.core.playout import play
from app.games.regicide import GAME
from app.games.regicide.notation import (
    read_move,
    read_position,
    write_move,
    write_position,
    write_text,
)
from app.games.regicide.written import BadPosition
from tests.games.regicide.positions import Story, a_position

MATCHES = 12


@given(st.integers(1, 4), st.binary(min_size=4, max_size=4))
@settings(max_examples=MATCHES)
def test_every_position_is_read_back_as_it_was_written(count: int, seed: bytes) -> None:
    for act in play(GAME, seed, tuple(range(count)), {"open_discard": True}):
        assert read_position(write_position(act.step.state)) == act.step.state
        assert read_position(json.loads(write_text(act.step.state))) == act.step.state


def test_what_is_usual_is_left_out() -> None:
    state = a_position("2H X1", "3C", enemy="JD", castle="JC")

    assert write_position(state) == {
        "players": 2,
        "hands": [["2H", "X1"], ["3C"]],
        "enemy": "JD",
        "castle": ["JC"],
    }


def test_a_position_at_other_seats_is_read_back() -> None:
    state = a_position("2S 10C", "3C", "4C", seats=[5, 1, 3], table="9D")
    story = Story(state).plays("play 2S", "pay 10C")

    assert read_position(write_position(story.state)) == story.state


def test_a_text_has_one_field_on_each_line() -> None:
    state = a_position("2H", "3C", enemy="JD", castle="")

    assert write_text(state).splitlines() == [
        '{"players": 2,',
        '"hands": [["2H"],["3C"]],',
        '"enemy": "JD"}',
    ]


def test_parts_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadPosition, match="table_by has not as many entries"):
        a_position("2H", "3C", table="9D", table_by=[0, 1])


def test_options_that_are_none_are_refused() -> None:
    with pytest.raises(BadPosition, match="options"):
        a_position("2H", "3C", options={"undo": True})


@pytest.mark.parametrize(
    "text", ["play 8D AC", "pay 2H", "pay X 3C", "choose 2", "yield", "flip"]
)
def test_a_move_is_read_back_as_it_was_written(text: str) -> None:
    assert write_move(read_move(text)) == text


def test_what_is_no_move_is_refused() -> None:
    with pytest.raises(ValueError, match="no move: fly away"):
        read_move("fly away")
