"""Worlds of The Two Heirs that look alike, and what rightly tells them apart."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from app.games.core.game import Viewer
from app.games.two_heirs.events import Event, TileTaken, TreasureLaid
from app.games.two_heirs.game import GAME
from app.games.two_heirs.landscape import Placed
from app.games.two_heirs.material import tiles_in
from app.games.two_heirs.notation import read_move, write_move, write_position
from app.games.two_heirs.state import State
from tests.games.conformance.shuffling import shuffled
from tests.games.conformance.subjects import Below, Seating, Subject
from tests.games.two_heirs.story import LIST, a_state, all_tiles


def twins(state: State, viewer: Viewer, below: Below) -> Iterator[State]:
    """Yield worlds with another supply, another start tile and other treasures."""
    del viewer
    yield _other_supply(state, below)
    yield _other_treasures(state, below)
    yield _other_treasures(_other_start(state, below), below)


def event_twins(event: Event, viewer: Viewer) -> Iterator[Event]:
    """Yield nothing: no event holds what a viewer may not know."""
    del event, viewer
    yield from ()


def learned(event: Event, viewer: Viewer) -> tuple[Any, ...]:
    """Return what an event tells of the supply and of the treasures' pile."""
    del viewer
    match event:
        case TileTaken(refill=refill, top=top):
            return (refill, top)
        case TreasureLaid(treasure=treasure):
            return (treasure,)
        case _:
            return ()


def _other_supply(state: State, below: Below) -> State:
    """Shuffle the supply below its top tile, of which all see the colour."""
    if not state.supply:
        return state
    top = _alike(state, state.supply[0], list(state.supply), below)
    rest = [tile for tile in state.supply if tile != top]
    return replace(state, supply=(top, *shuffled(rest, below)))


def _other_start(state: State, below: Below) -> State:
    """Put another tile of the same colour in the start tile's place."""
    start, *others = state.landscape
    tile = _alike(state, start.tile, [start.tile, *state.supply], below)
    supply = tuple(start.tile if t == tile else t for t in state.supply)
    landscape = (Placed(start.cell, tile, start.owner), *others)
    return _other_supply(replace(state, landscape=landscape, supply=supply), below)


def _other_treasures(state: State, below: Below) -> State:
    treasures = state.treasures
    mixed = tuple(shuffled([*treasures.pile, *treasures.unused], below))
    pile, unused = mixed[: len(treasures.pile)], mixed[len(treasures.pile) :]
    return replace(state, treasures=replace(treasures, pile=pile, unused=unused))


def _alike(state: State, tile: str, pool: list[str], below: Below) -> str:
    """Return a tile of the same colour."""
    tiles = tiles_in(state)
    alike = [each for each in pool if tiles[each].terrain == tiles[tile].terrain]
    return alike[below(len(alike))]


SUBJECT = Subject(
    game=GAME,
    tables=(
        Seating((0, 1), content=LIST),
        Seating(
            (5, 2),
            {"first_set": "warfare", "second_set": "crafts", "third_set": "guard"},
        ),
        Seating((3,), {"level": 3, "first_set": "random"}),
        Seating(
            (0,),
            {"first_set": "dominion", "second_set": "warfare", "roads": False},
            content=LIST,
        ),
        Seating((1, 0), {"first_set": "random", "second_set": "random"}),
    ),
    cards=all_tiles,
    twins=twins,
    event_twins=event_twins,
    learned=learned,
    write_state=write_position,
    write_move=write_move,
    read_move=read_move,
    positions=(
        # A start tile of which there are others in the supply.
        a_state("supply: lodge-grain bakery-grain inn-grain camp-wood"),
        # Henry with treasures of all kinds on the table and in the pile.
        a_state(
            "0: inn-wood | wood=- stone=1,0 grain=0,0\n"
            "henry: | wood=0,1 stone=- grain=-\n"
            "land: quarry-west@1,0/0 stable-wood@0,1/1 camp-wood@1,1\n"
            "reserve: inn-stone * smithy-wood lodge-grain mill-grain camp-stone -\n"
            "supply: bakery-grain farm-west sawmill-west\nanchor: 1,0\n"
            "due: false\ntaken: true\n"
            "treasures: row-grain-grain beside-north-south column-wood-any |"
            " column-stone-stone@0,1 | | row-stone-any",
            solo=True,
        ),
        # The choice of what to destroy.
        a_state(
            "0: | wood=1,0 stone=- grain=0,0\n"
            "land: siege-tower-wood@1,0/0 farm-west@1,1/1 siege-tower-stone-far@2,1/0\n"
            "phase: siege 1,1\nsupply: lodge-grain bakery-grain camp-wood"
        ),
    ),
)
