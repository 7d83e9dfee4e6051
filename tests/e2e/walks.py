"""Walks through all states of a board, in several windows at the same time."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.e2e.galleries import every_state

SET_OUT = """async ([steps, controls]) => {
  const { walk } = await import('/gallery/walk.js');
  // The promise is kept here, since the debugger does not hold what it awaits.
  globalThis.walking = walk(steps, controls);
}"""
ARRIVED = "walking"

Noted = Mapping[str, Any]
"""What `walk.js` notes of a state: `wide`, `small`, `sign`, `faults`."""


@dataclass(frozen=True, slots=True)
class Walk:
    """What was noted of a board in one window.

    Attributes:
        night: Every state by night, by name.
        day: The states that show every part of the board, by day.
        errors: What failed on the page on the way.
    """

    night: Mapping[str, Noted]
    day: Mapping[str, Noted]
    errors: Sequence[str]


class Walker:
    """Goes through all states of the board on a page.

    Args:
        page: A gallery.
        controls: Selector of what fingers have to hit.
        telling: States that show every part of the board between them.
        judges_all: Axe judges every state by night, and not those that tell alone.
    """

    def __init__(
        self,
        page: Page,
        controls: str,
        telling: Collection[str],
        *,
        judges_all: bool,
    ) -> None:
        self._page = page
        self._controls = controls
        states = every_state(page)
        self._night = [(state, judges_all or state in telling) for state in states]
        self._day = [*telling]
        self._errors: list[str] = []
        page.on("pageerror", lambda error: self._errors.append(str(error)))

    def set_out(self) -> None:
        """Begin to walk; others may set out before this one has arrived."""
        night = [_step(state, "night", judged=judged) for state, judged in self._night]
        day = [_step(state, "day", judged=True) for state in self._day]
        self._page.evaluate(SET_OUT, [night + day, self._controls])

    def arrive(self) -> Walk:
        """Return what was noted, once the walk is over."""
        noted = iter(self._page.evaluate(ARRIVED))
        night = {state: next(noted) for state, _ in self._night}
        day = {state: next(noted) for state in self._day}
        return Walk(night, day, self._errors)


def _step(state: str, theme: str, *, judged: bool) -> dict[str, Any]:
    return {"state": state, "theme": theme, "judged": judged}
