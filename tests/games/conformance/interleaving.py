"""Lets something happen between any two lines of a game, as another thread might."""

import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, TypeVar

T = TypeVar("T")


def with_company(work: Callable[[], T], company: Callable[[], object]) -> Iterator[T]:
    """Yield what some work comes to with company before one of its lines, each in turn.

    Args:
        work: What is done; only its lines in `app.games` have company.
        company: What another thread would do there.
    """
    line, last = 0, 1
    while line < last:
        line += 1
        result, last = _with_company_at(line, work, company)
        yield result


def _with_company_at(
    line: int, work: Callable[[], T], company: Callable[[], object]
) -> tuple[T, int]:
    """Return what the work comes to, and how many lines it took."""
    lines = 0

    def at_line(_: FrameType, event: str, __: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        if event == "line" and lines == line:
            company()
        return at_line

    def at_call(frame: FrameType, *_: object) -> Any:
        name = str(frame.f_globals.get("__name__"))
        return at_line if name.startswith("app.games.") else None

    before = sys.gettrace()
    sys.settrace(at_call)
    try:
        return work(), lines
    finally:
        sys.settrace(before)
