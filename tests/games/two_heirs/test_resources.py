"""Where resources come from, and that they are not used up."""

from collections import Counter

from app.games.two_heirs.resources import Source, missing, sources
from app.games.two_heirs.tiles import Cost
from tests.games.two_heirs.story import Story, a_state


def amounts(text: str, heir: int = 0) -> Counter[str]:
    """Return how many of each resource an heir can use."""
    return Counter(source.terrain for source in sources(a_state(text), heir))


def test_h21_the_rule_books_example_1_reach_three_is_a_stone_a_grain_and_a_wood() -> (
    None
):
    reserve = "* quarry-west mill-grain stable-wood inn-wood inn-stone inn-grain"

    found = sources(a_state(f"reserve: {reserve}\n0: | wood=- stone=- grain=9,9"), 0)

    assert found == (
        Source("stone", "reserve", place=1),
        Source("grain", "reserve", place=2),
        Source("wood", "reserve", place=3),
    )


EXAMPLE_2 = """
0: inn-stone trading-post-wood | wood=- stone=1,0 grain=0,0
1: | wood=- stone=- grain=0,1
start: camp-stone
land: mill-grain@1,0/1 farm-west@2,0/0 stable-wood@0,1
reserve: * quarry-west inn-wood bakery-grain mill-grain stable-wood bakery-stone
supply: lodge-grain lodge-grain
due: false
"""
"""Reach 2 with a stone and a wood; units on a yellow building and on grey free
terrain; a farm built."""


def test_h21_the_rule_books_example_2_two_grain_two_stone_and_one_wood() -> None:
    assert amounts(EXAMPLE_2) == {"grain": 2, "stone": 2, "wood": 1}


def test_h21_the_rule_books_example_of_a_yellow_and_a_green_tile() -> None:
    """Units on both give one grain and one wood, whoever owns the tiles."""
    text = (
        "0: | wood=1,0 stone=2,0 grain=0,0\nreserve: * - - - - - -\n"
        "start: camp-stone\nland: mill-grain@1,0/1 stable-wood@2,0"
    )

    assert amounts(text) == {"grain": 1, "wood": 1, "stone": 1}
    assert amounts(text.replace("stone=2,0", "stone=-")) == {"grain": 1, "stone": 1}


def test_h21_a_unit_on_an_own_farm_makes_it_two_and_on_a_rivals_one() -> None:
    units = "0: | wood=1,0 stone=9,9 grain=8,8\n"
    own = f"{units}land: farm-west@1,0/0\nreserve: * - - - - - -"

    assert amounts(own)["grain"] == 2
    assert amounts(own.replace("/0", "/1"))["grain"] == 1
    assert amounts(own.replace("/0", "/1"), heir=1)["grain"] == 2


def test_h21_a_farm_that_lies_face_down_produces_nothing() -> None:
    land = "0: | wood=8,8 stone=9,9 grain=7,7\nreserve: * - - - - - -\nland: "

    assert amounts(f"{land}farm-west@1,0/0 sawmill-west@2,0/0 quarry-west@3,0/0") == {
        "grain": 1,
        "wood": 1,
        "stone": 1,
    }
    assert amounts(f"{land}farm-west@1,0") == {}


def test_h22_resources_are_not_used_up_each_building_is_checked_by_itself() -> None:
    """Example 2: inn and trading post in one turn, though they need three grain."""
    story = Story(EXAMPLE_2)

    story.does("0 build inn-stone -1,0", "0 build trading-post-wood -1,-1")

    assert story.state.hands[0] == ()


def test_h22_one_source_gives_one_to_a_building() -> None:
    at_hand = (Source("grain", "reserve", place=1), Source("wood", "reserve", place=2))

    assert missing(Cost(grain=2, wood=1), at_hand) == Cost(grain=1)
    assert missing(Cost(grain=1), at_hand) == Cost()


MOVING = """
0: quarry-west farm-west | wood=- stone=- grain=0,0
1: | wood=- stone=- grain=5,5
start: camp-wood
land: camp-stone@1,0
reserve: * inn-grain lodge-grain mill-grain bakery-grain farm-east camp-wood
supply: lodge-grain lodge-grain
"""
"""A quarry costs a wood, a farm a stone; neither is within reach."""


def test_h23_the_old_tile_may_pay_one_building_and_the_new_tile_another() -> None:
    story = Story(MOVING)

    assert story.refused("0 build farm-west 0,1") == "too-dear"
    story.does("0 build quarry-west 0,1", "0 step grain 1,0", "0 build farm-west 2,0")

    assert story.state.hands[0] == ()


def test_h23_access_is_lost_by_moving_away() -> None:
    story = Story(MOVING).does("0 step grain 1,0")

    assert story.refused("0 build quarry-west 2,0") == "too-dear"


def test_h23_reach_shrinks_when_a_unit_is_called() -> None:
    text = MOVING.replace(
        "inn-grain lodge-grain mill-grain", "inn-grain camp-wood inn-stone"
    )
    story = Story(text)

    assert story.legal("build farm-west")
    story.does("0 call stone 1,0")

    reserve = [s for s in sources(story.state, 0) if s.kind == "reserve"]
    assert [s.place for s in reserve] == [1, 2]


def test_h24_a_new_farm_helps_from_the_next_building_on_but_not_itself() -> None:
    text = """
    0: sawmill-west quarry-west | wood=8,8 stone=9,9 grain=0,0
    start: cathedral-grain
    reserve: * - - - - - bakery-grain
    supply: lodge-grain lodge-grain
    """
    story = Story(text)

    assert story.refused("0 build quarry-west 1,0") == "too-dear"
    story.does("0 build sawmill-west 1,0", "0 build quarry-west 0,1")

    itself = Story(text.replace("sawmill-west quarry-west", "stable-wood quarry-east"))
    assert itself.refused("0 build quarry-east 1,0") == "too-dear"


def test_h81_henry_has_no_resources() -> None:
    land = "henry: | wood=1,0 stone=- grain=-\nland: farm-west@1,0/1"

    assert sources(a_state(land, solo=True), 1) == ()
