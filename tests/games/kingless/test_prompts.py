"""What each viewer is asked, and which controls are barred, by codes alone."""

from typing import Any

import pytest

from app.games.core.game import Blocked, Viewer
from app.games.kingless import GAME
from app.games.kingless.refusals import REASONS
from tests.games.kingless.story import Story

DECK = "deck: pick pick pick pick pick"
WINDOW = f"0: axe stop |\n1: stop halt | oaf\n2: |\n{DECK}"


def asked(story: Story, viewer: Viewer) -> tuple[str, dict[str, Any]]:
    """Return the prompt of a viewer."""
    prompt = GAME.prompt(story.state, viewer)
    return prompt.code, dict(prompt.params)


def barred(story: Story, seat: int) -> dict[str, str]:
    """Return why each control is barred for a seat."""
    return {b.control: b.code for b in GAME.blocked(story.state, seat)}


def test_the_active_player_is_asked_to_play_and_the_others_wait() -> None:
    story = Story(f"0: oaf |\n1: |\nturn: 4\n{DECK}")

    assert asked(story, 0) == ("your-turn", {"turn": 4})
    assert asked(story, 1) == ("player-plays", {"seat": 0})
    assert asked(story, None) == ("player-plays", {"seat": 0})


def test_in_a_window_each_seat_is_asked_about_the_newest_card() -> None:
    story = Story(WINDOW).does("0 play axe >1:oaf", "2 pass")
    card = {"seat": 0, "card": "axe", "at": 1, "at_card": "oaf"}

    assert asked(story, 0) == ("answer-or-pass", card)
    assert asked(story, 1) == ("answer-or-pass", card)
    assert asked(story, 2) == ("you-passed", card)
    assert asked(story, None) == ("window-open", card)


def test_a_claim_from_hands_is_named_as_such() -> None:
    story = Story(f"0: summon |\n1: |\n{DECK}").does("0 play summon >@hands")

    card = {"seat": 0, "card": "summon", "at_zone": "hands"}
    assert asked(story, 1) == ("answer-or-pass", card)


def test_the_recruiting_and_tunnelling_player_is_asked_for_a_card() -> None:
    recruit = Story(f"0: levy |\n1: |\n{DECK}").does("0 play levy", "quiet")
    tunnel = Story(f"0: mole |\n1: |\n{DECK}").does("0 play mole", "quiet")

    assert asked(recruit, 0) == ("recruit-a-card", {"what": "dwarf"})
    assert asked(recruit, 1) == ("player-recruits", {"seat": 0, "what": "dwarf"})
    assert asked(tunnel, 0) == ("take-a-card", {"shown": ("pick", "pick")})
    assert asked(tunnel, 1) == ("player-tunnels", {"seat": 0})


def test_those_who_have_chosen_wait_for_the_others() -> None:
    story = Story(f"0: storm oaf pot |\n1: pot oaf |\n2: |\n{DECK}")
    story.does("0 play storm", "quiet", "1 discard pot")

    assert asked(story, 0) == ("discard-cards", {"count": 1, "why": "effect"})
    assert asked(story, 1) == ("you-chose", {"seats": (1, 0), "why": "effect"})
    assert asked(story, 2) == ("players-discard", {"seats": (1, 0), "why": "effect"})


def test_a_tax_names_its_owner_and_its_cards() -> None:
    text = "0: stop stop stop | oaf bailiff\n1: pot oaf oaf runt | \n2: | taxman"
    story = Story(f"{text}\ndeck: pick pick pick").does("0 end")
    first, second = {"whose": 2, "cards": ("taxman",)}, {"whose": 0}

    assert asked(story, 1) == ("pay-tax", {"count": 1, **first})
    assert asked(story, 0) == ("players-discard", {"seats": (1,), "why": "tax"})
    story.does("1 discard oaf")

    due = {"count": 2, **second, "cards": ("bailiff",)}
    assert asked(story, 1) == ("pay-tax", due)


def test_contestants_are_asked_for_a_sign() -> None:
    text = "0: |\n1: |\n2: |\nscored: 0 1 2\nphase: contest fool 2 0=- 1=axe after"
    story = Story(text)

    assert asked(story, 0) == ("throw-a-sign", {"about": "fool", "number": 2})
    assert asked(story, 1) == ("you-chose", {"seats": (0, 1), "about": "fool"})
    assert asked(story, 2) == ("players-throw", {"seats": (0, 1), "about": "fool"})


def test_at_the_end_everybody_is_told_king_and_fool() -> None:
    story = Story("0: |\n1: |\nphase: over five\nking: 1\nfool: 0")

    assert asked(story, 0) == ("round-over", {"king": 1, "fool": 0})
    assert asked(story, None) == ("round-over", {"king": 1, "fool": 0})


def test_k32_on_the_own_turn_the_answers_in_hand_are_barred() -> None:
    story = Story(f"0: stop halt oaf |\n1: stop |\n{DECK}")

    assert GAME.blocked(story.state, 0) == (
        Blocked("stop", "nothing-to-answer", "K32"),
        Blocked("halt", "nothing-to-answer", "K32"),
    )


def test_on_anothers_turn_playing_and_ending_are_barred() -> None:
    story = Story(f"0: |\n1: stop |\n{DECK}")

    assert barred(story, 1) == {"play": "not-your-turn", "end-turn": "not-your-turn"}


def test_k28_a_stop_against_a_halt_is_barred_to_its_holder_alone() -> None:
    story = Story(WINDOW).does("0 play axe >1:oaf", "1 halt")
    in_window = {"play": "window-open", "end-turn": "window-open"}

    assert barred(story, 0) == {**in_window, "stop": "stop-on-halt"}
    assert barred(story, 2) == in_window


def test_k27_after_a_pass_the_answers_in_hand_are_barred() -> None:
    story = Story(WINDOW).does("0 play axe >1:oaf", "1 pass")

    assert barred(story, 1) == {
        "play": "window-open",
        "end-turn": "window-open",
        "stop": "already-passed",
        "halt": "already-passed",
    }


def test_while_a_choice_is_open_playing_is_barred_for_all() -> None:
    story = Story(f"0: levy |\n1: |\n{DECK}").does("0 play levy", "quiet")

    for seat in (0, 1):
        assert barred(story, seat) == {"play": "choice-open", "end-turn": "choice-open"}


def test_who_has_left_and_who_watches_the_end_look_for_no_controls() -> None:
    left = Story(f"0: |\n1: |\n2: |\n{DECK}").does("leave 1")
    over = Story("0: |\n1: |\nphase: over five\nking: 1\nfool: 0")

    assert barred(left, 1) == {}
    assert barred(over, 0) == {}


def test_the_chain_is_told_as_it_stands() -> None:
    story = Story(WINDOW).does("0 play axe >1:oaf")
    card = {"seat": 0, "card": "axe", "at": 1, "at_card": "oaf"}

    assert stands(story) == ("text-works", card)
    assert stands(story.does("1 stop")) == ("text-cancelled", card)
    assert stands(story.does("0 stop")) == ("text-works", card)
    assert stands(story.does("1 halt")) == ("text-cancelled", card)


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_says_what_to_do_in_sentences(code: str) -> None:
    sentence, rule = REASONS[code]

    assert sentence.endswith(".")
    assert rule == "" or rule[0] == "K"


def stands(story: Story) -> tuple[str, dict[str, Any]]:
    """Return what everybody is told that the chain would do."""
    prompt = GAME.view(story.state, None).as_it_stands
    assert prompt is not None
    return prompt.code, dict(prompt.params)
