"""The house list has the facts and the mixture that the design names."""

from collections import Counter

import pytest

from app.games.two_heirs.tilelists import tiles_of
from app.games.two_heirs.tiles import (
    BUILDINGS_OF,
    SETS,
    TERRAINS,
    WORKSHOPS,
    Building,
    Cost,
    SetName,
    Terrain,
    Tile,
)

LIST = tiles_of(None)
TILES = tuple(LIST.tiles.values())


def of(*buildings: Building) -> list[Tile]:
    """Return the tiles with some kinds of building."""
    return [tile for tile in TILES if tile.building in buildings]


def test_the_house_list_is_marked_as_our_own() -> None:
    assert LIST.stand_in
    assert LIST.hash is None


@pytest.mark.parametrize("name", SETS)
def test_each_set_has_nine_tiles_three_of_each_terrain(name: SetName) -> None:
    tiles = [LIST.tiles[tile] for tile in LIST.sets[name]]

    assert Counter(tile.terrain for tile in tiles) == dict.fromkeys(TERRAINS, 3)
    assert {tile.building for tile in tiles} == set(BUILDINGS_OF[name])


def test_the_rule_books_costs_are_kept() -> None:
    assert {tile.cost for tile in of("inn")} == {Cost(stone=2, grain=1)}
    assert {tile.cost for tile in of("trading-post")} == {Cost(grain=2, wood=1)}
    assert {tile.cost for tile in of("bakery")} == {Cost(grain=2, wood=1)}
    assert {tile.cost for tile in of("lookout")} == {Cost(wood=1, stone=1, grain=1)}


@pytest.mark.parametrize(
    ("building", "terrain"),
    [("farm", "grain"), ("sawmill", "wood"), ("quarry", "stone")],
)
def test_there_are_two_of_each_producer_on_its_terrain(
    building: Building, terrain: Terrain
) -> None:
    assert [tile.terrain for tile in of(building)] == [terrain, terrain]


def test_costs_go_up_to_four_and_the_cathedral_is_dear() -> None:
    assert all(tile.cost.total() <= 4 for tile in TILES)
    assert [tile.cost.total() for tile in of("cathedral")] == [4]


def test_some_pilgrimage_site_has_four_exits() -> None:
    assert 4 in [len(tile.roads) for tile in of("pilgrimage-site")]


def test_there_are_at_least_four_siege_towers_one_of_them_wood() -> None:
    towers = of("siege-tower")

    assert len(towers) >= 4
    assert "wood" in [tower.terrain for tower in towers]


def test_workshops_have_one_to_three_pairs_each_craft_a_guild_house() -> None:
    assert {len(tile.pairs) for tile in of(*WORKSHOPS)} == {1, 2, 3}
    assert [t.depicts for t in of("guild-house")] == [(craft,) for craft in WORKSHOPS]


@pytest.mark.parametrize("building", ["inn", "lookout"])
def test_inns_and_lookouts_come_with_both_arrows(building: Building) -> None:
    assert {tile.axis for tile in of(building)} == {"row", "column"}


def test_about_half_of_the_tiles_have_roads_two_exits_the_most() -> None:
    """No tile with three exits ships (H56)."""
    exits = Counter(len(tile.roads) for tile in TILES if tile.roads)

    assert 25 <= sum(exits.values()) <= 31
    assert set(exits) == {1, 2, 4}
    assert exits.most_common(1)[0][0] == 2


def test_ten_treasures_mix_columns_rows_and_places_some_with_any_slots() -> None:
    treasures = LIST.treasures.values()

    assert len(treasures) == 10
    assert {t.kind for t in treasures} == {"vertical", "horizontal", "positional"}
    assert sum("any" in treasure.tiles for treasure in treasures) >= 2
