"""How a match begins: sets, reserve, start tile, units, starter, treasures."""

from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import SeatCount
from app.games.two_heirs.events import Dealt, TurnStarted
from app.games.two_heirs.game import GAME
from app.games.two_heirs.grid import START
from app.games.two_heirs.material import tiles_in
from app.games.two_heirs.options import Options
from app.games.two_heirs.reserve import clockwise
from app.games.two_heirs.resources import sources
from app.games.two_heirs.state import State
from app.games.two_heirs.tilelists import tiles_of
from app.games.two_heirs.tiles import SETS
from tests.games.two_heirs.story import LIST, all_tiles


def a_deal(
    seats: tuple[int, ...] = (0, 1), seed: bytes = b"deal", **chosen: Any
) -> State:
    """Return a match as it was dealt."""
    options = msgspec.convert(chosen, Options)
    return GAME.setup(options, seats, {}, Chance(seed), LIST).state


def test_h01_six_tiles_go_to_the_reserve_the_seventh_is_the_start_tile() -> None:
    """HD1: 27 tiles are 6 in the reserve, the start tile and 20 in the supply."""
    draws: list[Any] = []
    tiles = tiles_of(LIST)
    pool = [t for s in ("wandering", "dominion", "trade-church") for t in tiles.sets[s]]
    order = Chance(b"deal", draws).shuffle("deal", pool)

    state = a_deal()

    assert state.shield == 0
    assert clockwise(state) == tuple(enumerate(order[:6], start=1))
    assert [placed.tile for placed in state.landscape] == [order[6]]
    assert state.landscape[0].owner is None
    assert state.supply == order[7:]
    assert (len(order), len(state.supply)) == (27, 20)


def test_h02_the_shield_decides_who_starts_between_two() -> None:
    starters = Counter(a_deal(seed=bytes([n])).active for n in range(60))

    assert set(starters) == {0, 1}
    assert min(starters.values()) > 15


def test_h02_alone_the_human_always_starts() -> None:
    assert {a_deal((4,), seed=bytes([n])).active for n in range(20)} == {0}


@pytest.mark.parametrize("trio", list(combinations(SETS, 3)), ids="+".join)
def test_h03_all_twenty_combinations_of_sets_start(trio: tuple[str, str, str]) -> None:
    first, second, third = trio

    state = a_deal(first_set=first, second_set=second, third_set=third)

    assert state.sets == trio
    tiles = tiles_in(state)
    found = Counter(tiles[tile].set for tile in all_tiles(state))
    assert found == dict.fromkeys(trio, 9)


def test_h03_wandering_dominion_and_trade_are_the_default() -> None:
    assert a_deal().sets == ("wandering", "dominion", "trade-church")


def test_h03_chance_fills_in_what_the_host_left_to_it() -> None:
    found = [
        a_deal(seed=bytes([n]), first_set="random", second_set="guard").sets
        for n in range(60)
    ]

    assert {sets[1:] for sets in found} == {("guard", "trade-church")}
    assert {sets[0] for sets in found} == {"wandering", "dominion", "warfare", "crafts"}


def test_h03_a_set_cannot_be_chosen_twice() -> None:
    with pytest.raises(IllegalMove) as error:
        a_deal(first_set="guard", second_set="guard")

    assert (error.value.code, error.value.rule) == ("same-set-twice", "H3")


@pytest.mark.parametrize("seats", [(), (0, 1, 2)])
def test_only_one_or_two_can_play(seats: tuple[int, ...]) -> None:
    with pytest.raises(IllegalMove) as error:
        a_deal(seats)

    assert error.value.code == "seat-count"
    assert GAME.seat_count(Options()) == GAME.players == SeatCount(1, 2)


def test_h07_both_elites_stand_on_the_start_tile_and_get_its_resource() -> None:
    """It is nobody's free terrain, around which both may build."""
    state = a_deal()
    terrain = tiles_in(state)[state.landscape[0].tile].terrain

    for heir in (0, 1):
        standing = {u.name: u.cell for u in state.units[heir]}
        assert standing == {"wood": None, "stone": None, "grain": START}
        (of_unit,) = (s for s in sources(state, heir) if s.kind == "unit")
        assert of_unit.terrain == terrain


def test_h64_henrys_units_are_neither_in_the_reserve_nor_on_the_start_tile() -> None:
    """Only the human's elite stands there."""
    state = a_deal((2,))

    assert [unit.cell for unit in state.units[1]] == [None, None, None]
    assert (state.in_reserve(0), state.in_reserve(1)) == (2, 0)
    assert state.unit_on(START) == (0, state.units[0][2])


@pytest.mark.parametrize(("level", "left"), [(1, 6), (2, 8), (3, 10)])
def test_h65_treasures_are_taken_out_by_level_unseen(level: int, left: int) -> None:
    state = a_deal((0,), level=level)

    treasures = state.treasures
    assert len(treasures.pile) == left
    assert len(treasures.unused) == 10 - left
    assert {*treasures.pile, *treasures.unused} == set(tiles_of(LIST).treasures)


def test_two_players_have_no_treasures() -> None:
    assert a_deal().treasures == type(a_deal().treasures)()


def test_a_deal_tells_who_starts_the_sets_and_the_colour_of_the_start_tile() -> None:
    step = GAME.setup(Options(level=2), (3,), {}, Chance(b"deal"), LIST)

    dealt, started = step.events

    terrain = tiles_in(step.state)[step.state.landscape[0].tile].terrain
    assert dealt == Dealt(3, step.state.sets, terrain, 2)
    assert started == TurnStarted(3, 1, final=False)
