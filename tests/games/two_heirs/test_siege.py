"""Siege towers beside a rival's building."""

from app.games.two_heirs.events import BuildingDestroyed, BuildingsSpared, SiegeLaid
from app.games.two_heirs.landscape import Placed
from app.games.two_heirs.resources import sources
from app.games.two_heirs.state import Siege, Turn
from tests.games.two_heirs.story import Story

TOWER = "siege-tower-grain-near"
"""It costs a wood and a stone, which the first three of the reserve give."""
HAND = f"0: {TOWER} | wood=- stone=- grain=0,0\nsupply: lodge-grain bakery-grain\n"


def besieging(land: str, cell: str, hand: str = HAND) -> Story:
    """Return the story of building a tower on a cell."""
    return Story(f"{hand}land: {land}").does(f"0 build {TOWER} {cell}")


def test_h38_a_second_tower_beside_a_rivals_building_lays_siege_to_it() -> None:
    story = besieging("farm-west@1,1/1 siege-tower-wood@2,1/0", "1,0")

    assert story.phase() == Siege(((1, 1),))
    assert story.told(SiegeLaid) == [SiegeLaid(0, ((1, 1),))]


def test_h38_one_tower_alone_or_at_a_corner_does_nothing() -> None:
    alone = besieging("farm-west@1,1/1", "1,0")
    corner = besieging("farm-west@1,1/1 siege-tower-wood@2,2/0", "1,0")
    rivals = besieging("farm-west@1,1/1 siege-tower-wood@2,1/1", "1,0")
    apart = besieging("farm-west@1,1/1 siege-tower-wood@2,1/0", "-1,0")

    assert [s.phase() for s in (alone, corner, rivals, apart)] == [Turn()] * 4


def test_h38_a_new_tower_at_a_corner_lays_no_siege_for_two_at_the_sides() -> None:
    towers = "siege-tower-wood@3,1/0 siege-tower-stone-far@2,2/0"

    assert besieging(f"farm-west@2,1/1 {towers}", "1,0").phase() == Turn()
    assert besieging(f"farm-west@1,1/1 {towers}", "1,0").phase() == Turn()


def test_h38_own_buildings_and_free_terrain_are_not_besieged() -> None:
    own = besieging("farm-west@1,1/0 siege-tower-wood@2,1/0", "1,0")
    free = besieging("farm-west@1,1 siege-tower-wood@2,1/0", "1,0")

    assert [s.phase() for s in (own, free)] == [Turn()] * 2


def test_h38_a_rival_who_builds_next_to_two_towers_loses_nothing() -> None:
    story = Story(
        "1: sawmill-west | wood=- stone=- grain=0,0\nactive: 1\n"
        "land: siege-tower-wood@2,1/0 siege-tower-stone-far@1,2/0"
    )

    story.does("1 build sawmill-west 1,1")

    assert story.phase() == Turn()
    assert story.refused("1 destroy 1,1") == "no-siege"


def test_h38_a_tower_played_face_down_does_nothing() -> None:
    story = Story(f"{HAND}land: farm-west@1,1/1 siege-tower-wood@2,1/0")

    story.does(f"0 extend {TOWER} 1,0")

    assert story.phase() == Turn()


def test_h42_a_face_down_tower_is_no_second_tower() -> None:
    assert (
        besieging("farm-west@1,1/1 siege-tower-wood@2,1", "1,0").state.phase == Turn()
    )


TWO = (
    "farm-west@1,1/1 mill-grain@0,-1/1 sawmill-west@1,-1/1"
    " siege-tower-wood@2,1/0 siege-tower-stone-far@2,-1/0"
)
"""A tower on 1,0 touches 1,1 and 1,-1, each of which has another tower beside it."""


def test_h39_each_of_several_buildings_may_be_destroyed() -> None:
    story = besieging(TWO, "1,0")

    assert story.legal() == ["destroy 1,-1", "destroy 1,1", "spare"]
    story.does("0 destroy 1,1")
    assert story.phase() == Siege(((1, -1),))
    story.does("0 destroy 1,-1")

    assert story.phase() == Turn()
    assert len(story.told(BuildingDestroyed)) == 2


def test_h39_or_one_of_them_or_none() -> None:
    one = besieging(TWO, "1,0").does("0 destroy 1,-1", "0 spare")
    none = besieging(TWO, "1,0").does("0 spare")

    assert one.told(BuildingsSpared) == [BuildingsSpared(0, ((1, 1),))]
    assert none.told(BuildingsSpared) == [BuildingsSpared(0, ((1, -1), (1, 1)))]
    assert none.told(BuildingDestroyed) == []
    assert (one.phase(), none.phase()) == (Turn(), Turn())


def test_h39_it_is_decided_before_anything_else() -> None:
    story = besieging(TWO, "1,0")

    for act in ("take inn-wood", "step grain 1,0", "end-turn", "drop inn-wood"):
        assert story.refused(f"0 {act}") == "siege-open"
    assert story.refused("0 destroy 0,-1") == "not-under-siege"


def test_h40_a_chance_that_was_declined_is_lost_until_a_third_tower() -> None:
    hand = HAND.replace(TOWER, f"{TOWER} siege-tower-grain-far", 1)
    hand = hand.replace("0,0", "0,0", 1) + (
        "reserve: * inn-wood inn-stone stable-wood mill-grain camp-wood bakery-stone\n"
    )
    story = besieging("farm-west@1,1/1 siege-tower-wood@2,1/0", "1,0", hand)

    story.does("0 spare")
    assert story.refused("0 destroy 1,1") == "no-siege"
    story.does("0 build siege-tower-grain-far 0,1")

    assert story.phase() == Siege(((1, 1),))


def test_h41_a_destroyed_building_is_free_terrain_of_its_colour() -> None:
    """A unit on it stays, its roads and its production are gone, the towers stay."""
    text = f"{HAND}1: | wood=1,1 stone=- grain=5,5\n"
    land = "farm-east@1,1/1 siege-tower-wood@2,1/0"
    story = Story(f"{text}land: {land}").does(f"0 build {TOWER} 1,0")
    before = [source.kind for source in sources(story.state, 1)]

    story.does("0 destroy 1,1")

    assert story.state.landscape[1] == Placed((1, 1), "farm-east", None)
    assert story.told(BuildingDestroyed) == [BuildingDestroyed(0, "farm-east", (1, 1))]
    assert story.state.units[1][0].cell == (1, 1)
    assert before.count("building") == 1
    after = sources(story.state, 1)
    assert [s.terrain for s in after if s.cell == (1, 1)] == ["grain"]
    assert [placed.owner for placed in story.state.landscape[2:]] == [0, 0]
