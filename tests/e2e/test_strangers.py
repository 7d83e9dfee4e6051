"""Names and words that would like to be markup, on every page that shows them."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenWindow
from tests.e2e.people import open_table, sit_down, start
from tests.services.house import PASSWORD

NAME = "<svg onload=alert()>"
OTHER = "<a href=//x>{Bo}</a>"
WORDS = "<img src=x onerror=alert(1)><script>alert(2)</script>${alert(3)}"
MARKUP = """() => [...document.querySelectorAll('body *')].filter((element) =>
  [...element.attributes].some(({ name }) => name.startsWith('on'))
  || element.matches('a[href="//x"], img[src="x"], script:not([src])')).length"""


@dataclass(slots=True)
class Strangers:
    """Two people with such names at one table, and an admin."""

    host: Page
    guest: Page
    admin: Page

    def reads(self, page: Page, *words: str) -> None:
        """Expect a page to say these words, and to hold no markup of theirs."""
        for one in words:
            expect(page.get_by_text(one).first).to_be_attached()
        assert page.evaluate(MARKUP) == 0
        assert "<" not in page.title()


@pytest.fixture(scope="module")
def strangers(keep_window: OpenWindow) -> Strangers:
    """Return them in the lobby, after both have said something."""
    host, guest, admin = keep_window(), keep_window(), keep_window()
    link = open_table(host, NAME)
    sit_down(guest, link, OTHER)
    for page in (host, guest):
        page.get_by_label("Say something to the table").first.fill(WORDS)
        page.keyboard.press("Enter")
    admin.goto("/admin")
    admin.get_by_label("Password").fill(PASSWORD)
    admin.keyboard.press("Enter")
    admin.get_by_role("button", name="Open", exact=True).first.wait_for()
    return Strangers(host, guest, admin)


def test_x01_x03_x04_names_and_words_are_words_from_lobby_to_admin(
    strangers: Strangers,
) -> None:
    host, guest, admin = strangers.host, strangers.guest, strangers.admin

    strangers.reads(host, NAME, OTHER, WORDS)
    strangers.reads(guest, NAME, OTHER, WORDS)
    strangers.reads(admin, f"{NAME} and {OTHER}")
    start(host, guest)
    strangers.reads(host, OTHER, WORDS)
    strangers.reads(guest, NAME, WORDS)
    look_closely(strangers)
    resign(guest)
    for page, king in ((host, "You are King"), (guest, f"{NAME} is King")):
        expect(page.get_by_role("heading", name=king)).to_be_visible()
        strangers.reads(page, NAME if page is guest else OTHER)
    admin.get_by_role("button", name="Finished rounds").press("Enter")
    strangers.reads(admin, NAME)


def look_closely(strangers: Strangers) -> None:
    """Open the table on the admin's desk, hands included."""
    admin = strangers.admin
    admin.get_by_role("button", name="Look again").press("Enter")
    admin.get_by_role("button", name="Open", exact=True).first.press("Enter")
    admin.get_by_label("Reason").fill(WORDS)
    admin.keyboard.press("Enter")
    strangers.reads(admin, NAME, OTHER, WORDS)
    assert violations(admin) == []
    strangers.reads(strangers.guest, f"Reason: {WORDS}")
    admin.get_by_role("button", name="All tables").press("Enter")


def resign(page: Page) -> None:
    """Leave the round by the menu."""
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="Resign").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Resign").press("Enter")
