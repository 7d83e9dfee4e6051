"""Producers, trading posts and cathedrals."""

import pytest

from tests.games.two_heirs.effects.worths import worth_at


@pytest.mark.parametrize(
    "building",
    ["farm-west", "sawmill-west", "quarry-west", "siege-tower-wood",
     "guild-house-potters"],
)  # fmt: skip
def test_h54_some_buildings_have_no_points_themselves(building: str) -> None:
    assert worth_at(f"{building}@0,0/0 farm-west@1,0/0 potter-wood@0,1/0").points == 0


def test_h50_a_trading_post_counts_three_for_each_own_depicted_building() -> None:
    """Two farms are 6; this one depicts farms and quarries."""
    farms = "farm-east@5,5/0 farm-west@-3,0/0"

    assert worth_at(f"trading-post-wood@0,0/0 {farms}").points == 6
    assert worth_at(f"trading-post-wood@0,0/0 {farms} quarry-east@1,0/0").points == 9


def test_h50_rival_face_down_and_other_buildings_do_not_count_for_a_post() -> None:
    others = "farm-east@5,5/1 quarry-east@1,0 sawmill-west@2,2/0"

    assert worth_at(f"trading-post-wood@0,0/0 {others}").points == 0


def test_a_cathedral_is_worth_five() -> None:
    assert worth_at("cathedral-grain@0,0/1").points == 5
