"""What the host may choose, and how the lobby's form learns of it."""

import msgspec
import pytest

from app.games.kingless.options import Options


def test_the_defaults_suit_most_tables() -> None:
    assert Options() == Options(
        window=4, realtime=True, slow_window_hours=12, unbalanced=False, starter=None
    )


@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        (Options(), 4),
        (Options(window=15), 15),
        (Options(realtime=False), 43200),
        (Options(realtime=False, slow_window_hours=1), 3600),
    ],
)
def test_k25_a_window_lasts_seconds_or_at_a_slow_table_hours(
    options: Options, seconds: int
) -> None:
    assert options.window_seconds == seconds


@pytest.mark.parametrize(
    "chosen",
    [
        {"window": 1},
        {"window": 16},
        {"window": 4.5},
        {"slow_window_hours": 0},
        {"slow_window_hours": 73},
        {"starter": 8},
        {"starter": -1},
        {"deck": "mine"},
    ],
)
def test_other_options_are_refused(chosen: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(chosen, Options)


def test_the_form_has_a_title_a_help_text_and_a_default_for_each() -> None:
    (schema,) = msgspec.json.schema_components([Options])[1].values()

    for field in schema["properties"].values():
        described = field if "title" in field else field["anyOf"][0]
        assert described["title"]
        assert described["description"].endswith(".")
        assert "default" in field


def test_the_form_asks_for_seconds_or_for_hours_never_for_both() -> None:
    (schema,) = msgspec.json.schema_components([Options])[1].values()
    shown_when = {
        name: field["x-when"]
        for name, field in schema["properties"].items()
        if "x-when" in field
    }

    assert shown_when == {
        "window": {"realtime": True},
        "slow_window_hours": {"realtime": False},
    }
