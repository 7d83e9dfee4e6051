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
from tests.games.wording import OF_THE_RULES, SLOT

CODE = re.compile(r"`([a-z]+)`")

SILENT = {"turn-started"}
"""Events without a line of their own: the log's headings say them."""
HEADINGS = {"turn", "draw", "drawer"}
"""Lines of the log that are no events: a heading, and parts of a line."""
ELSEWHERE = ("phrase", "replay")
"""Areas that the chat and the replay ask for."""
OF_THE_CLIENT = {"offline"}
"""Reasons that the board sees for itself."""


def area(name: str) -> dict[str, str]:
    """Return the words of one area of Regicide."""
    return wording.area("regicide", name)


def first_parts(name: str) -> set[str]:
    """Return the codes of an area without the ways in which each is told."""
    return {code.partition(".")[0] for code in area(name)}


def test_every_event_has_a_line_in_the_log_and_no_other_has() -> None:
    events = {str(event.__struct_config__.tag) for event in get_args(Event)}

    assert first_parts("log") == (events - SILENT) | HEADINGS


def test_every_prompt_has_a_sentence_and_no_other_has() -> None:
    assert first_parts("prompt") == set(PROMPTS)


def test_every_refusal_has_a_sentence_and_no_other_has() -> None:
    of_the_room = first_parts("refused") - set(REASONS)

    assert set(REASONS) <= first_parts("refused")
    assert of_the_room <= set(REFUSALS)


def test_every_reason_why_a_control_is_barred_is_worded_at_length_and_short() -> None:
    reasons = {reason for reasons in BARRED.values() for reason in reasons}
    said = area("blocked")

    assert reasons <= set(said)
    assert {f"{reason}.short" for reason in reasons} <= set(said)
    assert first_parts("blocked") - OF_THE_CLIENT <= set(REASONS)


def test_every_phrase_is_worded_with_the_facts_it_names() -> None:
    said = area("phrase")

    assert set(said) == set(PHRASES)
    for code, meaning in PHRASES.items():
        assert {name for name, _ in SLOT.findall(said[code])} <= set(
            CODE.findall(meaning)
        ), code


@pytest.mark.parametrize("option", Options.__struct_fields__)
def test_every_option_is_worded(option: str) -> None:
    front = wording.words("regicide-front")

    assert front[f"option.{option}"]
    assert front[f"option.{option}.help"]


def test_every_word_of_the_board_is_used_and_every_used_one_is_there() -> None:
    assert wording.unused("regicide", ELSEWHERE) == set()
    assert wording.unworded("regicide") == set()


def test_what_is_asked_fits_on_the_sign() -> None:
    assert wording.too_long("regicide") == {}


@pytest.mark.parametrize("name", OF_THE_RULES)
def test_a_sentence_starts_with_a_capital_and_ends_with_a_stop(name: str) -> None:
    assert wording.unfinished("regicide", name, HEADINGS | OF_THE_CLIENT) == {}
