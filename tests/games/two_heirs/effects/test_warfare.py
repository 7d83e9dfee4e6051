"""Siege towers and fortresses."""

from tests.games.two_heirs.effects.worths import worth_at


def test_h53_a_fortress_counts_own_towers_and_fortresses_itself_included() -> None:
    others = "siege-tower-wood@4,4/0 siege-tower-stone-far@-2,0/0 fortress-grain@0,9/0"

    assert worth_at("fortress-stone@0,0/0").points == 1
    assert worth_at(f"fortress-stone@0,0/0 {others}").points == 4


def test_h42_face_down_towers_and_the_rivals_do_not_count_for_a_fortress() -> None:
    others = "siege-tower-wood@4,4 siege-tower-stone-far@-2,0/1 fortress-grain@0,9/1"

    assert worth_at(f"fortress-stone@0,0/0 {others}").points == 1
