"""The files that the tests of the layout look at, and how they read them."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYTHON_FOLDERS = ("app", "bench", "migrations", "scripts", "tests")
PURE_RINGS = ("app/games", "app/room", "app/protocol")


def python_files(*folders: str) -> list[Path]:
    """Return the Python files below the folders, by default all of the project's."""
    chosen = folders or PYTHON_FOLDERS
    return sorted(path for folder in chosen for path in (ROOT / folder).rglob("*.py"))


def client_files(*suffixes: str) -> list[Path]:
    """Return the client's own files with the suffixes; not what npm brought."""
    vendor = ROOT / "static" / "vendor"
    return sorted(
        path
        for path in (ROOT / "static").rglob("*")
        if path.suffix in suffixes and vendor not in path.parents
    )


def named(path: Path) -> str:
    """Return the path as a person would write it."""
    return path.relative_to(ROOT).as_posix()


def tree_of(path: Path) -> ast.Module:
    """Return the syntax tree of a Python file."""
    return ast.parse(path.read_text("utf-8"))


def functions_in(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield every function and method, nested ones too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
