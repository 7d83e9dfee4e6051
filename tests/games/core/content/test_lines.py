"""The line of a field is found, however its file is laid out."""

import pytest

from app.games.core.content.faults import Path
from app.games.core.content.lines import Lines

TEXT = '''\
# name = "no"
name = "x"  # [[card]]

[[card]]
id = "a"
flavour = """
[[card]]
id = "no" \\"""
copies = 1
"""
copies = 2

  [[ card ]]
id = 'b # '
[[card.effects]]
keyword = "draw"

[[card.effects]]
keyword = "draw"
count = 4
[[card]]
effects = [
  { keyword = "draw", count = 5 },
]
"copies" = 3
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        pytest.param((), 1, id="the file"),
        pytest.param(("name",), 2, id="past a comment"),
        pytest.param(("card", 0), 4, id="first card"),
        pytest.param(("card", 0, "id"), 5, id="field"),
        pytest.param(("card", 0, "copies"), 11, id="past a long string"),
        pytest.param(("card", 1), 13, id="spaces in the header"),
        pytest.param(("card", 1, "id"), 14, id="literal string"),
        pytest.param(("card", 1, "effects", 1, "count"), 20, id="table in a table"),
        pytest.param(("card", 1, "effects", 0, "count"), 15, id="missing field"),
        pytest.param(("card", 2, "effects", 0, "count"), 22, id="inline table"),
        pytest.param(("card", 2, "copies"), 21, id="quoted key"),
        pytest.param(("card", 7, "id"), 5, id="no such card"),
        pytest.param(("nothing",), 1, id="no such field"),
    ],
)
def test_the_line_of_a_field_is_found(path: Path, line: int) -> None:
    assert Lines(TEXT).of(path) == line


def test_windows_line_ends_count_once() -> None:
    assert Lines(TEXT.replace("\n", "\r\n")).of(("card", 1, "id")) == 14
