"""Friends before a castle: people who play Regicide by keyboard alone."""

import re

from playwright.sync_api import Page

from tests.e2e.pilot import DIGITS, Pilot, Seen, open_keys

UNCHANGED = "Nothing has changed."
"""How the Sign ends a refusal."""


class Knight(Pilot):
    """One person before one page, at a table of Regicide."""

    def wanted(self, seen: Seen) -> str | None:
        """Return the key to press; None to wait."""
        if not seen["lit"]:
            # A refusal stays until the next input.
            return self._card(seen) if UNCHANGED in seen["lines"] else None
        keys = open_keys(seen)
        letters: list[str] = seen["letters"]
        if letters:
            return self.chance.choice(letters).lower()
        if "Enter" in keys or "Esc" in keys:
            return "Enter"
        if "M" in keys:
            return "m"
        if len(seen["buttons"]) == 1 and "J" in keys:
            return "j"
        return self._card(seen) or next(iter({"Y", "J"} & keys), "").lower() or None

    def _card(self, seen: Seen) -> str | None:
        """Return the digit of a card, any but one that is picked or barred."""
        free = [
            digit
            for card, digit in zip(seen["cards"], DIGITS, strict=False)
            if not card["barred"] and not card["picked"]
        ]
        return self.chance.choice(free) if free else None


def turn(page: Page) -> int:
    """Return the number of the turn, as the bar says it; 0 where it is not said."""
    said = re.search(r"Turn (\d+)", page.locator(".chip.is-turn").text_content() or "")
    return int(said[1]) if said else 0


def hand(page: Page) -> list[str]:
    """Return the names of the cards in the hand, as they are read out."""
    options = page.get_by_role("option").locator(".unseen").all_text_contents()
    return sorted(words.partition(".")[0].strip() for words in options)


def told(page: Page) -> list[str]:
    """Return the table in words."""
    table = page.get_by_label("The table in words")
    return table.get_by_role("listitem").all_text_contents()


def is_over(page: Page) -> bool:
    """Return whether the match is over."""
    return page.get_by_role("button", name="Another round").count() > 0
