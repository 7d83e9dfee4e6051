"""Building and extending: where, at what price, and with which discount."""

import pytest

from app.games.two_heirs.building import cells
from app.games.two_heirs.events import BuildingBuilt, TerrainExtended
from app.games.two_heirs.landscape import Placed
from app.games.two_heirs.material import landscape_of
from tests.games.two_heirs.story import Story, a_state

HAND = "sawmill-west farm-west"
EASY = f"0: {HAND} | wood=- stone=- grain=0,0\nsupply: lodge-grain lodge-grain"
"""The start tile gives a grain, for which a sawmill can be built."""


def test_h25_a_tile_goes_to_any_empty_cell_that_touches_a_tile_with_an_own_unit() -> (
    None
):
    state = a_state("land: farm-west@1,0/1\n0: | wood=- stone=- grain=0,0")

    assert cells(state, 0) == (
        (-1, -1), (0, -1), (1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1),
    )  # fmt: skip


@pytest.mark.parametrize("owner", ["/0", "/1", ""])
def test_h25_the_unit_may_stand_on_own_rival_or_free_tiles(owner: str) -> None:
    text = f"land: farm-west@1,0{owner} camp-wood@2,0\n0: | wood=- stone=- grain=2,0"

    assert (3, 0) in cells(a_state(text), 0)


def test_h25_other_cells_are_refused() -> None:
    story = Story(EASY + "\nland: camp-wood@1,0")

    assert story.refused("0 build sawmill-west 1,0") == "cell-occupied"
    assert story.refused("0 build sawmill-west 2,0") == "cell-too-far"
    assert story.refused("0 extend sawmill-west 0,0") == "cell-occupied"
    assert story.refused("0 build inn-wood 0,1") == "tile-not-held"


EXAMPLE_4 = """
0: lookout-stone-row | wood=- stone=5,5 grain=0,0
1: | wood=- stone=- grain=5,6
start: cathedral-grain
land: mill-grain@1,0/1 camp-wood@2,0 quarry-west@5,5/0 smithy-wood@5,6/0
reserve: - bakery-stone mill-grain stable-wood inn-wood inn-stone *
supply: lodge-grain lodge-grain
due: false
taken: true
sets: wandering dominion guard
"""
"""A lookout costs a grain, a wood and a stone; no wood is within reach 2."""


def test_h25_the_rule_books_example_4_only_the_call_keeps_the_place_in_touch() -> None:
    """The unit on the yellow building has to stay beside the chosen place."""
    text = EXAMPLE_4.replace("grain=0,0", "grain=1,0")
    place = "0 build lookout-stone-row 0,1"

    assert Story(text).refused(place) == "too-dear"
    stepped = Story(text).does("0 step grain 2,0")
    assert stepped.refused(place) == "cell-too-far"
    # The unit that could be withdrawn is the one that stands beside the place.
    regular = text.replace("wood=- stone=5,5 grain=1,0", "wood=1,0 stone=- grain=5,5")
    withdrawn = Story(regular).does("0 withdraw wood")
    assert withdrawn.refused(place) == "cell-too-far"
    called = Story(text).does("0 call wood 2,0", place)
    assert called.state.units[0][0].moved
    assert called.told(BuildingBuilt) == [
        BuildingBuilt(0, "lookout-stone-row", (0, 1), 0)
    ]


def test_h26_the_second_heirs_buildings_lie_turned_by_180_degrees() -> None:
    """Roads and pairs turn: (dx, dy) becomes (-dx, -dy)."""
    state = a_state("land: cathedral-grain@1,0/1 bakery-stone@2,0/1 cooper-grain@3,0/1")
    cathedral, bakery, cooper = list(landscape_of(state))[1:]

    assert cathedral.tile.roads == ("S",)
    assert cathedral.roads() == ("N",)
    assert set(bakery.roads()) == {"N", "S"}
    assert cooper.pairs()[0] == ((3, 1), (2, 1))


def test_h27_any_tile_of_the_hand_is_played_face_down_free_of_cost() -> None:
    story = Story("0: cathedral-grain | wood=- stone=- grain=0,0")

    story.does("0 extend cathedral-grain 1,1")

    assert story.state.landscape[-1] == Placed((1, 1), "cathedral-grain", None)
    assert story.told(TerrainExtended) == [
        TerrainExtended(0, "cathedral-grain", (1, 1))
    ]
    assert story.points() == (0, 0)


def test_h05_a_tile_has_the_same_colour_on_both_sides() -> None:
    """A stone tile played face down gives a stone to a unit on it."""
    story = Story("0: quarry-west | wood=- stone=- grain=0,0")

    story.does("0 extend quarry-west 1,0", "0 step grain 1,0")

    spot = landscape_of(story.state).at((1, 0))
    assert spot is not None
    assert (spot.terrain, spot.building) == ("stone", None)


EXAMPLE_3 = """
0: bakery-grain quarry-west | wood=- stone=8,8 grain=0,0
1: | wood=- stone=- grain=5,5
start: cathedral-grain
reserve: * stable-wood bakery-stone inn-wood inn-stone inn-grain mill-grain
supply: lodge-grain lodge-grain
"""
"""A bakery costs two grain and a wood; one grain and one wood are at hand."""


def test_h30_the_rule_books_example_3_a_grey_tile_pays_for_the_bakery() -> None:
    story = Story(EXAMPLE_3)

    assert story.refused("0 build bakery-grain 1,0") == "too-dear"
    story.does("0 extend quarry-west 0,1", "0 build bakery-grain 1,0")

    assert story.told(BuildingBuilt) == [BuildingBuilt(0, "bakery-grain", (1, 0), 1)]
    assert story.state.discounts == 0


def test_h28_a_discount_is_for_a_later_building_and_gives_nothing_back() -> None:
    story = Story(EASY).does("0 build sawmill-west 1,0", "0 extend farm-west 0,1")

    assert story.told(BuildingBuilt)[0].discounts == 0
    assert story.state.discounts == 1


def test_h28_a_discount_lapses_at_the_end_of_the_turn() -> None:
    story = Story(EASY).does("0 extend farm-west 0,1", "0 take inn-wood", "0 end-turn")

    assert story.state.discounts == 0


def test_h29_several_discounts_may_pay_for_one_building() -> None:
    text = EXAMPLE_3.replace(
        "bakery-grain quarry-west", "bakery-grain quarry-west camp-stone"
    )
    text = text.replace("stable-wood bakery-stone", "inn-stone bakery-stone")
    story = Story(text).does("0 extend quarry-west 0,1")

    assert story.refused("0 build bakery-grain 1,0") == "too-dear"
    story.does("0 extend camp-stone -1,0", "0 build bakery-grain 1,0")

    assert story.told(BuildingBuilt)[0].discounts == 2


def test_h29_or_each_for_another_building() -> None:
    text = """
    0: farm-west quarry-west camp-wood camp-stone | wood=8,8 stone=9,9 grain=0,0
    reserve: * - - - - - bakery-grain
    """
    story = Story(text).does("0 extend camp-wood 0,1", "0 extend camp-stone 0,-1")

    story.does("0 build farm-west 1,0", "0 build quarry-west -1,0")

    assert [built.discounts for built in story.told(BuildingBuilt)] == [1, 1]
    assert story.state.discounts == 0


def test_h30_no_more_discounts_are_spent_than_resources_are_missing() -> None:
    story = Story(EASY).does("0 extend farm-west 0,1", "0 build sawmill-west 1,0")

    assert story.told(BuildingBuilt)[0].discounts == 0
    assert story.state.discounts == 1


def test_h31_a_flipped_camp_and_a_destroyed_building_give_no_discount() -> None:
    camp = Story(
        "land: camp-wood@1,0/0\ndue: false\ntaken: true\nsupply: inn-wood inn-stone"
    ).does("0 use-camp 1,0")
    siege = Story(
        "land: farm-west@1,0/1 siege-tower-wood@2,0/0\nphase: siege 1,0\ndue: false"
    ).does("0 destroy 1,0")

    assert (camp.state.discounts, siege.state.discounts) == (0, 0)


def test_h32_the_actions_go_in_any_order_and_building_again_and_again() -> None:
    story = Story(EASY + "\nland: camp-wood@1,0")

    story.does(
        "0 call wood 1,0", "0 extend farm-west 2,0", "0 take inn-wood",
        "0 build sawmill-west 0,1", "0 step grain 0,1", "0 end-turn",
    )  # fmt: skip

    assert story.state.active == 1
