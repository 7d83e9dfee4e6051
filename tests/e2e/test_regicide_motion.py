"""How a play of Regicide is seen to act, looked at in a browser without a server."""

from playwright.sync_api import Page

from tests.e2e.galleries import after
from tests.e2e.galleries import animated as of

GAME = "regicide"


def test_one_row_of_the_slip_lights_120_ms_after_the_other(laptop: Page) -> None:
    rows = of(after(laptop, "struck"), "rslip-row")

    dark = [row["delay"] for row in rows if row["pseudo"] is None]
    glow = [row["delay"] for row in rows if row["pseudo"] == "::before"]
    assert dark == glow == [0, 120, 240]


def test_hatched_segments_empty_from_left_to_right_with_the_row_of_the_damage(
    laptop: Page,
) -> None:
    found = after(laptop, "struck")

    gone = [one for one in found if one["pseudo"] == "::after"]
    delays = [one["delay"] for one in gone]
    assert [one["part"].split()[0] for one in gone] == ["is-gone"] * 4
    assert delays == sorted(set(delays))
    assert delays[0] == 240
    assert delays[-1] + gone[-1]["duration"] <= 240 + 380


def test_the_enemy_is_nudged_and_raises_its_sword(laptop: Page) -> None:
    found = after(laptop, "struck")

    assert [one["delay"] for one in of(found, "royal-card")] == [240]
    assert len([one for one in found if one["within"].startswith("rattack")]) == 1


def test_a_felled_royal_turns_over_before_the_next_one_does(laptop: Page) -> None:
    found = after(laptop, "felled")

    (old,) = of(found, "renemy-felled")
    (new,) = of(found, "royal-card")
    assert new["delay"] == old["delay"] + old["duration"]


def test_felled_exactly_a_royal_leaves_for_the_tavern_as_a_back(laptop: Page) -> None:
    found = after(laptop, "felled-exactly")

    flown = [one["isBack"] for one in of(found, "flyer")]
    assert sorted(flown) == [False, True]


def test_calm_nothing_travels_and_what_changed_is_outlined(laptop: Page) -> None:
    found = after(laptop, "struck", calm=True)

    outlined = {one["part"] for one in found if "outlineOffset" in one["first"]}
    assert {"rhealth", "rslip is-played"} <= outlined
    moving = [one["part"] for one in found if "transform" in one["first"]]
    assert [part for part in moving if not part.startswith("candle-line")] == []
