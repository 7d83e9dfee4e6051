"""Tile lists that can be played with: the game's own, and the last ones uploaded."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from types import MappingProxyType

from app.games.core.content.shelf import Shelf
from app.games.two_heirs.tilelists.reading import read_tile_list
from app.games.two_heirs.tiles import SETS, SetName, Tile, Treasure

PACKAGE = "app.games.two_heirs"
FILES = ("tiles.toml", "treasures.toml")
"""The house list has two files, which are one text to whoever names it by its hash."""


@dataclass(frozen=True, slots=True)
class LoadedTiles:
    """A tile list that has passed every check.

    Attributes:
        hash: SHA-256 of its file as hex; None for the house list.
        name: Shown to players.
        stand_in: True for lists that are not the publisher's.
        tiles: What is printed on each tile, by id, in the order of the file.
        treasures: The same for the treasures.
        sets: The ids of each set's tiles, in the order of the file.
    """

    hash: str | None
    name: str
    stand_in: bool
    tiles: Mapping[str, Tile]
    treasures: Mapping[str, Treasure]
    sets: Mapping[SetName, tuple[str, ...]]


def tiles_of(content: str | None) -> LoadedTiles:
    """Return the house list for None, else the list under this hash.

    Raises:
        KeyError: No such list has been admitted, or not lately.
    """
    return SHELF.get(content)


def _house_text() -> str:
    """Return the house list as one file, as a host may upload one."""
    folder = resources.files(PACKAGE)
    return "\n".join((folder / name).read_text("utf-8") for name in FILES)


def _loaded(text: str, digest: str | None) -> LoadedTiles:
    read = read_tile_list(text)
    return LoadedTiles(
        hash=digest,
        name=read.name,
        stand_in=read.stand_in,
        tiles=MappingProxyType({tile.id: tile for tile in read.tile}),
        treasures=MappingProxyType({found.id: found for found in read.treasure}),
        sets=MappingProxyType(
            {
                name: tuple(tile.id for tile in read.tile if tile.set == name)
                for name in SETS
            }
        ),
    )


SHELF = Shelf(_loaded, _house_text)
