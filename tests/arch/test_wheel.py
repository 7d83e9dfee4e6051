"""The wheel serves without the sources: product, client and migrations are inside."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.arch.sources import ROOT


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Return the names of the files in a wheel made from what is here now."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(
        [*command, "--directory", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("interregnum-*.whl")
    return zipfile.ZipFile(wheel).namelist()


@pytest.mark.parametrize(
    "name",
    [
        "app/cli.py",
        "app/games/kingless/decks/house.toml",
        "migrations/env.py",
        "static/index.html",
        "static/vendor/lit-html/lit-html.js",
        "static/vendor/fonts/fonts.css",
        "static/vendor/sprites/kingless.svg",
        "static/vendor/CREDITS.json",
        "static/vendor/build/home.html.br",
        "static/vendor/build/sources.sha256",
    ],
)
def test_the_wheel_holds(inside: list[str], name: str) -> None:
    assert name in inside


def test_the_wheel_holds_every_migration_and_all_of_the_client(
    inside: list[str],
) -> None:
    wanted = [*(ROOT / "migrations" / "versions").glob("*.py"), *_client()]

    missing = {path.relative_to(ROOT).as_posix() for path in wanted} - set(inside)

    assert missing == set()


def test_the_wheel_holds_nothing_else(inside: list[str]) -> None:
    folders = {name.partition("/")[0] for name in inside}

    assert folders == {"app", "migrations", "static", "interregnum-0.1.0.dist-info"}


def _client() -> list[Path]:
    return [
        path for path in (ROOT / "static").rglob("*") if path.suffix in {".js", ".css"}
    ]
