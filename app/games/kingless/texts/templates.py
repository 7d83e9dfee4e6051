"""Whole sentences with room for numbers and names.

``*Draw* {count|1 card|# cards} from {place}.`` has a keyword, a plural and a
placeholder. A plural's forms stand in the order of its language's rule.
"""

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

Params: TypeAlias = Mapping[str, str | int]
PluralRule: TypeAlias = Callable[[int], int]
"""Which of a plural's forms a number takes, counted from 0."""

PLURAL_RULES: Mapping[str, tuple[PluralRule, int]] = {
    "other": (lambda _: 0, 1),
    "one-other": (lambda n: 0 if n == 1 else 1, 2),
    "one-few-other": (lambda n: 0 if n == 1 else 1 if n in {2, 3, 4} else 2, 3),
}
"""The rules that languages name, and how many forms each has."""

_SLOT = re.compile(r"\{([a-z]+)((?:\|[^{}|]*)*)\}")


def filled(template: str, params: Params, rule: PluralRule) -> str:
    """Return a template with its placeholders and plurals filled in.

    Raises:
        KeyError: A placeholder is not among the parameters.
        IndexError: A plural has too few forms for its language.
    """

    def fill(slot: re.Match[str]) -> str:
        value = params[slot[1]]
        if not slot[2]:
            return str(value)
        form = slot[2].split("|")[1:][rule(int(value))]
        return form.replace("#", str(value))

    return _SLOT.sub(fill, template)
