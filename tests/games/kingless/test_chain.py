"""Stop, Halt and the windows for them (K25 to K39)."""

import pytest

from app.games.kingless import GAME
from app.games.kingless.chain import works
from app.games.kingless.events import (
    Answered,
    CardPlayed,
    ChainResolved,
    Drew,
    Guttered,
    LastRoundBegan,
    Passed,
    Recruited,
    Tunnelled,
    TurnEnded,
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


def test_k31_of_two_answers_at_once_the_second_meets_another_card() -> None:
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


def _missing(story: Story) -> tuple[tuple[int, ...], bool]:
    wait = story.wait
    return wait.missing, wait.complete
