"""Recruit, Second Wind and Tunnel (K43 to K49)."""

from app.games.kingless.events import (
    LastRoundBegan,
    NothingHappened,
    Recruited,
    SecondWinded,
    Tunnelled,
    TunnelTaken,
)
from tests.games.kingless.story import Story


def test_k43_second_wind_finds_nothing_in_an_empty_gutter() -> None:
    story = Story("0: wind |\n1: |\ndeck: pick")

    story.does("0 play wind", "quiet")

    nothing = NothingHappened(0, "second-wind", "gutter-empty")
    assert story.told(NothingHappened) == [nothing]


def test_k43_second_wind_leaves_an_event_on_top() -> None:
    story = Story("0: wind |\n1: |\ngutter: oaf dusk\ndeck: pick")

    story.does("0 play wind", "quiet")

    nothing = NothingHappened(0, "second-wind", "top-is-event", "dusk")
    assert story.told(NothingHappened) == [nothing]
    assert story.fact("gutter") == "oaf dusk wind"


def test_k44_second_wind_looks_below_the_chain_it_is_in() -> None:
    story = Story("0: wind halt |\n1: stop |\ngutter: runt oaf\ndeck: pick")

    story.does("0 play wind", "1 stop", "0 halt", "quiet")

    assert story.told(SecondWinded) == [SecondWinded(0, "oaf")]
    assert story.fact("gutter") == "runt wind stop halt"
    assert story.seat(0) == "| oaf"


def test_k44_a_card_guttered_by_the_same_text_lies_on_top() -> None:
    story = Story("0: combo |\n1: | brute\ngutter: runt\ndeck: pick")

    story.does("0 play combo >1:brute", "quiet")

    assert story.seat(0) == "| brute"
    assert story.fact("gutter") == "runt combo"


def test_k44_gutter_a_dwarf_then_play_second_wind_for_it() -> None:
    story = Story("0: axe wind |\n1: | brute\ndeck: pick")

    story.does("0 play axe >1:brute", "quiet", "0 play wind", "quiet")

    assert story.seat(0) == "| brute"
    assert story.fact("gutter") == "axe wind"


def test_k44_a_dwarfs_second_wind_looks_at_the_very_top() -> None:
    text = "0: gale stop stop stop |\n1: |\ngutter: oaf runt\ndeck: pick pick"
    story = Story(text)

    story.does("0 play gale", "quiet")

    assert story.seat(0) == "stop stop stop | gale runt"


def test_k45_second_wind_asks_nobody() -> None:
    story = Story("0: wind |\n1: |\ngutter: oaf\ndeck: pick")

    story.does("0 play wind", "quiet")

    assert story.fact("phase") == ""
    assert story.seat(0) == "| oaf"


def test_k46_recruiting_may_be_declined() -> None:
    story = Story("0: levy oaf pot |\n1: |\ndeck: pick")

    story.does("0 play levy", "quiet")
    assert story.legal(0) == ["recruit oaf", "recruit -"]
    story.does("0 recruit -")

    assert story.told(Recruited) == [Recruited(0, None)]
    assert story.seat(0) == "oaf pot |"


def test_k46_the_player_is_asked_even_when_declining_is_all_that_is_left() -> None:
    for hand in ("levy", "levy pot stop"):
        story = Story(f"0: {hand} |\n1: |\ndeck: pick")

        story.does("0 play levy", "quiet")

        assert story.fact("phase") == "recruit 0 dwarf"
        assert story.legal(0) == ["recruit -"]


def test_k46_recruit_takes_the_type_it_says() -> None:
    options = {}
    for card in ("caller", "hirer", "fitter"):
        story = Story(f"0: {card} oaf pot stop |\n1: |\ndeck: pick")
        story.does(f"0 play {card}", "quiet")
        options[card] = story.legal(0)

    assert options == {
        "caller": ["recruit oaf", "recruit pot", "recruit -"],
        "hirer": ["recruit oaf", "recruit -"],
        "fitter": ["recruit pot", "recruit -"],
    }


def test_k46_other_cards_cannot_be_recruited() -> None:
    story = Story("0: hirer oaf pot stop |\n1: |\ndeck: pick").does("0 play hirer")
    story.does("quiet")

    assert story.refuses("0 recruit pot") == "wrong-type"
    assert story.refuses("0 recruit stop") == "wrong-type"
    assert story.refuses("0 recruit brute") == "card-not-held"
    assert story.refuses("1 recruit oaf") == "not-your-choice"
    assert story.refuses("0 play oaf") == "choice-open"


def test_k47_a_fifth_card_by_recruit_brings_the_last_round() -> None:
    text = "0: caller oaf stop stop stop | pot pot pot\n1: |\n"
    story = Story(f"{text}deck: pick pick pick pick")

    story.does("0 play caller", "quiet", "0 recruit oaf")

    assert story.told(LastRoundBegan) == [LastRoundBegan(0, "five", (1, 0))]


def test_k47_without_the_recruit_there_is_no_fifth_card() -> None:
    text = "0: caller oaf stop stop stop | pot pot pot\n1: stop |\n"
    story = Story(f"{text}deck: pick pick pick pick")

    story.does("0 play caller", "1 stop", "quiet")

    assert story.told(LastRoundBegan) == []


def test_k47_a_fifth_card_by_any_arrival_brings_the_last_round() -> None:
    four = "pot pot pot pot"
    for play, more in (
        ("summon >@hands", "1: brute |\ndeck: pick"),
        ("wind", "1: |\ngutter: oaf\ndeck: pick"),
        ("mole", "1: |\ndeck: oaf pick pick"),
    ):
        card, _, _ = play.partition(" ")
        story = Story(f"0: {card} | {four}\n{more}")

        story.does(f"0 play {play}", "quiet")
        if play == "mole":
            story.does("0 take oaf")

        assert story.told(LastRoundBegan) == [LastRoundBegan(0, "five", (1, 0))]


def test_k48_a_tunnel_shows_two_cards_to_all_and_one_may_be_taken() -> None:
    story = Story("0: mole |\n1: |\ndeck: oaf runt pick")

    story.does("0 play mole", "quiet")
    assert story.told(Tunnelled) == [Tunnelled(0, ("oaf", "runt"))]
    assert story.fact("phase") == "tunnel 0 oaf runt"
    assert story.legal(0) == ["take oaf", "take runt", "take -"]
    story.does("0 take runt")

    assert story.told(TunnelTaken) == [TunnelTaken(0, "runt", ("oaf",))]
    assert story.seat(0) == "| runt"
    assert story.fact("gutter") == "mole oaf"


def test_k48_none_may_be_taken_and_the_rest_keeps_its_order() -> None:
    story = Story("0: mole |\n1: |\ndeck: oaf runt pick")

    story.does("0 play mole", "quiet", "0 take -")

    assert story.fact("gutter") == "mole oaf runt"
    assert story.seat(0) == "|"


def test_k48_events_cannot_be_taken() -> None:
    story = Story("0: mole |\n1: |\ndeck: stop runt pick").does("0 play mole", "quiet")

    assert story.legal(0) == ["take runt", "take -"]
    assert story.refuses("0 take stop") == "event-not-taken"
    assert story.refuses("0 take pick") == "card-not-shown"


def test_k48_two_events_are_shown_and_go_to_the_gutter_unasked() -> None:
    story = Story("0: mole |\n1: |\ndeck: stop dusk pick")

    story.does("0 play mole", "quiet")

    assert story.told(TunnelTaken) == [TunnelTaken(0, None, ("stop", "dusk"))]
    assert story.fact("gutter") == "mole stop dusk"
    assert story.fact("phase") == ""


def test_k48_of_two_copies_one_is_taken() -> None:
    story = Story("0: mole |\n1: |\ndeck: oaf oaf pick").does("0 play mole", "quiet")

    assert story.legal(0) == ["take oaf", "take -"]
    story.does("0 take oaf")

    assert story.fact("gutter") == "mole oaf"


def test_k49_a_tunnel_shows_what_is_left_and_triggers_nothing() -> None:
    story = Story("0: mole |\n1: |\ndeck: oaf")

    story.does("0 play mole", "quiet")

    assert story.told(Tunnelled) == [Tunnelled(0, ("oaf",))]
    assert story.told(LastRoundBegan) == []


def test_k49_a_tunnel_into_an_empty_deck_does_nothing() -> None:
    story = Story("0: mole |\n1: |")

    story.does("0 play mole", "quiet")

    assert story.told(NothingHappened) == [NothingHappened(0, "tunnel", "deck-empty")]
    assert story.told(LastRoundBegan) == []
