"""Whatever the rules can say has its sentence, and no sentence is said by nobody."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from app.games.regicide.codes import BARRED, PHRASES, PROMPTS
from app.games.regicide.events import Event
from app.games.regicide.options import Options
from app.games.regicide.refusals import REASONS
from app.room.codes import REFUSALS

ROOT = Path(__file__).resolve().parents[3]
WORDS = ROOT / "static/js/i18n/en"
ENTRY = re.compile(r'^ {2}("[^"]+"):\s*("(?:[^"\\]|\\.)*"),$', re.MULTILINE)
SLOT = re.compile(r"\{([a-z_]+)(?:\|[^{}]*)?\}")
CODE = re.compile(r"`([a-z]+)`")

SILENT = {"turn-started"}
"""Events without a line of their own: the log's headings say them."""
HEADINGS = {"turn", "draw", "drawer"}
"""Lines of the log that are no events: a heading, and parts of a line."""
OF_THE_CLIENT = {"offline"}
"""Reasons that the board sees for itself."""


def words(name: str = "regicide") -> dict[str, str]:
    """Return the English words of the game, or of its front page, by code."""
    found = ENTRY.findall((WORDS / f"{name}.js").read_text("utf-8"))
    return {json.loads(code): json.loads(text) for code, text in found}


def area(name: str) -> dict[str, str]:
    """Return the words of one area by what follows its name in the code."""
    start = f"{name}."
    return {
        code.removeprefix(start): text
        for code, text in words().items()
        if code.startswith(start)
    }


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
        assert set(SLOT.findall(said[code])) <= set(CODE.findall(meaning)), code


@pytest.mark.parametrize("option", Options.__struct_fields__)
def test_every_option_is_worded(option: str) -> None:
    front = words("regicide-front")

    assert front[f"option.{option}"]
    assert front[f"option.{option}.help"]
