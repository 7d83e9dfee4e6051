"""The pure rings hold frozen values and plain functions, nothing that waits."""

import ast
import importlib
import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass

import msgspec

from tests.arch.sources import PURE_RINGS, named, python_files, tree_of

WAITING = (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)


def test_nothing_in_the_pure_rings_waits() -> None:
    waiting = [
        f"{named(path)}:{node.lineno}"
        for path in python_files(*PURE_RINGS)
        for node in ast.walk(tree_of(path))
        if isinstance(node, WAITING)
    ]

    assert waiting == []


def test_every_value_of_the_pure_rings_is_frozen() -> None:
    values = list(_values())

    assert len(values) > 50
    assert [name for name, frozen in values if not frozen] == []


def _values() -> Iterator[tuple[str, bool]]:
    """Yield every struct and data class of the pure rings, and whether it is frozen."""
    for path in python_files(*PURE_RINGS):
        module = named(path.with_suffix("")).replace("/", ".")
        for cls in _classes(module.removesuffix(".__init__")):
            if issubclass(cls, msgspec.Struct):
                yield cls.__qualname__, cls.__struct_config__.frozen
            elif is_dataclass(cls):
                yield cls.__qualname__, "__setattr__" in vars(cls)


def _classes(module: str) -> list[type]:
    """Return the classes that a module defines itself."""
    found = inspect.getmembers(importlib.import_module(module), inspect.isclass)
    return [cls for _, cls in found if cls.__module__ == module]
