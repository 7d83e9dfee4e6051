"""The client trusts no text: nothing is parsed as markup, nothing runs inline."""

import re
from pathlib import Path

import pytest

from tests.arch.sources import client_files, named

MARKUP = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write"
    r"|unsafeHTML|unsafe-html|unsafeSVG|unsafe-svg"
    r"|\beval\(|new Function\(|javascript:"
)
INLINE = re.compile(
    r"<script(?![^>]*\bsrc=)|<style\b|\sstyle=[\"']|\son\w+=[\"']", re.IGNORECASE
)
FOREIGN = re.compile(r"""(?:src|href|url)\s*[=(]\s*["']?(?:https?:)?//""")


@pytest.mark.parametrize(
    "text",
    [
        "<script>go()</script>",
        "<style>p{}</style>",
        '<p style="color: red">',
        '<button onclick="go()">',
    ],
)
def test_what_runs_inline_is_seen(text: str) -> None:
    assert INLINE.search(text)


@pytest.mark.parametrize(
    "text",
    ['<script type="module" src="/static/js/main.js"></script>', '<p class="style">'],
)
def test_what_comes_from_a_file_is_let_be(text: str) -> None:
    assert not INLINE.search(text)


def test_x03_no_text_is_ever_parsed_as_markup() -> None:
    assert _where(MARKUP, client_files(".js")) == []


def test_no_page_has_scripts_or_styles_inside() -> None:
    assert _where(INLINE, client_files(".html")) == []


def test_nothing_is_fetched_from_elsewhere() -> None:
    assert _where(FOREIGN, client_files(".html", ".css", ".js")) == []


def _where(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    return [
        f"{named(path)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
