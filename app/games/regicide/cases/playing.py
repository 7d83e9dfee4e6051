"""Plays every case of a file and says which passed, and what differs in the others."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from app.games.core.chance import Chance
from app.games.regicide.cases.acts import acts_of, do
from app.games.regicide.cases.deals import faults_of_deals
from app.games.regicide.cases.expectations import faults_of
from app.games.regicide.cases.faults import BadCase, BrokenFile
from app.games.regicide.notation import BadPosition, read_position
from app.games.regicide.state import State
from app.games.regicide.table import Table
from app.games.regicide.turns import check_defence, check_play

BESIDES = ("id", "title", "source", "why", "setup", "acts", "exp")
"""What a case has beside its position."""


class Verdict(msgspec.Struct, frozen=True):
    """What came of one case; it passed if there are no faults."""

    id: str
    title: str
    faults: tuple[str, ...]

    def __str__(self) -> str:
        """Return the verdict as one line."""
        said = f"differs: {'; '.join(self.faults)}" if self.faults else "passed"
        title = f" ({self.title})" if self.title else ""
        return f"{self.id}{title} {said}"


def play_cases(text: bytes) -> list[Verdict]:
    """Play every case of a file.

    Raises:
        BrokenFile: It is no JSON, or has no list of cases.
    """
    try:
        content = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BrokenFile(f"it is not JSON: {error}") from None
    cases = content.get("scenarios") if isinstance(content, dict) else content
    if not isinstance(cases, list) or not cases:
        raise BrokenFile("it has no list of scenarios")
    return [_verdict(number, case) for number, case in enumerate(cases, start=1)]


def _verdict(number: int, case: object) -> Verdict:
    usual = f"case {number}"
    if not isinstance(case, dict):
        return Verdict(usual, "", ("it is not an object",))
    name, title = str(case.get("id", usual)), str(case.get("title", ""))
    try:
        return Verdict(name, title, tuple(_faults(case, name)))
    except (BadPosition, BadCase) as error:
        return Verdict(name, title, (f"it cannot be played: {error}",))


def _faults(case: Mapping[str, Any], name: str) -> Iterator[str]:
    if case.get("setup"):
        yield from faults_of_deals()
        return
    expected = case.get("exp")
    if not isinstance(expected, dict):
        raise BadCase("exp has to be an object")
    acts = acts_of(case.get("acts", []))
    given = {key: value for key, value in case.items() if key not in BESIDES}
    chance = Chance(name.encode())
    state = _entered(read_position(given), chance)
    for number, act in enumerate(acts, start=1):
        state, fault = do(state, act, chance)
        if fault is not None:
            yield f"act {number} ({act}) {fault}"
            return
    yield from faults_of(state, expected)


def _entered(state: State, chance: Chance) -> State:
    """Return a position as play would enter it: a dead end is lost at once (R10)."""
    table = Table(state, chance)
    if state.phase == "play":
        check_play(table)
    elif state.phase == "defend":
        check_defence(table)
    return table.state
