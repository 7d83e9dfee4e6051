"""Reads the file of a tile list: its shape, then what the rules ask of it."""

from typing import get_args

from app.games.core.content.reading import read_as, refuse_first
from app.games.two_heirs.grid import Direction, Side
from app.games.two_heirs.tilelists.checks import list_faults
from app.games.two_heirs.tiles import (
    BUILDINGS,
    SETS,
    TERRAINS,
    Axis,
    Slot,
    TileList,
    TreasureKind,
)


def read_tile_list(text: str) -> TileList:
    """Read and check the text of a tile list.

    Raises:
        ContentRefused: With line and field of the first thing that is wrong;
            nothing else, whatever the text is.
    """
    tiles = read_as(text, TileList, _WORDS)
    refuse_first(text, list_faults(tiles))
    return tiles


_WORDS = {
    "set": SETS,
    "building": BUILDINGS,
    "terrain": TERRAINS,
    "roads": get_args(Side),
    "axis": get_args(Axis),
    "pairs": get_args(Direction),
    "depicts": BUILDINGS,
    "kind": get_args(TreasureKind),
    "tiles": get_args(Slot),
    "cells": get_args(Direction),
}
"""What may stand in a field that takes one of a few words."""
