"""Whatever the rules can say has its sentence, and no sentence is said by nobody."""

import re
from typing import get_args

import pytest

from app.games.regicide.codes import BARRED, PHRASES, PROMPTS
from app.games.regicide.events import Event
from app.games.regicide.options import Options
from app.games.regicide.refusals import REASONS
from app.room.codes import REFUSALS
from tests.games import wording

GAME = "regicide"
CODE = re.compile(r"`([a-z]+)`")

SILENT = {"turn-started"}
"""Events without a line of their own: the log's headings say them."""
HEADINGS = {"turn", "draw", "drawer"}
"""Lines of the log that are no events: a heading, and parts of a line."""
OF_THE_CLIENT = {"offline"}
"""Reasons that the board sees for itself."""
ELSEWHERE = ("phrase", "replay")
"""Areas that the shell's chat and replay ask for."""


def first_parts(name: str) -> set[str]:
    """Return the codes of an area without the ways in which each is told."""
    return {code.partition(".")[0] for code in wording.area(GAME, name)}


def test_every_event_has_a_line_in_the_log_and_no_other_has() -> None:
    events = {str(event.__struct_config__.tag) for event in get_args(Event)}

    assert first_parts("log") == (events - SILENT) | HEADINGS


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

    assert reasons <= set(said)
    assert {f"{reason}.short" for reason in reasons} <= set(said)
    assert first_parts("blocked") - OF_THE_CLIENT <= set(REASONS)


def test_every_phrase_is_worded_with_the_facts_it_names() -> None:
    said = wording.area(GAME, "phrase")

    assert set(said) == set(PHRASES)
    for code, meaning in PHRASES.items():
        named = {name for name, _ in wording.SLOT.findall(said[code])}
        assert named <= set(CODE.findall(meaning)), code


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
