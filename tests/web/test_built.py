"""A built client is served only while it is the one of the sources beside it."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from app.web.built import ServedClient, built_client

# sha256sum css/a.css main.js | sha256sum
DIGEST = "427cbc1c66e1d1166cf23ecc4669031bbd475dd56094936289453022722f4938"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """Return a client of two sources, and what was built from them."""
    for name, text in {
        "main.js": "start();\n",
        "css/a.css": "p { color: red }\n",
        "README.md": "what is no source does not count",
        "vendor/build/main-1.js": "start()",
        "vendor/build/sources.sha256": f"{DIGEST}\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_a_client_built_from_these_sources_is_served(static: Path) -> None:
    assert built_client(static) == static / "vendor" / "build"


@pytest.mark.parametrize("name", ["main.js", "css/a.css", "js/new.js"])
def test_a_source_that_changed_or_came_since_is_served_as_written(
    static: Path, name: str
) -> None:
    path = static / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("changed()", "utf-8")

    assert built_client(static) is None


def test_a_source_that_is_gone_is_seen(static: Path) -> None:
    (static / "css" / "a.css").unlink()

    assert built_client(static) is None


def test_without_a_build_the_modules_are_served(static: Path) -> None:
    (static / "vendor" / "build" / "sources.sha256").unlink()

    assert built_client(static) is None


def test_the_modules_are_served_from_the_moment_a_source_changes(static: Path) -> None:
    client = ServedClient(static)
    before = client.folder()

    (static / "main.js").write_text("start(anew);\n", "utf-8")
    during = client.folder()
    (static / "main.js").write_text("start();\n", "utf-8")

    assert before == client.folder() == static / "vendor" / "build"
    assert during is None


def test_a_build_that_comes_or_goes_while_the_server_runs_is_seen(static: Path) -> None:
    client = ServedClient(static)
    build = static / "vendor" / "build"
    aside = static / "vendor" / "aside.old"

    folders = [client.folder()]
    build.rename(aside)
    folders.append(client.folder())
    aside.rename(build)
    folders.append(client.folder())

    assert folders == [build, None, build]


def test_pages_asked_for_at_once_share_a_look_and_none_gets_an_old_client(
    static: Path,
) -> None:
    client = ServedClient(static)

    with ThreadPoolExecutor(8) as threads, capture_logs() as told:
        first = list(threads.map(lambda _: client.folder(), range(64)))
        (static / "main.js").write_text("start(anew);\n", "utf-8")
        then = list(threads.map(lambda _: client.folder(), range(64)))

    assert set(first) == {static / "vendor" / "build"}
    assert set(then) == {None}
    assert [line["client"] for line in told] == ["built", "modules"]


def test_whoever_develops_gets_the_modules_whatever_was_built(static: Path) -> None:
    assert ServedClient(static, plain=True).folder() is None


def test_the_log_tells_once_which_client_is_served_and_why(static: Path) -> None:
    client = ServedClient(static)

    with capture_logs() as told:
        client.folder()
        client.folder()
        (static / "js.js").write_text("more", "utf-8")
        client.folder()
        ServedClient(static, plain=True).tell()

    assert [(line["client"], line.get("why")) for line in told] == [
        ("built", None),
        ("modules", "sources changed since the build"),
        ("modules", "asked for"),
    ]
