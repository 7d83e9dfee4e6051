"""What `scripts/vendor` built is whole, runs nothing inline, and weighs little."""

import re

import pytest

from tests.arch.sources import ROOT
from tests.arch.test_client import INLINE

BUILD = ROOT / "static" / "vendor" / "build"
ADDRESS = re.compile(r"""/static/[\w./-]+\.(?:css|json|js|svg|webmanifest|woff2)""")
NEXT_TO = re.compile(r"""["']\./([\w.-]+\.js)["']""")
NEEDS = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")
PAGES = ("admin", "challenge", "home", "me", "missing", "replay", "room", "rules")
MOST_BYTES = 120 * 1024  # client.md's promise for the page of a game


def named_in(file: str) -> set[str]:
    """Return the addresses of the client's files that a built file names."""
    text = (BUILD / file).read_text("utf-8")
    beside = {f"/static/vendor/build/{name}" for name in NEXT_TO.findall(text)}
    return set(ADDRESS.findall(text)) | beside


def needed_by(file: str) -> set[str]:
    """Return the built files without which another one does not run."""
    found: set[str] = set()
    waiting = [file]
    while waiting:
        new = set(NEEDS.findall((BUILD / waiting.pop()).read_text("utf-8"))) - found
        found |= new
        waiting += new
    return found


def test_every_page_has_a_shell() -> None:
    assert {path.stem for path in BUILD.glob("*.html")} == set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_no_shell_has_scripts_or_styles_inside(page: str) -> None:
    shell = (BUILD / f"{page}.html").read_text("utf-8")

    assert not INLINE.search(shell)
    assert shell.count("<script") == 2
    assert 'rel="manifest"' in shell


def test_every_file_that_the_build_names_is_there() -> None:
    files = [path.name for path in BUILD.iterdir() if path.suffix in {".html", ".js"}]
    named = set[str]().union(*(named_in(file) for file in files))

    assert len(named) > 20
    assert [name for name in named if not (ROOT / name.lstrip("/")).is_file()] == []


def test_no_part_of_the_build_loads_a_source() -> None:
    for path in BUILD.glob("*.js"):
        loaded = ADDRESS.findall(path.read_text("utf-8"))
        assert [name for name in loaded if re.match("/static/(?:css|js)/", name)] == []


def test_no_board_brings_the_board_of_another_game() -> None:
    boards = {path.name: needed_by(path.name) for path in BUILD.glob("board-*.js")}

    assert any(name.startswith("board-kingless-") for name in boards)
    for needed in boards.values():
        assert any(name.startswith("main-") for name in needed)
        assert [name for name in needed if name.startswith("board-")] == []


def test_the_heaviest_board_brings_nothing_that_only_others_share() -> None:
    boards = {path.name: needed_by(path.name) for path in BUILD.glob("board-*.js")}
    others = {
        name
        for name, needed in boards.items()
        if any(one.startswith("boards-others-") for one in needed)
    }

    assert len(others) == len(boards) - 1
    assert not any(name.startswith("board-kingless-") for name in others)


def test_the_page_of_a_game_in_play_stays_under_its_weight() -> None:
    (board,) = BUILD.glob("board-kingless-*.js")
    (look,) = (
        path for path in BUILD.glob("kingless-*.css") if path.stem.count("-") == 1
    )
    sprites = {name for name in named_in(board.name) if name.endswith(".svg")}
    files = {board.name, look.name} | needed_by(board.name)
    built = {f"/static/vendor/build/{name}" for name in files}

    loaded = (
        named_in("room.html") | built | sprites | {"/static/vendor/build/room.html"}
    )

    assert len(sprites) == 1
    assert weight(loaded) < MOST_BYTES


def weight(addresses: set[str]) -> int:
    """Return how many bytes come over the line, with gzip where it helps."""
    files = [ROOT / address.lstrip("/") for address in addresses]
    packed = [file.with_name(f"{file.name}.gz") for file in files]
    return sum(
        (gz if gz.exists() else file).stat().st_size
        for file, gz in zip(files, packed, strict=True)
    )
