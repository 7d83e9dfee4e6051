"""What is asked, of whom, and what is barred."""

from app.games.core.game import Blocked, Prompt
from app.games.two_heirs.codes import BARRED, PROMPTS
from app.games.two_heirs.game import GAME
from tests.games.two_heirs.story import Story, a_state

SUPPLY = "supply: lodge-grain bakery-grain"


def barred(story: Story, seat: int = 0) -> dict[str, str]:
    """Return the codes of the barred controls; all are in the closed list."""
    found = {b.control: b.code for b in GAME.blocked(story.state, seat)}
    for control, code in found.items():
        assert code in BARRED[control.partition(":")[0]]
    return found


def test_the_active_player_is_asked_to_take_until_a_take_is_done() -> None:
    story = Story(SUPPLY)
    assert GAME.prompt(story.state, 0) == Prompt("take-and-build", {"final": False})

    story.does("0 take inn-wood")

    assert GAME.prompt(story.state, 0) == Prompt("build-or-end", {"final": False})


def test_others_are_told_whom_they_wait_for() -> None:
    state = a_state(SUPPLY)

    for viewer in (1, None, 9):
        assert GAME.prompt(state, viewer) == Prompt("player-plays", {"seat": 0})


def test_a_final_turn_is_said_to_be_one() -> None:
    first = a_state("trigger: 1\nfinal: 1")
    triggering = a_state("trigger: 0\nfinal: 1 0")

    assert GAME.prompt(first, 0).params == {"final": True}
    assert GAME.prompt(triggering, 0).params == {"final": False}


def test_open_choices_are_asked_for() -> None:
    siege = a_state("phase: siege 1,0")
    surplus = a_state("0: a b c d | wood=- stone=- grain=0,0\nphase: surplus")

    assert GAME.prompt(siege, 0) == Prompt("decide-siege", {"cells": ((1, 0),)})
    assert GAME.prompt(siege, 1) == Prompt("player-decides-siege", {"seat": 0})
    assert GAME.prompt(surplus, 0) == Prompt("remove-surplus", {"count": 1})
    assert GAME.prompt(surplus, 1) == Prompt("player-removes-surplus", {"seat": 0})


def test_the_end_names_who_has_won() -> None:
    state = a_state("phase: over supply -\nland: cathedral-grain@1,0/1")

    expected = Prompt("match-over", {"reason": "supply", "winner": 1})
    assert {GAME.prompt(state, viewer).code for viewer in (0, 1, None)} == {
        "match-over"
    }
    assert GAME.prompt(state, 0) == expected


def test_h63_the_end_against_henry_names_who_gave_up() -> None:
    story = Story(solo=True).does("leave 0")

    expected = {"reason": "unfinished", "winner": None, "seat": 0}
    assert GAME.prompt(story.state, 0) == Prompt("match-over", expected)


def test_what_is_barred_in_a_turn_says_why() -> None:
    hand = "0: cathedral-grain sawmill-west | wood=- stone=- grain=0,0\n"
    story = Story(f"{hand}{SUPPLY}\nland: camp-wood@1,0/0")

    assert barred(story) == {
        "end-turn": "take-due",
        "build:cathedral-grain": "too-dear",
        "withdraw:grain": "elite-stays",
        "use-camp:1,0": "take-first",
    }
    story.does("0 take inn-wood", "0 step grain 1,0")
    found = barred(story)
    assert found["take"] == "already-taken"
    assert found["unit:grain"] == "unit-moved"
    assert "use-camp:1,0" not in found


def test_what_is_lacking_for_a_building_is_told() -> None:
    hand = "0: cathedral-grain | wood=- stone=- grain=0,0\n"
    reserve = "reserve: * inn-wood mill-grain inn-stone stable-wood camp-wood farm-west"

    found = GAME.blocked(a_state(f"{hand}{reserve}"), 0)

    (dear,) = (b for b in found if b.control == "build:cathedral-grain")
    assert dear == Blocked(
        "build:cathedral-grain", "too-dear", "H21", {"wood": 0, "stone": 1, "grain": 0}
    )


def test_everything_is_barred_out_of_turn_and_while_a_choice_is_open() -> None:
    assert set(barred(Story(SUPPLY), 1).values()) == {"not-your-turn"}
    assert set(barred(Story("phase: siege 1,0")).values()) == {"siege-open"}
    surplus = "0: a b c d | wood=- stone=- grain=0,0\nphase: surplus"
    assert set(barred(Story(surplus)).values()) == {"surplus-open"}


def test_nothing_is_barred_after_the_end_or_for_who_does_not_play() -> None:
    assert barred(Story("phase: over supply -")) == {}
    assert barred(Story(), 5) == {}


def test_every_prompt_is_in_the_closed_list_and_no_other_is() -> None:
    heir = "0: a b c d | wood=- stone=- grain=0,0\n"
    states = [
        *(a_state(SUPPLY), a_state("taken: true\ndue: false")),
        *(a_state("phase: siege 1,0"), a_state(f"{heir}phase: surplus")),
        a_state("phase: over supply -"),
    ]

    asked = {GAME.prompt(state, seat).code for state in states for seat in (0, 1)}

    assert asked == set(PROMPTS)
