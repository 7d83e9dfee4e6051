"""Draw one sprite of icons per list in `static/icons`, small and in one colour."""

import json
import re
import subprocess
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

from scripts.client.paths import GAMES, ICON_LISTS, PACKAGES

# An icon is drawn on a grid of 512 units and shown on a hundred pixels at most:
# fewer units, rounded to whole ones, cannot be told from it.
_GRID = 192
_OPEN = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_GRID} {_GRID}">'
    f'<g transform="scale({_GRID / 512})">'
)
_CLOSE = "</g></svg>"
_BODY = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


class UnknownIcons(Exception):
    """Some listed names are not icons of game-icons."""

    def __init__(self, sprite: str, names: set[str]) -> None:
        self.sprite = sprite
        self.names = names

    def __str__(self) -> str:
        return f"no such icons in game-icons, wanted by {self.sprite}: " + ", ".join(
            sorted(self.names)
        )


def write_sprites(target: Path) -> None:
    """Write `NAME.svg` below `target` for every `static/icons/NAME.txt`.

    The sprite of a game also gets every icon that a deck of the game names.

    Raises:
        UnknownIcons: A list or a deck names an icon that does not exist.
    """
    target.mkdir(parents=True, exist_ok=True)
    icons = json.loads(
        (PACKAGES / "@iconify-json" / "game-icons" / "icons.json").read_text("utf-8")
    )["icons"]
    for listed in sorted(ICON_LISTS.glob("*.txt")):
        names = set(_listed(listed)) | set(_in_decks(GAMES / listed.stem / "decks"))
        if unknown := names - icons.keys():
            raise UnknownIcons(listed.stem, unknown)
        bodies = {name: icons[name]["body"] for name in sorted(names)}
        sprite = _sprite(_slimmed(bodies))
        (target / f"{listed.stem}.svg").write_text(sprite, "utf-8")


def _listed(path: Path) -> Iterator[str]:
    """Yield the names of a list: one a line, `#` opens a remark."""
    for line in path.read_text("utf-8").splitlines():
        if name := line.partition("#")[0].strip():
            yield name


def _in_decks(folder: Path) -> Iterator[str]:
    for deck in sorted(folder.glob("*.toml")):
        yield from _icons_in(tomllib.loads(deck.read_text("utf-8")))


def _icons_in(part: object) -> Iterator[str]:
    """Yield every value of a key `icon`, however deep in the deck it stands."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "icon" and isinstance(value, str):
                yield value
            else:
                yield from _icons_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from _icons_in(value)


def _slimmed(bodies: dict[str, str]) -> dict[str, str]:
    """Round every path to whole units of the grid."""
    with tempfile.TemporaryDirectory() as folder:
        for name, body in bodies.items():
            svg = f"{_OPEN}{body}{_CLOSE}"
            (Path(folder) / f"{name}.svg").write_text(svg, "utf-8")
        svgo = PACKAGES / "svgo" / "bin" / "svgo.js"
        rounded = ["--multipass", "--precision", "0"]
        command = ["node", str(svgo), "--quiet", *rounded, "--folder", folder]
        subprocess.run(command, check=True)
        return {name: _inside(Path(folder) / f"{name}.svg") for name in bodies}


def _inside(svg: Path) -> str:
    found = _BODY.search(svg.read_text("utf-8"))
    if found is None:
        msg = f"{svg.name} came back empty"
        raise ValueError(msg)
    return found[1]


def _sprite(bodies: dict[str, str]) -> str:
    symbols = "".join(
        f'<symbol id="{name}" viewBox="0 0 {_GRID} {_GRID}">{body}</symbol>\n'
        for name, body in bodies.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}</svg>\n'
