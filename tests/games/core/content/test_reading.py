"""A file of a stranger becomes a struct or is refused by line and field."""

from collections.abc import Iterator
from typing import Literal

import msgspec
import pytest

from app.games.core.content.faults import Fault
from app.games.core.content.reading import MOST_BYTES, read_as, refuse_first
from app.games.core.game import ContentRefused


class Lamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lamp."""

    colour: Literal["red", "green"]
    watts: int = 5


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A house with lamps."""

    lamp: tuple[Lamp, ...]


WORDS = {"colour": ("red", "green")}


def refused(text: str) -> tuple[int, str, str]:
    """Return line, field and sentence of a refusal."""
    with pytest.raises(ContentRefused) as error:
        read_as(text, House, WORDS)
    return error.value.line, error.value.field, error.value.message


def test_a_file_is_read_as_a_struct() -> None:
    assert read_as('[[lamp]]\ncolour = "red"\n', House, WORDS) == House((Lamp("red"),))


@pytest.mark.parametrize(
    ("text", "line", "field", "sentence"),
    [
        pytest.param("", 1, "lamp", "required field `lamp`", id="missing"),
        pytest.param(
            '[[lamp]]\ncolour = "red"\n\n[[lamp]]\ncolour = "blue"',
            5, "lamp[1].colour", "allowed are red, green", id="no such word",
        ),
        pytest.param(
            '[[lamp]]\ncolour = "red"\nheat = 3',
            3, "lamp[0].heat", "unknown field", id="unknown",
        ),
        pytest.param(
            '[[lamp]]\ncolour = "red"\nwatts = "x"',
            3, "lamp[0].watts", "Expected `int`", id="shape",
        ),
        pytest.param("a = ", 1, "", "This is not TOML", id="cut short"),
        pytest.param('a = "\ud800"', 1, "", "half a character", id="half a letter"),
        pytest.param(f"a = {'9' * 5000}", 0, "", "far too long", id="endless number"),
        pytest.param(f"a = {'[' * 9000}", 0, "", "too deeply", id="deep"),
        pytest.param("\n" + "a." * 30 + "a = 1", 2, "", "24 dots", id="dots"),
        pytest.param("#" * (MOST_BYTES + 1), 0, "", "131073 bytes", id="too large"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_by_line_and_field(
    text: str, line: int, field: str, sentence: str
) -> None:
    found = refused(text)

    assert found[:2] == (line, field)
    assert sentence in found[2]


def test_the_first_fault_of_a_checked_file_is_refused() -> None:
    def faults() -> Iterator[Fault]:
        yield Fault(("lamp", 0, "watts"), "Too bright.")
        pytest.fail("the first fault is enough")

    with pytest.raises(ContentRefused) as error:
        refuse_first('[[lamp]]\ncolour = "red"\nwatts = 9000\n', faults())

    assert (error.value.line, error.value.field) == (3, "lamp[0].watts")


def test_a_file_without_faults_is_taken() -> None:
    refuse_first("", ())
