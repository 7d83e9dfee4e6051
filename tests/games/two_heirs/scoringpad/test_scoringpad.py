"""Position files: what they say, what is refused, and how a score is explained."""

from pathlib import Path
from typing import get_args

import pytest

from app.games.core.game import ContentRefused
from app.games.two_heirs.score import Condition
from app.games.two_heirs.scoring import score
from app.games.two_heirs.scoringpad import explain_file, read_position_file
from app.games.two_heirs.scoringpad.explanation import CONDITIONS, _letter
from app.games.two_heirs.tilelists import tiles_of
from tests.games.two_heirs.story import LIST, PROVING, a_position

GUIDE = Path(__file__).parents[4] / "docs" / "two-heirs-scoring.md"
START = '[[tile]]\ncell = [0, 0]\nterrain = "grain"\n'


def tile(name: str, cell: str, owner: int | None = None) -> str:
    """Return the table of a tile."""
    whose = "" if owner is None else f"owner = {owner}\n"
    return f'[[tile]]\ncell = [{cell}]\ntile = "{name}"\n{whose}'


def unit(cell: str, owner: int) -> str:
    """Return the table of a unit."""
    return f"[[unit]]\ncell = [{cell}]\nowner = {owner}\n"


def lines(text: str) -> list[str]:
    """Return the explanation of a position file."""
    return list(explain_file(text, PROVING))


def refused(text: str) -> tuple[int, str, str]:
    """Return line, field and sentence of a refusal."""
    with pytest.raises(ContentRefused) as error:
        explain_file(text, PROVING)
    return error.value.line, error.value.field, error.value.message


def test_the_example_of_the_guide_is_explained_as_it_says() -> None:
    guide = GUIDE.read_text("utf-8")
    example = guide.split("```toml\n")[1].split("```")[0]
    printed = guide.split("```text\n")[1].split("```")[0]

    assert "\n".join(explain_file(example)) + "\n" == printed


def test_a_file_scores_like_the_position_it_describes() -> None:
    text = (
        START
        + tile("inn-wood", "1, 0", 1)
        + tile("mill-grain", "2, 0", 2)
        + tile("camp-wood", "1, 1")
        + unit("2, 0", 2)
    )

    read = read_position_file(text, tiles_of(LIST))

    same = a_position(
        "lodge-grain@0,0 inn-wood@1,0/0 mill-grain@2,0/1 camp-wood@1,1", second="2,0"
    )
    assert [s.total for s in score(read.position).heirs] == [
        s.total for s in score(same).heirs
    ]


def test_each_building_says_what_it_counts_and_why_it_counts_twice() -> None:
    text = START + tile("bakery-grain", "1, 0", 1) + tile("farm-west", "2, 0", 1)

    found = lines(text + unit("1, 0", 1))

    assert found[0] == "heir 1: 4 points"
    assert found[1] == (
        "  bakery-grain at 1,0: 1 + 1 x 1 for each other own building on grain (2,0)"
        " = 2, twice (an own unit is on it) = 4"
    )
    assert found[2] == "  farm-west at 2,0: 0"


def test_each_road_says_who_is_on_it_and_who_gets_the_difference() -> None:
    text = (
        START
        + tile("inn-wood", "1, 0", 2)
        + tile("mill-grain", "2, 0", 1)
        + tile("farm-east", "3, 0", 2)
    )

    found = lines(text)

    assert "roads: 1" in found
    assert "  A: 1,0 (2), 2,0 (1), 3,0 (2): 2 - 1 = 1 for heir 2" in found
    plain = lines(f"roads = false\n{text}")
    assert "roads: 1, which do not score in this game" in plain


def test_henry_is_named_with_his_best_and_his_treasures() -> None:
    text = (
        "henry = true\ntreasures = 2\n"
        + START
        + tile("cathedral-grain", "1, 0", 2)
        + tile("inn-wood", "0, 1", 1)
    )

    found = lines(text)

    assert "Henry: 20 points" in found
    assert (
        "  cathedral-grain at 1,0: 5, twice (one of Henry's three best) = 10" in found
    )
    assert "  buildings 10, roads 0, treasures 2 x 5 = 10" in found
    assert found[-1] == "lost: only more points win"


def test_more_points_than_henry_win() -> None:
    text = "henry = true\n" + START + tile("cathedral-grain", "1, 0", 1)

    assert lines(text)[-1] == "won"


@pytest.mark.parametrize(
    ("reserve", "result"),
    [
        ("[1, 2]", "heir 2 wins by more units in the reserve"),
        ("[2, 1]", "heir 1 wins by more units in the reserve"),
        ("[1, 1]", "a draw"),
    ],
)
def test_a_tie_is_decided_by_the_units_in_the_reserve(
    reserve: str, result: str
) -> None:
    assert lines(f"reserve = {reserve}\n{START}")[-1] == result


def test_roads_are_named_as_on_the_screen_which_has_five_colours() -> None:
    names = [_letter(number) for number in range(11)]

    assert names == ["A", "B", "C", "D", "E", "A2", "B2", "C2", "D2", "E2", "A3"]


def test_one_point_is_told_of_as_one() -> None:
    assert lines(START + tile("inn-wood", "0, 1", 1))[0] == "heir 1: 1 point"
    assert lines(START)[0] == "heir 1: 0 points"


def test_every_condition_has_its_words() -> None:
    assert set(CONDITIONS) == set(get_args(Condition))


INN = tile("inn-wood", "1, 0", 1)
WRONG = {
    "unknown field": ("colour = 1\n" + START, "colour", "unknown field"),
    "unknown in a tile": (START + 'height = 3\n', "tile[0].height", "unknown field"),
    "nothing": ("tile = []", "tile", "at least its start tile"),
    "no cell": ('[[tile]]\nterrain = "grain"', "tile[0].cell", "required"),
    "terrain": (START.replace("grain", "iron"), "tile[0].terrain", "allowed are wood"),
    "both": (START + 'tile = "inn-wood"\n', "tile[0].tile", "Name either"),
    "neither": ("[[tile]]\ncell = [0, 0]\n", "tile[0].tile", "Name either"),
    "no such tile": (START + tile("pub", "1, 0"), "tile[1].tile", "has the id"),
    "owner": (START + tile("inn-wood", "1, 0", 3), "tile[1].owner", "1 or 2, not 3"),
    "owned blank": (START + "owner = 1\n", "tile[0].owner", "is named"),
    "two on a cell": (START + tile("inn-wood", "0, 0"), "tile[1].cell", "lies on 0,0"),
    "a tile twice": (START + INN + tile("inn-wood", "0, 1"), "tile[2].tile", "one inn"),
    "a tile too many": (
        START + "".join(START.replace("0, 0", f"{x}, 0") for x in range(1, 28)),
        "tile[27]",
        "A match has 27 tiles, not 28",
    ),
    "apart": (START + tile("inn-wood", "2, 0"), "tile[1].cell", "lies apart"),
    "four sets": (
        START + INN + tile("mill-grain", "0, 1") + tile("farm-west", "1, 1")
        + tile("potter-wood", "2, 1"),
        "tile",
        "of 4 sets",
    ),
    "unit in the air": (START + unit("5, 5", 1), "unit[0].cell", "to stand on"),
    "nobody's unit": (START + unit("0, 0", 3), "unit[0].owner", "1 or 2"),
    "crowd": (START + INN + unit("1, 0", 1) + unit("1, 0", 2), "unit", "Only one"),
    "crowd beside the start": (
        START + tile("inn-wood", "1, 0") + unit("1, 0", 1) + unit("1, 0", 2),
        "unit",
        "stand on 1,0 (H8)",
    ),
    "crowd with Henry": (
        "henry = true\n" + START + INN + unit("1, 0", 1) + unit("1, 0", 2),
        "unit",
        "stand on 1,0 (H8)",
    ),
    "Henry on the start tile": (
        "henry = true\n" + START + unit("0, 0", 1) + unit("0, 0", 2),
        "unit[1].cell",
        "never stand on the start tile (H64)",
    ),
    "built start tile": (
        tile("inn-wood", "0, 0", 1), "tile[0].owner", "free terrain (H7)",
    ),
    "own crowd": (START + unit("0, 0", 1) * 2, "unit", "Only one"),
    "two crowds": (
        START + tile("inn-wood", "1, 0") + unit("0, 0", 1) + unit("0, 0", 2)
        + unit("1, 0", 1) + unit("1, 0", 2),
        "unit",
        "Only one",
    ),
    "four units": (
        "reserve = [2, 0]\n" + START + INN + unit("0, 0", 1) + unit("1, 0", 1),
        "reserve",
        "Heir 1 has 3 units",
    ),
    "elite in reserve": ("reserve = [0, 3]\n" + START, "reserve", "at most 2"),
    "treasures of two": ("treasures = 1\n" + START, "treasures", "nobody else"),
    "eleven treasures": (
        "henry = true\ntreasures = 11\n" + START, "treasures", "0 to 10",
    ),
    "Henry's reserve": (
        "henry = true\nreserve = [0, 1]\n" + START, "reserve", "never in the reserve",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "field", "sentence"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_told_with_its_field(
    text: str, field: str, sentence: str
) -> None:
    line, found, message = refused(text)

    assert found == field
    assert sentence in message
    assert line >= 1


def test_both_elites_may_stand_on_the_start_tile() -> None:
    assert lines(START + unit("0, 0", 1) + unit("0, 0", 2))[-1] == "a draw"
