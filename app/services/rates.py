"""How a rate limit is written: ``5/10s``, five in any ten seconds."""

import re

import msgspec

_RULE = re.compile(r"([0-9]{1,6})/([0-9]{1,6})s")


class Rate(msgspec.Struct, frozen=True):
    """At most so many events in a moving window of so many seconds."""

    most: int
    seconds: int


def parse(rule: str) -> Rate:
    """Return the rate that a rule names.

    Raises:
        ValueError: It is not written like ``5/10s``.
    """
    found = _RULE.fullmatch(rule)
    if found is None:
        msg = f"write a limit like 5/10s, not {rule!r}"
        raise ValueError(msg)
    return Rate(int(found[1]), int(found[2]))
