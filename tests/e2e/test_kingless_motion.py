"""How a chain of Kingless comes to rest, and what makes way for whoever plays on."""

from playwright.sync_api import Page

from tests.e2e.galleries import show

GAME = "kingless"
OVER = """() => {
  keepCalm(false);
  advance("reaction-over");
  const links = () => document.querySelectorAll(".kghost").length;
  return new Promise((resolve) => queueMicrotask(() => {
    const before = links();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "3" }));
    queueMicrotask(() => resolve([before, links()]));
  }));
}"""
"""Closes a window and picks a card at once; how many links lie there, and then."""


def test_a_chain_that_comes_to_rest_makes_way_for_a_picked_card(page: Page) -> None:
    show(page, "reaction")

    links, left = page.evaluate(OVER)

    assert links == 3
    assert left == 0
    assert page.locator("[role=option][aria-selected=true]").count() == 1
