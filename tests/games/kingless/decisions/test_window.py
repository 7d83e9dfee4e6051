"""The answer window: when it opens, who may answer, what is refused (K25 to K32)."""

import pytest

from app.games.kingless import GAME
from app.games.kingless.events import (
    CardPlayed,
    Drew,
    Passed,
    Tunnelled,
)
from app.games.kingless.moves import Target
from tests.games.kingless.story import Story

DUEL = """
0: axe stop halt stop |
1: stop halt stop | oaf
deck: pick pick pick pick pick pick
"""


@pytest.mark.parametrize("card", ["caller", "hook", "feast", "dusk", "nightfall"])
def test_k25_a_window_opens_for_each_card_with_an_action_text(card: str) -> None:
    story = Story(f"0: {card} |\n1: |\ndeck: pick")

    story.does(f"0 play {card}")

    wait = story.wait
    assert (wait.key, wait.kind, wait.seats) == ("w1", "window", (0, 1))
    assert (wait.secret, wait.seconds) == (True, 4)


@pytest.mark.parametrize("card", ["oaf", "pot", "zattar", "shrug", "chest"])
def test_k25_no_window_opens_for_a_card_with_a_passive_or_no_text(card: str) -> None:
    story = Story(f"0: {card} stop stop stop |\n1: |\ndeck: pick pick pick pick")

    story.does(f"0 play {card}")

    assert story.fact("phase") == ""
    assert story.fact("chain") == ""


def test_k25_the_text_waits_for_the_window() -> None:
    story = Story("0: axe |\n1: | oaf\ndeck: pick")

    story.does("0 play axe >1:oaf")
    assert story.seat(1) == "| oaf"
    story.does("quiet")

    assert story.seat(1) == "|"


def test_k25_the_window_lasts_as_long_as_the_host_says() -> None:
    for options, seconds in (
        ("window=9", 9),
        ("realtime=false slow_window_hours=6", 21600),
    ):
        story = Story(f"0: feast |\n1: |\noptions: {options}\ndeck: pick")

        story.does("0 play feast")

        wait = story.wait
        assert wait.seconds == seconds


def test_k26_a_target_is_named_with_the_play_and_shown_in_the_window() -> None:
    story = Story("0: axe |\n1: | oaf\n2: | pot\ndeck: pick")

    assert story.refuses("0 play axe") == "wrong-target"
    story.does("0 play axe >2:pot")

    assert story.fact("chain") == "0 axe >2:pot"
    target = Target(seat=2, card="pot")
    assert story.told(CardPlayed) == [CardPlayed(0, "axe", target)]


def test_k26_a_cancelled_tunnel_leaves_the_deck_as_it_was() -> None:
    """Also fault row T04: nothing is shown before it can no longer be cancelled."""
    story = Story("0: mole |\n1: stop |\ndeck: oaf runt pick")

    story.does("0 play mole", "1 stop", "quiet")

    assert story.fact("deck") == "oaf runt pick"
    assert story.told(Tunnelled) == []


def test_k26_a_cancelled_swipe_uses_no_chance() -> None:
    story = Story("0: raid |\n1: stop oaf pot |\ndeck: pick")

    story.does("0 play raid >1", "1 stop", "quiet")

    assert story.chance.labels == []
    assert story.seat(1) == "oaf pot |"


def test_k26_a_target_that_is_gone_loses_that_effect_and_no_other() -> None:
    story = Story("0: combo |\n1: | oaf\n2: |\ngutter: runt\ndeck: pick")

    story.does("0 play combo >1:oaf", "leave 1", "quiet")

    assert story.seat(0) == "| runt"


def test_k27_a_window_opens_though_nobody_holds_an_answer() -> None:
    """Also fault rows T01 and T02."""
    story = Story("0: feast |\n1: pot |\n2: |\ndeck: pick")

    story.does("0 play feast")

    assert [story.legal(seat) for seat in (0, 1, 2)] == [["pass"]] * 3
    assert GAME.acting(story.state) == (0, 1, 2)


def test_k27_the_actor_may_answer_the_own_card() -> None:
    story = Story("0: feast stop |\n1: |\ndeck: pick")

    story.does("0 play feast", "0 stop", "quiet")

    assert story.told(Drew) == []


def test_k27_the_window_is_complete_once_all_but_the_newest_cards_actor_passed() -> (
    None
):
    story = Story("0: feast |\n1: stop |\n2: |\ndeck: pick")
    story.does("0 play feast", "2 pass")
    assert _missing(story) == ((1,), False)

    story.does("1 stop")
    assert _missing(story) == ((0, 2), False)
    story.does("2 pass", "0 pass")

    assert _missing(story) == ((), True)


def test_k27_a_pass_is_secret_and_final_for_its_window() -> None:
    story = Story("0: feast |\n1: stop |\n2: |\ndeck: pick")
    story.does("0 play feast")
    before = GAME.view(story.state, 2)

    story.does("1 pass")

    assert story.step.only == 1
    assert story.step.events == (Passed(1),)
    assert GAME.view(story.state, 2) == before
    assert GAME.view(story.state, 1).passed
    assert story.legal(1) == []
    assert story.refuses("1 stop") == "already-passed"
    assert story.refuses("1 pass") == "already-passed"


def test_k27_the_actor_of_the_newest_card_may_pass_for_good() -> None:
    story = Story("0: feast stop |\n1: |\ndeck: pick")

    story.does("0 play feast", "0 pass")

    assert story.refuses("0 stop") == "already-passed"


def test_k27_a_new_answer_opens_a_fresh_window_for_those_who_passed() -> None:
    story = Story("0: feast |\n1: stop |\n2: halt |\ndeck: pick")
    story.does("0 play feast", "2 pass", "1 stop")

    assert story.legal(2) == ["halt", "pass"]
    assert story.wait.key == "w2"


def test_k31_of_two_answers_at_once_the_second_meets_another_card() -> None:
    """Also fault row R02: whoever comes second is judged by what is there now."""
    story = Story("0: axe |\n1: halt |\n2: stop | oaf\ndeck: pick")
    story.does("0 play axe >2:oaf", "1 halt")

    assert story.refuses("2 stop") == "stop-on-halt"
    assert story.seat(2) == "stop | oaf"


def test_k31_the_window_of_an_answered_card_has_another_name() -> None:
    story = Story("0: axe |\n1: stop |\n2: stop | oaf\ndeck: pick")
    story.does("0 play axe >2:oaf")
    first = story.wait

    story.does("1 stop")

    second = story.wait
    assert (first.key, second.key) == ("w1", "w2")


@pytest.mark.parametrize("answer", ["stop", "halt", "pass"])
def test_k32_with_nothing_to_answer_an_answer_is_refused(answer: str) -> None:
    story = Story("0: stop halt |\n1: stop halt |\ndeck: pick")

    assert story.refuses(f"0 {answer}") == "nothing-to-answer"
    assert story.refuses(f"1 {answer}") == "nothing-to-answer"


@pytest.mark.parametrize("card", ["stop", "halt"])
def test_k32_an_answer_cannot_be_played_as_a_plain_event(card: str) -> None:
    story = Story(f"0: {card} |\n1: |\ndeck: pick")

    assert story.refuses(f"0 play {card}") == "nothing-to-answer"
    assert story.legal(0) == ["end"]


def _missing(story: Story) -> tuple[tuple[int, ...], bool]:
    wait = story.wait
    return wait.missing, wait.complete
