"""A board looks the same after the boards of other games were open in the same tab."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.galleries import every_state, open_board, show

BOARDS = ("kingless", "regicide", "two-heirs")
SIZES = ((1440, 900), (1366, 650), (768, 1024), (360, 740))
STATES = {"my-turn", "siege", "spectator", "their-turn", "won"}
"""Some have only one of them."""
VISIT = """(boards) => Promise.all(boards.map((board) => new Promise((done) => {
  const link = document.createElement('link');
  const href = `/static/css/games/${board}.css`;
  Object.assign(link, { rel: 'stylesheet', className: 'is-other', href, onload: done });
  document.head.append(link);
})))"""
"""Adds what the boards of other games wear, which stays when they are left."""
CHANGED = """() => {
  const others = [...document.querySelectorAll('link.is-other')];
  const parts = [...document.querySelectorAll('.board, .board *')];
  const wear = (on) => {
    for (const link of others) link.disabled = !on;
    return parts.map((part) => {
      const { display, position, padding, margin, gap, flex, minWidth, minHeight,
        justifyContent, alignItems, fontSize, lineHeight, color, backgroundColor,
        borderRadius, boxShadow, zIndex, overflow } = getComputedStyle(part);
      return JSON.stringify({ display, position, padding, margin, gap, flex, minWidth,
        minHeight, justifyContent, alignItems, fontSize, lineHeight, color,
        backgroundColor, borderRadius, boxShadow, zIndex, overflow });
    });
  };
  const [alone, visited] = [false, true].map(wear);
  return parts.filter((_, at) => alone[at] !== visited[at])
    .map((part) => part.getAttribute('class'));
}"""
"""Parts that look otherwise while the others' style sheets count."""


@pytest.fixture(params=BOARDS)
def board(
    browser: Browser, gallery: str, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """Return the gallery of a board where those of the other games were before."""
    with open_board(browser, gallery, request.param, "laptop") as opened:
        others = [other for other in BOARDS if other != request.param]
        opened.evaluate(VISIT, others)
        yield opened


def test_a_board_is_not_dressed_by_those_that_were_open_before_it(board: Page) -> None:
    changed = {}
    for width, height in SIZES:
        board.set_viewport_size({"width": width, "height": height})
        for state in STATES.intersection(every_state(board)):
            show(board, state)
            changed[width, state] = board.evaluate(CHANGED)

    assert {at: parts for at, parts in changed.items() if parts} == {}
