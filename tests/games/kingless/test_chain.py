"""Chains of Stop and Halt, and what is lost by them (K28 to K39)."""

import pytest

from app.games.kingless import GAME
from app.games.kingless.chain import works
from app.games.kingless.events import (
    Answered,
    ChainResolved,
    Drew,
    Guttered,
    LastRoundBegan,
    Recruited,
    Tunnelled,
    TurnEnded,
)
from tests.games.kingless.story import Story

DUEL = """
0: axe stop halt stop |
1: stop halt stop | oaf
deck: pick pick pick pick pick pick
"""


@pytest.mark.parametrize("card", ["caller", "hook", "feast"])
def test_k28_a_stop_cancels_a_dwarf_an_item_and_an_event(card: str) -> None:
    story = Story(f"0: {card} |\n1: stop |\ndeck: pick pick pick pick pick pick")

    story.does(f"0 play {card}", "1 stop", "quiet")

    assert story.told(ChainResolved) == [
        ChainResolved(((0, card, False), (1, "stop", True)))
    ]


def test_k28_a_stop_may_answer_another_stop() -> None:
    story = Story(DUEL).does("0 play axe >1:oaf", "1 stop")

    assert story.legal(0) == ["stop", "halt", "pass"]


def test_k28_a_stop_cannot_answer_a_halt() -> None:
    story = Story(DUEL).does("0 play axe >1:oaf", "1 halt")

    assert story.refuses("0 stop") == "stop-on-halt"
    assert story.legal(0) == ["halt", "pass"]


@pytest.mark.parametrize("chain", [(), ("1 stop",), ("1 halt",)])
def test_k29_a_halt_may_answer_anything(chain: tuple[str, ...]) -> None:
    story = Story(DUEL).does("0 play axe >1:oaf", *chain)

    assert "halt" in story.legal(0)


@pytest.mark.parametrize(
    ("answers", "works_out"),
    [
        ((), True),
        (("1 stop",), False),
        (("1 halt",), False),
        (("1 stop", "0 stop"), True),
        (("1 stop", "0 halt"), True),
        (("1 stop", "0 stop", "1 stop"), False),
        (("1 stop", "0 halt", "1 halt"), False),
        (("1 stop", "0 stop", "1 stop", "0 stop"), True),
    ],
)
def test_k30_nested_interrupts(answers: tuple[str, ...], *, works_out: bool) -> None:
    story = Story(DUEL).does("0 play axe >1:oaf", *answers, "quiet")

    assert bool(story.told(Guttered)) is works_out
    assert (story.state.player(1).area == ()) is works_out


def test_k30_answers_work_and_fail_in_turns_from_the_newest_down() -> None:
    assert works(1) == (True,)
    assert works(2) == (False, True)
    assert works(3) == (True, False, True)
    assert works(4) == (False, True, False, True)


def test_k30_each_answer_opens_a_window_of_full_length() -> None:
    story = Story(DUEL).does("0 play axe >1:oaf", "1 stop", "0 halt")

    wait = story.wait
    assert (wait.key, wait.seconds) == ("w3", 4)


def test_k30_the_chain_is_told_oldest_card_first() -> None:
    story = Story(DUEL).does("0 play axe >1:oaf", "1 stop", "0 stop", "quiet")

    assert story.told(Answered) == [
        Answered(1, "stop", answers="axe", whose=0),
        Answered(0, "stop", answers="stop", whose=1),
    ]
    assert story.told(ChainResolved) == [
        ChainResolved(((0, "axe", True), (1, "stop", False), (0, "stop", True)))
    ]


def test_k33_answers_go_to_the_gutter_and_end_no_turn() -> None:
    story = Story("0: feast stop halt |\n1: stop |\ndeck: pick pick pick")

    story.does("0 play feast", "1 stop", "0 halt", "quiet")

    assert story.fact("gutter") == "feast stop halt"
    assert story.told(TurnEnded) == []
    assert story.fact("active") == ""


def test_k33_who_answers_refills_only_at_the_own_turns_end() -> None:
    story = Story("0: feast |\n1: stop |\ndeck: pick pick pick pick")

    story.does("0 play feast", "1 stop", "quiet")

    assert story.seat(1) == "|"


def test_k34_a_stopped_dwarf_stays_with_its_influence_and_passive() -> None:
    text = "0: ragstad stop stop stop | oaf oaf oaf oaf\n1: stop axe |\n"
    story = Story(f"{text}deck: pick pick pick pick")

    story.does("0 play ragstad", "1 stop", "quiet")

    assert story.seat(0) == "stop stop stop | oaf oaf oaf oaf ragstad"
    assert story.told(LastRoundBegan) == [LastRoundBegan(0, "five", (1, 0))]
    assert GAME.view(story.state, 1).seats[0].influence == 21
    assert "play axe >0:ragstad" not in story.legal(1)
    assert TurnEnded(0, "play") in story.events
    assert [drew for drew in story.told(Drew) if drew.seat == 0] == []


def test_k34_a_stopped_thrombold_recruits_nobody() -> None:
    story = Story("0: caller oaf stop stop |\n1: stop |\ndeck: pick pick pick")

    story.does("0 play caller", "1 stop", "quiet")

    assert story.told(Recruited) == []
    assert story.seat(0) == "oaf stop stop | caller"


def test_k35_a_stopped_end_turn_event_lets_the_turn_go_on() -> None:
    story = Story("0: nightfall oaf |\n1: stop |\ndeck: pick pick pick")

    story.does("0 play nightfall", "1 stop", "quiet")

    assert story.legal(0) == ["play oaf", "end"]
    assert story.fact("gutter") == "nightfall stop"


def test_k35_end_turn_works_again_once_the_stop_is_halted() -> None:
    story = Story("0: nightfall halt oaf oaf oaf |\n1: stop |\ndeck: pick pick pick")

    story.does("0 play nightfall", "1 stop", "0 halt", "quiet")

    assert story.told(TurnEnded) == [TurnEnded(0, "text")]


def test_k35_end_turn_takes_effect_after_all_effects_of_the_text() -> None:
    story = Story("0: nightfall oaf oaf oaf |\n1: |\ndeck: pick runt pick")

    story.does("0 play nightfall", "quiet")

    kinds = [type(event) for event in story.events]
    assert kinds.index(Drew) < kinds.index(TurnEnded)


def test_k36_one_window_serves_a_text_with_several_actions() -> None:
    story = Story("0: spree oaf |\n1: stop |\ndeck: pick pick pick pick")

    story.does("0 play spree", "1 stop", "quiet")

    assert story.told_of(Drew, Recruited, Tunnelled) == []
    assert story.fact("phase") == ""


def test_k36_several_actions_take_place_in_order() -> None:
    story = Story("0: spree oaf |\n1: |\ndeck: pick runt stop pot")

    story.does("0 play spree", "quiet", "0 recruit oaf", "0 take runt")

    kinds = [type(e) for e in story.told_of(Drew, Recruited, Tunnelled)]
    assert kinds == [Drew, Recruited, Tunnelled]
    assert story.seat(0) == "pick | oaf runt"


def test_k37_what_arrives_by_an_effect_opens_no_window_and_does_nothing() -> None:
    story = Story("0: levy scribe |\n1: stop |\ndeck: pick pick pick")

    story.does("0 play levy", "quiet", "0 recruit scribe")

    assert story.fact("phase") == ""
    assert story.told(Drew) == []


def test_k38_immunity_is_no_help_against_stop() -> None:
    story = Story("0: ragstad stop stop stop |\n1: stop |\ndeck: pick pick pick")

    story.does("0 play ragstad", "1 stop", "quiet")

    assert [drew for drew in story.told(Drew) if drew.why == "effect"] == []


def test_k39_windows_work_as_usual_in_the_last_round() -> None:
    story = Story(
        "0: feast |\n1: stop |\nturn: 3\nlast: 1\ntrigger: 1 five 2\ndeck: pick"
    )

    story.does("0 play feast", "1 stop", "quiet")

    assert story.told(Drew) == []


def test_k39_draws_and_end_checks_cannot_be_answered() -> None:
    story = Story("0: |\n1: stop halt |\ndeck: pick pick pick pick pick pick")

    story.does("0 end")

    assert [type(e) for e in story.told(Drew)] == [Drew] * 3
    assert story.fact("phase") == ""
