"""The style sheets of a game, which stay when its table is left, dress no other one."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.arch.sources import ROOT, named

CSS = ROOT / "static" / "css"
SCRIPTS = ROOT / "static" / "js"
GAMES = sorted(path.parent.name for path in SCRIPTS.glob("games/*/index.js"))
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
PART = re.compile(r"[^{};]*[{};]")
OUTSIDE = re.compile(r",(?![^(]*\))")
"""A comma between selectors, not between those in brackets."""
NOT = re.compile(r":not\((?:[^()]|\([^()]*\))*\)")
CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
WORD = re.compile(r"(?<![\w.-])[a-zA-Z][\w-]*(?![\w.-])")
"""What may be a class in a script, unlike codes such as `deck.house`."""


def rules_in(text: str) -> Iterator[str]:
    """Yield the selectors of a style sheet, each with those that it is nested in."""
    within: list[str] = []
    for part in PART.findall(COMMENT.sub("", text)):
        if part.endswith("{"):
            within.append(part[:-1].strip())
            if not any(one.startswith("@keyframes") for one in within):
                yield " ".join(one for one in within if not one.startswith("@"))
        elif part.endswith("}"):
            within.pop()


def selectors_in(text: str) -> Iterator[str]:
    """Yield each selector of a style sheet by itself, without what it excludes."""
    for rule in rules_in(text):
        yield from filter(None, map(str.strip, OUTSIDE.split(NOT.sub("", rule))))


def found_in(files: Iterable[Path], pattern: re.Pattern[str]) -> set[str]:
    """Return what fits a pattern in the files, but for their comments."""
    texts = (COMMENT.sub("", path.read_text("utf-8")) for path in files)
    return {found for text in texts for found in pattern.findall(text)}


def classes_beside(game: str) -> set[str]:
    """Return all that may be a class of what other parts of the client draw."""
    own = {SCRIPTS / "games" / game, SCRIPTS / "i18n"}
    scripts = (path for path in SCRIPTS.rglob("*.js") if own.isdisjoint(path.parents))
    return found_in(scripts, WORD) | found_in(CSS.glob("*.css"), CLASS)


def reaching_out(game: str) -> list[str]:
    """Return the selectors of a game's style sheets that others' elements may fit."""
    others = classes_beside(game)
    return [
        f"{named(sheet)}: {selector}"
        for sheet in sorted(CSS.glob(f"games/{game}*.css"))
        for selector in selectors_in(sheet.read_text("utf-8"))
        if others.issuperset(CLASS.findall(selector))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_selector_names_something_that_only_its_own_game_has(game: str) -> None:
    assert reaching_out(game) == []


def test_a_selector_is_seen_in_media_in_nests_and_without_what_it_excludes() -> None:
    text = """/* a { } */ @import "b.css";
    @media (height < 9px) { .a :is(.b, .c), .d:not(.e :is(.f)) { top: 0 } }
    .g { & .h { left: 0 } } @keyframes i { from { top: 0 } }"""

    assert list(selectors_in(text)) == [".a :is(.b, .c)", ".d", ".g", ".g & .h"]
