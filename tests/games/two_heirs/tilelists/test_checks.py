"""What is wrong with a tile list is told by line and field."""

import re

import pytest

from app.games.core.content.reading import MOST_BYTES
from app.games.core.game import ContentRefused
from app.games.two_heirs.tilelists.reading import read_tile_list
from tests.games.two_heirs.story import PROVING


def refused(text: str) -> tuple[int, str, str]:
    """Return line, field and sentence of a refusal; a list that is taken is a fault."""
    try:
        found = read_tile_list(text)
    except ContentRefused as refusal:
        return refusal.line, refusal.field, refusal.message
    raise AssertionError(found.name)


def altered(tile: str, field: str, value: str) -> str:
    """Return the proving list with one field of a tile or treasure set otherwise."""
    head, start, rest = PROVING.partition(f'id = "{tile}"\n')
    table, bar, tail = rest.partition("\n\n")
    table = re.sub(rf"^{field} = .*\n?", "", table, flags=re.MULTILINE)
    changed = f"{table}\n{field} = {value}"
    if field == "id":
        start, changed = "", f"id = {value}\n{table}"
    return head + start + changed + bar + tail


def without(tile: str) -> str:
    """Return the proving list without one of its tables."""
    tables = re.split(r"(?=^\[\[)", PROVING, flags=re.MULTILINE)
    return "".join(table for table in tables if f'id = "{tile}"\n' not in table)


WRONG = {
    "set": (altered("inn-wood", "set", '"guard"'), "tile[0].set", "belongs to the set"),
    "no set": (altered("inn-wood", "set", '"pirates"'), "tile[0].set", "allowed are"),
    "no kind": (
        altered("inn-wood", "building", '"pub"'), "tile[0].building", "allowed are",
    ),
    "terrain": (altered("inn-wood", "terrain", '"stone"'), "tile", "tiles of wood"),
    "same id": (altered("inn-stone", "id", '"inn-wood"'), "tile[1].id", "same id"),
    "bad id": (altered("inn-stone", "id", '"Inn"'), "tile[1].id", "small letters"),
    "dear": (
        altered("mill-grain", "cost", "{ wood = 3, stone = 2 }"),
        "tile[9].cost",
        "0 to 4 resources",
    ),
    "negative": (
        altered("mill-grain", "cost", "{ wood = -1 }"), "tile[9].cost", "0 to 4",
    ),
    "inn's cost": (
        altered("inn-wood", "cost", "{ stone = 3 }"),
        "tile[0].cost",
        "costs 2 stone, 1 grain",
    ),
    "cheap cathedral": (
        altered("cathedral-grain", "cost", "{ wood = 1, grain = 1 }"),
        "tile[26].cost",
        "3 resources at least",
    ),
    "road twice": (
        altered("inn-wood", "roads", '["N", "N"]'), "tile[0].roads", "named twice",
    ),
    "no such side": (
        altered("inn-wood", "roads", '["NE"]'), "tile[0].roads[0]", "allowed are",
    ),
    "site without a road": (
        altered("pilgrimage-site-grain", "roads", "[]"), "tile[6].roads", "every",
    ),
    "no axis": (altered("inn-wood", "axis", '""'), "tile[0].axis", "Invalid"),
    "axis of a mill": (
        altered("mill-grain", "axis", '"row"'), "tile[9].axis", "no other building",
    ),
    "pairs of a mill": (
        altered("mill-grain", "pairs", '[["N", "S"]]'),
        "tile[9].pairs",
        "Only workshops",
    ),
    "no pairs": (altered("potter-wood", "pairs", "[]"), "tile[38].pairs", "1 to 3"),
    "pair of one": (
        altered("potter-wood", "pairs", '[["N"]]'), "tile[38].pairs[0]", "length",
    ),
    "shared place": (
        altered("potter-wood", "pairs", '[["N", "S"], ["S", "E"]]'),
        "tile[38].pairs",
        "share no place",
    ),
    "depicts": (
        altered("trading-post-wood", "depicts", '["inn"]'),
        "tile[24].depicts",
        "farm, sawmill, quarry",
    ),
    "depicts twice": (
        altered("guild-house-potters", "depicts", '["potter", "cooper"]'),
        "tile[43].depicts",
        "1 at most",
    ),
    "depicts nothing": (
        altered("guild-house-potters", "depicts", "[]"), "tile[43].depicts", "depicts",
    ),
    "an inn depicts": (
        altered("inn-wood", "depicts", '["inn"]'), "tile[0].depicts", "nothing",
    ),
    "farm on wood": (
        altered("farm-east", "terrain", '"wood"'), "tile[18].terrain", "lies on grain",
    ),
    "too few": (without("inn-wood"), "tile", "has 9 tiles, not 8"),
    "no smithy": (
        altered("smithy-wood", "building", '"camp"'), "tile", "There is no smithy",
    ),
    "treasures": (without("row-stone-any"), "treasure", "10 treasures, not 9"),
    "slot": (
        altered("row-stone-any", "tiles", '["stone", "iron"]'),
        "treasure[4].tiles[1]",
        "allowed are wood, stone, grain, any",
    ),
    "three slots": (
        altered("row-stone-any", "tiles", '["stone", "any", "any"]'),
        "treasure[4].tiles",
        "name two tiles",
    ),
    "marks of a row": (
        altered("row-stone-any", "cells", '["N", "S"]'),
        "treasure[4].cells",
        "mark two",
    ),
    "one mark": (
        altered("beside-north-south", "cells", '["N"]'),
        "treasure[7].cells",
        "mark two",
    ),
    "a mark twice": (
        altered("beside-north-south", "cells", '["N", "N"]'),
        "treasure[7].cells",
        "marked twice",
    ),
    "no name": (PROVING.replace("Proving tiles", ""), "name", "Write something"),
    "unknown": ("colour = 3\n" + PROVING, "colour", "unknown field"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "field", "sentence"), WRONG.values(), ids=WRONG.keys()
)
def test_what_is_wrong_is_told_with_its_field(
    text: str, field: str, sentence: str
) -> None:
    line, found, message = refused(text)

    assert found == field
    assert sentence in message
    assert line >= 1


def every(old: str, new: str) -> str:
    """Return the proving list with a part of it changed everywhere."""
    return PROVING.replace(old, new)


WHOLE = {
    "no roads": (re.sub(r"^roads = .*\n", "", PROVING, flags=re.MULTILINE), "every"),
    "towers": (
        every('building = "siege-tower"', 'building = "fortress"'),
        "no siege-tower",
    ),
    "no wooden tower": (
        every(
            'building = "siege-tower"\nterrain = "wood"',
            'building = "fortress"\nterrain = "wood"',
        ),
        "Some siege-tower lies on wood",
    ),
    "no site with four exits": (
        altered("pilgrimage-site-stone", "roads", '["N", "E", "S"]'),
        "at all four sides",
    ),
    "no treasure for any": (every('"any"]', '"wood"]'), "tile of any colour"),
    "one axis": (every('axis = "column"', 'axis = "row"'), "counts a row"),
    "no rows": (
        every('kind = "horizontal"', 'kind = "vertical"'),
        "no horizontal treasure",
    ),
}


@pytest.mark.parametrize(("text", "sentence"), WHOLE.values(), ids=WHOLE.keys())
def test_a_list_has_to_have_all_that_the_rules_need(text: str, sentence: str) -> None:
    assert sentence in refused(text)[2]


def test_a_list_with_three_towers_is_refused() -> None:
    text = PROVING
    for tower in ("siege-tower-stone-far", "siege-tower-grain-far"):
        start, found, rest = text.partition(f'id = "{tower}"')
        text = start + found + rest.replace("siege-tower", "fortress", 1)

    assert "at least 4 siege towers" in refused(text)[2]


def test_about_half_of_the_tiles_have_roads() -> None:
    roads = 'roads = ["N"]\n'
    text = re.sub(r"^(building = .*\n)", rf"\1{roads}", PROVING, flags=re.MULTILINE)
    text = re.sub(
        rf"{re.escape(roads)}((?:.*\n){{2}})roads = .*\n", rf"{roads}\1", text
    )

    assert "Between 18 and 36" in refused(text)[2]


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        pytest.param("", 1, "required field `name`", id="nothing"),
        pytest.param('name = "x', 1, "not TOML", id="open string"),
        pytest.param("\n" + "a." * 30 + "a = 1", 2, "24 dots", id="deep key"),
        pytest.param("#" * (MOST_BYTES + 1), 0, "131073 bytes", id="too large"),
    ],
)
def test_a_text_that_is_no_list_is_refused(text: str, line: int, sentence: str) -> None:
    found = refused(text)

    assert found[0] == line
    assert sentence in found[2]
