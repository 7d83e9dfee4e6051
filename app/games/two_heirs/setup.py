"""How a match begins: sets, reserve, units and treasures (H1 to H7, H64)."""

from typing import Final

from app.games.core.chance import Chance
from app.games.core.game import Seat, SeatCount
from app.games.two_heirs.events import Dealt, TurnStarted
from app.games.two_heirs.grid import START
from app.games.two_heirs.landscape import Placed
from app.games.two_heirs.material import tiles_in
from app.games.two_heirs.options import Options
from app.games.two_heirs.refusals import refusal
from app.games.two_heirs.state import (
    ELITE,
    PLACES,
    VERSION,
    State,
    Treasures,
    Unit,
)
from app.games.two_heirs.table import Table
from app.games.two_heirs.tilelists import LoadedTiles, tiles_of
from app.games.two_heirs.tiles import SETS, TERRAINS, SetName

SEATS = SeatCount(1, 2)
RANDOM: Final = "random"
IN_RESERVE = PLACES - 1
TREASURES_LESS = {1: 4, 2: 2, 3: 0}
"""How many treasures are taken out at each level (H65)."""


def deal(
    options: Options, seats: tuple[Seat, ...], chance: Chance, content: str | None
) -> Table:
    """Deal a match up to its first turn.

    Raises:
        IllegalMove: ``seat-count``, or ``same-set-twice`` (H3).
    """
    if not SEATS.min <= len(seats) <= SEATS.max:
        raise refusal("seat-count", min=SEATS.min, max=SEATS.max)
    tiles = tiles_of(content)
    sets = _sets(options, chance)
    dealt = chance.shuffle("deal", [tile for name in sets for tile in tiles.sets[name]])
    solo = len(seats) == 1
    state = State(
        version=VERSION,
        content=content,
        options=options,
        order=seats,
        sets=sets,
        landscape=(Placed(START, dealt[IN_RESERVE]),),
        units=(_units(henry=False), _units(henry=solo)),
        reserve=(None, *dealt[:IN_RESERVE]),
        shield=0,
        supply=dealt[IN_RESERVE + 1 :],
        active=0 if solo else chance.below("shield", 2),
        treasures=_treasures(tiles, options, chance) if solo else Treasures(),
    )
    table = Table(state)
    table.revealed = True
    _tell(table)
    return table


def _sets(options: Options, chance: Chance) -> tuple[SetName, ...]:
    """Return the three sets; chance fills in those the host left to it (H3)."""
    wanted = (options.first_set, options.second_set, options.third_set)
    named = [name for name in wanted if name != RANDOM]
    if len(set(named)) < len(named):
        raise refusal("same-set-twice")
    others = [name for name in SETS if name not in named]
    drawn = iter(chance.shuffle("sets", others) if RANDOM in wanted else ())
    return tuple(next(drawn) if name == RANDOM else name for name in wanted)


def _units(*, henry: bool) -> tuple[Unit, ...]:
    """Return an heir's units: the elite on the start tile, but Henry's (H7, H64)."""
    return tuple(
        Unit(name, START if name == ELITE and not henry else None) for name in TERRAINS
    )


def _treasures(tiles: LoadedTiles, options: Options, chance: Chance) -> Treasures:
    """Shuffle the treasures and take some out, unseen (H65)."""
    shuffled = chance.shuffle("treasures", tuple(tiles.treasures))
    less = TREASURES_LESS[options.level]
    return Treasures(pile=shuffled[less:], unused=shuffled[:less])


def _tell(table: Table) -> None:
    state = table.state
    terrain = tiles_in(state)[state.landscape[0].tile].terrain
    level = state.options.level if state.solo else None
    starter = table.acting()
    table.tell(Dealt(starter, state.sets, terrain, level))
    table.tell(TurnStarted(starter, state.turn, final=False))
