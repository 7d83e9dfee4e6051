"""Clocks that run out, and players who leave."""

import pytest

from app.games.two_heirs.events import (
    BuildingsSpared,
    MatchEnded,
    SeatLeft,
    TilesRemoved,
    TileTaken,
    TimedOut,
)
from app.games.two_heirs.game import GAME
from app.games.two_heirs.state import Over
from tests.games.two_heirs.story import Story

SUPPLY = "supply: lodge-grain bakery-grain farm-west"


def test_h63_a_clock_takes_the_first_tile_within_reach_and_builds_nothing() -> None:
    story = Story(f"0: sawmill-west | wood=- stone=- grain=0,0\n{SUPPLY}").does("time")

    assert story.events[0] == TimedOut(0)
    assert [taken.tile for taken in story.told(TileTaken)] == ["inn-wood"]
    assert story.state.hands[0] == ("sawmill-west", "inn-wood")
    assert story.state.active == 1


def test_h63_what_was_taken_before_is_not_taken_again() -> None:
    story = Story(SUPPLY).does("0 take inn-stone", "time")

    assert story.state.hands[0] == ("inn-stone",)
    assert story.state.active == 1


def test_h63_a_clock_removes_surplus_from_the_newest() -> None:
    text = f"0: camp-wood camp-stone farm-east | wood=- stone=- grain=0,0\n{SUPPLY}"

    story = Story(text).does("time")
    asked = Story(text).does("0 take inn-wood", "0 end-turn", "time")

    for each in (story, asked):
        assert each.told(TilesRemoved) == [TilesRemoved(0, ("inn-wood",), "surplus")]
        assert each.state.active == 1


def test_h63_a_clock_spares_what_is_under_siege() -> None:
    story = Story(
        "land: farm-west@1,1/1 siege-tower-wood@2,1/0 siege-tower-stone-far@1,0/0\n"
        f"phase: siege 1,1\n{SUPPLY}"
    ).does("time")

    assert story.told(BuildingsSpared) == [BuildingsSpared(0, ((1, 1),))]
    assert story.state.active == 1


def test_h63_a_clock_takes_what_a_used_camp_made_due() -> None:
    text = f"land: camp-wood@1,0/0\n{SUPPLY}"

    story = Story(text).does("0 take inn-wood", "0 use-camp 1,0", "time")

    assert story.state.hands[0] == ("inn-wood", "inn-stone")


def test_h63_the_last_turn_may_run_out_as_well() -> None:
    story = Story("trigger: 0\nfinal:\nturn: 22").does("time")

    assert story.state.phase == Over("supply")


@pytest.mark.parametrize(("leaver", "winner"), [(0, 1), (1, 0)])
def test_h63_whoever_leaves_gives_the_match_to_the_rival(
    leaver: int, winner: int
) -> None:
    text = "land: cathedral-grain@1,0/0 cathedral-grain@2,0/1 camp-wood@3,0/0"
    story = Story(text).does(f"leave {leaver}")

    assert story.events[0] == SeatLeft(leaver)
    assert story.events[-1] == MatchEnded("left", ((0, 7), (1, 5)), winner)
    outcome = GAME.outcome(story.state)
    assert outcome is not None
    assert [(r.seat, r.placing) for r in outcome.results] == [(winner, 1), (leaver, 2)]


def test_h63_leaving_henry_ends_the_match_unfinished() -> None:
    story = Story(solo=True).does("leave 0")

    assert story.state.phase == Over("unfinished", 0)
    outcome = GAME.outcome(story.state)
    assert outcome is not None
    assert outcome.reason == "unfinished"
    assert outcome.facts["winner"] is None
