"""The suite catches every leak that is planted in the rules of Regicide."""

import pytest

from app.games.core.game import Step
from app.games.core.playout import Act
from app.games.regicide.events import Drawing, Drew, Refilled
from app.games.regicide.game import RegicideGame
from tests.games.conformance.secrets import first_leak, first_untold
from tests.games.regicide.leaks import LEAKS
from tests.games.regicide.positions import a_position
from tests.games.regicide.twins import SUBJECT

DRAWN = (
    Drew(0, 2, 2, (Drawing(0, 1, ("2H",)), Drawing(1, 1, ("3H",)))),
    Refilled(0, ("2H",), 1, ("3H",), (), 1),
)
TOLD = (Act(None, None, Step(a_position("2H"), DRAWN)),)


def first_found(game: RegicideGame) -> str | None:
    """Return the first leak that the suite finds in some rules, or None."""
    return first_untold(SUBJECT, game, TOLD) or first_leak(
        SUBJECT, game, SUBJECT.positions, seed=1
    )


@pytest.mark.parametrize("leaking", LEAKS, ids=lambda leaking: leaking.__name__)
def test_a_planted_leak_is_caught(leaking: type[RegicideGame]) -> None:
    assert first_found(leaking()) is not None


def test_the_true_rules_pass_where_the_leaks_are_caught() -> None:
    assert first_found(RegicideGame()) is None
