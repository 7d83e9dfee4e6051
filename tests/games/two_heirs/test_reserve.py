"""The royal reserve: reach, taking, the shield, the refill and the final turns."""

import pytest

from app.games.two_heirs.events import FinalTurnsBegan, TileTaken
from app.games.two_heirs.reserve import clockwise, reach, within_reach
from app.games.two_heirs.state import State
from tests.games.two_heirs.story import Story, a_state

A, B, C, D, E, F = (
    "inn-wood", "inn-stone", "inn-grain", "mill-grain", "stable-wood", "bakery-stone",
)  # fmt: skip
ALL_ON = "wood=1,0 stone=0,1 grain=0,0"
LAND = "land: farm-west@1,0/0 farm-east@0,1/1"


def around(state: State) -> list[str]:
    """Return the tiles of the reserve clockwise from the shield."""
    return [tile for _, tile in clockwise(state)]


@pytest.mark.parametrize(
    ("units", "expected"),
    [("wood=- stone=- grain=0,0", 3), ("wood=1,0 stone=- grain=0,0", 2), (ALL_ON, 1)],
)
def test_h09_reach_is_one_and_the_own_units_in_the_reserve(
    units: str, expected: int
) -> None:
    state = a_state(f"0: | {units}\n{LAND}")

    assert reach(state, 0) == expected
    assert within_reach(state, 0) == ((1, A), (2, B), (3, C))[:expected]
    assert Story(f"0: | {units}\n{LAND}").legal("take") == [
        f"take {tile}" for tile in (A, B, C)[:expected]
    ]


def test_h09_tiles_beyond_the_reach_are_refused() -> None:
    """Example 1: the 4th, 5th and 6th tiles are unavailable with reach 3."""
    story = Story()

    assert [story.refused(f"0 take {tile}") for tile in (D, E, F)] == [
        "out-of-reach"
    ] * 3


def test_h10_the_shield_goes_to_the_emptied_place_and_its_old_one_is_refilled() -> None:
    """`[S,a,b,c,d,e,f]`, take b: `[n,a,S,c,d,e,f]`, order c, d, e, f, n, a."""
    story = Story(f"reserve: * {A} {B} {C} {D} {E} {F}\nsupply: camp-wood lodge-grain")

    story.does(f"0 take {B}")

    state = story.state
    assert (state.shield, state.reserve) == (2, ("camp-wood", A, None, C, D, E, F))
    assert around(state) == [C, D, E, F, "camp-wood", A]
    assert state.supply == ("lodge-grain",)
    assert state.hands[0] == (B,)
    assert story.told(TileTaken) == [TileTaken(0, B, 2, "camp-wood", 0, "grain")]


def test_h10_reach_is_counted_from_the_new_place_at_once() -> None:
    story = Story("supply: camp-wood lodge-grain").does(f"0 take {B}")

    assert within_reach(story.state, 0) == ((3, C), (4, D), (5, E))


def test_h11_a_take_is_due_before_the_turn_can_end_and_only_once() -> None:
    story = Story("supply: camp-wood lodge-grain")

    assert story.refused("0 end-turn") == "take-due"
    story.does(f"0 take {A}")
    assert story.refused(f"0 take {B}") == "already-taken"
    assert story.legal("end-turn") == ["end-turn"]


def test_h12_empty_places_are_skipped_and_not_refilled() -> None:
    """`[_,a,S,c,d,e,f]`, take e: `[_,a,_,c,d,S,f]`, order f, a, c, d."""
    story = Story(f"reserve: - {A} * {C} {D} {E} {F}\ntrigger: 1\nfinal: 1")

    story.does(f"0 take {E}")

    assert story.state.reserve == (None, A, None, C, D, None, F)
    assert around(story.state) == [F, A, C, D]
    (taken,) = story.told(TileTaken)
    assert (taken.refill, taken.top) == (None, None)


def test_h12_reach_goes_past_empty_places() -> None:
    story = Story(f"reserve: * - {A} - - {B} {C}\ntrigger: 1\nfinal: 1")

    assert story.legal("take") == [f"take {A}", f"take {B}", f"take {C}"]


def test_h13_the_refill_with_the_last_tile_brings_the_final_turns_about() -> None:
    """The rival has one more turn, then who took the last tile."""
    story = Story("supply: camp-wood\nturn: 20").does(f"0 take {A}")

    assert story.state.trigger == 0
    assert story.told(FinalTurnsBegan) == [FinalTurnsBegan(0, (1, 0))]
    assert story.state.final == (1, 0)
    assert story.state.active == 0


def test_h13_a_supply_with_a_tile_left_does_not() -> None:
    story = Story("supply: camp-wood lodge-grain").does(f"0 take {A}")

    assert story.state.trigger is None
    assert story.told(FinalTurnsBegan) == []
