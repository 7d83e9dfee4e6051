"""The whole of Henry's turn, step by step."""

import pytest

from app.games.two_heirs.events import (
    BuildingBuilt,
    HenryChose,
    HenryUnitMoved,
    SiegeLaid,
    TilesRemoved,
    TileTaken,
    TreasureLaid,
    TreasureRemoved,
    TurnEnded,
    TurnStarted,
)
from app.games.two_heirs.game import GAME
from app.games.two_heirs.grid import around
from app.games.two_heirs.landscape import Placed
from app.games.two_heirs.state import HenryStep, Over, Turn
from app.games.two_heirs.verdict import position_of
from tests.games.two_heirs.story import Story

EXAMPLE = """
0: | wood=- stone=- grain=0,2
start: lodge-grain
land: pilgrimage-site-stone@0,1/0 camp-wood@0,2 farm-west@1,0 mill-grain@1,1
 quarry-west@1,2 stable-wood@-1,1
anchor: 0,1
reserve: quarry-east inn-stone bakery-grain siege-tower-wood inn-wood mill-grain *
supply: camp-wood lodge-grain bakery-stone
due: false
taken: true
sets: wandering dominion warfare
treasures: row-stone-any column-grain-any | | |
"""
"""All four sides of the pilgrimage site are taken, and the cells from N to S."""


def test_h72_the_rule_books_example_of_a_siege_tower_ends_at_c6() -> None:
    """The top tile is green: he takes the siege tower; C6 is SW of the site."""
    story = Story(EXAMPLE.replace("\n quarry", " quarry"), solo=True)

    story.does("0 end-turn")

    assert story.told(BuildingBuilt) == [
        BuildingBuilt(None, "siege-tower-wood", (-1, 2), 0)
    ]
    assert around((0, 1))[5] == (-1, 2)
    assert [step.reason for step in story.state.steps] == [
        "same-colour", "first-free", "pile-top", "same-cross",
    ]  # fmt: skip


TURN = """
0: | wood=- stone=- grain=0,0
land: mill-grain@1,0/0
anchor: 1,0
reserve: * bakery-grain inn-wood inn-stone inn-grain stable-wood quarry-west
supply: camp-wood lodge-grain bakery-stone
due: false
taken: true
treasures: row-stone-any column-grain-any | | |
"""
"""The mill's road runs from west to east, like that of the inn he takes."""


def test_henrys_turn_is_played_at_once_and_told_step_by_step() -> None:
    story = Story(TURN, solo=True).does("0 end-turn")

    assert story.events == [
        TurnEnded(0),
        TurnStarted(None, 2, final=False),
        HenryChose("same-colour"),
        TileTaken(None, "inn-wood", 2, "camp-wood", 0, "grain"),
        HenryChose("connect"),
        BuildingBuilt(None, "inn-wood", (2, 0), 0),
        HenryChose("pile-top"),
        TreasureLaid("row-stone-any", (2, 0)),
        HenryChose("same-cross"),
        HenryUnitMoved("wood", None, (2, 0)),
        TurnEnded(None),
        TurnStarted(0, 3, final=False),
    ]
    assert story.state.landscape[-1] == Placed((2, 0), "inn-wood", 1)


def test_the_view_says_why_he_did_each_step() -> None:
    story = Story(TURN, solo=True).does("0 end-turn")

    assert GAME.view(story.state, 0).henry == (
        HenryStep("take", "same-colour", tile="inn-wood"),
        HenryStep("place", "connect", tile="inn-wood", cell=(2, 0)),
        HenryStep("treasure", "pile-top", cell=(2, 0), treasure="row-stone-any"),
        HenryStep("unit", "same-cross", cell=(2, 0), unit="wood"),
    )


def test_h66_the_colour_is_that_of_the_top_tile_before_the_refill() -> None:
    """After it, a grain tile is on top, and he would have taken the bakery."""
    story = Story(TURN, solo=True).does("0 end-turn")

    (taken,) = story.told(TileTaken)
    assert (taken.tile, taken.top) == ("inn-wood", "grain")
    assert story.state.shield == 2


def test_h67_the_anchor_is_the_last_building_of_several_in_a_turn() -> None:
    """Free terrain does not move it."""
    text = """
    0: sawmill-west sawmill-east camp-wood | wood=- stone=- grain=0,0
    reserve: * quarry-west bakery-stone inn-stone inn-grain stable-wood farm-west
    supply: camp-stone lodge-grain
    """
    story = Story(text, solo=True)
    assert GAME.view(story.state, 0).anchor == (0, 0)

    story.does("0 build sawmill-west 1,0", "0 build sawmill-east 0,1")
    assert GAME.view(story.state, 0).anchor == (0, 1)
    story.does("0 extend camp-wood -1,0")

    assert story.state.anchor == (0, 1)


def test_h67_it_stays_when_nothing_is_built_and_is_the_start_tile_at_first() -> None:
    text = "due: false\ntaken: true\nsupply: camp-wood lodge-grain bakery-grain"
    story = Story(text, solo=True).does("0 end-turn")

    assert story.state.anchor is None
    assert story.state.landscape[-1].cell == (0, -1)
    story.does("0 take inn-grain", "0 end-turn")
    assert story.state.landscape[-1].cell == (1, -1)


def test_h68_a_camp_that_was_used_is_still_the_anchor() -> None:
    text = TURN.replace("mill-grain@1,0/0", "camp-wood@1,0/0")
    story = Story(text, solo=True)

    story.does("0 use-camp 1,0", "0 take bakery-grain", "0 end-turn")

    assert story.state.steps[1].reason == "first-free"
    assert story.state.landscape[-1].cell == (1, -1)


FULL = """
0: | wood=- stone=- grain=0,0
land: mill-grain@0,-1 mill-grain@1,-1 mill-grain@1,0 mill-grain@1,1 mill-grain@0,1
due: false
taken: true
reserve: * bakery-grain inn-wood inn-stone inn-grain stable-wood quarry-west
supply: camp-wood lodge-grain
treasures: row-stone-any | | |
"""


def test_h73_a_tile_without_room_leaves_the_game_and_nothing_else_happens() -> None:
    rest = " mill-grain@-1,1 mill-grain@-1,0 mill-grain@-1,-1\ndue"
    story = Story(FULL.replace("\ndue", rest, 1), solo=True).does("0 end-turn")

    assert story.told(TilesRemoved) == [TilesRemoved(None, ("inn-wood",), "no-room")]
    assert story.state.removed == ("inn-wood",)
    assert story.state.treasures.pile == ("row-stone-any",)
    assert [unit.cell for unit in story.state.units[1]] == [None, None, None]
    assert [step.reason for step in story.state.steps] == ["same-colour", "no-room"]


def test_h74_henry_pays_nothing_and_needs_no_unit_nearby() -> None:
    story = Story(TURN.replace("inn-wood", "fortress-wood-far"), solo=True)

    story.does("0 end-turn")

    assert story.told(BuildingBuilt) == [
        BuildingBuilt(None, "fortress-wood-far", (2, 0), 0)
    ]


def test_h75_without_a_treasure_left_none_is_laid() -> None:
    text = TURN.replace("row-stone-any column-grain-any", "")
    story = Story(text, solo=True).does("0 end-turn")

    assert story.told(TreasureLaid) == []
    assert [step.step for step in story.state.steps] == ["take", "place", "unit"]


def test_h76_a_treasure_that_is_met_when_it_is_laid_goes_at_once() -> None:
    text = TURN.replace("row-stone-any column", "row-grain-wood column")
    text = text.replace("mill-grain@1,0/0", "mill-grain@1,0/0 camp-wood@-3,0")
    story = Story(text, solo=True).does("0 end-turn")

    assert story.told(TreasureRemoved) == [
        TreasureRemoved("row-grain-wood", (2, 0), ((0, 0), (-3, 0)))
    ]
    assert story.state.treasures.laid == ()


def test_h76_a_tile_of_henrys_may_meet_an_older_treasure() -> None:
    text = TURN.replace(
        "treasures: row-stone-any column-grain-any | |",
        "land: mill-grain@1,0/0 quarry-west@2,5/1 camp-stone@2,8\n"
        "treasures: | column-wood-stone@2,5 |",
    )
    story = Story(text, solo=True).does("0 end-turn")

    assert story.told(TreasureRemoved) == [
        TreasureRemoved("column-wood-stone", (2, 5), ((2, 0), (2, 8)))
    ]


def test_h80_his_unit_with_the_tiles_colour_comes_from_wherever_it_is() -> None:
    text = f"{TURN}henry: | wood=5,5 stone=6,6 grain=-\n"
    land = "land: mill-grain@1,0/0 stable-wood@5,5/1 quarry-west@6,6/1"
    story = Story(f"{text}{land}", solo=True).does("0 end-turn")

    assert [unit.cell for unit in story.state.units[1]] == [(2, 0), (6, 6), None]
    assert story.told(HenryUnitMoved) == [HenryUnitMoved("wood", (5, 5), (2, 0))]


@pytest.mark.parametrize(
    ("top", "cells"),
    [
        ("camp-wood", [(2, 0), (6, 6), None]),
        ("camp-stone", [(5, 5), (2, 0), None]),
        ("farm-east", [(5, 5), (6, 6), (2, 0)]),
    ],
)
def test_h80_each_colour_has_a_unit_of_its_own(
    top: str, cells: list[tuple[int, int] | None]
) -> None:
    """The elite bears the grain cross, the regular units wood and stone."""
    text = TURN.replace("supply: camp-wood", f"supply: {top}")
    units = "henry: | wood=5,5 stone=6,6 grain=-\n"
    land = "land: mill-grain@1,0/0 stable-wood@5,5/1 quarry-west@6,6/1"

    story = Story(f"{text}{units}{land}", solo=True).does("0 end-turn")

    assert [unit.cell for unit in story.state.units[1]] == cells


def test_h80_it_bars_the_human_like_any_unit() -> None:
    story = Story(f"{TURN}\n0: | wood=- stone=- grain=1,0", solo=True)
    story.does("0 end-turn")

    assert story.refused("0 step grain 2,0") == "tile-occupied"


def test_h81_a_second_tower_of_henrys_destroys_nothing() -> None:
    text = TURN.replace("inn-wood", "siege-tower-wood").replace(
        "mill-grain@1,0/0", "siege-tower-stone-near@2,0/1 cathedral-grain@1,0/0"
    )
    story = Story(text, solo=True).does("0 end-turn")

    assert story.state.landscape[-1] == Placed((1, 1), "siege-tower-wood", 1)
    assert story.told(SiegeLaid) == []
    assert (story.state.active, story.phase()) == (0, Turn())
    assert Placed((1, 0), "cathedral-grain", 0) in story.state.landscape


def test_h81_the_human_may_destroy_henrys_buildings() -> None:
    text = """
    0: siege-tower-grain-near | wood=- stone=- grain=0,0
    land: farm-west@1,1/1 siege-tower-wood@2,1/0
    supply: camp-wood lodge-grain
    """
    story = Story(text, solo=True)

    story.does("0 build siege-tower-grain-near 1,0", "0 destroy 1,1")

    assert story.state.landscape[1].owner is None


def test_h82_henry_takes_the_last_tile_then_the_human_and_he_have_a_final_turn() -> (
    None
):
    text = TURN.replace("camp-wood lodge-grain bakery-stone", "camp-wood")
    story = Story(text + "turn: 19", solo=True).does("0 end-turn")

    assert (story.state.trigger, story.state.final) == (1, (1,))
    story.does("0 take inn-stone", "0 end-turn")

    assert story.state.phase == Over("supply")
    assert [t.final for t in story.told(TurnStarted)] == [False, True, True]


def test_h82_with_a_camp_the_human_may_take_the_last_tile() -> None:
    """Then Henry and the human have the final turns, in that order."""
    text = TURN.replace("camp-wood lodge-grain bakery-stone", "camp-wood")
    text = text.replace("due: false\ntaken: true", "")
    story = Story(text, solo=True).does("0 take inn-wood", "0 end-turn")

    assert story.told(TurnStarted)[0] == TurnStarted(None, 2, final=True)
    assert (story.state.active, story.state.final) == (0, ())
    story.does(f"0 {story.legal('take')[0]}", "0 end-turn")
    assert story.state.phase == Over("supply")


def test_h83_treasures_on_the_table_and_in_the_pile_count_for_henry() -> None:
    story = Story(TURN, solo=True).does("0 end-turn")

    position = position_of(story.state)

    assert position.henry
    assert position.treasures == 2


def test_h83_treasures_that_went_or_were_taken_out_at_the_start_do_not_count() -> None:
    """H65: those taken out are out of the game, and so are those got rid of."""
    zones = (
        "| row-stone-any@2,0 | column-grain-any | beside-north-south column-wood-any"
    )
    text = TURN.replace("row-stone-any column-grain-any | | |", zones)

    assert position_of(Story(text, solo=True).state).treasures == 1


def test_h84_a_tie_against_henry_is_lost() -> None:
    """Also with more units in the reserve: there is no tie-break."""
    text = "phase: over supply -\nland: cathedral-grain@1,0/0 cathedral-grain@2,0/0"
    story = Story(f"{text} cathedral-grain@5,5/1", solo=True)

    outcome = GAME.outcome(story.state)

    assert story.points() == (10, 10)
    assert outcome is not None
    assert [(r.seat, r.placing) for r in outcome.results] == [(0, 2)]
    assert (outcome.facts["winner"], outcome.facts["henry"]) == (None, 10)


def test_a_reserve_without_tiles_ends_his_turn_at_once() -> None:
    """No match comes to this; a position may be given so."""
    text = "reserve: * - - - - - -\ndue: false\ntrigger: 0\nfinal: 1\nturn: 21"

    story = Story(text, solo=True).does("0 end-turn")

    assert story.state.steps == ()
    assert story.state.phase == Over("supply")
