"""What a player can do in The Two Heirs, as it goes over the wire."""

from typing import TypeAlias

import msgspec

from app.games.two_heirs.grid import Cell
from app.games.two_heirs.tiles import Terrain

UnitName: TypeAlias = Terrain
"""A unit, named by the cross on its back: ``grain`` is the elite unit (H80)."""


class _Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A move; the tag says which."""


class Take(_Move, frozen=True, tag="take"):
    """Action A: take a tile within reach out of the royal reserve (H9 to H11)."""

    tile: str


class Build(_Move, frozen=True, tag="build"):
    """Action B.1: play a tile from the hand face up (H21 to H26).

    Discounts pay for what is missing, and no more are spent (H30).
    """

    tile: str
    cell: Cell


class Extend(_Move, frozen=True, tag="extend"):
    """Action B.2: play a tile from the hand face down, free of cost (H27)."""

    tile: str
    cell: Cell


class Step(_Move, frozen=True, tag="step"):
    """Action C: move a unit to a tile that touches its own (H33)."""

    unit: UnitName
    cell: Cell


class Call(_Move, frozen=True, tag="call"):
    """Action C: call a unit out of the royal reserve onto a tile (H34)."""

    unit: UnitName
    cell: Cell


class Withdraw(_Move, frozen=True, tag="withdraw"):
    """Action C: withdraw a regular unit into the royal reserve (H35)."""

    unit: UnitName


class UseCamp(_Move, frozen=True, tag="use-camp"):
    """Flip an own camp, so that one more take is due (H16, H17)."""

    cell: Cell


class Destroy(_Move, frozen=True, tag="destroy"):
    """Destroy one of the rival's buildings under siege (H39)."""

    cell: Cell


class Spare(_Move, frozen=True, tag="spare"):
    """Leave the buildings that are still under siege as they are (H39)."""


class Drop(_Move, frozen=True, tag="drop"):
    """Remove a surplus tile of the hand from the game at the turn's end (H15)."""

    tile: str


class EndTurn(_Move, frozen=True, tag="end-turn"):
    """End the turn; a tile has to have been taken (H11)."""


Move: TypeAlias = (
    Take
    | Build
    | Extend
    | Step
    | Call
    | Withdraw
    | UseCamp
    | Destroy
    | Spare
    | Drop
    | EndTurn
)
