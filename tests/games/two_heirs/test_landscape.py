"""The landscape: what lies where, and how it is turned."""

import pytest

from app.games.two_heirs.grid import around, beside, by_sides, touches
from app.games.two_heirs.landscape import Landscape, Placed, rival
from tests.games.two_heirs.story import a_landscape

LAND = "inn-wood@0,0/0 camp-wood@2,0 mill-grain@-1,0/1 farm-west@0,-3/1"


def test_neighbours_stand_clockwise_from_the_north() -> None:
    """HD4."""
    assert around((5, 5)) == (
        (5, 4), (6, 4), (6, 5), (6, 6), (5, 6), (4, 6), (4, 5), (4, 4),
    )  # fmt: skip
    assert by_sides((5, 5)) == ((5, 4), (6, 5), (5, 6), (4, 5))
    assert beside((5, 5), "SW") == (4, 6)


def test_cells_touch_by_side_or_corner_and_never_themselves() -> None:
    assert touches((0, 0), (1, 1))
    assert touches((0, 0), (0, -1))
    assert not touches((0, 0), (2, 0))
    assert not touches((0, 0), (0, 0))


def test_tiles_are_found_by_cell_row_and_column() -> None:
    land = a_landscape(LAND)

    assert len(tuple(land)) == 4
    assert (2, 0) in land
    assert land.at((9, 9)) is None
    assert [spot.cell for spot in land.row((0, 0))] == [(-1, 0), (2, 0)]
    assert [spot.cell for spot in land.column((0, 0))] == [(0, -3)]
    assert [spot.tile.id for spot in land.buildings(1)] == ["mill-grain", "farm-west"]


def test_free_terrain_has_a_colour_and_nothing_else() -> None:
    spot = a_landscape(LAND).at((2, 0))
    assert spot is not None

    assert (spot.terrain, spot.building, spot.roads()) == ("wood", None, ())
    assert not spot.is_building("camp")


def test_two_tiles_on_one_cell_are_a_fault() -> None:
    with pytest.raises(ValueError, match="two tiles"):
        a_landscape("inn-wood@0,0 camp-wood@0,0")


def test_a_tile_that_is_in_no_list_is_a_fault() -> None:
    with pytest.raises(KeyError):
        Landscape.of((Placed((0, 0), "castle"),), {})


def test_there_are_two_heirs() -> None:
    assert (rival(0), rival(1)) == (1, 0)
