"""Mills, stonemason's, stables, bakeries, smithies, lodges and camps."""

import pytest

from app.games.two_heirs.grid import around
from tests.games.two_heirs.effects.worths import worth_at


def test_h43_a_building_that_meets_its_own_condition_counts_once() -> None:
    assert worth_at("bakery-grain@0,0/0").points == 1
    assert worth_at("mill-grain@0,0/0").points == 1
    assert worth_at("bakery-grain@0,0/0 lodge-grain@4,4/0").points == 2


def test_h46_a_mill_counts_all_formations_at_its_sides() -> None:
    """Two groups; owners and free terrain do not matter."""
    east = "farm-west@1,0/1 farm-east@2,0 inn-grain@2,1/0"
    west = "lodge-grain@-1,0"
    apart = "bakery-grain@1,1 cathedral-grain@-5,0/0"

    found = worth_at(f"mill-grain@0,0/0 {east} {west} stable-wood@0,1/0 {apart}")

    # The tile at the corner touches a tile of the eastern formation by a side.
    assert found.points == 1 + 5
    assert (-5, 0) not in found.counted


def test_h46_a_joined_ring_is_counted_once() -> None:
    ring = " ".join(f"farm-west@{x},{y}" for x, y in around((0, 0)))

    assert worth_at(f"stable-wood@9,9/0 mill-grain@0,0/0 {ring}").points == 9


def test_h46_a_formation_at_a_corner_only_does_not_count() -> None:
    assert worth_at("mill-grain@0,0/0 farm-west@1,1/0 farm-east@2,1/0").points == 1


@pytest.mark.parametrize(
    ("building", "near"),
    [
        ("stonemasons-stone", "quarry-west@0,1/1 smithy-wood@1,0/0"),
        ("stable-wood", "camp-wood@0,1 quarry-west@1,0/0"),
    ],
)
def test_h46_each_formation_has_its_own_colour(building: str, near: str) -> None:
    found = worth_at(f"{building}@0,0/0 {near}")

    assert (found.points, found.counted) == (2, ((0, 1),))


@pytest.mark.parametrize(
    ("building", "terrain"),
    [("bakery-stone", "farm-west"), ("smithy-wood", "quarry-west"),
     ("lodge-grain", "sawmill-west")],
)  # fmt: skip
def test_h47_own_buildings_of_a_colour_count_anywhere_but_no_free_terrain(
    building: str, terrain: str
) -> None:
    others = f"{terrain}@9,-4/0 {terrain}@1,1/1 {terrain}@0,1"

    found = worth_at(f"{building}@0,0/0 {others} camp-wood@3,3/1")

    assert (found.points, found.counted) == (2, ((9, -4),))


def test_h19_an_unused_camp_is_worth_two() -> None:
    assert worth_at("camp-wood@0,0/1").points == 2
