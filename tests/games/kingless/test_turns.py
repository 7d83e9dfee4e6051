"""How a turn begins, what ends it and the check of the hand (K13 to K24)."""

import pytest

from app.games.kingless import GAME
from app.games.kingless.events import (
    CardPlayed,
    Discarded,
    Drew,
    Recruited,
    TimedOut,
    TurnEnded,
    TurnStarted,
)
from tests.games.kingless.story import Story


def test_k13_a_turn_starts_with_a_draw_that_nobody_can_answer() -> None:
    story = Story("0: pot pot pot |\n1: stop pot pot |\ndeck: oaf brute pick")

    story.does("0 end")

    assert story.events[-2:] == [
        TurnStarted(seat=1, turn=2),
        Drew(seat=1, count=1, why="turn", cards=("brute",)),
    ]
    assert story.fact("phase") == ""
    assert story.seat(1) == "stop pot pot brute |"


def test_k14_a_dwarf_or_an_item_ends_the_turn_without_another_draw() -> None:
    for card in ("oaf", "pot"):
        story = Story(f"0: {card} stop stop stop |\n1: |\ndeck: pick pick pick pick")

        story.does(f"0 play {card}")

        assert TurnEnded(0, "play") in story.events
        assert story.seat(0) == f"stop stop stop | {card}"
        assert story.fact("active") == "1"


def test_k14_an_event_that_says_end_turn_ends_it_without_another_draw() -> None:
    story = Story("0: dusk stop stop stop |\n1: |\ndeck: pick pick pick")

    story.does("0 play dusk", "quiet")

    assert TurnEnded(0, "text") in story.events
    assert story.seat(0) == "stop stop stop |"
    assert story.fact("active") == "1"


def test_k14_electing_to_end_draws_exactly_one_card() -> None:
    story = Story("0: stop stop stop |\n1: |\ndeck: pick runt oaf oaf")

    story.does("0 end")

    assert story.told(TurnEnded)[0] == TurnEnded(0, "choice")
    assert story.told(Drew)[0] == Drew(0, 1, "end", ("pick",))
    assert story.seat(0) == "stop stop stop pick |"


def test_k14_other_events_do_not_end_the_turn() -> None:
    story = Story("0: feast shrug oaf |\n1: |\ndeck: pick pick pick pick")

    story.does("0 play feast", "quiet", "0 play shrug")

    assert story.fact("active") == ""
    assert story.legal(0) == ["play oaf", "play pick", "end"]


def test_k14_ending_twice_in_a_row_takes_nobodys_turn() -> None:
    """Also fault rows D02 and D07: the second of two quick moves is refused."""
    story = Story("0: stop stop stop |\n1: oaf |\ndeck: pick pick pick pick")

    story.does("0 end")

    assert story.refuses("0 end") == "not-your-turn"
    assert story.fact("active") == "1"


def test_k15_a_second_regular_dwarf_or_item_cannot_follow() -> None:
    story = Story("0: oaf pot stop stop |\n1: |\ndeck: pick pick pick")

    story.does("0 play oaf")

    assert story.refuses("0 play pot") == "not-your-turn"


@pytest.mark.parametrize(
    ("event", "answer"),
    [("levy", "0 recruit pick"), ("summon", ""), ("wind", "")],
    ids=["recruit", "claim", "second wind"],
)
def test_k15_k16_a_card_put_down_by_an_effect_does_not_end_the_turn(
    event: str, answer: str
) -> None:
    aim = " >@hands" if event == "summon" else ""
    story = Story(f"0: {event} pick oaf |\n1: brute |\ngutter: runt\ndeck: pot pot")

    story.does(f"0 play {event}{aim}", "quiet")
    if answer:
        story.does(answer)

    assert len(story.state.player(0).area) == 1
    assert "play oaf" in story.legal(0)


def test_k16_a_recruiting_dwarf_ends_the_turn_once_for_all() -> None:
    story = Story("0: caller oaf stop stop stop |\n1: |\ndeck: pick pick pick")

    story.does("0 play caller", "quiet", "0 recruit oaf")

    assert story.told(Recruited) == [Recruited(0, "oaf")]
    assert story.told(TurnEnded) == [TurnEnded(0, "play")]
    assert story.seat(0) == "stop stop stop | caller oaf"


def test_k17_an_event_without_a_possible_effect_may_be_played() -> None:
    story = Story("0: axe raid wind oaf |\n1: |\ndeck: pick pick")

    story.does("0 play axe", "quiet", "0 play raid", "quiet", "0 play wind", "quiet")

    assert story.seat(0) == "oaf |"
    assert story.fact("gutter") == "axe raid wind"
    assert story.legal(0) == ["play oaf", "end"]


def test_k18_only_the_player_whose_turn_ends_is_checked() -> None:
    text = "0: thief stop stop stop |\n1: pot runt |\n2: |\ndeck: pick pick pick pick"
    story = Story(text, swipe=[0])

    story.does("0 play thief >1", "quiet")

    assert story.seat(0) == "stop stop stop pot | thief"
    assert story.seat(1) == "runt pick |"
    assert story.seat(2) == "|"


@pytest.mark.parametrize(
    ("held", "after"),
    [(0, 3), (1, 3), (2, 3), (3, 3), (8, 8)],
)
def test_k19_a_small_hand_is_filled_to_three_and_up_to_eight_stay(
    held: int, after: int
) -> None:
    hand = "pot " * held
    story = Story(f"0: {hand} dusk |\n1: |\ndeck: pick pick pick pick pick")

    story.does("0 play dusk", "quiet")

    assert len(story.state.player(0).hand) == after


def test_k19_nine_cards_are_cut_to_eight_by_choice_into_the_gutter() -> None:
    hand = "oaf pot pot pot pot pot pot pot brute"
    story = Story(f"0: {hand} dusk |\n1: |\ndeck: pick pick")

    story.does("0 play dusk", "quiet")
    assert story.fact("phase") == "discard limit 0=1"
    story.does("0 discard brute")

    assert story.told(Discarded) == [Discarded(0, ("brute",), "limit")]
    assert story.fact("gutter") == "dusk brute"
    assert story.seat(0) == "oaf pot pot pot pot pot pot pot |"
    assert story.fact("active") == "1"


def test_k19_the_check_comes_after_the_voluntary_draw() -> None:
    story = Story("0: pot pot |\n1: |\ndeck: pick runt oaf oaf")

    story.does("0 end")

    why = [(drew.why, drew.count) for drew in story.told(Drew) if drew.seat == 0]
    assert why == [("end", 1)]


def test_k20_there_is_no_limit_in_mid_turn() -> None:
    hand = "pot pot pot pot pot pot pot pot feast"
    story = Story(f"0: {hand} |\n1: |\ndeck: pick pick pick pick")

    story.does("0 play feast", "quiet")

    assert len(story.state.player(0).hand) == 11
    assert story.fact("phase") == ""


def test_k21_the_last_card_listed_lies_on_top_for_second_wind() -> None:
    text = "0: oaf runt pot |\n1: fine wind stop stop |\nactive: 1"
    story = Story(f"{text}\ndeck: pick pick pick")

    story.does("1 play fine >0", "quiet", "0 discard oaf runt")
    story.does("1 play wind", "quiet")

    assert story.fact("gutter") == "fine oaf wind"
    assert story.seat(1) == "stop stop | runt"


def test_k21_order_decides_even_when_the_whole_hand_goes() -> None:
    story = Story("0: fine pot stop |\n1: oaf runt |\ndeck: pick")

    story.does("0 play fine >1", "quiet")
    assert story.legal(1) == ["discard oaf runt"]
    story.does("1 discard runt oaf")

    assert story.fact("gutter") == "fine runt oaf"


def test_k22_out_of_time_on_the_own_turn_ends_it_with_a_draw() -> None:
    story = Story("0: stop stop stop |\n1: |\ndeck: pick runt oaf")

    story.does("time")

    assert story.events[:3] == [
        TimedOut(0),
        TurnEnded(0, "choice"),
        Drew(0, 1, "end", ("pick",)),
    ]


def test_k22_out_of_time_for_a_discard_is_a_random_legal_one() -> None:
    text = "0: fine pot stop |\n1: oaf runt pick |\nstep: 6\ndeck: pot"
    story = Story(text, timeout=[0, 0])

    story.does("0 play fine >1", "quiet", "time")

    assert story.chance.labels == ["timeout/8/1"]
    assert story.told(TimedOut) == [TimedOut(1)]
    assert story.told(Discarded) == [Discarded(1, ("runt", "pick"), "effect")]


def test_k22_only_who_has_not_chosen_is_out_of_time() -> None:
    """Also fault row K08: one time-out is not everybody's."""
    text = "0: storm oaf pot |\n1: runt stop |\n2: halt brute |\ndeck: pick"
    story = Story(text, timeout=[0, 0])

    story.does("0 play storm", "quiet", "1 discard stop", "0 discard oaf", "time")

    assert story.told(TimedOut) == [TimedOut(2)]
    assert [event.seat for event in story.told(Discarded)] == [1, 2, 0]


def test_k22_out_of_time_in_a_window_is_a_pass_and_names_nobody() -> None:
    story = Story("0: axe |\n1: stop | oaf\ndeck: pot")

    story.does("0 play axe >1:oaf", "time")

    assert story.seat(1) == "stop |"
    assert story.told(TimedOut) == []


@pytest.mark.parametrize(
    ("card", "declined"),
    [("levy", "oaf |"), ("mole", "oaf |")],
    ids=["recruit", "tunnel"],
)
def test_k22_out_of_time_on_a_may_is_declined(card: str, declined: str) -> None:
    story = Story(f"0: {card} oaf |\n1: |\ndeck: runt pick pot")

    story.does(f"0 play {card}", "quiet", "time")

    assert story.told(TimedOut) == [TimedOut(0)]
    assert story.seat(0) == declined


def test_k24_the_view_shows_areas_the_whole_gutter_and_counts() -> None:
    text = "0: stop axe | oaf\n1: halt halt pot | anvil\ndeck: brute pick\n"
    story = Story(f"{text}gutter: runt dusk\naside: fine")

    view = GAME.view(story.state, None)

    assert [(seat.hand, seat.area) for seat in view.seats] == [
        (2, ("oaf",)),
        (3, ("anvil",)),
    ]
    assert (view.deck, view.gutter, view.aside) == (2, ("runt", "dusk"), ("fine",))
    assert view.hand is None


def test_k24_a_player_sees_only_the_own_hand() -> None:
    story = Story("0: stop axe |\n1: halt |\ndeck: brute")

    assert GAME.view(story.state, 0).hand == ("stop", "axe")
    assert GAME.view(story.state, 1).hand == ("halt",)


def test_the_turn_has_one_clock_that_rests_while_others_decide() -> None:
    story = Story("0: feast oaf stop |\n1: |\nturn: 7\ndeck: pick pick pick pick")
    before = story.wait

    story.does("0 play feast")
    between = story.wait
    story.does("quiet")

    assert (before.key, before.kind, before.seconds) == ("t7", "turn", None)
    assert between.key == "w1"
    assert story.wait == before


def test_extra_draws_are_attempts_of_their_own() -> None:
    story = Story("0: stop stop stop |\n1: | early early\ndeck: pick runt oaf pot")

    story.does("0 end")

    drawn = [drew for drew in story.told(Drew) if drew.seat == 1]
    assert drawn == [Drew(1, 1, "turn", ("runt",)), Drew(1, 2, "extra", ("oaf", "pot"))]


def test_a_tax_is_paid_after_the_draw_and_before_any_play() -> None:
    story = Story("0: stop stop stop | taxman\n1: halt |\ndeck: pick runt oaf")

    story.does("0 end")
    assert story.fact("phase") == "discard tax 1=1 to 0"
    story.does("1 discard runt")

    assert story.told(Discarded) == [Discarded(1, ("runt",), "tax")]
    assert story.seat(1) == "halt |"
    assert story.legal(1) == ["end"]


def test_each_owner_takes_a_tax_clockwise_from_the_active_players_left() -> None:
    text = "0: stop stop stop | bailiff\n1: pot oaf oaf runt | \n2: | taxman"
    story = Story(f"{text}\ndeck: pick pick pick")

    story.does("0 end", "1 discard oaf")
    assert story.fact("phase") == "discard tax 1=2 to 0"
    story.does("1 discard pot runt")

    assert story.fact("gutter") == "oaf pot runt"
    assert story.seat(1) == "oaf pick |"


def test_a_tax_is_not_due_to_an_owner_who_has_left_by_then() -> None:
    text = "0: stop stop stop | bailiff\n1: pot oaf oaf runt | \n2: | taxman"
    story = Story(f"{text}\ndeck: pick pick pick")

    story.does("0 end", "leave 0", "1 discard oaf")

    assert story.fact("phase") == ""
    assert story.seat(1) == "pot oaf runt pick |"


def test_a_tax_takes_the_only_card_without_asking() -> None:
    story = Story("0: stop stop stop | taxman\n1: |\ndeck: pick runt oaf")

    story.does("0 end")

    assert story.told(Discarded) == [Discarded(1, ("runt",), "tax")]
    assert story.fact("phase") == ""


def test_a_tax_opens_no_window_and_holds_in_the_last_round() -> None:
    text = "0: stop stop stop | taxman\n1: halt halt | \nturn: 3\nlast: 1"
    story = Story(f"{text}\ntrigger: 1 five 2\ndeck: pick runt")

    story.does("0 end")

    assert story.fact("phase") == "discard tax 1=1 to 0"


def test_who_is_immune_to_discard_pays_no_tax() -> None:
    for card in ("lockpurse", "hermit"):
        story = Story(f"0: stop stop stop | taxman\n1: | {card}\ndeck: pick runt")

        story.does("0 end")

        assert story.told(Discarded) == []
        assert story.seat(1) == f"runt | {card}"


def test_the_hand_limit_is_raised_by_all_own_passives() -> None:
    hand = "pot " * 14
    story = Story(f"0: {hand} dusk | giver chest\n1: | giver\ndeck: pick")

    story.does("0 play dusk", "quiet")

    assert story.fact("phase") == "discard limit 0=1"


def test_new_cards_are_marked_until_the_own_next_move() -> None:
    story = Story("0: feast oaf |\n1: |\ndeck: pick runt pot")

    story.does("0 play feast", "quiet")
    assert GAME.view(story.state, 0).drawn == ("pick", "runt", "pot")
    assert GAME.view(story.state, 1).drawn == ()
    story.does("0 end")

    assert GAME.view(story.state, 0).drawn == ()


def test_a_played_card_leaves_a_mark_on_the_board() -> None:
    story = Story("0: shrug stop |\n1: |\ndeck: pick")

    story.does("0 play shrug")

    assert story.events == [CardPlayed(0, "shrug")]
    assert story.fact("gutter") == "shrug"
    assert story.fact("phase") == ""
