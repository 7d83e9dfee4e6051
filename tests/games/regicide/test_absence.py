"""What the clock does for whoever is not there."""

import pytest

from app.games.core.chance import Chance
from app.games.regicide import GAME
from app.games.regicide.events import (
    CardsPlayed,
    DamagePaid,
    NextChosen,
    Refilled,
    TimedOut,
    Yielded,
)
from tests.games.regicide.positions import Story, a_position


def test_r60_in_step_1_the_clock_yields() -> None:
    story = Story(a_position("2H 10C", "3C")).waits()

    assert story.told(TimedOut).seat == 0
    assert story.told(Yielded).seat == 0
    assert story.state.phase == "defend"


@pytest.mark.parametrize(
    ("hand", "card"), [("9C 3D 10H", "3D"), ("9C AS 2D", "AS"), ("9C X1", "X")]
)
def test_r60_where_yielding_is_barred_it_plays_the_lowest_card(
    hand: str, card: str
) -> None:
    story = Story(a_position(hand, "3C", shield=10, yielded=[False, True])).waits()

    assert story.told(CardsPlayed).cards == (card,)


def test_r60_in_step_4_it_pays_as_little_as_possible() -> None:
    state = a_position("8C 9C 3D 4S KH", "3C", phase="defend", enemy="JS")

    assert Story(state).waits().told(DamagePaid).cards == ("3D", "8C")


def test_r60_after_a_jester_the_next_player_clockwise_is_named() -> None:
    state = a_position("2H", "3C", "4C", cur=2, phase="choose-next")

    assert Story(state).waits().told(NextChosen).chosen == 0


@pytest.mark.parametrize("phase", ["play", "defend"])
def test_r60_alone_with_nothing_else_to_do_a_jester_is_flipped(phase: str) -> None:
    state = a_position("", phase=phase, tavern="10H 9C")

    assert Story(state).waits().told(Refilled).count == 2


def test_r60_each_step_has_a_clock_of_its_own() -> None:
    story = Story(a_position("X1 2S 10C", "3C", "4C", turn=3))
    keys = [wait.key for wait in [GAME.waiting(story.state)] if wait]
    for move in ("play X1", "choose 0", "play 2S"):
        wait = GAME.waiting(story.plays(move).state)
        assert wait is not None
        assert wait.seats == wait.missing == (0,)
        keys.append(wait.key)

    assert keys == ["t3", "choose-next-3", "t4", "defend-4"]


def test_r60_nothing_can_be_taken_back() -> None:
    story = Story(a_position("2S 10C", "3C")).plays("play 2S")

    assert not GAME.undoable(story.state)


def test_once_it_is_over_the_clock_does_nothing() -> None:
    over = Story(a_position("2H 7C 2C", "KC", enemy="JS")).plays("play 2H").state

    assert GAME.waiting(over) is None
    assert GAME.timeout(over, Chance(b"any")).state is over
