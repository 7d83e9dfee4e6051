"""Scores, line by line: doubling, roads, Henry's way, and who wins."""

import dataclasses

import pytest

from app.games.two_heirs.score import Score
from app.games.two_heirs.scoring import (
    Position,
    beats_henry,
    score,
    winner,
)
from tests.games.two_heirs.story import a_position


def lines_of(found: Score) -> list[tuple[str, int, str | None]]:
    """Return building, points and doubling of each line."""
    return [(line.tile, line.points, line.doubled) for line in found.buildings]


def test_h55_an_own_unit_doubles_an_own_building() -> None:
    position = a_position("cathedral-grain@1,0/0 camp-wood@2,0/0", first="1,0")

    first, _ = score(position).heirs

    assert lines_of(first) == [("cathedral-grain", 10, "unit"), ("camp-wood", 2, None)]


def test_h55_a_rival_unit_changes_nothing() -> None:
    position = a_position("cathedral-grain@1,0/0", second="1,0")

    first, second = score(position).heirs

    assert lines_of(first) == [("cathedral-grain", 5, None)]
    assert second.total == 0


def test_h55_road_points_are_not_doubled() -> None:
    road = "mill-grain@0,0/0 inn-wood@1,0/0"

    alone = score(a_position(road)).heirs[0]
    stood_on = score(a_position(road, first="0,0 1,0")).heirs[0]

    assert (alone.from_roads, stood_on.from_roads) == (2, 2)
    assert stood_on.from_buildings == 2 * alone.from_buildings


def test_h61_roads_and_pilgrimage_sites_both_score() -> None:
    position = a_position("pilgrimage-site-stone@0,0/0 mill-grain@1,0/0")

    first, _ = score(position).heirs

    assert first.buildings[0].points == 2
    assert first.from_roads == 2


def test_h04_without_road_scoring_only_the_road_points_are_missing() -> None:
    """A pilgrimage site still scores."""
    position = a_position("pilgrimage-site-stone@0,0/0 mill-grain@1,0/0")

    found = score(position)
    plain = score(dataclasses.replace(position, roads_score=False))

    assert found.heirs[0].total - plain.heirs[0].total == found.heirs[0].from_roads == 2
    assert plain.heirs[0].buildings == found.heirs[0].buildings
    assert plain.roads == found.roads


def test_free_terrain_is_nobodys_and_scores_nothing() -> None:
    first, second = score(a_position("cathedral-grain@1,0", first="1,0")).heirs

    assert (first.total, second.total) == (0, 0)


def test_the_lines_add_up_to_the_total() -> None:
    position = a_position(
        "cathedral-grain@1,0/0 mill-grain@0,0/0 inn-wood@-1,0/0 camp-wood@3,3/1",
        first="0,0",
    )

    first, _ = score(position).heirs

    assert first.from_buildings == sum(line.points for line in first.buildings)
    assert first.total == first.from_buildings + first.from_roads


def henrys(land: str, *, second: str = "", treasures: int = 0) -> Score:
    """Return Henry's score."""
    position = a_position(land, second=second)
    return score(dataclasses.replace(position, henry=True, treasures=treasures)).heirs[
        1
    ]


def test_h83_henrys_three_best_buildings_count_twice() -> None:
    found = henrys(
        "camp-wood@0,0/1 cathedral-grain@9,0/1 siege-tower-wood@0,9/1"
        " fortress-stone@9,9/1"
    )

    assert lines_of(found) == [
        ("camp-wood", 4, "henry"),
        ("cathedral-grain", 10, "henry"),
        ("siege-tower-wood", 0, None),
        ("fortress-stone", 4, "henry"),
    ]


def test_h83_of_equal_buildings_the_first_placed_is_doubled() -> None:
    camps = "camp-wood@0,0/1 camp-stone@2,0/1 camp-wood@4,0/1 camp-stone@6,0/1"

    found = henrys(camps)

    assert [line.doubled for line in found.buildings] == ["henry"] * 3 + [None]
    assert found.total == 14


def test_h83_with_fewer_than_three_buildings_all_are_doubled() -> None:
    assert henrys("camp-wood@0,0/1").total == 4


def test_h83_henrys_units_have_no_effect() -> None:
    land = "camp-wood@0,0/1 camp-stone@2,0/1 camp-wood@4,0/1 camp-stone@6,0/1"

    assert henrys(land, second="6,0 0,0").total == henrys(land).total


def test_h83_each_treasure_left_is_five_points_for_henry() -> None:
    found = henrys("camp-wood@0,0/1", treasures=4)

    assert (found.from_treasures, found.total) == (20, 24)


def test_h81_an_unused_camp_of_henrys_is_two_before_doubling() -> None:
    found = henrys(
        "cathedral-grain@0,0/1 cathedral-grain@2,0/1 cathedral-grain@4,0/1"
        " camp-wood@6,0/1"
    )

    assert found.buildings[-1].points == 2


def test_the_human_scores_as_usual_against_henry() -> None:
    position = a_position("cathedral-grain@1,0/0 mill-grain@5,0/1", first="1,0")

    first, _ = score(dataclasses.replace(position, henry=True)).heirs

    assert first.total == 10


@pytest.mark.parametrize(
    ("scores", "in_reserve", "heir"),
    [((20, 19), (0, 2), 0), ((19, 20), (2, 0), 1), ((20, 20), (1, 2), 1),
     ((20, 20), (2, 1), 0), ((20, 20), (1, 1), None)],
)  # fmt: skip
def test_h62_a_tie_goes_to_more_units_in_the_reserve_else_it_is_a_draw(
    scores: tuple[int, int], in_reserve: tuple[int, int], heir: int | None
) -> None:
    assert winner(scores, in_reserve) == heir


@pytest.mark.parametrize(
    ("scores", "won"), [((31, 30), True), ((30, 30), False), ((29, 30), False)]
)
def test_h84_only_more_points_than_henry_win(
    scores: tuple[int, int], won: bool
) -> None:
    assert beats_henry(scores) is won


def test_an_empty_landscape_has_no_points() -> None:
    position: Position = a_position("")

    assert [found.total for found in score(position).heirs] == [0, 0]
