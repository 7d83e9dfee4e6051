"""A refusal carries its code, its rule and what the mover sees anyway."""

from app.games.core.errors import IllegalMove, RuleBroken


def test_a_refusal_says_why_and_by_which_rule() -> None:
    error = IllegalMove("stop-on-halt", "A Stop cannot.", "K28", card="halt")

    assert isinstance(error, RuleBroken)
    assert str(error) == "A Stop cannot."
    assert (error.code, error.rule) == ("stop-on-halt", "K28")
    assert error.details == {"card": "halt"}
