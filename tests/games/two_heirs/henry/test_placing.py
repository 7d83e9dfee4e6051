"""Where Henry places his tile."""

from app.games.two_heirs.grid import around
from app.games.two_heirs.henry.placing import Place, place_for
from tests.games.two_heirs.roadmaps import a_map

HERE = (0, 0)


def placed(land: str, printed: str) -> Place | None:
    """Return where a tile with these printed exits goes, beside the middle."""
    (tile,) = (spot.tile for spot in a_map(f"{printed}@0,0/1"))
    return place_for(a_map(land), tile, HERE)


def test_h70_henry_connects_to_a_road_of_the_last_building() -> None:
    """From the top edge clockwise: the first free side where both have an exit."""
    assert placed("ESW@0,0/0", "NESW") == Place((1, 0), "connect")
    assert placed("ESW@0,0/0 x@1,0", "NESW") == Place((0, 1), "connect")


def test_h69_his_tile_is_turned_by_180_degrees_first() -> None:
    """Printed to the east, its exit leaves to the west, where it meets the road."""
    assert placed("NE@0,0/0", "E") == Place((1, 0), "connect")
    assert placed("NE@0,0/0", "W") == Place((0, -1), "block")
    assert placed("NE@0,0/0", "N") == Place((0, -1), "connect")


def test_h71_if_he_cannot_connect_he_blocks_a_road() -> None:
    assert placed("SW@0,0/0", "x") == Place((0, 1), "block")
    assert placed("SW@0,0/0 x@0,1", "x") == Place((-1, 0), "block")


def test_h70_a_later_connection_comes_before_an_earlier_block() -> None:
    assert placed("NESW@0,0/0", "W") == Place((-1, 0), "connect")


def test_h72_else_the_first_free_cell_of_the_eight() -> None:
    """HD4: N, NE, E, SE, S, SW, W, NW."""
    order = around(HERE)
    assert order[:3] == ((0, -1), (1, -1), (1, 0))

    for taken in range(8):
        land = " ".join(f"x@{x},{y}" for x, y in order[:taken])
        assert placed(f"x@0,0/0 {land}", "NESW") == Place(order[taken], "first-free")


def test_h73_without_a_free_cell_there_is_no_place() -> None:
    land = " ".join(f"x@{x},{y}" for x, y in around(HERE))

    assert placed(f"NESW@0,0/0 {land}", "NESW") is None


def test_h68_a_flipped_building_has_no_roads_so_the_first_free_cell_it_is() -> None:
    assert placed("NESW@0,0", "NESW") == Place((0, -1), "first-free")
    assert placed("NESW@0,0 x@0,-1", "NESW") == Place((1, -1), "first-free")


def test_h67_the_start_tile_has_no_roads_either() -> None:
    """H57: with no building yet, Henry goes straight to rule C."""
    assert placed("S@0,0", "N") == Place((0, -1), "first-free")


def test_h74_other_roads_nearby_do_not_matter() -> None:
    """The anchor has an exit to the west alone; a road beside it is no matter."""
    assert placed("W@0,0/0 S@1,-1/0", "NESW") == Place((-1, 0), "connect")


def test_a_place_beside_nothing_is_found_all_the_same() -> None:
    """An anchor without a tile, as in a position that was made up."""
    assert placed("", "NESW") == Place((0, -1), "first-free")
