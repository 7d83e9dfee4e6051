"""The camp: flipped once, for one more take."""

from app.games.two_heirs.camps import camps
from app.games.two_heirs.events import CampUsed, TileTaken
from app.games.two_heirs.resources import sources
from tests.games.two_heirs.story import Story

TAKEN = """
land: camp-wood@1,0/0 camp-stone@0,1/0
due: false
taken: true
supply: lodge-grain bakery-grain farm-west
"""


def test_h16_a_camp_is_used_only_after_a_take_and_with_none_due() -> None:
    story = Story("land: camp-wood@1,0/0\nsupply: lodge-grain bakery-grain")

    assert story.refused("0 use-camp 1,0") == "take-first"
    story.does("0 take inn-wood", "0 use-camp 1,0")

    assert story.refused("0 use-camp 1,0") == "no-camp"


def test_h16_with_nothing_due_and_nothing_taken_a_camp_is_refused_too() -> None:
    """As in a turn that a given position begins with an empty reserve."""
    story = Story("land: camp-wood@1,0/0\nreserve: * - - - - - -\ndue: false")

    assert story.refused("0 use-camp 1,0") == "take-first"


def test_h16_a_camp_built_this_very_turn_can_be_used() -> None:
    story = Story(
        "0: camp-wood | wood=- stone=- grain=0,0\nsupply: lodge-grain bakery-grain"
    )

    story.does("0 take inn-wood", "0 build camp-wood 1,0", "0 use-camp 1,0")

    assert story.state.due


def test_h16_only_own_face_up_camps_are_used() -> None:
    story = Story(TAKEN.replace("@1,0/0", "@1,0/1").replace("@0,1/0", "@0,1"))

    assert story.legal("use-camp") == []
    assert story.refused("0 use-camp 1,0") == "no-camp"
    assert story.refused("0 use-camp 0,1") == "no-camp"


def test_h17_a_used_camp_is_free_terrain_and_a_take_is_due() -> None:
    """The turn cannot end before, as the shield has to show the rival's crown."""
    text = TAKEN + "0: | wood=1,0 stone=- grain=0,0"
    story = Story(text).does("0 use-camp 1,0")

    assert story.told(CampUsed) == [CampUsed(0, "camp-wood", (1, 0))]
    assert story.state.landscape[1].owner is None
    assert story.state.units[0][0].cell == (1, 0)
    assert "wood" in [s.terrain for s in sources(story.state, 0) if s.kind == "unit"]
    assert story.refused("0 end-turn") == "take-due"
    story.does("0 take inn-wood", "0 end-turn")


def test_h18_several_camps_are_used_in_one_turn_with_a_take_in_between() -> None:
    story = Story(TAKEN).does("0 use-camp 1,0")

    assert story.refused("0 use-camp 0,1") == "take-first"
    story.does("0 take inn-wood", "0 use-camp 0,1", "0 take inn-stone")

    assert camps(story.state, 0) == ()
    assert story.state.hands[0] == ("inn-wood", "inn-stone")


def test_h19_an_unused_camp_has_two_points_four_with_a_unit_and_a_used_one_none() -> (
    None
):
    story = Story(TAKEN + "0: | wood=1,0 stone=- grain=0,0")

    assert (story.worth((1, 0)), story.worth((0, 1))) == (4, 2)
    story.does("0 use-camp 1,0")
    assert story.points() == (2, 0)


def test_h20_a_camp_after_the_supply_ran_out_is_legal_and_changes_nothing_else() -> (
    None
):
    text = TAKEN.replace("supply: lodge-grain bakery-grain farm-west", "")
    story = Story(text + "trigger: 1\nfinal:\nturn: 22\n").does("0 use-camp 1,0")

    story.does("0 take inn-wood")

    assert story.told(TileTaken)[0].refill is None
    assert (story.state.trigger, story.state.final) == (1, ())


def test_h20_a_camp_in_the_turn_of_the_last_tile_leaves_who_has_final_turns() -> None:
    story = Story("land: camp-wood@1,0/0\nsupply: lodge-grain")

    story.does("0 take inn-wood", "0 use-camp 1,0", "0 take inn-stone")

    assert (story.state.trigger, story.state.final) == (0, (1, 0))


def test_h14_a_camp_is_refused_when_no_tile_is_left_to_take() -> None:
    text = TAKEN.replace("supply: lodge-grain bakery-grain farm-west", "")
    story = Story(text + "trigger: 1\nfinal:\nreserve: - - * - - - -")

    assert story.refused("0 use-camp 1,0") == "reserve-empty"
