"""Which buildings roads connect, and what the roads are worth."""

import pytest

from tests.games.two_heirs.roadmaps import cells_of, roads, scores


def test_h56_two_exits_on_a_shared_edge_link_neighbours() -> None:
    (road,) = roads("EW@0,0/0 EW@1,0/0 S@0,1/0")

    assert cells_of(road) == [(0, 0), (1, 0)]
    assert [part.exits for part in road.parts] == [("E", "W"), ("E", "W")]


@pytest.mark.parametrize(
    "text",
    ["EW@0,0/0 NS@1,0/0", "N@0,0/0 N@0,-1/0", "E@0,0/0 W@2,0/0", "E@0,0/0 W@1,1/0"],
)
def test_h56_without_two_exits_on_one_edge_there_is_no_road(text: str) -> None:
    assert roads(text) == ()


def test_h56_exits_lie_turned_for_the_second_heir() -> None:
    """H26: printed to the west, the rival's exit leaves to the east."""
    assert scores("E@0,0/0 W@1,0/1") == []
    assert scores("E@0,0/0 E@1,0/1") == [(None, 0)]


@pytest.mark.parametrize("middle", ["EW@0,0/0", "NEW@0,0/0", "ESW@0,0/0"])
def test_h56_up_to_three_exits_are_joined_inside(middle: str) -> None:
    assert scores(f"E@-1,0/0 {middle} W@1,0/0") == [(0, 3)]


@pytest.mark.parametrize("middle", ["NESW@0,0/0", "P:EW@0,0/0", "P:NESW@0,0/0"])
def test_h56_four_exits_and_every_site_are_the_end_of_each_road(middle: str) -> None:
    found = roads(f"E@-1,0/0 {middle} W@1,0/0")

    assert [cells_of(road) for road in found] == [
        [(-1, 0), (0, 0)],
        [(0, 0), (1, 0)],
    ]
    assert [part.exits for part in found[0].parts] == [("E",), ("W",)]


def test_h57_free_terrain_has_no_road_and_breaks_roads() -> None:
    assert scores("EW@0,0/0 EW@1,0 EW@2,0/0") == []
    assert scores("EW@0,0/0 EW@1,0/0 EW@2,0 EW@3,0/0") == [(0, 2)]


def test_h58_the_rule_books_example_5_of_roads_a_to_d() -> None:
    """A: 3 - 0 = 3 for white. B: 2 - 1 = 1 for blue. C: 2 - 2. D: one tile."""
    a = "EW@0,0/0 EW@1,0/0 EW@2,0/0"
    b = "EW@0,2/1 EW@1,2/1 EW@2,2/0"
    c = "EW@0,4/0 EW@1,4/0 EW@2,4/1 EW@3,4/1"
    d = "EW@0,6/1"

    assert scores(f"{a} {b} {c} {d}") == [(0, 3), (1, 1), (None, 0)]


def test_h58_the_counts_of_both_are_told() -> None:
    (road,) = roads("EW@0,2/1 EW@1,2/1 EW@2,2/0")

    assert road.counts == (1, 2)


def test_h59_a_crossing_counts_as_one_building_in_each_of_its_roads() -> None:
    found = scores("E@-1,0/0 NESW@0,0/0 W@1,0/0 S@0,-1/0 N@0,1/0")

    assert found == [(0, 2)] * 4


def test_h59_a_road_that_reaches_a_crossing_twice_counts_it_once() -> None:
    """A loop out of the north exit and back into the east exit."""
    (road,) = roads("NESW@0,0/0 SE@0,-1/0 SW@1,-1/0 NW@1,0/0")

    assert road.counts == (4, 0)
    assert road.parts[0].exits == ("N", "E")


def test_roads_are_told_with_the_oldest_building_first() -> None:
    found = roads("W@9,0/0 EW@0,0/0 EW@1,0/0 E@8,0/0")

    assert [cells_of(road)[0] for road in found] == [(9, 0), (0, 0)]
