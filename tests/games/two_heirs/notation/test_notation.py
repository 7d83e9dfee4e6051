"""Positions and moves as text, and back."""

import pytest

from app.games.core.playout import play
from app.games.two_heirs.game import GAME
from app.games.two_heirs.moves import Build, EndTurn, Move, Take, Withdraw
from app.games.two_heirs.notation import (
    Unreadable,
    read_move,
    read_position,
    write_move,
    write_position,
)
from app.games.two_heirs.state import Turn

HEIRS = "0: inn-wood | wood=- stone=1,0! grain=0,0\nhenry: | wood=- stone=- grain=-"
RESERVE = "reserve: a - * c d e f"
OPTIONS = (
    '{"first_set":"guard","second_set":"random","third_set":"crafts",'
    '"roads":false,"level":3}'
)
STEP = (
    '{"step":"place","reason":"block","tile":"inn-wood","cell":[1,2],'
    '"treasure":null,"unit":null}'
)
FULL = f"""\
{HEIRS}
{RESERVE}
options: {OPTIONS}
sets: guard warfare crafts
landscape: camp-wood@0,0 inn-stone@-1,2/0 farm-west@4,-5/1
supply: x y
removed: z
turn: 7
due: false
taken: true
discounts: 2
phase: siege 1,0 -2,3
trigger: 1
final: 0 1
anchor: -1,2
treasures: p q | l@4,-5 | g | u
steps: [{STEP}]
revertible: true"""


def test_a_full_position_is_read_and_written_back() -> None:
    assert write_position(read_position(FULL)) == FULL


def test_a_short_position_is_as_at_the_start_of_a_first_turn() -> None:
    text = f"2: | grain=0,0\n5: |\n{RESERVE}"

    state = read_position(text)

    assert (state.order, state.turn, state.active, state.due) == ((2, 5), 1, 0, True)
    assert (state.shield, state.reserve[:4]) == (2, ("a", None, None, "c"))
    assert write_position(state) == text


def test_a_turn_may_be_written_out() -> None:
    state = read_position(f"{HEIRS}\n{RESERVE}\nphase: turn")

    assert state.phase == Turn()


@pytest.mark.parametrize("phase", ["surplus", "over supply -", "over left 1"])
def test_each_phase_is_read_back(phase: str) -> None:
    text = f"{HEIRS}\n{RESERVE}\nphase: {phase}"

    assert write_position(read_position(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        HEIRS,
        f"{HEIRS}\nreserve: a b",
        f"{HEIRS}\nreserve: a b c d e f g",
        f"0: |\n{RESERVE}",
        f"{HEIRS}\n{RESERVE}\nnonsense",
        f"{HEIRS}\n{RESERVE}\nweather: fine",
        f"{HEIRS}\n{RESERVE}\nturn: soon",
        f"{HEIRS}\n{RESERVE}\ndue: perhaps",
        f"{HEIRS}\n{RESERVE}\nphase: lunch",
        f"{HEIRS}\n{RESERVE}\nphase: siege here",
        f"{HEIRS}\n{RESERVE}\ntreasures: a | b",
        f"{HEIRS}\n{RESERVE}\nlandscape: inn-wood",
        f"0: | iron=-\n1: |\n{RESERVE}",
    ],
)
def test_what_is_no_position_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_position(text)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("take inn-wood", Take("inn-wood")),
        ("build inn-wood -1,2", Build("inn-wood", (-1, 2))),
        ("withdraw stone", Withdraw("stone")),
        ("end-turn", EndTurn()),
    ],
)
def test_a_move_is_its_tag_and_its_fields(text: str, move: Move) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize(
    "text", ["", "fly", "take", "take a b", "build inn-wood here", "withdraw iron"]
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_move(text)


def test_every_position_and_move_of_a_match_is_read_back() -> None:
    for seats in ((0, 1), (4,)):
        for act in play(GAME, b"notation", seats):
            state = act.step.state
            assert read_position(write_position(state)) == state
            if act.move is not None:
                assert read_move(write_move(act.move)) == act.move
