"""Workshops, their pairs, and guild houses."""

import pytest

from app.games.two_heirs.tiles import Pair
from tests.games.two_heirs.effects.worths import worth_at

WEST_EAST: tuple[Pair, ...] = (("W", "E"),)


@pytest.mark.parametrize(
    ("west", "east"), [("stable-wood", "farm-west"), ("farm-west", "stable-wood")]
)
def test_h51_a_pair_is_met_either_way_round(west: str, east: str) -> None:
    found = worth_at(f"basket-maker-wood@0,0/0 {west}@-1,0 {east}@1,0/1", WEST_EAST)

    assert found.points == 3
    assert found.counted == ((-1, 0), (1, 0))


@pytest.mark.parametrize(
    "beside",
    ["", "stable-wood@-1,0", "stable-wood@-1,0 camp-wood@1,0",
     "stable-wood@-1,0 quarry-west@1,0", "stable-wood@0,-1 farm-west@0,1"],
)  # fmt: skip
def test_h51_a_workshop_without_its_pair_has_no_points(beside: str) -> None:
    assert worth_at(f"basket-maker-wood@0,0/0 {beside}", WEST_EAST).points == 0


@pytest.mark.parametrize(
    ("workshop", "pair"),
    [("basket-maker-wood", "stable-wood@-1,0 farm-west@1,0"),
     ("potter-wood", "quarry-west@-1,0 farm-west@1,0"),
     ("cooper-stone", "stable-wood@-1,0 quarry-west@1,0")],
)  # fmt: skip
def test_h51_each_workshop_has_two_colours(workshop: str, pair: str) -> None:
    assert worth_at(f"{workshop}@0,0/0 {pair}", WEST_EAST).points == 3


def test_h51_every_pair_that_is_met_counts() -> None:
    pairs: tuple[Pair, ...] = (("N", "NE"), ("W", "E"), ("S", "SW"))
    met = "stable-wood@0,-1 quarry-west@1,-1 camp-wood@-1,0 bakery-stone@1,0"

    assert worth_at(f"cooper-grain@0,0/0 {met}", pairs).points == 6


def test_h51_pairs_lie_turned_for_the_second_heir() -> None:
    pairs: tuple[Pair, ...] = (("N", "E"),)
    as_printed = "stable-wood@0,-1 farm-west@1,0"
    turned = "stable-wood@0,1 farm-west@-1,0"

    assert worth_at(f"basket-maker-stone@0,0/0 {as_printed}", pairs).points == 3
    assert worth_at(f"basket-maker-stone@0,0/1 {as_printed}", pairs).points == 0
    assert worth_at(f"basket-maker-stone@0,0/1 {turned}", pairs).points == 3


def test_h52_a_guild_house_lifts_its_workshops_to_four_and_two_do_not_stack() -> None:
    pair = "stable-wood@-1,0 farm-west@1,0"
    one = "guild-house-basket-makers@5,5/0"
    two = f"{one} guild-house-basket-makers@6,6/0"

    found = worth_at(f"basket-maker-wood@0,0/0 {pair} {one}", WEST_EAST)

    assert (found.points, found.condition) == (4, "pairs-with-guild")
    assert worth_at(f"basket-maker-wood@0,0/0 {pair} {two}", WEST_EAST).points == 4


@pytest.mark.parametrize(
    "house",
    ["guild-house-potters@5,5/0", "guild-house-basket-makers@5,5/1",
     "guild-house-basket-makers@5,5"],
)  # fmt: skip
def test_h52_a_house_of_another_craft_owner_or_face_down_does_not_help(
    house: str,
) -> None:
    pair = "stable-wood@-1,0 farm-west@1,0"

    found = worth_at(f"basket-maker-wood@0,0/0 {pair} {house}", WEST_EAST)

    assert found.points == 3
