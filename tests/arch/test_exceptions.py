"""Every exception to the rules of the tools is public, has a reason, and is rare."""

import re
from pathlib import Path

import pytest

from tests.arch.sources import client_files, named, python_files

ALLOWED = 10

_EXCEPTION = re.compile(r"#\s*(?:noqa\b|type:\s*ignore|pragma:\s*no cover)")
_REASONED = re.compile(
    r"#\s*(?:noqa: [A-Z]+\d+(?:, ?[A-Z]+\d+)*|type: ignore\[[\w, -]+\])"
    r"\s*(?:#|-|–|:)\s*\w+"
)
_CLIENT_EXCEPTION = re.compile(r"biome-ignore|@ts-ignore|@ts-expect-error")
_UNSEEN_TESTS = re.compile(
    r"\b(?:mark\.(?:skip|skipif|xfail)|pytest\.(?:skip|xfail))\b"
)
# The environment and the working folder are the process's own; they may be set.
_PATCHES = re.compile(
    r"\bunittest\.mock\b|\bmocker\b|\bmonkeypatch\.(?:setattr|setitem)"
)
_SLEEPS = re.compile(r"\btime\.sleep\(|\basyncio\.sleep\((?!0\))|wait_for_timeout\(")


@pytest.mark.parametrize(
    "line",
    [
        "x = 1  # noqa: S105 - a name, not a secret",
        "x = 1  # noqa: S105, S106 # names, not secrets",
        "x = y  # type: ignore[attr-defined]  # the library has no types",
    ],
)
def test_a_reason_is_seen(line: str) -> None:
    assert _REASONED.search(line)


@pytest.mark.parametrize(
    "line",
    ["x = 1  # noqa", "x = 1  # noqa: S105", "x = y  # type: ignore[attr-defined]"],
)
def test_a_missing_reason_is_seen(line: str) -> None:
    assert _EXCEPTION.search(line)
    assert not _REASONED.search(line)


def test_every_exception_has_a_reason() -> None:
    lines = _lines(_EXCEPTION, python_files())

    assert [where for where, line in lines if not _REASONED.search(line)] == []


def test_there_are_few_exceptions() -> None:
    product = _lines(_EXCEPTION, python_files("app", "bench", "migrations", "scripts"))
    tests = _lines(_EXCEPTION, python_files("tests"))
    client = _lines(_CLIENT_EXCEPTION, client_files(".js", ".css"))

    assert len(product) <= ALLOWED, product
    assert len(tests) <= ALLOWED, tests
    assert len(client) <= ALLOWED, client


def test_no_test_is_passed_over() -> None:
    assert _lines(_UNSEEN_TESTS, python_files("tests")) == []


def test_no_test_patches_what_it_tests() -> None:
    assert _lines(_PATCHES, python_files("tests")) == []


def test_no_test_sleeps() -> None:
    tests = [path for path in python_files("tests") if path.name.startswith("test_")]

    assert _lines(_SLEEPS, tests) == []


def _lines(pattern: re.Pattern[str], files: list[Path]) -> list[tuple[str, str]]:
    """Return where a pattern stands, and the line; this file is not looked at."""
    return [
        (f"{named(path)}:{number}", line)
        for path in files
        if path != Path(__file__)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
