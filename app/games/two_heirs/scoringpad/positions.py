"""Reads a position file: its shape, then whether such a position can be."""

from dataclasses import dataclass
from typing import Final, get_args

from app.games.core.content.reading import read_as, refuse_first
from app.games.two_heirs.landscape import Landscape, Spot
from app.games.two_heirs.scoring import Position
from app.games.two_heirs.scoringpad.checks import OWNERS, position_faults
from app.games.two_heirs.scoringpad.shapes import PositionFile, TileEntry
from app.games.two_heirs.tilelists import LoadedTiles
from app.games.two_heirs.tiles import Cost, Terrain, Tile

WORDS: Final = {"terrain": get_args(Terrain)}


@dataclass(frozen=True, slots=True)
class ReadPosition:
    """A position, and the units in the royal reserve, which decide a tie (H62)."""

    position: Position
    reserve: tuple[int, int]


def read_position_file(text: str, tiles: LoadedTiles) -> ReadPosition:
    """Read and check a position file.

    Args:
        text: The file, as `docs/two-heirs-scoring.md` describes it.
        tiles: The list its tiles are of.

    Raises:
        ContentRefused: With line and field of the first thing that is wrong, an
            unknown field or an impossible position included.
    """
    file = read_as(text, PositionFile, WORDS)
    refuse_first(text, position_faults(file, tiles))
    first, second = (
        frozenset(unit.cell for unit in file.unit if unit.owner == owner)
        for owner in OWNERS
    )
    position = Position(
        landscape=Landscape(_spot(entry, tiles) for entry in file.tile),
        units=(first, second),
        roads_score=file.roads,
        henry=file.henry,
        treasures=file.treasures,
    )
    return ReadPosition(position, file.reserve)


def _spot(entry: TileEntry, tiles: LoadedTiles) -> Spot:
    owner = None if entry.owner is None else entry.owner - 1
    if entry.tile is not None:
        return Spot(entry.cell, tiles.tiles[entry.tile], owner)
    return Spot(entry.cell, _blank(entry.terrain or "wood"), None)


def _blank(terrain: Terrain) -> Tile:
    """Return a face-down tile of which only the colour is known."""
    return Tile(
        id="face-down", set="wandering", building="inn", terrain=terrain, cost=Cost()
    )
