"""Plays every case of a file and says which passed, and what differs in the others."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec

from app.games.core.chance import Chance
from app.games.regicide.cards import JESTER
from app.games.regicide.cases.acts import acts_of, do
from app.games.regicide.cases.deals import faults_of_deals
from app.games.regicide.cases.expectations import faults_of
from app.games.regicide.cases.faults import BadCase, BrokenFile
from app.games.regicide.notation import read_position
from app.games.regicide.state import State
from app.games.regicide.table import Table
from app.games.regicide.turns import check_defence, check_play
from app.games.regicide.written import BadPosition

NAMING = ("id", "title", "source", "why", "setup")
"""What only says what a case is about."""
BESIDES = (*NAMING, "acts", "exp")
"""What a case has beside its position."""
MARK = b"\xef\xbb\xbf"
"""Some editors put it before a text; JSON does not know it."""
UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"


class Verdict(msgspec.Struct, frozen=True):
    """What came of one case.

    Attributes:
        id: The case.
        title: What it is about.
        faults: What differs, or why it cannot be played; none if it passed.
        remarks: What looks like a slip of the pen, though it can be played.
    """

    id: str
    title: str
    faults: tuple[str, ...]
    remarks: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return the verdict as one line that a terminal can show."""
        said = f"differs: {'; '.join(self.faults)}" if self.faults else "passed"
        title = f" ({self.title})" if self.title else ""
        beside = f" [{'; '.join(self.remarks)}]" if self.remarks else ""
        line = f"{self.id}{title} {said}{beside}"
        return "".join(c if c.isprintable() else UNPRINTABLE for c in line)


def play_cases(text: bytes) -> list[Verdict]:
    """Play every case of a file.

    Raises:
        BrokenFile: It is no JSON, or has no list of cases.
    """
    try:
        content = msgspec.json.decode(text.removeprefix(MARK))
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
    name, title = _said(case, "id", usual), _said(case, "title", "")
    try:
        faults = tuple(_faults(case, name))
    except (BadPosition, BadCase) as error:
        return Verdict(name, title, (f"it cannot be played: {error}",))
    return Verdict(name, title, faults, tuple(_remarks(case)))


def _said(case: Mapping[str, Any], key: str, usual: str) -> str:
    """Return a word or number of a case; anything else says nothing."""
    value = case.get(key)
    return str(value) if isinstance(value, str | int | float) else usual


def _remarks(case: Mapping[str, Any]) -> Iterator[str]:
    """Yield the cards that lie in more than one place."""
    piles = (case.get(key) for key in ("hands", "table", "tavern", "discard", "castle"))
    lying = Counter(_cards_in([*piles, case.get("enemy")]))
    for card, times in lying.items():
        if times > 1 and card != JESTER:
            yield f"{card} is there {times} times"


def _cards_in(written: object) -> Iterator[str]:
    """Yield the cards of piles, and of piles of piles, of a position that was read."""
    if isinstance(written, str):
        yield written
    elif isinstance(written, list):
        for part in written:
            yield from _cards_in(part)


def _faults(case: Mapping[str, Any], name: str) -> Iterator[str]:
    setup = case.get("setup", False)
    if not isinstance(setup, bool):
        raise BadCase("setup has to be true or false")
    if setup:
        yield from faults_of_deals(_without(case, NAMING))
        return
    expected = case.get("exp")
    if not isinstance(expected, dict):
        raise BadCase("exp has to be an object")
    acts = acts_of(case.get("acts", []))
    chance = Chance(name.encode())
    state = _entered(read_position(_without(case, BESIDES)), chance)
    for number, act in enumerate(acts, start=1):
        state, fault = do(state, act, chance)
        if fault is not None:
            yield f"act {number} ({act}) {fault}"
            return
    yield from faults_of(state, expected)


def _without(case: Mapping[str, Any], keys: Collection[str]) -> dict[str, Any]:
    return {key: value for key, value in case.items() if key not in keys}


def _entered(state: State, chance: Chance) -> State:
    """Return a position as play would enter it: a dead end is lost at once (R10)."""
    table = Table(state, chance)
    if state.phase == "play":
        check_play(table)
    elif state.phase == "defend":
        check_defence(table)
    return table.state
