"""Readers with few pixels, with colours of their own, and with no wish for motion."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenWindow
from tests.e2e.people import host_table, join_table, start

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
KNOBS = """() => [...document.querySelectorAll('.switch')].map((one) => [
  one.getAttribute('aria-checked'),
  getComputedStyle(one, '::before').backgroundColor,
  getComputedStyle(one.querySelector('.switch-knob')).backgroundColor,
])"""
FLYING = "document.querySelectorAll('.flyer, .kghost').length"


@pytest.fixture(scope="module")
def lobby(keep_window: OpenWindow) -> tuple[Page, Page]:
    """Return two people in the lobby of a table."""
    ada, bo = keep_window(), keep_window()
    join_table(bo, host_table(ada, "Ada"), "Bo")
    return ada, bo


@pytest.fixture(scope="module")
def page(lobby: tuple[Page, Page]) -> Page:
    """Return the page of one of two people in a round."""
    lobby[0].emulate_media(reduced_motion="reduce")
    start(*lobby)
    return lobby[0]


def test_a_switch_tells_on_from_off_in_the_readers_own_colours(
    lobby: tuple[Page, Page],
) -> None:
    lobby[0].emulate_media(forced_colors="active")
    knobs = {state: colours for state, *colours in lobby[0].evaluate(KNOBS)}
    lobby[0].emulate_media(forced_colors="none")

    assert knobs["true"] != knobs["false"]
    assert all(ground != knob for ground, knob in knobs.values())


def test_with_reduced_motion_nothing_travels(page: Page) -> None:
    page.get_by_role("listbox").wait_for()

    assert page.evaluate(FLYING) == 0


@pytest.mark.parametrize("size", [(320, 640), (640, 360), (320, 256)])
def test_enlarged_four_times_or_on_its_side_every_button_is_within_reach(
    page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})

    buttons = page.locator(".sign .btn").all()
    for button in buttons:
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.99)

    assert buttons or page.locator(".sign").is_visible()
    assert page.evaluate(SIDEWAYS) <= 0
