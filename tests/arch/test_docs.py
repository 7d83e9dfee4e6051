"""The documents say what is so: settings, scripts, links, decisions, faults."""

import re
from pathlib import Path

import msgspec
import pytest

from app.main import create
from app.protocol.from_client import FromClient
from app.protocol.to_client import Previewed, ToClient
from app.settings import Settings
from scripts.generated.decisions import INDEX, index
from scripts.generated.faults import (
    FAULTS,
    coverage,
    python_mentions,
    uncovered,
    with_coverage,
)
from tests.arch.sources import ROOT, named

PAGES = [
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]

_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
_ROW = re.compile(r"^\| ([A-Z]\d\d) \|", re.MULTILINE)
_NAME = re.compile(r"`([^`]+)`")


def test_every_link_leads_somewhere() -> None:
    broken = [
        f"{named(page)} -> {link}"
        for page in PAGES
        for link in _LINK.findall(page.read_text("utf-8"))
        if "://" not in link and not (page.parent / link).exists()
    ]

    assert broken == []


def test_every_setting_is_described_with_its_default() -> None:
    told = dict(_table(ROOT / "docs" / "operations.md", "## Settings"))

    assert set(told) == {name.upper() for name in Settings.model_fields}
    for name, field in Settings.model_fields.items():
        default = told[name.upper()].strip("`")
        assert default == _written(field.default)


def test_every_script_is_described() -> None:
    told = _NAME.findall(_section(ROOT / "README.md", "## The developer's scripts"))
    there = {
        f"scripts/{path.name}"
        for path in (ROOT / "scripts").iterdir()
        if path.is_file() and not path.suffix
    }

    assert there <= set(told)


@pytest.mark.parametrize(
    ("heading", "kinds"),
    [
        ("### Sent by the client", FromClient.__args__),
        ("### Sent by the server", (*ToClient.__args__, Previewed)),
    ],
    ids=["from the client", "to the client"],
)
def test_every_message_of_the_socket_is_described_with_its_fields(
    heading: str, kinds: tuple[type[msgspec.Struct], ...]
) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    section = text.partition(f"{heading}\n")[2].partition("\n###")[0]
    rows = re.findall(r"^\| (`.+?) \| (.*?) ?\|$", section, re.MULTILINE)
    told = {
        name: set(re.findall(r"`(\w+)`", fields))
        for names, fields in rows
        for name in _NAME.findall(names)
    }

    assert {str(kind.__struct_config__.tag) for kind in kinds} == set(told)
    for kind in kinds:
        given = set(kind.__struct_encode_fields__) - {"id"}
        assert given <= told[str(kind.__struct_config__.tag)], kind


def test_every_call_is_described() -> None:
    told = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    paths = create(Settings()).openapi()["paths"]
    plain = {re.sub(r"{\w+}", "{}", path) for path in paths}
    named = {
        re.sub(r"{\w+}", "{}", path.partition("?")[0])
        for path in re.findall(r"(/[\w/{}.-]+)", told)
    }
    below = {f"/api/admin/rooms{path}" for path in named}

    assert plain - named - below == set()


def test_the_index_of_decisions_is_up_to_date() -> None:
    assert INDEX.read_text("utf-8") == index(), "run scripts/fix"


def test_the_faults_name_only_tests_that_are_there() -> None:
    told = re.findall(r"`(tests/[^`]+)`(?:: (test_\w+))?", FAULTS.read_text("utf-8"))

    assert [(file, test) for file, test in told if not _is_there(file, test)] == []


def test_every_fault_is_held_off() -> None:
    assert uncovered(with_coverage(FAULTS.read_text("utf-8"))) == []


def test_whatever_a_test_names_like_a_fault_is_one_or_a_rule() -> None:
    rows = set(_ROW.findall(FAULTS.read_text("utf-8")))
    rules = {
        f"{letter}{int(number):02}"
        for page in (ROOT / "docs" / "rules").glob("*.md")
        for letter, number in re.findall(r"\b([A-Z])(\d+)\b", page.read_text("utf-8"))
    }

    # Games number their own things; what they name is not told apart from rows.
    unknown = {
        name: places
        for name, places in coverage().items()
        if name not in rows | rules
        and not all("tests/games/" in place for place in places)
    }

    assert unknown == {}


@pytest.mark.parametrize(
    "text",
    [
        "def test_x01_markup_is_text() -> None:\n    pass\n",
        'def test_markup() -> None:\n    """X01: a name is text."""\n',
        '@parametrize("name", ["X01"])\ndef test_markup() -> None:\n    pass\n',
    ],
)
def test_a_test_that_names_a_fault_is_seen(text: str) -> None:
    assert [row for row, test in python_mentions(text) if test] == ["X01"]


def test_a_fault_that_no_test_names_is_seen() -> None:
    assert uncovered("| X01 | A name was shown as markup. | |\n") == ["X01"]


def _is_there(file: str, test: str) -> bool:
    path = ROOT / file
    return path.exists() and test in path.read_text("utf-8")


def _section(page: Path, heading: str) -> str:
    """Return the text below a heading, up to the next one of its rank."""
    text = page.read_text("utf-8").partition(f"{heading}\n")[2]
    return text.partition("\n## ")[0]


def _table(page: Path, heading: str) -> list[tuple[str, str]]:
    """Return the first two columns of the table below a heading."""
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \|", _section(page, heading), re.MULTILINE)
    return [(name, default) for name, default in rows]


def _written(default: object) -> str:
    """Return a default as the table writes it."""
    if default in (None, ()):
        return "none"
    return str(default).lower() if isinstance(default, bool) else str(default)
