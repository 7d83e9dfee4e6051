"""Rules of rate limits are read as they are written."""

import pytest

from app.services.rates import Rate, parse


def test_a_rule_says_how_many_in_how_many_seconds() -> None:
    assert parse("5/10s") == Rate(most=5, seconds=10)


@pytest.mark.parametrize("rule", ["", "5/10", "5 / 10s", "-5/10s", "5/s", "5/10s "])
def test_a_rule_that_is_written_otherwise_is_refused(rule: str) -> None:
    with pytest.raises(ValueError, match="write a limit like 5/10s"):
        parse(rule)
