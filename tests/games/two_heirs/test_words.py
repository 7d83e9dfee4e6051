"""Whatever the rules can say has its sentence, and no sentence is said by nobody."""

import re
from typing import get_args

import pytest

from app.games.two_heirs.codes import BARRED, PROMPTS
from app.games.two_heirs.events import Event
from app.games.two_heirs.options import ChosenSet, Options
from app.games.two_heirs.refusals import REASONS
from app.games.two_heirs.score import Condition, Doubling
from app.games.two_heirs.state import HenryReason
from app.games.two_heirs.tiles import SETS, TERRAINS, Building
from app.room.codes import REFUSALS
from tests.games import wording

GAME = "two-heirs"
SILENT = {"turn-started", "turn-ended"}
"""Events without a line of their own: the log's headings say them."""
HEADINGS = {"turn"}
"""Lines of the log that are no events."""
OF_THE_CLIENT = {"offline"}
"""Reasons that the board sees for itself."""
ELSEWHERE = ("replay",)
"""Areas that the shell's replay asks for."""
EFFECTS = re.compile(r"\.(?:row|column)$")


def first_parts(name: str) -> set[str]:
    """Return the codes of an area without the ways in which each is told."""
    return {code.partition(".")[0] for code in wording.area(GAME, name)}


def test_every_event_has_a_line_in_the_log_and_no_other_has() -> None:
    events = {str(event.__struct_config__.tag) for event in get_args(Event)}

    assert first_parts("log") == (events - SILENT) | HEADINGS


def test_whatever_henry_chooses_has_a_line_that_says_why() -> None:
    said = wording.area(GAME, "log")

    for reason in get_args(HenryReason):
        assert f"henry-chose.{reason}" in said


def test_every_prompt_has_a_sentence_and_no_other_has() -> None:
    assert first_parts("prompt") == set(PROMPTS)


def test_what_is_asked_fits_on_the_sign() -> None:
    assert wording.too_long(GAME) == {}


def test_every_refusal_has_a_sentence_and_no_other_has() -> None:
    of_the_room = first_parts("refused") - set(REASONS)

    assert set(REASONS) <= first_parts("refused")
    assert of_the_room <= set(REFUSALS)


def test_every_reason_why_a_control_is_barred_is_worded_at_length_and_short() -> None:
    reasons = {reason for reasons in BARRED.values() for reason in reasons}
    said = wording.area(GAME, "blocked")

    assert {f"{reason}.short" for reason in reasons} <= set(said)
    assert first_parts("blocked") - OF_THE_CLIENT == reasons


def test_every_building_has_a_name_and_an_effect() -> None:
    effects = {EFFECTS.sub("", code) for code in wording.area(GAME, "effect")}

    assert set(get_args(Building)) <= set(wording.area(GAME, "building"))
    assert first_parts("building") == set(get_args(Building))
    assert effects == set(get_args(Building))


def test_whatever_a_building_counts_is_worded() -> None:
    said = set(wording.area(GAME, "line"))

    assert set(get_args(Condition)) <= said
    assert {f"doubled.{why}" for why in get_args(Doubling)} <= said


@pytest.mark.parametrize("terrain", TERRAINS)
def test_every_terrain_is_worded(terrain: str) -> None:
    words = wording.words(GAME)

    assert {f"terrain.{terrain}", f"resource.{terrain}"} <= set(words)


def test_every_set_is_worded_on_the_board() -> None:
    assert set(wording.area(GAME, "set")) == set(SETS)


def test_every_word_of_the_board_is_used_and_every_used_one_is_there() -> None:
    assert wording.unused(GAME, ELSEWHERE) == set()
    assert wording.unworded(GAME) == set()


@pytest.mark.parametrize("name", ["log", "refused", "blocked"])
def test_a_sentence_starts_with_a_capital_and_ends_with_a_stop(name: str) -> None:
    assert wording.unfinished(GAME, name, HEADINGS | OF_THE_CLIENT) == {}


@pytest.mark.parametrize("option", Options.__struct_fields__)
def test_every_option_is_worded(option: str) -> None:
    front = wording.words(f"{GAME}-front")

    assert front[f"option.{option}"]
    assert front[f"option.{option}.help"]


@pytest.mark.parametrize("option", ["first_set", "second_set", "third_set"])
def test_h03_every_set_one_may_choose_is_worded(option: str) -> None:
    front = wording.words(f"{GAME}-front")

    assert all(front[f"option.{option}.{chosen}"] for chosen in get_args(ChosenSet))
