"""The codes of the room: every one is listed, none is listed for nothing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import app.room
from app.room.codes import NOTICES, REFUSALS
from app.room.decision import Told

FOLDER = Path(app.room.__file__).parent
KEBAB = re.compile(r"[a-z]+(-[a-z]+)*")


def first_arguments(*names: str) -> Iterator[str]:
    """Yield the literal codes that the room's own modules raise or tell."""
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in names:
                yield from (
                    argument.value
                    for argument in node.args
                    if isinstance(argument, ast.Constant)
                    and isinstance(argument.value, str)
                    and KEBAB.fullmatch(argument.value)
                )


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def test_every_refusal_has_its_meaning_and_every_meaning_its_refusal() -> None:
    raised = {*first_arguments("RoomRefusal"), "stale-view"}

    assert raised == set(REFUSALS)


def test_every_notice_has_its_meaning_and_every_meaning_its_notice() -> None:
    told = {*first_arguments("tell", "dismiss", "_close")}

    assert told == set(NOTICES)


def test_the_notice_itself_lists_its_codes() -> None:
    named = re.findall(r"``([a-z-]+)``", Told.__doc__ or "")

    assert set(named) == set(NOTICES)


def test_codes_are_in_order_and_meanings_are_sentences() -> None:
    for table in (REFUSALS, NOTICES):
        assert list(table) == sorted(table)
        assert all(KEBAB.fullmatch(code) for code in table)
        assert all(meaning.endswith(".") for meaning in table.values())
