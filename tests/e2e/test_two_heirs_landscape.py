"""The landscape of The Two Heirs: how it is looked at, and what may not cover it."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Resize
from tests.e2e.galleries import drag, middle, show, words
from tests.e2e.lands import cell

GAME = "two-heirs"
COVERED = """() => {
  const boxes = (parts) => [...document.querySelectorAll(parts)]
    .map((part) => [part, part.getBoundingClientRect()]);
  const over = boxes(".hplate, .just, .hhenry, .hundo, .hzooms, .hstrips, .sign");
  return boxes(".hcell").flatMap(([cell, at]) => over
    .filter(([, box]) => box.left < at.right && at.left < box.right
      && box.top < at.bottom && at.top < box.bottom)
    .map(([part]) => `${part.className} over ${cell.dataset.cell}`));
}"""
PINS = """() => {
  const pins = [...document.querySelectorAll('.hpin')];
  const at = pins.map((pin) => pin.getBoundingClientRect());
  const middles = at.map(({ x, y, width }) => [x + width / 2, y + width / 2]);
  const size = document.querySelector('.hcell').getBoundingClientRect().width;
  return pins.map((pin, index) => {
    const [x, y] = middles[index];
    const across = Array.from({ length: 80 }, (_, step) => x - 40 + step)
      .filter((left) => document.elementFromPoint(left, y) === pin);
    const away = middles.map(([left, top]) => Math.hypot(left - x, top - y));
    return {
      touched: across.length,
      apart: Math.min(...away.filter(Boolean)),
      drawn: at[index].width,
      size,
    };
  });
}"""
"""How wide every pin is to a finger, how far the next one is, and what is drawn."""
LONGER = f"""() => {{
  document.querySelector('.hhenry > p').append(' and why he did so.'.repeat(20));
  return ({COVERED})().length;
}}"""
"""Makes Henry say more, and counts what he covers until the landscape gives way."""
ANEW = """async () => {
  const plates = document.querySelector('.hplates');
  plates.replaceWith(plates.cloneNode(true));
  for (let at = 0; at < 2; at += 1) await new Promise(requestAnimationFrame);
}"""
"""Puts other plates in the place of those that hang over the landscape."""
MIDDLES = """() => [...document.querySelectorAll('.hcell')].filter((cell) => {
  const { x, y, width } = cell.getBoundingClientRect();
  return !cell.contains(document.elementFromPoint(x + width / 2, y + width / 2));
}).map((cell) => cell.dataset.cell)"""
"""Cells that are not touched where their middle is."""
GLIDES = """async (key) => {
  const frame = () => new Promise(requestAnimationFrame);
  // The window has been measured by the second.
  for (let at = 0; at < 2; at += 1) await frame();
  document.dispatchEvent(new KeyboardEvent("keydown", { key }));
  await frame();
  return document.querySelector(".hplane").getAnimations().length;
}"""


def test_h26_the_second_heir_sees_the_landscape_from_the_other_side(
    laptop: Page,
) -> None:
    show(laptop, "my-turn")
    first = [middle(laptop, cell(at)) for at in ("-1,-1", "2,1")]

    show(laptop, "turned")
    second = [middle(laptop, cell(at)) for at in ("-1,-1", "2,1")]

    assert first[0][0] < first[1][0]
    assert first[0][1] < first[1][1]
    assert second[0][0] > second[1][0]
    assert second[0][1] > second[1][1]


def test_the_landscape_is_a_grid_of_rows_and_cells(laptop: Page) -> None:
    show(laptop, "my-turn")
    grid = laptop.get_by_role("grid", name="The landscape, 14 tiles")

    rows = grid.get_by_role("row")

    assert rows.count() == 4
    assert grid.get_by_role("gridcell").count() == 14
    assert grid.locator("[role=gridcell][tabindex='0']").count() == 1
    inn = grid.get_by_role("gridcell", name="column 0, row -1: Inn, wood, yours")
    expect(inn).to_contain_text("worth 8, your elite unit")
    expect(inn).to_contain_text("roads east and west, road A")


def test_the_landscape_is_moved_by_a_drag_and_fitted_again(phone: Page) -> None:
    show(phone, "my-turn")
    before = middle(phone, cell("0,0"))

    drag(phone, cell("0,0"), (before[0] - 60, before[1] - 20))
    moved = middle(phone, cell("0,0"))
    phone.click(".hzoom.is-fit")

    assert round(before[0] - moved[0]) in range(50, 70)
    assert middle(phone, cell("0,0")) == pytest.approx(before, abs=1)
    assert phone.locator(".sheet").count() == 0


def test_a_cell_stays_where_it_is_once_the_landscape_has_been_seen_from_afar(
    phone: Page,
) -> None:
    show(phone, "my-turn")
    phone.keyboard.press("1")
    picked = middle(phone, cell("0,0"))

    phone.keyboard.press("Escape")
    put_back = middle(phone, cell("0,0"))
    phone.keyboard.press("2")

    assert put_back == picked
    assert middle(phone, cell("0,0")) == picked


def test_the_landscape_glides_away_unless_nothing_may_travel(phone: Page) -> None:
    show(phone, "henry")
    calm = phone.evaluate(GLIDES, "n")
    show(phone, "henry-moving")
    moving = phone.evaluate(GLIDES, "n")

    assert (calm, moving) == (0, 1)


def test_a_phone_looks_closer_by_a_button_and_back_to_all_of_it(phone: Page) -> None:
    show(phone, "my-turn")
    width = "(at) => document.querySelector(at).getBoundingClientRect().width"
    fitted = phone.evaluate(width, cell("0,0"))

    phone.click(".hzoom.is-closer")
    closer = phone.evaluate(width, cell("0,0"))
    phone.click(".hzoom.is-fit")

    assert closer > fitted
    assert phone.evaluate(width, cell("0,0")) == pytest.approx(fitted, abs=0.5)


def test_a_source_rings_where_its_resource_comes_from(laptop: Page) -> None:
    show(laptop, "my-turn")
    source = laptop.locator(".huse-source")

    source.filter(has_text="unit on the Inn").hover()
    expect(laptop.locator(".hcell.is-ringed")).to_have_count(1)
    source.filter(has_text="reserve 1").hover()

    expect(laptop.locator(".hplace.is-ringed")).to_have_count(1)


def test_pointing_at_a_source_settles_nothing(laptop: Page) -> None:
    show(laptop, "henry")
    laptop.mouse.move(*middle(laptop, ".sign"))
    laptop.keyboard.press("n")
    ringed = laptop.locator(".hcell.is-ringed")
    told = ringed.get_attribute("data-cell")

    laptop.locator(".huse-source").filter(has_text="reserve 1").first.hover()
    expect(ringed).to_have_count(0)
    laptop.mouse.move(*middle(laptop, ".sign"))

    expect(ringed).to_have_attribute("data-cell", str(told))


def test_a_road_is_read_from_a_tile_that_it_crosses_by_keys(laptop: Page) -> None:
    show(laptop, "my-turn")
    laptop.click(cell("0,-1"))

    laptop.get_by_role("button", name="Road A", exact=True).last.focus()
    laptop.keyboard.press("Enter")

    expect(laptop.locator(".sheet-title")).to_have_text("Road A")


@pytest.mark.parametrize("state", ["my-turn", "turned"])
def test_a_pin_is_as_large_as_a_fingertip_where_no_other_is_near(
    page: Page, state: str
) -> None:
    show(page, state)

    pins: list[dict[str, float]] = page.evaluate(PINS)

    assert len(pins) == 3
    for pin in pins:
        room = min(44, pin["size"] - 8, pin["apart"])
        assert pin["touched"] == pytest.approx(room, abs=2)
        assert pin["drawn"] <= 28


def test_no_pin_takes_the_middle_of_a_cell_from_a_finger(page: Page) -> None:
    show(page, "my-turn")

    assert page.evaluate(MIDDLES) == []


def test_wheel_and_keys_look_closer(laptop: Page) -> None:
    show(laptop, "my-turn")
    width = "(at) => document.querySelector(at).getBoundingClientRect().width"
    fitted = laptop.evaluate(width, cell("0,0"))

    laptop.keyboard.press("+")
    closer = laptop.evaluate(width, cell("0,0"))
    laptop.mouse.move(*middle(laptop, cell("0,0")))
    laptop.mouse.wheel(0, 240)
    expect(laptop.locator(".hplane")).not_to_have_css("--size", f"{closer}px")
    laptop.keyboard.press("0")

    assert closer > fitted
    assert laptop.evaluate(width, cell("0,0")) == pytest.approx(fitted, abs=0.5)


def test_henry_shows_what_he_tells_step_by_step(laptop: Page) -> None:
    show(laptop, "henry")
    go_on = laptop.get_by_role("button", name="Go on")

    told, tiles, tokens = [], [], []
    for _ in range(3):
        told.append(words(laptop, ".hhenry p"))
        tiles.append(laptop.locator(".hcell .tile").count())
        tokens.append(laptop.locator(".hcell .htoken").count())
        go_on.click()

    assert "Henry, 1 of 4: he takes the Camp" in told[0]
    assert "Henry, 2 of 4: he builds the Camp" in told[1]
    assert "Henry, 3 of 4: he lays the top treasure" in told[2]
    assert tiles == [5, 6, 6]
    assert tokens == [1, 1, 2]
    assert "Henry, 4 of 4: his unit" in words(laptop, ".hhenry p")


def test_henrys_steps_are_gone_through_or_skipped_by_keys_and_buttons(
    laptop: Page,
) -> None:
    show(laptop, "henry")
    laptop.keyboard.press("n")
    second = words(laptop, ".hhenry p")
    laptop.get_by_role("button", name="Skip").click()
    skipped = laptop.locator(".hhenry").count()

    show(laptop, "henry")
    laptop.keyboard.press("1")

    assert "2 of 4" in second
    assert skipped == 0
    assert laptop.locator(".hhenry").count() == 0
    assert laptop.locator(".hcell .tile").count() == 6


def test_henrys_first_step_is_said_and_focus_stays_on_the_board(laptop: Page) -> None:
    show(laptop, "treasures")
    region = laptop.locator("[aria-live='polite'].unseen").first
    before = region.inner_text().strip()
    show(laptop, "henry")
    first = region.inner_text()
    show(laptop, "henry-done")

    laptop.get_by_role("button", name="My turn").click()

    assert before == ""
    assert "Henry, 1 of 4: he takes the Camp" in first
    assert laptop.evaluate("document.activeElement.dataset.hand") == "0"


def test_henrys_words_take_nothing_away_from_the_landscape(page: Page) -> None:
    show(page, "treasures")
    before = page.locator(".hmap").bounding_box()
    show(page, "henry-done")

    assert page.locator(".hmap").bounding_box() == before


@pytest.mark.parametrize(
    "state", ["my-turn", "where", "turned-where", "henry", "zero", "spectator"]
)
def test_nothing_hangs_over_the_landscape(page: Page, state: str) -> None:
    show(page, state)

    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("window", [(1366, 650), (1120, 650), (1440, 900)])
def test_however_long_henrys_words_are_the_landscape_lies_below_them(
    laptop: Page, resize: Resize, window: tuple[int, int]
) -> None:
    resize(*window)
    show(laptop, "henry-done")

    before = laptop.evaluate(LONGER)
    laptop.wait_for_function(f"before => ({COVERED})().length < before", arg=before)

    assert before > 0
    assert laptop.evaluate(COVERED) == []


def test_plates_that_are_drawn_anew_are_measured_as_well(laptop: Page) -> None:
    show(laptop, "henry-done")
    laptop.evaluate(ANEW)

    before = laptop.evaluate(LONGER)
    laptop.wait_for_function(f"before => ({COVERED})().length < before", arg=before)

    assert before > 0
    assert laptop.evaluate(COVERED) == []


def test_h77_h78_a_treasure_shows_and_says_what_gets_rid_of_it(laptop: Page) -> None:
    show(laptop, "treasures")

    laptop.click(cell("1,-1"))

    assert laptop.locator(".hcell .htoken-mark.is-grain").count() == 2
    said = words(laptop, ".htreasure")
    assert "gone once a grain tile and a grain tile lie in its row" in said
    laptop.keyboard.press("Escape")
    laptop.click(cell("0,-2"))
    assert "gone once tiles lie at its north and south" in words(laptop, ".htreasure")
