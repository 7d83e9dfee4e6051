"""Which tests and decisions hold off which fault, read from those themselves.

A test names a row in its name, in its text, or in a table of cases that stands in its
file; a decision names it anywhere.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FAULTS = ROOT / "docs" / "faults.md"
SHOWN = 3

# `K` is also a decision about Kingless and `R` one about Regicide, so only the rings
# above the games count for these.
ALSO_DECISIONS = ("K", "R")
TABLE_LEVELS = {"adapters", "chaos", "protocol", "room", "services", "web"}

_ROW = re.compile(r"^\| ([A-Z]\d\d) \| (.+?) \|(.*)\|$", re.MULTILINE)
_NAMED = re.compile(r"(?<![A-Za-z0-9])([A-Z]\d\d)(?![A-Za-z0-9])")
_CLIENT_TEST = re.compile(r"""\b(?:test|it)\(\s*["'`](.+?)["'`],""", re.DOTALL)

Coverage = dict[str, list[str]]


def with_coverage(text: str) -> str:
    """Return the document with its last column as tests and decisions now are."""
    covered = coverage()

    def rewritten(row: re.Match[str]) -> str:
        name, fault, by_hand = row[1], row[2], row[3].strip()
        if not by_hand.startswith("Not here"):
            by_hand = _shown(covered.get(name, []))
        return f"| {name} | {fault} | {by_hand} |".replace("|  |", "| |")

    return _ROW.sub(rewritten, text)


def uncovered(text: str) -> list[str]:
    """Return the rows that nothing holds off."""
    return [row[1] for row in _ROW.finditer(text) if not row[3].strip()]


def coverage() -> Coverage:
    """Return for each row the places that name it, decisions first."""
    found: Coverage = defaultdict(list)
    for page in sorted((ROOT / "docs" / "decisions").glob("*.md")):
        link = f"[{page.stem.replace('-', ' ')}](decisions/{page.name})"
        for name in sorted(set(_NAMED.findall(page.read_text("utf-8")))):
            found[name].append(link)
    for path in sorted((ROOT / "tests").rglob("*")):
        if path.suffix == ".py":
            _collect(found, path, python_mentions(path.read_text("utf-8")))
        elif path.name.endswith((".test.js", ".test.mjs")):
            _collect(found, path, client_mentions(path.read_text("utf-8")))
    return found


def python_mentions(text: str) -> Iterator[tuple[str, str]]:
    """Yield the rows that a file of tests names, each with the test, or with ""."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (
            node.name.startswith("test")
        ):
            told = f"{node.name.upper()} {_source(text, node)}".replace("_", " ")
            rows = set(_NAMED.findall(told))
            named |= rows
            yield from ((row, node.name) for row in sorted(rows))
    yield from ((row, "") for row in sorted(set(_NAMED.findall(text)) - named))


def client_mentions(text: str) -> Iterator[tuple[str, str]]:
    """Yield the rows that the titles of the client's tests name, and the titles."""
    for title in _CLIENT_TEST.findall(text):
        yield from ((row, title) for row in sorted(set(_NAMED.findall(title))))


def _source(text: str, node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Return the text of a test with its decorators."""
    first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
    return "\n".join(text.splitlines()[first - 1 : node.end_lineno])


def _collect(found: Coverage, path: Path, mentions: Iterator[tuple[str, str]]) -> None:
    where = path.relative_to(ROOT).as_posix()
    level = where.split("/")[1]
    for row, test in mentions:
        if row.startswith(ALSO_DECISIONS) and level not in TABLE_LEVELS:
            continue
        found[row].append(f"`{where}`: {test}" if test else f"`{where}`")


def _shown(places: list[str]) -> str:
    """Return the first places, and how many more there are."""
    more = len(places) - SHOWN
    shown = "; ".join(places[:SHOWN])
    return f"{shown}; and {more} more" if more > 0 else shown
