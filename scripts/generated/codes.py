"""The page of codes: every one the product refuses with, and what it means."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from app.games.core.registry import games
from app.protocol.codes import CALLS, FRAMES
from app.room.codes import REFUSALS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "errors.md"

_HEAD = """\
# Codes of errors

Every code that a refusal can carry, on the room socket or in a REST call; the shape
around it is in [the protocol](protocol.md#errors). A code stays what it is: clients
word it in the reader's language. This page is written by `scripts/fix`.
"""


def page() -> str:
    """Return the text of the page."""
    return _HEAD + "".join(
        f"\n## {heading}\n\n| code | means |\n| --- | --- |\n{_rows(table)}"
        for heading, table in _tables()
    )


def _tables() -> Iterator[tuple[str, Mapping[str, str]]]:
    yield "A frame that is no message", FRAMES
    yield "A call, or what it asks for", CALLS
    yield "The room", REFUSALS
    for game in games().values():
        yield f"The rules of {game.title}", dict(sorted(game.refusals.items()))


def _rows(table: Mapping[str, str]) -> str:
    return "".join(f"| `{code}` | {meaning} |\n" for code, meaning in table.items())
