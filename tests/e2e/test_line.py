"""A page whose line has died, whose device has slept, or that is out of date."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenWindow
from tests.e2e.people import host_table, join_table, open_table, sit_down, start
from tests.e2e.wire import Wire
from tests.servers import Server

BEFORE_SILENCE_MS = 30_000
"""By itself a page takes a silent line for dead only after 45 s."""
SLOW_ANSWER_MS = 15_000
PRESSES = 4
READY = re.compile("^(I am|You are) ready")
MENU_IS_THERE = """() => performance.getEntriesByType('resource')
  .some(({ name, responseEnd }) => name.includes('table-menu') && responseEnd)"""
"""What may be wanted when the line is dead is fetched ahead of it."""
EVENTS = {
    "visibilitychange": "document.dispatchEvent(new Event('visibilitychange'))",
    "resume": "document.dispatchEvent(new Event('resume'))",
    "pageshow": "dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))",
    "online": "dispatchEvent(new Event('online'))",
    "offline": "dispatchEvent(new Event('offline'))",
}


@dataclass(slots=True)
class Two:
    """Two people at a table; the line of the first can be harmed."""

    ada: Page
    bo: Page
    wire: Wire

    def leave_ada_behind(self) -> str:
        """Let Bo change his mind after the line of Ada has died without a word.

        Returns:
            What the row of Bo's seat says from now on.
        """
        before = self.row(self.bo).inner_text()
        expect(self.row(self.ada)).to_have_text(before)
        self.wire.strand()
        self.bo.get_by_role("button", name=READY).press("Enter")
        expect(self.row(self.bo)).not_to_have_text(before)
        assert self.row(self.ada).inner_text() == before
        return self.row(self.bo).inner_text()

    def row(self, page: Page) -> Locator:
        """Return whether Bo is ready, as a page says it."""
        return page.locator(".seat-row:has-text('Bo') > .seat-row-state")


@pytest.fixture(scope="module")
def two(keep_window: OpenWindow, server: Server) -> Iterator[Two]:
    """Return two people in the lobby of a table."""
    with Wire(server.address) as wire:
        bo, ada = keep_window(), keep_window()
        link = host_table(bo, "Bo")
        sit_down(ada, wire.address + link[link.index("/r/") :], "Ada")
        ada.wait_for_function(MENU_IS_THERE)
        yield Two(ada, bo, wire)


@pytest.mark.parametrize("event", EVENTS)
def test_c08_n01_n08_each_sign_of_waking_brings_the_present_table(
    two: Two, event: str
) -> None:
    present = two.leave_ada_behind()

    two.ada.evaluate(EVENTS[event])

    expect(two.row(two.ada)).to_have_text(present, timeout=BEFORE_SILENCE_MS)


def test_n03_the_menu_looks_again_at_the_table(two: Two) -> None:
    present = two.leave_ada_behind()

    two.ada.get_by_role("button", name="Menu").press("Enter")
    two.ada.get_by_role("button", name="Look again at the table").press("Enter")

    expect(two.row(two.ada)).to_have_text(present, timeout=BEFORE_SILENCE_MS)
    expect(two.ada.get_by_role("dialog")).to_have_count(0)
    expect(two.ada.locator(".banners")).to_contain_text("Back at the table")


COVERED = """() => {
  const at = (part) => part.getBoundingClientRect();
  const over = at(document.querySelector('.banner.is-offline'));
  return [...document.querySelectorAll('.kseat-name')].filter((name) =>
    at(name).top < over.bottom && at(name).left < over.right).length;
}"""
"""How many names at the table a banner lies over."""


@pytest.mark.parametrize("size", [(768, 1024), (1440, 900)])
def test_what_is_said_of_the_line_covers_no_name(
    open_window: OpenWindow, server: Server, size: tuple[int, int]
) -> None:
    ada, bo = open_window(size), open_window()

    with Wire(server.address) as wire:
        link = host_table(bo, "Bo")
        join_table(ada, wire.address + link[link.index("/r/") :], "Ada")
        start(bo, ada)
        wire.cut()
        ada.context.set_offline(offline=True)
        expect(ada.locator(".banner.is-offline")).to_be_visible()

        assert ada.evaluate(COVERED) == 0


def test_a_page_that_does_not_come_says_so_and_comes_when_asked_again(
    two: Two, open_window: OpenWindow
) -> None:
    # On a line of its own: one that was stranded before keeps connections that hang.
    page = open_window()
    join_table(page, two.bo.url, "Cy")
    page.context.set_offline(offline=True)

    page.get_by_role("link", name="Interregnum, the front page").press("Enter")
    expect(page.locator("main")).to_contain_text("No line just now.")
    page.get_by_role("button", name="Try again").press("Enter")
    expect(page.locator(".toast")).to_contain_text("No connection")
    assert violations(page) == []
    page.context.set_offline(offline=False)
    ask_again(page, until=page.get_by_role("heading", level=1))

    expect(page.get_by_role("heading", level=1)).to_contain_text("The throne is empty")


def ask_again(page: Page, until: Locator) -> None:
    """Press "Try again" until something comes: a busy server may be slow to answer."""
    for _ in range(PRESSES):
        page.get_by_role("button", name="Try again").press("Enter")
        with suppress(PlaywrightTimeout):
            until.wait_for(timeout=SLOW_ANSWER_MS)
            return


def rewrite(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let a page hear a `welcome` that was changed on the way."""

    def passing(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "welcome":
                change(message)
            near.send(json.dumps(message))

        far.on_message(told)

    page.route_web_socket("**/ws/rooms/*", passing)


def test_s05_an_old_page_loads_itself_anew_but_only_once(
    open_window: OpenWindow,
) -> None:
    page = open_window()
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    rewrite(page, lambda welcome: welcome.update(protocol=2))

    open_table(page, "Ada")

    expect(page.locator(".banners")).to_contain_text("A new version is here")
    assert len(loads) == 2


def test_k06_an_idle_table_says_when_it_will_be_cleared(
    open_window: OpenWindow,
) -> None:
    page = open_window()
    rewrite(
        page,
        lambda welcome: welcome["room"].update(expires_at=welcome["now"] + 600_000),
    )

    open_table(page, "Ada")

    expect(page.locator(".banners")).to_contain_text("cleared in 10 minutes")
