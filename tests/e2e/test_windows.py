"""Pages around a match in windows of every size: what must be in sight, is."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenWindow
from tests.e2e.galleries import WINDOWS
from tests.e2e.people import open_table

MOST_EMPTY = 250
"""How much of a column of the lobby may stay empty above the Sign, in pixels."""
GAMES = ("Kingless", "Regicide", "The Two Heirs")


def bottom(part: Locator) -> float:
    """Return where a part ends, in pixels from the top of the window."""
    box = part.bounding_box()
    assert box
    return box["y"] + box["height"]


@pytest.mark.parametrize("window", WINDOWS)
def test_the_front_page_promises_no_account_and_shows_how_a_game_plays(
    open_window: OpenWindow, window: str
) -> None:
    page = open_window(WINDOWS[window])

    page.goto("/")
    sign = page.get_by_role("article").first
    rules = sign.get_by_role("link", name="How it plays")

    expect(page.get_by_text("No account").locator("visible=true")).to_have_count(1)
    expect(rules).to_be_visible()
    assert bottom(sign.get_by_role("button", name="Open a table")) <= 740
    assert bottom(rules) <= 740
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_tablet_shows_the_whole_lobby_at_once(
    open_window: OpenWindow, game: str
) -> None:
    page = open_window(WINDOWS["tablet"])

    open_table(page, "Ada", game)
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    sign = page.locator(".lobby-sign").bounding_box()
    assert sign

    ends = [bottom(page.locator(f".lobby-{part}")) for part in ("table", "house")]
    assert max(ends) <= sign["y"]
    assert sign["y"] - min(ends) < MOST_EMPTY
