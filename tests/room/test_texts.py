"""What people write is shown in one line and hides nothing."""

import pytest

from app.room.texts import MAX_MARKS, clean_text


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  good   evening ", "good evening"),
        ("one\ntwo\r\n\u2028three\tfour", "one two three four"),
        ("a\x00\x1b[31mb\x7f", "a[31mb"),
        ("\u202egnp.exe\u202c \u2066x\u2069\u200f", "gnp.exe x"),
        ("tags\U000e0041\U000e007f", "tags"),
        ("e\u0301t\u00e9", "\u00e9t\u00e9"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        ),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
    ],
)
def test_what_cannot_be_shown_is_left_out(written: str, shown: str) -> None:
    assert clean_text(written) == shown


def test_x19_marks_do_not_pile_up_over_other_lines() -> None:
    assert clean_text("z" + "\u0335" * 400 + "y") == "z" + "\u0335" * MAX_MARKS + "y"


@pytest.mark.parametrize(
    "nothing", ["", " \n ", "\u200b", "\u2800", "\ufeff\u2060", "\u202e", "\u0301"]
)
def test_x18_what_shows_nothing_is_nothing(nothing: str) -> None:
    assert clean_text(nothing) == ""
