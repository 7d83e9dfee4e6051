"""Two brothers before one landscape: people who play The Two Heirs by keys alone."""

import re

from playwright.sync_api import Page

from tests.e2e.pilot import SOON_MS, Pilot, Seen, open_keys

TAKE, CELL = "r 1", "ArrowRight Enter"
"""Keys that only do something one after the other."""
STEP = "u"


class Brother(Pilot):
    """One person before one page, at a table of The Two Heirs.

    Args:
        page: A page with `look.js` in it.
        name: What they are called.
        luck: Decides what they try in a turn besides the take.
    """

    def __init__(self, page: Page, name: str, luck: int = 0) -> None:
        super().__init__(page, name, luck)
        self._plan: list[str] = []

    def wanted(self, seen: Seen) -> str | None:
        """Return the keys to press, or the words on a button; None to wait."""
        labels = " ".join(button["label"] for button in seen["buttons"])
        if not seen["lit"] or "Another round" in labels:
            return None
        if "Enter" in open_keys(seen):
            return "Enter"
        if re.search("Build|Lay it down|Go there", labels):
            return CELL
        if "Spare it" in labels:
            return "Spare it"
        return self._in_turn(seen, labels)

    def press(self, key: str) -> None:
        """Press keys until it shows; a step may be impossible and is tried once."""
        if key == STEP:
            self._press(key)
            self.wait(SOON_MS)
        else:
            super().press(key)

    def _in_turn(self, seen: Seen, labels: str) -> str:
        if "Remove it" in labels:
            return "1"
        if "X" not in open_keys(seen):
            self._plan = [STEP, "1"] if self.chance.random() < 0.8 else ["1"]
            return TAKE
        while self._plan:
            key = self._plan.pop()
            if key == STEP or seen["cards"]:
                return key
        return "x"

    def _press(self, key: str) -> None:
        if " " in key and key in {TAKE, CELL}:
            for one in key.split():
                self.page.keyboard.press(one)
        else:
            super()._press(key)


def turn(page: Page) -> int:
    """Return the number of the turn, as the table in words says it."""
    lines = told(page)
    return int(lines[0].removeprefix("Turn ").rstrip(".")) if lines else 0


def told(page: Page) -> list[str]:
    """Return the table in words."""
    table = page.get_by_label("The table in words")
    return table.get_by_role("listitem").all_text_contents()


def is_over(page: Page) -> bool:
    """Return whether the match is over."""
    return page.get_by_role("button", name="Another round").count() > 0
