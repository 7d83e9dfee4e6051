"""How a take and a road are seen in The Two Heirs, in a browser without a server."""

import pytest
from playwright.sync_api import Page

from tests.e2e.galleries import after, animated, middle, show

GAME = "two-heirs"
TAKEN = "[data-key='reserve-pilgrimage-site-grain']"
HEAD = ".hplace.is-shield"
LANDED = 540
"""When the shield has hopped (t4) and turned over (t2), in ms."""


def test_a_new_road_line_grows_from_the_joint_and_through_the_tile(
    laptop: Page,
) -> None:
    lines = [one for one in after(laptop, "joined") if one["exit"]]

    grown = [(one["cell"], one["exit"], one["frames"][1]["offset"]) for one in lines]
    assert grown[:2] == [("-2,-1", "E", 0), ("-1,-1", "W", 0)]
    assert ("-2,-1", "W", 0.2) in grown
    assert grown[-1] == ("1,-1", "W", 0.8)
    assert {one["first"]["transform"] for one in lines} == {"scaleX(0)"}
    assert {one["duration"] for one in lines} == {380}


def test_it_grows_from_the_edge_inwards_and_from_the_middle_outwards(
    laptop: Page,
) -> None:
    lines = [one for one in after(laptop, "joined") if one["cell"] == "-2,-1"]

    origins = {
        one["exit"]: one["first"]["transformOrigin"] for one in lines if one["exit"]
    }
    assert origins == {"E": "120px 60px", "W": "60px 60px"}


def test_the_shield_hops_to_the_emptied_place_and_turns_over_there(
    page: Page,
) -> None:
    show(page, "my-turn")
    left, _ = middle(page, TAKEN)
    head, _ = middle(page, HEAD)
    found = after(page, "took")

    (old,) = animated(found, "is-old")
    (shield,) = [one for one in animated(found, "is-shield") if one is not old]
    hopped = f"translate({left - head:g}px"
    begun, top, landed, edge = [frame["transform"] for frame in old["frames"]]
    assert begun == "translate(0px, 0px) scaleX(1)"
    assert top != begun
    assert landed.startswith(hopped)
    assert edge.endswith("scaleX(0)")
    assert shield["first"]["transform"] == edge
    assert shield["frames"][-1]["transform"] == begun


def test_the_ring_turns_once_the_shield_has_landed(page: Page) -> None:
    found = after(page, "took")

    tiles = [one for one in found if one["part"].split()[0] == "hplace"]
    moved = [one for one in tiles if "transform" in one["first"]]
    turned = [one for one in moved if "is-shield" not in one["part"].split()]
    faded = [one["delay"] for one in tiles if "opacity" in one["first"]]
    assert [one["delay"] for one in turned] == [LANDED] * 6
    assert faded == [380]


def test_the_taken_tile_flies_from_the_place_that_it_leaves(laptop: Page) -> None:
    show(laptop, "my-turn")
    start, _ = middle(laptop, TAKEN)

    (flown,) = animated(after(laptop, "took"), "flyer")

    assert flown["begins"] == pytest.approx(start, abs=4)


def test_calm_the_shield_and_the_lines_are_still_and_outlined(laptop: Page) -> None:
    took = after(laptop, "took", calm=True)
    joined = after(laptop, "joined", calm=True)

    outlined = [one["part"] for one in took + joined if "outlineOffset" in one["first"]]
    moving = [one["part"] for one in took + joined if "transform" in one["first"]]
    assert "heir-shield" in outlined
    assert any(part.startswith("tile ") for part in outlined)
    assert [part for part in moving if not part.startswith("candle-line")] == []
    assert laptop.locator(".is-old").count() == 0
