"""What the reserve of The Two Heirs says before and while a tile is taken."""

import pytest
from playwright.sync_api import Page

from app.games.two_heirs import GAME as HEIRS
from tests.e2e.conftest import Resize
from tests.e2e.galleries import show, words

GAME = "two-heirs"
NAMES_CUT = """() => [...document.querySelectorAll('.hplace-name')].filter((name) => {
  const words = document.createRange();
  words.selectNodeContents(name);
  const [said, room] = [words, name].map((one) => one.getBoundingClientRect());
  return said.width > room.width + 1 || said.height > room.height + 1
    || name.scrollWidth > name.clientWidth;
}).map((name) => name.textContent)"""
"""Names of the reserve that have too little room."""
NAMES = """async () => {
  const { words } = await import('/static/js/i18n/en/two-heirs.js');
  return Object.keys(words).filter((code) => /^building\\.[a-z-]+$/.test(code))
    .map((code) => words[`${code}.narrow`] ?? words[code]);
}"""
RENAME = """(name) => {
  document.querySelector('.hplace-name').textContent = name;
}"""
SIGN_CUT = """() => {
  const words = document.querySelector('.sign-words');
  const sign = document.querySelector('.sign');
  return words.scrollHeight - words.clientHeight > 1
    || words.offsetHeight > sign.offsetHeight - 8;
}"""


def test_a_tile_of_the_reserve_is_named_before_it_is_touched(page: Page) -> None:
    show(page, "my-turn")

    names = page.locator(".hplace-name").all_inner_texts()
    cut = page.evaluate(NAMES_CUT)

    assert [name.replace("\xad", "") for name in names] == [
        *("Quarry", "Pilgrimage site", "Bakery", "Inn", "Mill", "Sawmill"),
    ]
    assert cut == []


def test_every_name_has_room_below_a_tile_of_a_phones_reserve(phone: Page) -> None:
    show(phone, "my-turn")

    for name in phone.evaluate(NAMES):
        phone.evaluate(RENAME, name)
        assert phone.evaluate(NAMES_CUT) == [], name


def test_taking_a_tile_names_what_it_costs_and_does(page: Page) -> None:
    show(page, "my-turn")

    page.click("[data-card='pilgrimage-site-grain']")

    asked = words(page, ".sign-words")
    assert "Take the Pilgrimage site?" in asked
    assert "Costs 1 wood and 1 stone." in asked
    assert "1 point for each tile of the longest road" in asked
    assert "Costs" in page.locator(".sign span:has(> .hcost)").inner_text()
    assert page.locator(".sign .hcost > .terrain").count() == 2
    assert "Take it for good" in words(page, ".sign")


@pytest.mark.parametrize("window", [(360, 740), (768, 1024), (1024, 768), (1440, 900)])
def test_what_any_tile_costs_and_does_has_room_on_the_sign(
    laptop: Page, resize: Resize, window: tuple[int, int]
) -> None:
    resize(*window)
    show(laptop, "taking")

    cut = {}
    for tile in HEIRS.catalogue()["tiles"]:
        laptop.evaluate("(tile) => remember({ kind: 'take', tile })", tile)
        if over := laptop.evaluate(SIGN_CUT):
            cut[tile] = over

    assert cut == {}
