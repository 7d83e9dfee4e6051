"""Every state of The Two Heirs' board, looked at in a browser without a server."""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.e2e.conftest import Resize
from tests.e2e.galleries import drag, middle, sent, show, words
from tests.e2e.lands import cell

GAME = "two-heirs"
LIT = ".hcell.is-legal"
HASTY = 30
GUARD_MS = 300
"""A little longer than the Sign ignores fingers after it has changed."""
CUT = """() => {
  const bottom = (part) => part.getBoundingClientRect().bottom;
  const hand = document.querySelector(".board-hand");
  return [...document.querySelectorAll(".htile")]
    .filter((tile) => bottom(tile) > bottom(hand) + 8
      || bottom(tile.querySelector(".htile-effect")) > bottom(tile) - 4)
    .map((tile) => tile.textContent);
}"""
SENT = "() => document.documentElement.dataset.sent"


def push(page: Page, button: str) -> None:
    """Press a button of the Sign until it has sent a move: it ignores hasty fingers."""
    for _ in range(HASTY):
        page.click(f"[data-button={button}]")
        with suppress(PlaywrightTimeout):
            page.wait_for_function(SENT, timeout=GUARD_MS)
            return


def test_h06_the_start_tiles_front_is_nowhere_in_the_page(laptop: Page) -> None:
    show(laptop, "my-turn")

    assert "lodge-grain" not in laptop.content()


def test_a_picked_tile_lights_its_cells_with_what_it_is_worth_there(
    laptop: Page,
) -> None:
    show(laptop, "my-turn")

    laptop.keyboard.press("1")
    laptop.wait_for_selector(".hworth")

    worths = laptop.locator(".hworth").all_inner_texts()
    assert sorted(worths) == ["+2", "+2", "+2", "+2", "+6"]
    assert "5 cells are lit" in words(laptop, ".sign")
    assert sent(laptop) is None


def test_a_tile_picked_out_of_turn_shows_what_it_would_be_worth(laptop: Page) -> None:
    show(laptop, "waiting")

    laptop.keyboard.press("1")
    laptop.keyboard.press("f")
    laptop.wait_for_selector(".hworth")

    assert "what it would be worth there" in words(laptop, ".sign")
    assert "worth" in laptop.locator(".hcell:has(.hworth)").first.inner_text()
    assert laptop.locator(LIT).count() == 0
    laptop.locator(".hcell:has(.hworth)").first.click()
    assert laptop.locator(".sheet").count() == 0


def test_a_chosen_cell_shows_the_tile_and_what_would_change(laptop: Page) -> None:
    show(laptop, "ghost")
    laptop.wait_for_selector(f"{cell('-2,0')} .hghost .house")

    expect(laptop.locator(".sign")).to_contain_text("You +2, Bo 0.")
    assert "Build for 2" in words(laptop, ".sign")


def test_a_building_is_built_by_two_taps_on_its_cell(phone: Page) -> None:
    show(phone, "where")

    phone.click(cell("-2,0"))
    assert sent(phone) is None
    phone.click(cell("-2,0"))

    expected = {"do": "build", "tile": "bandit-stronghold-stone", "cell": [-2, 0]}
    assert sent(phone) == expected


def test_a_building_is_built_by_keys_alone(laptop: Page) -> None:
    show(laptop, "my-turn")

    laptop.keyboard.press("1")
    laptop.keyboard.press("ArrowRight")
    laptop.keyboard.press("Enter")
    laptop.keyboard.press("Enter")

    move = sent(laptop)
    assert move
    assert move["do"] == "build"


def test_a_tile_dragged_onto_a_lit_cell_waits_there_for_the_button(
    laptop: Page,
) -> None:
    show(laptop, "where")

    drag(laptop, "[data-hand='0']", middle(laptop, cell("-2,0")))

    assert laptop.locator(f"{cell('-2,0')} .hghost").count() == 1
    push(laptop, "go")
    assert sent(laptop) == {
        "do": "build",
        "tile": "bandit-stronghold-stone",
        "cell": [-2, 0],
    }


def test_a_tile_dropped_beside_all_cells_goes_back(laptop: Page) -> None:
    show(laptop, "where")

    drag(laptop, "[data-hand='0']", (500, 60))

    assert laptop.locator(LIT).count() == 0
    assert sent(laptop) is None


def test_h30_what_is_too_dear_says_what_is_short_and_lies_face_down(
    laptop: Page,
) -> None:
    show(laptop, "my-turn")

    assert "1 stone short" in words(laptop, "[data-hand='1']")
    laptop.keyboard.press("2")

    assert "Face down" in words(laptop, ".sign")
    assert "1 stone" in words(laptop, ".sign")
    assert laptop.locator(LIT).count() == 5


def test_h27_a_tile_is_turned_over_and_laid_down(laptop: Page) -> None:
    show(laptop, "face-down")

    laptop.keyboard.press("Enter")

    assert sent(laptop) == {
        "do": "extend",
        "tile": "bandit-stronghold-stone",
        "cell": [-2, 0],
    }


def test_h09_tiles_beyond_the_reach_are_locked_in_words_too(laptop: Page) -> None:
    show(laptop, "my-turn")
    names = laptop.locator("button.hplace").evaluate_all(
        "(all) => all.map((one) => one.ariaLabel)"
    )

    assert [name for name in names if "within reach" in name] == [
        "1: Quarry, stone, within reach",
        "2: Pilgrimage site, grain, within reach",
    ]
    assert sum("out of reach" in name for name in names) == 4


def test_a_tile_of_the_reserve_is_taken_by_keys(laptop: Page) -> None:
    show(laptop, "my-turn")

    for key in ("r", "2", "Enter"):
        laptop.keyboard.press(key)

    assert sent(laptop) == {"do": "take", "tile": "pilgrimage-site-grain"}


def test_a_unit_is_stepped_by_taps(phone: Page) -> None:
    show(phone, "my-turn")

    phone.click(cell("-1,0"))
    assert phone.locator(LIT).count() > 2
    phone.click(cell("-1,-1"))
    phone.click(cell("-1,-1"))

    assert sent(phone) == {"do": "step", "unit": "wood", "cell": [-1, -1]}


def test_a_unit_is_withdrawn_by_keys(laptop: Page) -> None:
    show(laptop, "my-turn")

    laptop.keyboard.press("u")
    laptop.keyboard.press("w")

    assert sent(laptop) == {"do": "withdraw", "unit": "wood"}


def test_a_unit_that_cannot_be_called_says_why(laptop: Page) -> None:
    show(laptop, "waiting")
    unit = laptop.get_by_role("button", name="Your unit, in the reserve: not your turn")

    unit.first.focus()
    laptop.keyboard.press("Enter")

    assert unit.first.get_attribute("aria-disabled") == "true"
    assert laptop.evaluate("document.activeElement.className").startswith("hunit")
    assert laptop.locator(".hunit.is-picked").count() == 0


@pytest.mark.parametrize(
    ("state", "part"),
    [
        ("calling", ".hunit.is-picked"),
        ("taking", ".hplace.is-picked > .hplace-tile"),
        ("where", "[aria-selected=true] > .htile"),
    ],
)
def test_what_is_picked_is_framed_in_the_readers_own_colours(
    laptop: Page, state: str, part: str
) -> None:
    laptop.emulate_media(forced_colors="active")
    show(laptop, state)

    style = laptop.locator(part).first.evaluate(
        "(part) => getComputedStyle(part).outlineStyle"
    )
    laptop.emulate_media(forced_colors="none")

    assert style == "solid"


def test_h39_a_besieged_building_is_destroyed_or_spared(laptop: Page) -> None:
    show(laptop, "siege")
    laptop.click(cell("1,0"))
    laptop.keyboard.press("Enter")
    destroyed = sent(laptop)

    show(laptop, "siege")
    push(laptop, "spare")

    assert destroyed == {"do": "destroy", "cell": [1, 0]}
    assert sent(laptop) == {"do": "spare"}


def test_h15_a_tile_too_many_is_removed(laptop: Page) -> None:
    show(laptop, "surplus")

    laptop.keyboard.press("4")
    laptop.keyboard.press("Enter")

    assert sent(laptop) == {"do": "drop", "tile": "mill-grain"}


def test_h16_a_camp_is_used_from_its_tile(laptop: Page) -> None:
    show(laptop, "taken")

    laptop.click(cell("0,-2"))
    laptop.keyboard.press("Enter")

    assert sent(laptop) == {"do": "use-camp", "cell": [0, -2]}


def test_esc_puts_a_picked_tile_back(laptop: Page) -> None:
    show(laptop, "ghost")

    laptop.keyboard.press("Escape")

    assert laptop.locator(LIT).count() == 0


def test_h06_hands_lie_open_the_rivals_beside_the_score(laptop: Page) -> None:
    show(laptop, "my-turn")
    held = laptop.locator(".hheld-tile")
    own = held.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    held.click()
    read = words(laptop, ".reading")

    show(laptop, "spectator")
    assert own == ["Smithy, wood"]
    assert "Smithy" in read
    assert held.count() == 4


def test_a_line_of_the_score_rings_what_it_counts(laptop: Page) -> None:
    show(laptop, "my-turn")

    laptop.click("[data-key='line-0,-1']")

    assert laptop.locator(".hcell.is-ringed").count() == 4
    assert "3 tiles in its row" in words(laptop, ".hsum")


def test_the_score_over_a_phone_leaves_the_landscape_in_sight(phone: Page) -> None:
    show(phone, "my-turn")
    phone.click(".hscore-open")

    sheet = phone.locator(".sheet-card").bounding_box()

    assert sheet
    assert sheet["y"] > 300
    assert "Inn ×2 8" in words(phone, ".sheet .hcolumn")


def test_the_last_seconds_say_what_happens_at_zero(laptop: Page) -> None:
    """H63: a take that is due takes the first tile."""
    show(laptop, "zero")

    assert "At zero you take the first tile" in words(laptop, ".sign")


def test_a_resting_mouse_reads_what_a_tile_does_and_is_worth_now(laptop: Page) -> None:
    show(laptop, "my-turn")

    laptop.mouse.move(*middle(laptop, cell("0,-1")))
    laptop.wait_for_selector(".resting")

    said = words(laptop, ".resting")
    assert "1 for each tile in its row" in said
    assert "In all: 8." in said


def test_whose_resources_they_are_is_said_once(phone: Page) -> None:
    show(phone, "sources")
    own = phone.get_by_role("heading", name="You can use").count()
    show(phone, "watched-sources")

    assert own == 1
    assert phone.get_by_role("heading", name="Ada can use").count() == 1
    assert phone.get_by_role("heading", name="You can use").count() == 0


def test_what_is_read_at_the_end_does_not_open_again_in_the_next_match(
    laptop: Page,
) -> None:
    show(laptop, "won")
    laptop.locator("[data-card='marketplace-wood']").first.focus()
    laptop.keyboard.press("d")
    read = laptop.locator(".reading").count()

    laptop.evaluate("advance('my-turn')")

    assert read == 1
    assert laptop.locator(".reading").count() == 0


def test_a_line_opened_from_the_score_leads_back_to_it(phone: Page) -> None:
    show(phone, "score")

    phone.click(".sheet [data-key='line-0,-1']")
    ringed = phone.locator(".hcell.is-ringed").count()
    phone.keyboard.press("Escape")

    assert ringed == 4
    assert phone.locator(".sheet .hscore").count() == 1


def test_a_tile_of_the_hand_is_read_to_its_end_in_every_window(
    laptop: Page, resize: Resize
) -> None:
    cut = {}
    for width, height in [(768, 1024), (1024, 700), (1200, 800), (1440, 900)]:
        resize(width, height)
        show(laptop, "wordy")
        cut[width] = laptop.evaluate(CUT)

    assert cut == {768: [], 1024: [], 1200: [], 1440: []}


COVERED = """() => [...document.querySelectorAll('.hand-card')].filter((card) => {
  const key = card.querySelector('.keycap').getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(card.querySelector('.htile-words'));
  return key.width === 0 || [...words.getClientRects()].some((line) =>
    line.left < key.right && key.left < line.right
    && line.top < key.bottom && key.top < line.bottom);
}).length"""


def test_the_key_of_a_tile_covers_none_of_its_words(
    laptop: Page, resize: Resize
) -> None:
    covered = {}
    for width, height in [(1024, 700), (1200, 800), (1440, 900)]:
        resize(width, height)
        show(laptop, "wordy")
        covered[width] = laptop.evaluate(COVERED)

    assert covered == {1024: 0, 1200: 0, 1440: 0}


def test_the_tour_ends_at_the_scores_of_both(laptop: Page) -> None:
    show(laptop, "won")

    laptop.get_by_role("button", name="Begin the tour").click()
    ringed = laptop.locator(".hcell.is-ringed").count()
    onward = laptop.get_by_role("button", name="Next stop")
    while onward.count():
        onward.click()

    assert ringed == 4
    assert laptop.locator(".htour-sums b").all_inner_texts() == ["21", "18"]


def test_a_touched_tile_leads_the_tour_there(phone: Page) -> None:
    show(phone, "won")

    phone.click(cell("2,1"))

    expect(phone.locator(".htour-words")).to_contain_text("Pilgrimage site")
    expect(phone.locator(".htour-words")).to_contain_text("Twice, for the unit on it.")
