"""Stepping, calling and withdrawing units."""

import pytest

from app.games.two_heirs.events import UnitCalled, UnitStepped, UnitWithdrawn
from app.games.two_heirs.reserve import reach
from app.games.two_heirs.resources import sources
from tests.games.two_heirs.story import Story

LAND = "land: farm-west@1,0/0 camp-wood@1,1 mill-grain@2,1/1 stable-wood@-1,-1/1"


def test_h33_a_unit_steps_to_a_tile_that_touches_its_own_whoever_owns_it() -> None:
    story = Story(LAND)

    assert story.legal("step") == [
        "step grain 1,0", "step grain 1,1", "step grain -1,-1",
    ]  # fmt: skip
    story.does("0 step grain -1,-1")

    assert story.told(UnitStepped) == [UnitStepped(0, "grain", (0, 0), (-1, -1))]


def test_h33_a_unit_does_not_step_onto_another_too_far_or_off_the_tiles() -> None:
    story = Story(f"{LAND}\n1: | wood=1,0 stone=- grain=0,0")

    assert story.refused("0 step grain 1,0") == "tile-occupied"
    assert story.refused("0 step grain 2,1") == "unit-too-far"
    assert story.refused("0 step grain 0,1") == "no-tile-there"
    assert story.refused("0 step grain 0,0") == "unit-too-far"


def test_h08_once_an_elite_has_left_at_most_one_unit_is_on_the_start_tile() -> None:
    story = Story(f"{LAND}\nsupply: inn-wood inn-stone")

    story.does("0 step grain 1,1", "0 take inn-wood", "0 end-turn")
    assert story.legal("step grain 1,1") == []
    story.does("1 take inn-stone", "1 end-turn")

    assert story.refused("0 step grain 0,0") == "tile-occupied"


def test_h08_an_emptied_start_tile_may_be_entered_again_by_either() -> None:
    away = f"{LAND}\n0: | wood=- stone=- grain=1,1\n1: | wood=- stone=- grain=1,0"

    for heir in (0, 1):
        assert "step grain 0,0" in Story(f"{away}\nactive: {heir}").legal("step")


def test_h34_a_unit_is_called_to_an_empty_tile_that_touches_an_own_units_tile() -> None:
    story = Story(LAND)

    assert story.legal("call wood") == [
        "call wood 1,0", "call wood 1,1", "call wood -1,-1",
    ]  # fmt: skip
    assert story.refused("0 call wood 2,1") == "call-too-far"
    assert story.refused("0 call grain 1,0") == "no-such-unit"
    assert story.refused("0 call wood 0,1") == "no-tile-there"
    story.does("0 call wood 1,1")

    assert story.told(UnitCalled) == [UnitCalled(0, "wood", (1, 1))]
    assert "call stone 2,1" in story.legal("call")


def test_h34_nobody_can_be_called_while_there_is_only_the_start_tile() -> None:
    story = Story()

    assert story.legal("call") == []
    assert story.refused("0 call wood 0,0") == "tile-occupied"
    assert story.refused("0 call wood 1,0") == "no-tile-there"


def test_h35_only_regular_units_are_withdrawn() -> None:
    story = Story(f"{LAND}\n0: | wood=1,0 stone=- grain=0,0")

    assert story.legal("withdraw") == ["withdraw wood"]
    assert story.refused("0 withdraw grain") == "elite-stays"
    assert story.refused("0 withdraw stone") == "no-such-unit"
    story.does("0 withdraw wood")

    assert story.told(UnitWithdrawn) == [UnitWithdrawn(0, "wood", (1, 0))]
    assert story.state.in_reserve(0) == 2


@pytest.mark.parametrize(
    ("first", "then"),
    [("call wood 1,0", "withdraw wood"), ("call wood 1,0", "step wood 1,1"),
     ("step grain 1,0", "step grain 1,1"), ("withdraw stone", "call stone 1,1")],
)  # fmt: skip
def test_h36_each_unit_has_one_move_a_turn(first: str, then: str) -> None:
    story = Story(f"{LAND}\n0: | wood=- stone=-1,-1 grain=0,0").does(f"0 {first}")

    assert story.refused(f"0 {then}") == "unit-moved"


def test_h36_units_may_move_again_in_the_next_turn() -> None:
    story = Story(f"{LAND}\nsupply: inn-wood inn-stone")

    story.does("0 step grain 1,0", "0 take inn-wood", "0 end-turn")

    assert not any(unit.moved for unit in story.state.units[0])


def test_h37_a_unit_that_has_moved_still_gives_reach_resources_and_adjacency() -> None:
    text = f"{LAND}\n0: camp-stone | wood=1,0 stone=- grain=0,0"
    story = Story(text).does("0 withdraw wood", "0 step grain 1,1")

    assert reach(story.state, 0) == 3
    assert ("wood", (1, 1)) in [(s.terrain, s.cell) for s in sources(story.state, 0)]
    assert "extend camp-stone 2,2" in story.legal("extend")
