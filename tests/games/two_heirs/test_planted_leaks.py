"""The suite catches every leak that is planted in the rules of The Two Heirs."""

import pytest

from app.games.two_heirs.game import TwoHeirsGame
from tests.games.conformance.secrets import first_leak
from tests.games.two_heirs.leaks import LEAKS
from tests.games.two_heirs.twins import SUBJECT

SEEDS = range(3)
"""Twins are few and small: some seeds happen to leave a secret as it is."""


@pytest.mark.parametrize("leaking", LEAKS, ids=lambda leaking: leaking.__name__)
def test_a_planted_leak_is_caught(leaking: type[TwoHeirsGame]) -> None:
    game = leaking()

    found = (first_leak(SUBJECT, game, SUBJECT.positions, seed) for seed in SEEDS)

    assert any(leak is not None for leak in found)


def test_the_true_rules_pass_where_the_leaks_are_caught() -> None:
    game = TwoHeirsGame()

    for seed in SEEDS:
        assert first_leak(SUBJECT, game, SUBJECT.positions, seed) is None
