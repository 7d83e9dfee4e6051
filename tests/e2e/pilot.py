"""Somebody who plays by keyboard alone, from what the page tells them."""

import json
import random
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any

from playwright.sync_api import Page

PATIENCE_MS = 60_000
"""How long something that must come may take on a slow machine."""
AGAIN_MS = 2_000
"""A key that showed no effect is pressed again: the Sign ignores hasty fingers."""
SOON_MS = 250
"""How long one page is watched before the next one is, or a key that may do nothing."""
PRESSES = 30
DIGITS = "1234567890"

Seen = dict[str, Any]
"""What `look` in `look.js` gives back."""


class Pilot:
    """One person before one page, at a table of Kingless.

    Args:
        page: A page with `look.js` in it.
        name: What they are called.
        luck: Decides what they throw and where they aim.
        idle: They play no card that they need not play.
    """

    def __init__(
        self, page: Page, name: str, luck: int = 0, *, idle: bool = False
    ) -> None:
        self.page = page
        self.name = name
        self.on_look: Callable[[Pilot, Seen], None] | None = None
        self._idle = idle
        self.chance = random.Random(luck)
        self._last = "null"

    def look(self) -> Seen | None:
        """Return what stands on the page now; None where there is no Sign."""
        self._last = self.page.evaluate("JSON.stringify(look())")
        seen: Seen | None = json.loads(self._last)
        if seen and self.on_look:
            self.on_look(self, seen)
        return seen

    def act(self) -> bool:
        """Do one thing, if anything is asked; return whether it was."""
        seen = self.look()
        key = self.wanted(seen) if seen else None
        if key is None:
            return False
        self.press(key)
        return True

    def wait(self, patience: int = PATIENCE_MS) -> bool:
        """Return whether something else has come to stand on the page."""
        asked = [self._last, patience]
        return bool(self.page.evaluate("([seen, ms]) => lookAgain(seen, ms)", asked))

    def press(self, key: str) -> None:
        """Press a key, or the button with these words, until it shows."""
        for _ in range(PRESSES):
            self._press(key)
            if self.wait(AGAIN_MS):
                return
        raise AssertionError(f"{self.name} pressed {key} in vain at {self._last}")

    def wanted(self, seen: Seen) -> str | None:
        """Return the key to press, or the words on the button; None to wait."""
        if self._idle and "E" in open_keys(seen):
            return "e"
        return wanted(seen, self.chance)

    def _press(self, key: str) -> None:
        if len(key) == 1 or key == "Enter":
            self.page.keyboard.press(key)
        else:
            self.page.get_by_role("button", name=key).press("Enter")


def open_keys(seen: Seen) -> set[str]:
    """Return the keys of the Sign's buttons that can be pressed."""
    return {button["key"] for button in seen["buttons"] if not button["barred"]}


def wanted(seen: Seen, chance: random.Random) -> str | None:
    """Return the key to press, or the words on the button to press; None to wait."""
    keys = open_keys(seen)
    if "P" in keys:
        return "p"
    if not seen["lit"]:
        return None
    if {"1", "2", "3"} <= keys:
        return chance.choice("123")
    letters: list[str] = seen["letters"]
    if letters:
        return chance.choice(letters).lower()
    if "Enter" in keys:
        return "Enter"
    return _picked(seen) or _without(seen)


def _picked(seen: Seen) -> str | None:
    """Return the digit of a card to pick: the plainest first, events last."""
    cards = [
        (_rank(card["name"]), DIGITS[place])
        for place, card in enumerate(seen["cards"][: len(DIGITS)])
        if not card["barred"] and not card["picked"] and "be taken" not in card["name"]
    ]
    return min(cards)[1] if cards else None


def _rank(name: str) -> tuple[bool, int]:
    return ", event." in name, len(name)


def _without(seen: Seen) -> str | None:
    labels = {button["label"] for button in seen["buttons"]}
    for label in ("Recruit nobody", "Take nothing"):
        if label in labels:
            return label
    return "e" if "E" in open_keys(seen) else None


def play(pilots: Sequence[Pilot], *, until: Callable[[], bool]) -> None:
    """Let everybody do what is asked of them until something holds."""
    while not until():
        acted = [pilot.act() for pilot in pilots]
        # It may have come to hold between looking and acting.
        if True not in acted and not until():
            _await_news(pilots)


def _await_news(pilots: Sequence[Pilot]) -> None:
    """Nobody is asked: a window closes, or an answer comes, to one page after another.

    All are watched in turn, since what one waits for may stand on another already.
    """
    for watched in islice(cycle(pilots), PATIENCE_MS // SOON_MS):
        if watched.wait(SOON_MS):
            return
    signs = {pilot.name: pilot.look() for pilot in pilots}
    raise AssertionError(f"the table stands still: {json.dumps(signs, indent=1)}")
