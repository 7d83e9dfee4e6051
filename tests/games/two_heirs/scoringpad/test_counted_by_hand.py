"""Whole positions, counted by hand from the rule book's words."""

from pathlib import Path

import pytest

from app.games.two_heirs.scoring import Scored, score
from app.games.two_heirs.scoringpad import explain_file, read_position_file
from app.games.two_heirs.tilelists import tiles_of
from tests.games.two_heirs.story import LIST, PROVING

FILES = Path(__file__).parents[3] / "fixtures" / "two-heirs"
FIRST_GAME = (FILES / "market-road.toml").read_text("utf-8")
AGAINST_HENRY = (FILES / "henrys-guardhouse.toml").read_text("utf-8")


def scored(text: str) -> Scored:
    """Return what a position file is worth to both heirs."""
    return score(read_position_file(text, tiles_of(LIST)).position)


def buildings(text: str, heir: int) -> dict[str, int]:
    """Return the points of an heir's buildings by tile."""
    return {line.tile: line.points for line in scored(text).heirs[heir].buildings}


def test_sixteen_tiles_of_the_first_games_sets_are_worth_what_was_counted() -> None:
    """H44 to H47, H50 and H55: an own unit doubles the post and the cathedral."""
    assert buildings(FIRST_GAME, 0) == {
        "inn-wood": 1 + 4,  # one tile to the west, three of four to the east
        "marketplace-wood": 1 + 4,
        "farm-east": 0,
        "pilgrimage-site-stone": 2,  # two roads of two tiles each, not added up
        "stonemasons-stone": 1 + 2,  # two formations of one tile each
        "trading-post-wood": 2 * 3 * 2,  # a farm and a quarry, with an own unit
        "quarry-east": 0,
        "bandit-stronghold-wood": 2 + 2,
        "camp-wood": 2,
    }
    assert buildings(FIRST_GAME, 1) == {
        "mill-grain": 1 + 1,  # a rival unit on it changes nothing
        "bakery-stone": 1 + 3,
        "cathedral-grain": 2 * 5,
        "inn-stone": 1 + 3,
        "smithy-wood": 1 + 2,
        "lodge-grain": 1 + 1,
    }


def test_its_five_roads_part_at_the_market_with_four_exits() -> None:
    """H56, H58 and H59: the market is one building in each of four roads."""
    roads = [
        ([part.cell for part in road.parts], road.owner, road.points)
        for road in scored(FIRST_GAME).roads
    ]

    assert roads == [
        ([(1, 0), (2, 0), (3, 0)], 0, 1),
        ([(3, 0), (3, -1)], None, 0),
        ([(3, 0), (4, 0), (5, 0)], 0, 1),
        ([(3, 0), (3, 1)], 0, 2),
        ([(3, 1), (2, 1)], 0, 2),
    ]
    assert [heir.total for heir in scored(FIRST_GAME).heirs] == [33 + 6, 25]


def test_henrys_three_best_of_six_count_twice_and_his_unit_does_not() -> None:
    """H49, H51 to H53 and H83: his pairs lie turned, four treasures are left."""
    assert buildings(AGAINST_HENRY, 0) == {
        "potter-grain": 4,  # one pair, with a guild house
        "siege-tower-stone-near": 0,
        "guild-house-potters": 0,
        "fortress-grain": 2 * 2,
        "lookout-stone-column": 1,
        "lookout-wood-row": 1,
    }
    assert buildings(AGAINST_HENRY, 1) == {
        "lookout-grain-row": 1 + 1,
        "guardhouse-wood": 2 * (2 + 3 * 2),
        "cooper-grain": 2 * 3,
        "siege-tower-stone-far": 0,
        "fortress-wood-near": 2 * 3,
        "siege-tower-grain-near": 0,
    }
    assert [heir.total for heir in scored(AGAINST_HENRY).heirs] == [10, 30 + 20]


@pytest.mark.parametrize(
    ("text", "last"),
    [(FIRST_GAME, "heir 1 wins"), (AGAINST_HENRY, "lost: only more points win")],
)
def test_the_pad_says_who_has_won(text: str, last: str) -> None:
    assert [*explain_file(text, PROVING)][-1] == last
