"""What is released agrees with itself: versions, locks, and the way into CI."""

import json
import re
import tomllib

from tests.arch.sources import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def test_changelog_and_packages_name_one_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.search(r"^## \[(\d+\.\d+\.\d+)\]", changelog, re.MULTILINE)
    client = json.loads((ROOT / "package.json").read_text("utf-8"))
    image = re.findall(
        r"image: interregnum:(\S+)", (ROOT / "docker-compose.yml").read_text("utf-8")
    )

    assert newest is not None
    assert {PROJECT["version"], client["version"], *image} == {newest[1]}


def test_nothing_starts_as_root_in_the_image() -> None:
    stages = (ROOT / "Dockerfile").read_text("utf-8").split("\nFROM ")

    assert len(stages) == 3
    assert "\nUSER interregnum\n" in stages[-1]
    assert stages[-1].rstrip().endswith('CMD ["interregnum", "serve"]')


def test_python_locks_have_a_hash_for_everything_and_no_address() -> None:
    assert [lock.stem for lock in LOCKS] == ["build", "dev", "runtime"]
    for lock in LOCKS:
        text = lock.read_text("utf-8")
        pinned = re.findall(r"^[\w.-]+(?:\[\w+\])?==", text, re.MULTILINE)
        assert text.count("--hash=") >= len(pinned) > 5
        assert "://" not in text


def test_the_lock_of_the_client_names_no_registry() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    packages = {path: entry for path, entry in lock["packages"].items() if path}

    assert [path for path, entry in packages.items() if "resolved" in entry] == []
    assert [path for path, entry in packages.items() if "integrity" not in entry] == []


def test_every_lock_agrees_with_the_one_that_holds_all() -> None:
    pins = {lock.stem: set(_pins(lock.read_text("utf-8"))) for lock in LOCKS}

    assert pins["runtime"] | pins["build"] <= pins["dev"]


def test_ci_calls_the_developers_own_script() -> None:
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()

    assert [line for line in lines if "scripts/" in line] == [lines[-1]]
    assert lines[-1].endswith('scripts/test"')


def _pins(text: str) -> list[str]:
    """Return the lines that pin a package to a version."""
    return re.findall(r"^\S+==.+", text, re.MULTILINE)
