"""Files and functions stay small, names say something, packages say what they are."""

import ast
import re
from pathlib import Path

import pytest

from tests.arch.sources import (
    ROOT,
    client_files,
    functions_in,
    named,
    python_files,
    tree_of,
)

PYTHON_LINES = 400
TEST_LINES = 500
CLIENT_LINES = 300
FUNCTION_LINES = 40

ATTICS = {"utils", "util", "helpers", "common", "manager", "base", "misc"}
LEFTOVER = re.compile(r"\b(TODO|FIXME|XXX)\b")


def code_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count the lines of a function without its docstring."""
    first = function.body[0]
    start = function.lineno
    if ast.get_docstring(function) is not None:
        start += (first.end_lineno or first.lineno) - first.lineno + 1
    return (function.end_lineno or function.lineno) - start + 1


def test_the_lines_of_a_function_are_counted_without_its_docstring() -> None:
    text = 'def f():\n    """One.\n\n    Two.\n    """\n    x = 1\n    return x\n'

    (function,) = functions_in(ast.parse(text))

    assert code_lines(function) == 3


def test_no_python_file_is_too_long() -> None:
    tests = python_files("tests")
    others = [path for path in python_files() if path not in tests]

    assert _longer_than(PYTHON_LINES, others) == {}
    assert _longer_than(TEST_LINES, tests) == {}


def test_no_file_of_the_client_is_too_long() -> None:
    files = [path for path in client_files(".js") if "i18n" not in path.parts]

    assert _longer_than(CLIENT_LINES, files) == {}


def test_no_function_is_too_long() -> None:
    long = {
        f"{named(path)}::{function.name}": code_lines(function)
        for path in python_files()
        if "versions" not in path.parts  # a schema is one long list
        for function in functions_in(tree_of(path))
        if code_lines(function) > FUNCTION_LINES
    }

    assert long == {}


def test_no_module_is_an_attic() -> None:
    files = [*python_files(), *client_files(".js")]

    assert [named(path) for path in files if path.stem in ATTICS] == []


def test_every_module_opens_with_a_sentence() -> None:
    modules = [path for path in python_files() if "versions" not in path.parts]

    silent = [named(path) for path in modules if not _opening(path).endswith(".")]

    assert silent == []


def test_every_package_says_what_it_may_import() -> None:
    packages = [path for path in python_files("app") if path.name == "__init__.py"]

    silent = [
        named(path)
        for path in packages
        if "import" not in (ast.get_docstring(tree_of(path)) or "").lower()
    ]

    assert silent == []


def test_what_raises_says_so() -> None:
    rings = python_files("app/games", "app/room", "app/protocol", "app/services")

    silent = [
        f"{named(path)}::{function.name}"
        for path in rings
        for function in functions_in(tree_of(path))
        if not function.name.startswith("_")
        and _raises(function)
        and "Raises:" not in (ast.get_docstring(function) or "")
    ]

    assert silent == []


def test_every_folder_of_the_product_is_a_package() -> None:
    folders = {path.parent for path in python_files("app", "bench")}

    assert [
        named(path) for path in folders if not (path / "__init__.py").exists()
    ] == []


def test_nothing_is_left_for_later() -> None:
    files = [*python_files("app", "bench", "migrations"), *client_files(".js", ".css")]

    left = [named(path) for path in files if LEFTOVER.search(path.read_text("utf-8"))]

    assert left == []


@pytest.mark.parametrize("script", sorted((ROOT / "scripts").glob("[a-z]*[!.]")))
def test_every_script_says_what_it_does_and_stops_at_the_first_fault(
    script: Path,
) -> None:
    if script.is_dir() or script.suffix:
        return

    lines = script.read_text("utf-8").splitlines()

    assert lines[0] == "#!/usr/bin/env bash"
    assert lines[1].startswith("# ")
    assert "set -euo pipefail" in lines


def _raises(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a function raises an error of its own; `raise` alone is none."""
    found = (node for node in ast.walk(function) if isinstance(node, ast.Raise))
    return any(node.exc is not None for node in found)


def _opening(path: Path) -> str:
    """Return the first line of the docstring of a module."""
    return (ast.get_docstring(tree_of(path)) or "").partition("\n")[0]


def _longer_than(limit: int, files: list[Path]) -> dict[str, int]:
    counted = {named(path): len(path.read_text("utf-8").splitlines()) for path in files}
    return {name: lines for name, lines in counted.items() if lines > limit}
