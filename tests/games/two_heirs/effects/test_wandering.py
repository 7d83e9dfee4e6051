"""Inns, marketplaces, pilgrimage sites and bandit strongholds."""

import pytest

from app.games.two_heirs.effects import Site, Worth, worth
from app.games.two_heirs.grid import Cell
from app.games.two_heirs.roads import Roads
from tests.games.two_heirs.effects.worths import worth_at
from tests.games.two_heirs.roadmaps import a_map


def site_worth(text: str, cell: Cell = (0, 0)) -> Worth:
    """Return the worth of the pilgrimage site on a cell of a map of roads."""
    landscape = a_map(text)
    spot = landscape.at(cell)
    assert spot is not None
    return worth(Site(spot, landscape, Roads(landscape)))


def test_h44_an_inn_counts_three_tiles_at_most_on_each_side() -> None:
    """The rule book's "up to 7 points this way"."""
    line = " ".join(f"stable-wood@{x},0" for x in (-9, -4, -3, -2, -1, 1, 2, 5))

    found = worth_at(f"inn-wood@0,0/0 {line}")

    assert found.points == 7
    assert found.counted == ((-3, 0), (-2, 0), (-1, 0), (1, 0), (2, 0), (5, 0))


def test_h44_gaps_do_not_stop_an_inn_and_distance_is_free() -> None:
    found = worth_at("inn-wood@0,0/0 stable-wood@-7,0/1 mill-grain@40,0")

    assert found.points == 3
    assert found.counted == ((-7, 0), (40, 0))


def test_h44_five_tiles_on_one_side_of_an_inn_count_three() -> None:
    line = " ".join(f"stable-wood@{x},0" for x in range(1, 6))

    assert worth_at(f"inn-wood@0,0/0 {line}").points == 4


@pytest.mark.parametrize("owner", [0, 1])
def test_h44_an_inn_counts_its_printed_axis_whoever_owns_it(owner: int) -> None:
    """Row and column arrows are the same for both heirs (H26)."""
    others = "mill-grain@0,1 stable-wood@1,0 camp-wood@2,0"

    row = worth_at(f"inn-wood@0,0/{owner} {others}")
    column = worth_at(f"inn-stone@0,0/{owner} {others}")

    assert (row.condition, row.points) == ("in-row", 3)
    assert (column.condition, column.points) == ("in-column", 2)


@pytest.mark.parametrize("count", [0, 1, 4])
def test_h45_a_marketplace_counts_any_tile_at_its_sides(count: int) -> None:
    """The rule book's "up to 5 points this way"."""
    sides = (
        "mill-grain@0,-1",
        "inn-wood@1,0/1",
        "camp-wood@0,1/0",
        "lodge-grain@-1,0",
    )

    found = worth_at(
        f"marketplace-wood@0,0/0 farm-west@1,1/0 {' '.join(sides[:count])}"
    )

    assert found.points == 1 + count


def test_h45_a_bandit_stronghold_counts_rival_buildings_at_its_sides() -> None:
    rivals = "inn-wood@1,0/1 mill-grain@0,1/1 farm-west@1,1/1"

    found = worth_at(
        f"bandit-stronghold-wood@0,0/0 {rivals} camp-wood@-1,0/0 lodge-grain@0,-1"
    )

    assert (found.base, found.each, found.times) == (2, 2, 2)
    assert found.counted == ((1, 0), (0, 1))


def test_h45_a_bandit_stronghold_among_four_rivals_has_ten_points() -> None:
    sides = "inn-wood@1,0/0 mill-grain@0,1/0 camp-wood@-1,0/0 lodge-grain@0,-1/0"

    assert worth_at(f"bandit-stronghold-wood@0,0/1 {sides}").points == 10


def test_h60_a_pilgrimage_site_without_a_road_to_it_has_one_point() -> None:
    found = site_worth("P:NESW@0,0/0 EW@1,1/0")

    assert (found.points, found.counted) == (1, ())


def test_h60_branches_of_three_and_two_tiles_give_three() -> None:
    found = site_worth("P:NW@0,0/0 EW@-1,0/1 EW@-2,0/0 S@0,-1/0")

    assert found.points == 3
    assert set(found.counted) == {(-1, 0), (-2, 0)}


def test_h60_forks_count_whole_and_owners_do_not_matter() -> None:
    found = site_worth("P:E@0,0/0 NEW@1,0/0 W@2,0/0 N@1,-1/1")

    assert found.points == 4


def test_h60_a_site_that_one_road_reaches_by_two_exits_counts_once() -> None:
    found = site_worth("P:NE@0,0/0 SE@0,-1/0 SW@1,-1/0 NW@1,0/0")

    assert found.points == 4
    assert (0, 0) not in found.counted


def test_h60_free_terrain_ends_a_road() -> None:
    assert site_worth("P:E@0,0/0 EW@1,0/0 EW@2,0 EW@3,0/0").points == 2
