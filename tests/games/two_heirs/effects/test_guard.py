"""Lookouts and guardhouses."""

from tests.games.two_heirs.effects.worths import worth_at


def test_h48_a_lookout_counts_its_colour_along_its_axis_at_any_distance() -> None:
    row = " ".join(f"stable-wood@{x},0" for x in (-20, -3, 1, 2, 9))
    others = "farm-west@3,0/0 stable-wood@0,1/0"

    found = worth_at(f"lookout-wood-row@0,0/0 {row} {others}")

    assert found.condition == "same-colour-in-row"
    assert found.points == 6


def test_h48_a_lookout_counts_buildings_of_both_and_free_terrain() -> None:
    column = "quarry-west@0,1/1 bakery-stone@0,5/0 camp-stone@0,-2 stable-wood@0,2"

    found = worth_at(f"lookout-stone-column@0,0/1 {column} smithy-wood@1,0/0")

    assert found.condition == "same-colour-in-column"
    assert found.points == 4


def test_h49_a_guardhouse_counts_lookouts_on_all_diagonals_two_points_each() -> None:
    seen = (
        "lookout-wood-row@1,-1/0 lookout-stone-row@7,7/1"
        " lookout-grain-row@-3,3/0 lookout-wood-column@-2,-2/1"
    )
    between = "farm-west@3,3/0"

    found = worth_at(f"guardhouse-wood@0,0/0 {seen} {between}")

    assert (found.base, found.each, found.times) == (2, 2, 4)


def test_h49_lookouts_off_the_diagonals_or_face_down_do_not_count() -> None:
    others = "lookout-wood-row@1,2/0 lookout-stone-row@2,0/0 lookout-grain-row@1,1"

    assert worth_at(f"guardhouse-wood@0,0/0 {others}").points == 2
