"""What a draft would do, before it is done."""

from typing import Any

import msgspec
import pytest

from app.games.core.errors import IllegalMove
from app.games.two_heirs.game import GAME
from app.games.two_heirs.preview import CellWorth, Preview
from app.games.two_heirs.tiles import Cost
from tests.games.two_heirs.story import Story, a_state

SUPPLY = "supply: lodge-grain bakery-grain"
MARKET = f"0: marketplace-wood cathedral-grain | wood=- stone=- grain=0,0\n{SUPPLY}\n"


def seen(text: str, seat: int = 0, *, solo: bool = False, **draft: Any) -> Preview:
    """Return the preview of a draft."""
    return GAME.preview(a_state(text, solo=solo), seat, draft)


def refused(text: str, seat: int = 0, **draft: Any) -> str:
    """Return the code with which a draft is refused."""
    with pytest.raises(IllegalMove) as error:
        seen(text, seat, **draft)
    return error.value.code


def test_a_build_tells_the_new_buildings_line_and_both_scores() -> None:
    text = f"{MARKET}land: inn-wood@1,0/0"

    found = seen(text, do="build", tile="marketplace-wood", cell=[0, -1])

    assert found.built is not None
    assert (found.built.points, found.built.counted) == (2, ((0, 0),))
    # The inn in row 0 is worth what it was: the market lies in another row.
    assert found.totals == (4, 0)
    assert found.changes == (2, 0)


def test_a_preview_is_what_the_move_then_does() -> None:
    text = f"{MARKET}land: inn-wood@1,0/0 bandit-stronghold-wood@-1,0/1"
    found = seen(text, do="build", tile="marketplace-wood", cell=[-1, -1])

    story = Story(text).does("0 build marketplace-wood -1,-1")

    assert found.totals == story.points()
    assert found.changes == (2, 2)


def test_doubling_by_an_own_unit_is_included_and_named() -> None:
    found = seen(
        f"{MARKET}land: cathedral-grain@1,0/0\n0: | wood=- stone=- grain=0,0",
        do="step",
        unit="grain",
        cell=[1, 0],
    )

    assert found.changes == (5, 0)


def test_a_build_without_a_cell_tells_its_worth_on_every_cell() -> None:
    text = f"{MARKET}land: camp-wood@2,0"

    found = seen(text, do="build", tile="marketplace-wood")

    worth = {each.cell: each.points for each in found.cells}
    assert worth[1, 0] == 3
    assert worth[0, 1] == 2
    assert worth[1, 1] == 1
    assert len(worth) == 8
    assert found.lacking == Cost()


def test_it_does_so_out_of_turn_and_for_what_cannot_be_paid() -> None:
    text = MARKET.replace("0: ", "1: ", 1)

    found = seen(text, 1, do="build", tile="cathedral-grain")

    assert found.cells[0] == CellWorth((-1, -1), 5)
    assert found.lacking == Cost(stone=1)


def test_an_extension_tells_the_discount() -> None:
    found = seen(MARKET, do="extend", tile="cathedral-grain", cell=[1, 0])

    assert (found.discounts, found.built, found.changes) == (1, None, (0, 0))


def test_a_take_tells_the_resources_after_it_and_nothing_of_the_refill() -> None:
    found = seen(SUPPLY, do="take", tile="inn-stone")

    assert [source.place for source in found.sources if source.kind == "reserve"] == [
        3, 4, 5,
    ]  # fmt: skip
    others = seen("supply: sawmill-west bakery-grain", do="take", tile="inn-stone")
    assert found == others


def test_a_second_tower_tells_what_could_be_destroyed() -> None:
    text = (
        "0: siege-tower-grain-near | wood=- stone=- grain=0,0\n"
        "land: farm-west@1,1/1 siege-tower-wood@2,1/0"
    )

    found = seen(text, do="build", tile="siege-tower-grain-near", cell=[1, 0])

    assert found.siege == ((1, 1),)


def test_destroying_and_using_a_camp_tell_what_they_cost() -> None:
    destroyed = seen(
        "land: cathedral-grain@1,0/1\nphase: siege 1,0", do="destroy", cell=[1, 0]
    )
    camp = seen(
        f"land: camp-wood@1,0/0\ndue: false\ntaken: true\n{SUPPLY}",
        do="use-camp",
        cell=[1, 0],
    )

    assert destroyed.changes == (0, -5)
    assert camp.changes == (-2, 0)


def test_a_treasure_that_would_go_is_named() -> None:
    text = (
        "0: camp-wood | wood=- stone=- grain=0,0\nland: stable-wood@1,0/1\n"
        "start: farm-west\ntreasures: | beside-north-south@1,0 | |"
    )
    story = Story(f"{text}\n", solo=True).does("0 extend camp-wood 1,1")
    assert story.state.treasures.laid

    text = text.replace("land: ", "land: mill-grain@1,-1 ")
    found = seen(text, solo=True, do="extend", tile="camp-wood", cell=[1, 1])

    assert found.treasures == ("beside-north-south",)
    # Five points go with the treasure; the stable, which counts twice as Henry's best,
    # has one tile more.
    assert found.changes == (0, -5 + 2)


def test_ending_the_turn_tells_the_surplus_and_nothing_of_what_follows() -> None:
    text = "0: a b c d e | wood=- stone=- grain=0,0\ndue: false\ntaken: true"

    assert seen(text, do="end-turn") == Preview(surplus=2)


@pytest.mark.parametrize(
    "draft", [{}, {"do": "fly"}, {"do": "build", "cell": [0, 0]}, {"do": 7}]
)
def test_a_draft_that_is_no_move_is_refused(draft: dict[str, Any]) -> None:
    assert refused("", **draft) == "preview-unknown"


def test_a_move_that_cannot_be_made_is_refused_as_when_it_is_made() -> None:
    assert refused(MARKET, do="build", tile="inn-wood") == "tile-not-held"
    assert refused(MARKET, do="build", tile=["x"]) == "tile-not-held"
    assert refused(MARKET, do="take", tile="camp-wood") == "out-of-reach"
    assert refused(MARKET, 1, do="end-turn") == "not-your-turn"
    assert refused(MARKET, 5, do="end-turn") == "not-in-match"
    assert refused("phase: over supply -", do="end-turn") == "match-over"


def test_every_legal_move_can_be_previewed_and_read_as_it_was_sent() -> None:
    story = Story(f"{MARKET}land: camp-wood@1,0")

    for move in GAME.legal(story.state, 0):
        found = GAME.preview(story.state, 0, msgspec.to_builtins(move))
        assert msgspec.json.decode(msgspec.json.encode(found), type=Preview) == found
