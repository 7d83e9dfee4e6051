"""What a drafted move would do, by what its player may know.

The move is played on a table without a supply: nothing is revealed that way, and no
refill ever lies within reach of the player who has just taken.
"""

import dataclasses
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from app.games.core.game import Seat
from app.games.two_heirs import actions
from app.games.two_heirs.building import cells, lacking
from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import HEIRS, Heir, Spot
from app.games.two_heirs.material import landscape_of, tiles_in
from app.games.two_heirs.moves import Build, Drop, EndTurn, Move
from app.games.two_heirs.refusals import refusal
from app.games.two_heirs.resources import Source, sources
from app.games.two_heirs.roads import Roads
from app.games.two_heirs.score import BuildingScore
from app.games.two_heirs.scoring import building_score
from app.games.two_heirs.state import Over, Siege, State
from app.games.two_heirs.table import Table
from app.games.two_heirs.tiles import Cost
from app.games.two_heirs.turns import surplus
from app.games.two_heirs.verdict import points, position_of, scored


class CellWorth(msgspec.Struct, frozen=True):
    """What a tile of the hand would be worth if it were built on a cell."""

    cell: Cell
    points: int


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a draft would do.

    Attributes:
        cells: A build without a cell: the tile's worth on each cell.
        lacking: The same: the resources that are lacking now, discounts not counted.
        built: A build: the line of the new building, doubling included.
        totals: The points of both heirs after the move.
        changes: By how much each heir's points change.
        discounts: The discounts left after it.
        sources: The player's resources after it.
        siege: Buildings that could be destroyed then.
        treasures: Treasures that it gets rid of.
        surplus: Ending the turn: how many tiles have to be removed first.
    """

    cells: tuple[CellWorth, ...] = ()
    lacking: Cost | None = None
    built: BuildingScore | None = None
    totals: tuple[int, int] | None = None
    changes: tuple[int, int] | None = None
    discounts: int = 0
    sources: tuple[Source, ...] = ()
    siege: tuple[Cell, ...] = ()
    treasures: tuple[str, ...] = ()
    surplus: int = 0


def preview(state: State, seat: Seat, draft: Mapping[str, Any]) -> Preview:
    """Return what a draft would do; a build may still lack its cell.

    Without a cell the tile's worth on every cell is told, also out of turn and also
    for a tile that cannot be paid for.

    Raises:
        IllegalMove: It is no move (``preview-unknown``), or is not this seat's to
            make now.
    """
    if seat not in state.order:
        raise refusal("not-in-match")
    if isinstance(state.phase, Over):
        raise refusal("match-over")
    heir = state.heir(seat)
    if draft.get("do") == "build" and draft.keys() == {"do", "tile"}:
        return _everywhere(state, heir, draft["tile"])
    move = _read(draft)
    if heir != state.active:
        raise refusal("not-your-turn")
    actions.check(state, move)
    if isinstance(move, EndTurn | Drop):
        return Preview(surplus=surplus(state))
    return _foreseen(state, move)


def _read(draft: Mapping[str, Any]) -> Move:
    try:
        move: Move = msgspec.convert(draft, Move)
    except msgspec.ValidationError:
        raise refusal("preview-unknown") from None
    return move


def _everywhere(state: State, heir: Heir, tile: object) -> Preview:
    """Return what a tile of the hand would be worth on each cell."""
    if not isinstance(tile, str) or tile not in state.hands[heir]:
        raise refusal("tile-not-held", tile=str(tile))
    worth = tuple(
        CellWorth(cell, _worth(state, heir, tile, cell)) for cell in cells(state, heir)
    )
    return Preview(cells=worth, lacking=lacking(state, heir, tile))


def _worth(state: State, heir: Heir, tile: str, cell: Cell) -> int:
    spot = Spot(cell, tiles_in(state)[tile], heir)
    landscape = landscape_of(state).with_spot(spot)
    position = dataclasses.replace(position_of(state), landscape=landscape)
    return building_score(position, spot, Roads(landscape)).points


def _foreseen(state: State, move: Move) -> Preview:
    table = Table(replace(state, supply=()))
    actions.carry_out(table, move)
    after = table.state
    totals, before = points(after), points(state)
    heir = state.active
    gone = after.treasures.gone[len(state.treasures.gone) :]
    return Preview(
        built=_built(after, move),
        totals=totals,
        changes=(totals[0] - before[0], totals[1] - before[1]),
        discounts=after.discounts,
        sources=sources(after, heir),
        siege=after.phase.cells if isinstance(after.phase, Siege) else (),
        treasures=gone,
    )


def _built(after: State, move: Move) -> BuildingScore | None:
    if not isinstance(move, Build):
        return None
    lines = (line for heir in HEIRS for line in scored(after).heirs[heir].buildings)
    return next(line for line in lines if line.cell == move.cell)
