"""The suite catches every leak that is planted in the rules of Kingless."""

import pytest

from app.games.core.chance import Chance
from app.games.kingless.game import KinglessGame
from tests.games.conformance.secrets import first_leak, first_noise, first_untold
from tests.games.conformance.subjects import match
from tests.games.kingless.leaks import LEAKS
from tests.games.kingless.twins import SUBJECT

TABLE = 2
ACTS = 40


@pytest.mark.parametrize("leaking", LEAKS, ids=lambda leaking: leaking.__name__)
def test_a_planted_leak_is_caught(leaking: type[KinglessGame]) -> None:
    game = leaking()
    acts = match("kingless", TABLE)[:ACTS]

    found = (
        first_untold(SUBJECT, game, match("kingless", 0)[:1])
        or first_noise(SUBJECT, game, acts, Chance(b"any"))
        or first_leak(SUBJECT, game, SUBJECT.positions, seed=1)
    )

    assert found is not None


def test_the_true_rules_pass_where_the_leaks_are_caught() -> None:
    game = KinglessGame()
    acts = match("kingless", TABLE)[:ACTS]

    assert first_untold(SUBJECT, game, match("kingless", 0)[:1]) is None
    assert first_noise(SUBJECT, game, acts, Chance(b"any")) is None
    assert first_leak(SUBJECT, game, SUBJECT.positions, seed=1) is None
