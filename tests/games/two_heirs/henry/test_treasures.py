"""Treasures: conditions, and when they are looked at."""

from app.games.two_heirs.events import BuildingBuilt, TreasureRemoved
from app.games.two_heirs.grid import Direction
from app.games.two_heirs.henry.treasures import met_by
from app.games.two_heirs.state import Laid
from app.games.two_heirs.tiles import Slot, Treasure, TreasureKind
from tests.games.two_heirs.story import Story, a_landscape

HERE = (0, 0)
ON = "stable-wood@0,0/1"


def token(
    kind: TreasureKind, tiles: tuple[Slot, ...] = (), *cells: Direction
) -> Treasure:
    """Return a treasure token."""
    return Treasure("token", kind, tiles, cells)


def met(land: str, treasure: Treasure) -> bool:
    """Return whether a treasure in the middle is met."""
    return met_by(a_landscape(f"{ON} {land}"), treasure, HERE) is not None


def test_h77_two_tiles_anywhere_in_the_column_meet_a_vertical_treasure() -> None:
    """Distance, gaps, owners and free terrain do not matter."""
    grain_wood = token("vertical", ("grain", "wood"))

    assert met("farm-west@0,9/0 camp-wood@0,-4", grain_wood)
    assert met("camp-wood@0,1/1 farm-west@0,2/1", grain_wood)
    assert not met("farm-west@9,0/0 camp-wood@-4,0", grain_wood)


def test_h77_the_same_in_the_row_meets_a_horizontal_one() -> None:
    grain_wood = token("horizontal", ("grain", "wood"))

    assert met("farm-west@9,0/0 camp-wood@-4,0", grain_wood)
    assert not met("farm-west@0,9/0 camp-wood@0,-4", grain_wood)


def test_h77_the_tile_with_the_treasure_does_not_count() -> None:
    assert not met("farm-west@0,1/0", token("vertical", ("grain", "wood")))


def test_h77_each_slot_needs_a_tile_of_its_own() -> None:
    grain_grain = token("vertical", ("grain", "grain"))
    grain_any = token("vertical", ("grain", "any"))

    assert not met("farm-west@0,1/0 camp-wood@0,2", grain_grain)
    assert met("farm-west@0,1/0 mill-grain@0,2", grain_grain)
    assert not met("farm-west@0,1/0", grain_any)
    assert met("camp-wood@0,1/0 farm-west@0,2", grain_any)
    assert not met("camp-wood@0,1/0 quarry-west@0,2", grain_any)


def test_h78_a_positional_treasure_needs_any_tile_at_both_marked_places() -> None:
    marked = token("positional", (), "W", "NE")

    assert met("farm-west@-1,0/0 camp-wood@1,-1", marked)
    assert not met("farm-west@-1,0/0", marked)
    assert not met("farm-west@1,0/0 camp-wood@-1,1", marked)


def test_h77_the_two_tiles_are_told() -> None:
    landscape = a_landscape(f"{ON} farm-west@0,5/0 camp-wood@0,-2")

    found = met_by(landscape, token("vertical", ("grain", "wood")), HERE)

    assert found == ((0, 5), (0, -2))


LAID = """
0: camp-wood | wood=- stone=- grain=0,0
land: stable-wood@1,0/1
treasures: | column-wood-any@1,0 beside-north-south@1,0 | row-stone-any |
supply: lodge-grain bakery-grain
"""


def test_h76_a_tile_of_the_human_removes_a_treasure_at_once() -> None:
    story = Story(LAID, solo=True).does("0 extend camp-wood 1,1")

    assert story.told(TreasureRemoved) == []
    both = LAID.replace("land: ", "land: farm-west@1,-2 ")
    story = Story(both, solo=True).does("0 extend camp-wood 1,1")

    assert story.told(TreasureRemoved) == [
        TreasureRemoved("column-wood-any", (1, 0), ((1, 1), (1, -2)))
    ]
    assert story.state.treasures.laid == (Laid("beside-north-south", (1, 0)),)
    assert story.state.treasures.gone == ("row-stone-any", "column-wood-any")


def test_h76_a_building_of_the_human_does_so_as_well() -> None:
    """Before anything that the building leads to."""
    land = "land: farm-west@1,-2/0 "
    text = LAID.replace("land: ", land).replace("0: camp", "0: sawmill-west camp")
    story = Story(text, solo=True).does("0 build sawmill-west 1,1")

    assert [type(event) for event in story.events] == [BuildingBuilt, TreasureRemoved]
    assert story.state.treasures.gone == ("row-stone-any", "column-wood-any")


def test_h76_several_treasures_may_go_at_once() -> None:
    text = LAID.replace("land: ", "land: farm-west@1,-1 ")
    story = Story(text, solo=True).does("0 extend camp-wood 1,1")

    assert story.state.treasures.laid == ()
    assert [gone.treasure for gone in story.told(TreasureRemoved)] == [
        "column-wood-any",
        "beside-north-south",
    ]


def test_h79_a_treasure_on_a_destroyed_building_stays_and_may_still_be_removed() -> (
    None
):
    text = """
    0: camp-wood | wood=- stone=- grain=0,0
    land: stable-wood@1,0/1 siege-tower-wood@2,0/0 siege-tower-stone-far@1,-1/0
    treasures: | beside-north-south@1,0 | |
    phase: siege 1,0
    """
    story = Story(text, solo=True).does("0 destroy 1,0")

    assert len(story.state.treasures.laid) == 1
    story.does("0 extend camp-wood 1,1")
    assert len(story.state.treasures.laid) == 0
