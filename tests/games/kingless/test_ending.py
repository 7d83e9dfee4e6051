"""What brings the last round about, and who plays in it (K59 to K65)."""

from app.games.kingless import GAME
from app.games.kingless.events import (
    Drew,
    LastRoundBegan,
    RoundEnded,
    TurnEnded,
    TurnStarted,
)
from tests.games.kingless.story import Story

FOUR = "oaf oaf pot pot"
STOPS = "stop stop stop"


def starts(story: Story) -> list[int]:
    """Return whose turns have started, in order."""
    return [event.seat for event in story.told(TurnStarted)]


def test_k59_five_dwarfs_and_items_together_trigger_at_once() -> None:
    text = f"0: scribe {STOPS} | {FOUR}\n1: |\n2: |\ndeck: pick pick pick pick"
    story = Story(text)

    story.does("0 play scribe")

    assert story.told(LastRoundBegan) == [LastRoundBegan(0, "five", (1, 2, 0))]
    assert story.fact("phase") == "window"


def test_k59_four_cards_do_not_trigger() -> None:
    story = Story(f"0: oaf {STOPS} | pot pot pot\n1: |\ndeck: pick pick pick pick")

    story.does("0 play oaf")

    assert story.told(LastRoundBegan) == []


def test_k59_a_trigger_is_never_undone_when_the_count_falls() -> None:
    text = f"0: bully {STOPS} | {FOUR}\n1: {STOPS} |\ndeck: pick pick pick pick"
    story = Story(text)

    story.does("0 play bully >0:oaf", "quiet")

    assert story.seat(0) == "stop stop stop | oaf pot pot bully"
    assert story.fact("trigger") == "0 five 1"
    assert story.fact("last") == "0"


def test_k59_a_sixth_card_may_be_put_down() -> None:
    text = f"0: oaf {STOPS} | {FOUR} pot\n1: {STOPS} |\nturn: 5\ntrigger: 0 five 4"
    story = Story(f"{text}\ndeck: pick")

    story.does("0 play oaf")

    assert len(story.state.player(0).area) == 6


def test_k60_drawing_the_last_card_is_no_trigger() -> None:
    story = Story(f"0: {STOPS} |\n1: |\n2: |\ndeck: pick runt")

    story.does("0 end")

    assert story.told(LastRoundBegan) == []
    assert story.fact("deck") == ""


def test_k60_the_next_try_to_draw_triggers_whatever_it_is_for() -> None:
    turn = Story(f"0: oaf {STOPS} |\n1: |\n2: |").does("0 play oaf")
    effect = Story("0: feast |\n1: |\n2: |").does("0 play feast", "quiet")
    choice = Story(f"0: {STOPS} |\n1: |\n2: |").does("0 end")
    refill = Story("0: oaf |\n1: |\n2: |").does("0 play oaf")

    assert turn.told(LastRoundBegan) == [LastRoundBegan(1, "deck", (2, 0, 1))]
    assert effect.told(LastRoundBegan) == [LastRoundBegan(0, "deck", (1, 2, 0))]
    assert choice.told(LastRoundBegan) == [LastRoundBegan(0, "deck", (1, 2, 0))]
    assert refill.told(LastRoundBegan) == [LastRoundBegan(0, "deck", (1, 2, 0))]


def test_k60_an_extra_draw_is_a_try_of_its_own() -> None:
    story = Story(f"0: oaf {STOPS} |\n1: | early\n2: |\ndeck: pick")

    story.does("0 play oaf")

    assert story.told(LastRoundBegan) == [LastRoundBegan(1, "deck", (2, 0, 1))]
    assert story.seat(1) == "pick | early"


def test_k60_the_gutter_is_never_shuffled_back() -> None:
    story = Story(f"0: {STOPS} |\n1: |\ngutter: oaf oaf oaf")

    story.does("0 end")

    assert story.fact("deck") == ""
    assert story.fact("gutter") == "oaf oaf oaf"


def test_k60_cards_of_a_leaver_do_not_count_as_deck() -> None:
    story = Story(f"0: {STOPS} |\n1: |\naside: oaf oaf")

    story.does("0 end")

    assert story.told(LastRoundBegan) == [LastRoundBegan(0, "deck", (1, 0))]


def test_k61_the_turn_that_triggers_is_played_out() -> None:
    story = Story(f"0: {STOPS} |\n1: shrug oaf |\n2: |\ndeck: pick")

    story.does("0 end")
    assert story.told(LastRoundBegan) == [LastRoundBegan(1, "deck", (2, 0, 1))]
    assert story.legal(1) == ["play shrug", "play oaf", "end"]
    story.does("1 play shrug", "1 play oaf")

    assert starts(story) == [1, 2]


def test_k61_a_trigger_in_the_refill_starts_the_last_round_at_once() -> None:
    story = Story("0: oaf |\n1: |\n2: |\ndeck: pick")

    story.does("0 play oaf")

    kinds = [type(e) for e in story.told_of(TurnEnded, LastRoundBegan, TurnStarted)]
    assert kinds == [TurnEnded, LastRoundBegan, TurnStarted]
    assert GAME.view(story.state, None).seats[1].last_turn == "now"


def test_k62_everybody_takes_exactly_one_turn_the_trigger_player_last() -> None:
    text = f"0: {STOPS} |\n1: {STOPS} |\n2: oaf {STOPS} | {FOUR}\n3: {STOPS} |"
    story = Story(f"{text}\nactive: 2\ndeck: pick pick pick pick pick pick pick pick")

    story.does("2 play oaf", "3 end", "0 end", "1 end", "2 end")

    assert starts(story) == [3, 0, 1, 2]


def test_k62_two_players_the_other_then_the_trigger_player() -> None:
    text = f"0: oaf {STOPS} | {FOUR}\n1: {STOPS} |\ndeck: pick pick pick pick pick"
    story = Story(text)

    story.does("0 play oaf", "1 end", "0 end")

    assert starts(story) == [1, 0]
    assert story.told(RoundEnded) == [RoundEnded(king=0, fool=1)]


def test_k63_a_trigger_in_anothers_turn_starts_the_round_left_of_its_player() -> None:
    hands = f"0: gift {STOPS} |\n1: {STOPS} |\n2: {STOPS} |\n3: {STOPS} |"
    story = Story(f"{hands}\ndeck: pick")

    story.does("0 play gift >2", "quiet", "0 end", "3 end", "0 end", "1 end")
    assert story.fact("active") == "2"
    story.does("2 end")

    assert story.told(LastRoundBegan) == [LastRoundBegan(2, "deck", (3, 0, 1, 2))]
    assert starts(story) == [3, 0, 1, 2]


def test_k64_only_the_first_trigger_counts() -> None:
    text = f"0: oaf {STOPS} | {FOUR}\n1: oaf {STOPS} | {FOUR}\ndeck: pick pick pick"
    story = Story(text)

    story.does("0 play oaf", "1 play oaf")

    assert story.told(LastRoundBegan) == [LastRoundBegan(0, "five", (1, 0))]


def test_k64_in_one_effect_the_first_in_turn_order_triggers() -> None:
    story = Story("0: round oaf |\n1: |\n2: |\n3: |\ndeck: pick")

    story.does("0 play round", "quiet")

    assert story.told(LastRoundBegan) == [LastRoundBegan(2, "deck", (3, 0, 1, 2))]


def test_k65_in_the_last_round_failing_draws_are_skipped_silently() -> None:
    text = "0: feast |\n1: stop |\nturn: 3\nlast: 1\ntrigger: 1 deck 2"
    story = Story(text)

    story.does("0 play feast", "quiet", "0 end")

    assert story.told_of(Drew, LastRoundBegan) == []
    assert starts(story) == [1]


def test_k65_electing_to_end_is_still_legal() -> None:
    story = Story("0: |\n1: |\nturn: 3\nlast: 1\ntrigger: 1 deck 2")

    assert story.legal(0) == ["end"]


def test_the_view_tells_whose_last_turn_is_to_come_under_way_and_done() -> None:
    story = Story("0: |\n1: |\n2: |\nturn: 4\nactive: 1\nlast: 2\ntrigger: 2 five 2")

    view = GAME.view(story.state, None)

    assert [seat.last_turn for seat in view.seats] == ["done", "now", "waiting"]
    assert view.trigger == (2, "five")


def test_while_the_triggering_turn_lasts_all_last_turns_are_to_come() -> None:
    story = Story("0: |\n1: |\nturn: 4\nlast: 1 0\ntrigger: 0 five 4")

    seats = GAME.view(story.state, None).seats

    assert [seat.last_turn for seat in seats] == ["waiting", "waiting"]
