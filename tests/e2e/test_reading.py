"""What is held for reading lets go as soon as its reader does anything else."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import OpenWindow
from tests.e2e.galleries import open_board, show, words
from tests.e2e.people import host_table, join_table, start

BOARDS = ("kingless", "regicide", "two-heirs")
VIEW = ".reading"
LATER = "() => new Promise((done) => setTimeout(done))"
"""Lets everything be done that was to be done at once."""


@pytest.fixture(scope="module", params=BOARDS)
def board(
    browser: Browser, gallery: str, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """Return the gallery of a board, on a laptop."""
    with open_board(browser, gallery, request.param, "laptop") as opened:
        yield opened


@pytest.fixture(scope="module")
def kingless(browser: Browser, gallery: str) -> Iterator[Page]:
    """Return the gallery of Kingless, on a laptop."""
    with open_board(browser, gallery, "kingless", "laptop") as opened:
        yield opened


@pytest.fixture
def read(board: Page) -> Page:
    """Return the board while something is read on it."""
    show(board, "reading")
    expect(board.locator(VIEW)).to_be_visible()
    return board


def test_a_tap_elsewhere_ends_it(read: Page) -> None:
    read.get_by_role("heading", level=1).click()

    expect(read.locator(VIEW)).to_have_count(0)


def test_a_tap_on_it_keeps_it(read: Page) -> None:
    at = words(read, VIEW)

    read.locator(VIEW).click(position={"x": 12, "y": 60})
    read.keyboard.press("Tab")

    assert words(read, VIEW) == at


def test_its_own_button_ends_it(read: Page) -> None:
    read.locator(VIEW).get_by_role("button", name="Close").click()

    expect(read.locator(VIEW)).to_have_count(0)


@pytest.mark.parametrize("key", ["CapsLock", "NumLock", "F9", "Shift", "AltGraph"])
def test_a_key_that_does_nothing_at_the_table_keeps_it(read: Page, key: str) -> None:
    at = words(read, VIEW)

    read.keyboard.press(key)
    read.evaluate(LATER)

    assert words(read, VIEW) == at


def test_esc_ends_it_and_not_what_lies_behind(kingless: Page) -> None:
    show(kingless, "my-turn-rest")
    kingless.keyboard.press("g")
    sheet = kingless.get_by_role("heading", name="Gutter")
    expect(sheet).to_be_visible()
    kingless.locator(".sheet [data-card]").first.click()
    expect(kingless.locator(VIEW)).to_be_visible()

    kingless.keyboard.press("Escape")
    expect(kingless.locator(VIEW)).to_have_count(0)
    expect(sheet).to_be_visible()

    kingless.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_tap_on_another_name_reads_that(kingless: Page) -> None:
    show(kingless, "reading")
    before = kingless.locator(VIEW).get_attribute("aria-label")

    kingless.locator(".just .cardlink").first.click()

    expect(kingless.locator(VIEW)).to_have_attribute("aria-label", "Dagna Copperbraid")
    assert before != "Dagna Copperbraid"


def test_a_key_that_opens_something_ends_it(kingless: Page) -> None:
    show(kingless, "reading")

    kingless.keyboard.press("g")

    expect(kingless.get_by_role("heading", name="Gutter")).to_be_visible()
    expect(kingless.locator(VIEW)).to_have_count(0)


def test_esc_in_the_chat_ends_it(open_window: OpenWindow) -> None:
    ada, bo = open_window(), open_window()
    join_table(bo, host_table(ada, "Ada"), "Bo")
    start(ada, bo)
    sign = ".sign:not(.is-lit)"
    later = next(page for page in (ada, bo) if page.locator(sign).count())
    later.locator("[role=option]").first.click()
    expect(later.locator(VIEW)).to_be_visible()

    later.get_by_label("Say something to the table").last.focus()
    later.keyboard.press("Escape")

    expect(later.locator(VIEW)).to_have_count(0)
