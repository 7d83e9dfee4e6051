"""The scoring pad: reads a position as plain data and explains what it is worth.

May import scoring, the landscape and tile lists; knows no match. The format of a
position file is in `docs/two-heirs-scoring.md`.
"""

from collections.abc import Iterator

from app.games.two_heirs.scoringpad.explanation import explain
from app.games.two_heirs.scoringpad.positions import ReadPosition, read_position_file
from app.games.two_heirs.tilelists import SHELF, tiles_of

__all__ = ["ReadPosition", "explain", "explain_file", "read_position_file"]


def explain_file(text: str, tile_list: str | None = None) -> Iterator[str]:
    """Return the lines that explain the score of a position file.

    Args:
        text: The position file.
        tile_list: The file of the tile list; None for the game's own.

    Raises:
        ContentRefused: With line and field of what is wrong with either file.
    """
    content = None if tile_list is None else SHELF.admit(tile_list)
    return explain(read_position_file(text, tiles_of(content)))
