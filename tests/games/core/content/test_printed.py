"""What strangers may have printed."""

import pytest

from app.games.core.content.printed import id_faults, text_faults, unseen


@pytest.mark.parametrize("name", ["a", "inn-wood", "b2-3", "x" * 40])
def test_small_letters_digits_and_hyphens_are_an_id(name: str) -> None:
    assert list(id_faults(("id",), name)) == []


@pytest.mark.parametrize("name", ["", "Inn", "a--b", "-a", "a b", "ü", "x" * 41])
def test_anything_else_is_none(name: str) -> None:
    assert [fault.path for fault in id_faults(("id",), name)] == [("id",)]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Write something"),
        (" a", "Write something"),
        ("a\u202eb", "direction characters"),
        ("a\u3164b", "invisible"),
        ("e\u0301\u0301\u0301", "accents"),
        ("abcdef", "at most 5"),
    ],
)
def test_a_text_that_would_harm_others_is_refused(text: str, sentence: str) -> None:
    faults = [fault.message for fault in text_faults(("name",), text, 5)]

    assert any(sentence in message for message in faults)


def test_graphemes_are_counted_and_a_soft_hyphen_may_be_printed() -> None:
    assert list(text_faults(("name",), "e\u0301" * 5, 5)) == []
    assert list(text_faults(("name",), "he\u00adllo", 6)) == []
    assert not unseen("\u00ad")
