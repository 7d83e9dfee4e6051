"""Every state of the Regicide board, looked at in a browser without a server."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Resize
from tests.e2e.galleries import drag, every_state, middle, sent, show, words

GAME = "regicide"
PICKED = "[role=option][aria-selected=true]"
CUT = """(scrolled) => [...document.querySelectorAll('.rboard *')].filter((part) => {
  const { overflowX, overflowY, clipPath } = getComputedStyle(part);
  if (clipPath.startsWith('inset') || part.closest(scrolled)) return false;
  const wide = part.scrollWidth - part.clientWidth > 1 && overflowX !== 'visible';
  const high = part.scrollHeight - part.clientHeight > 4 && overflowY !== 'visible';
  return wide || high;
}).map((part) => part.className)"""
"""Parts whose content is cut; letters may reach a little over their lines."""
HIT = """([part, x]) => Array.from({ length: innerHeight }, (_, y) => y)
  .filter((y) => document.elementFromPoint(x, y)?.closest(part)).length"""
"""How many pixels high a control is to a finger."""
SEGMENTS = ("is-full", "is-going", "is-gone")
FILL = """(part) => {
  const { backgroundColor, backgroundImage } = getComputedStyle(
    document.querySelector(part));
  return backgroundColor + backgroundImage;
}"""
BORDER = "(part) => getComputedStyle(document.querySelector(part)).borderTopStyle"
SIGN_CUT = """() => {
  const words = document.querySelector('.sign-words');
  const line = document.querySelector('.sign-line2');
  const sign = document.querySelector('.sign');
  return words.scrollHeight - words.clientHeight > 1
    || line.scrollHeight - line.clientHeight > 1
    || words.offsetHeight > sign.offsetHeight - 8;
}"""
EMPTY = """() => {
  const at = (part) => document.querySelector(part).getBoundingClientRect();
  const below = at('.board-scroll').bottom - at('.board-scroll > :last-child').bottom;
  return {
    below: Math.round(below),
    beside: at('.rtally dl').left > at('.rcastle-grid').right,
  };
}"""
"""How much is empty below the end, and whether the facts lie beside the castle."""
SCROLLED = ".hand, .rtable, .rseat-name, .reading, .sheet"
"""Rows that are scrolled, names whose seat tells them in full, what lies above all."""


def test_nothing_that_matters_is_cut_on_a_phone_in_any_state(phone: Page) -> None:
    cut = {}
    for state in every_state(phone):
        show(phone, state)
        if found := phone.evaluate(CUT, SCROLLED):
            cut[state] = found

    assert cut == {}


@pytest.mark.parametrize("width", [768, 1024, 1280])
def test_the_sign_says_all_that_helps_to_pay_beside_three_buttons(
    laptop: Page, resize: Resize, width: int
) -> None:
    resize(width, 1024)
    show(laptop, "solo-pay")
    cut = laptop.evaluate(SIGN_CUT)
    said = words(laptop, ".sign-line2")

    assert cut is False
    assert said.endswith("Kings 20.")


@pytest.mark.parametrize("state", ["won", "won-gold", "lost", "abandoned"])
def test_the_end_leaves_no_empty_space_on_a_tablet(
    laptop: Page, resize: Resize, state: str
) -> None:
    resize(768, 1024)
    show(laptop, state)
    empty = laptop.evaluate(EMPTY)

    assert empty == {"below": 0, "beside": True}


def test_on_a_phone_picked_cards_leave_the_slip_in_sight(phone: Page) -> None:
    for state in ("picked", "exact", "jester", "pay-over"):
        show(phone, state)
        phone.wait_for_selector(".rslip")
        slip = phone.locator(".rslip").bounding_box()
        card = phone.locator(f"{PICKED} > .pcard").first.bounding_box()
        assert slip
        assert card
        assert slip["y"] + slip["height"] <= card["y"], state


def test_the_castle_in_one_line_is_as_high_as_a_finger(phone: Page) -> None:
    show(phone, "my-turn")
    box = phone.locator(".rcastle").bounding_box()
    assert box

    for x in (box["x"] + 20, box["x"] + box["width"] - 20):
        assert phone.evaluate(HIT, [".rcastle", x]) >= 44


def test_the_bar_and_the_slip_have_edges_in_forced_colours(laptop: Page) -> None:
    laptop.emulate_media(forced_colors="active")
    show(laptop, "my-turn")
    laptop.keyboard.press("1")
    laptop.keyboard.press("2")
    laptop.wait_for_selector(".rbar > .is-going")

    fills = {kind: laptop.evaluate(FILL, f".rbar > .{kind}") for kind in SEGMENTS}
    slip = laptop.evaluate(BORDER, ".rslip")
    laptop.emulate_media(forced_colors="none")

    assert len(set(fills.values())) == len(SEGMENTS)
    assert slip == "solid"


def test_a_hidden_hand_has_no_card_anywhere_in_the_page(laptop: Page) -> None:
    show(laptop, "spectator")

    # The eight of hearts lies in a hand that this reader does not see.
    assert "8 of Hearts" not in laptop.content()
    assert "8H" not in laptop.content()


def test_a_pick_shows_what_it_would_do_before_it_is_played(laptop: Page) -> None:
    show(laptop, "my-turn")

    laptop.keyboard.press("1")
    laptop.keyboard.press("2")
    laptop.wait_for_selector(".rslip")

    slip = words(laptop, ".rslip")
    assert "Draw 5" in slip
    assert "14 becomes 4" in slip
    assert "Then pay 15" in slip
    assert laptop.locator(".rbar > .is-going").count() == 10
    assert "Play for 10" in words(laptop, ".sign")
    assert sent(laptop) is None


def test_a_blocked_power_is_struck_through_with_its_reason(laptop: Page) -> None:
    show(laptop, "picked")

    struck = words(laptop, ".rslip-row.is-struck")

    assert "Shield 10" in struck
    assert "blocked" in struck


def test_an_exact_kill_is_said_first_and_crowns_the_button(laptop: Page) -> None:
    show(laptop, "exact")
    laptop.wait_for_selector(".rslip")

    first = laptop.locator(".rslip-row").first.inner_text()

    assert "Exact kill" in first
    assert laptop.locator("[data-button=play] svg").count() == 1


def test_a_card_that_cannot_join_says_why_when_it_is_touched(laptop: Page) -> None:
    show(laptop, "my-turn")
    laptop.keyboard.press("1")

    laptop.keyboard.press("5")
    laptop.wait_for_selector(".pcard-tag.is-locked")

    assert "same number" in words(laptop, ".pcard-tag.is-locked")
    assert laptop.locator(PICKED).count() == 1


def test_a_card_that_cannot_join_is_taken_instead_when_touched_again(
    laptop: Page,
) -> None:
    show(laptop, "my-turn")
    laptop.keyboard.press("1")
    laptop.keyboard.press("5")
    laptop.wait_for_selector(".pcard-tag.is-locked")
    told = words(laptop, ".sign-line2")

    laptop.keyboard.press("5")

    assert told == "Touch it again to take it instead."
    assert "8 of Hearts" in laptop.locator(PICKED).inner_text()
    assert laptop.locator(PICKED).count() == 1


def test_a_card_that_only_had_the_focus_is_not_taken_instead(laptop: Page) -> None:
    show(laptop, "my-turn")
    laptop.keyboard.press("1")
    laptop.locator("[role=option]").nth(4).focus()
    laptop.wait_for_selector(".pcard-tag.is-locked")
    before = words(laptop, ".sign-line2")

    laptop.keyboard.press("5")

    assert before == "Tap a card to add it or put it back."
    assert "5 of Diamonds" in laptop.locator(PICKED).inner_text()
    assert words(laptop, ".sign-line2") == "Touch it again to take it instead."


def test_esc_puts_picked_cards_back(laptop: Page) -> None:
    show(laptop, "picked")

    laptop.keyboard.press("Escape")

    assert laptop.locator(PICKED).count() == 0


def test_cards_on_their_way_stay_so_until_the_server_has_answered(
    laptop: Page,
) -> None:
    show(laptop, "pending")

    laptop.keyboard.press("Escape")
    laptop.keyboard.press("1")

    assert laptop.locator(f"{PICKED} > .is-pending").count() == 2


def test_a_set_is_played_by_keys_alone(laptop: Page) -> None:
    show(laptop, "my-turn")

    laptop.keyboard.press("1")
    laptop.keyboard.press("2")
    laptop.keyboard.press("Enter")

    assert sent(laptop) == {"do": "play", "cards": ["5D", "5S"]}


def test_a_set_dragged_to_the_enemy_is_played(phone: Page) -> None:
    show(phone, "picked")

    drag(phone, "[data-hand='0']", middle(phone, "[data-drop=enemy]"))

    assert sent(phone) == {"do": "play", "cards": ["5D", "5S"]}


def test_a_card_dropped_anywhere_else_goes_back(phone: Page) -> None:
    show(phone, "picked")

    drag(phone, "[data-hand='0']", (5, 5))

    assert sent(phone) is None
    assert phone.locator(PICKED).count() == 0


def test_payment_is_dragged_onto_the_discard_pile(phone: Page) -> None:
    show(phone, "pay-over")

    drag(phone, PICKED, middle(phone, "[data-drop=discard]"))

    assert sent(phone) == {"do": "pay", "cards": ["8H", "9C", "3H"]}


def test_r31_overpaying_says_so_and_can_be_done(laptop: Page) -> None:
    show(laptop, "pay-over")

    assert "5 more than asked" in words(laptop, ".sign-line2")
    laptop.keyboard.press("Enter")
    assert sent(laptop) == {"do": "pay", "cards": ["8H", "9C", "3H"]}


def test_r30_too_little_cannot_be_paid(laptop: Page) -> None:
    show(laptop, "pay-short")

    laptop.keyboard.press("Enter")

    assert sent(laptop) is None
    assert "10 short" in words(laptop, "[data-button=pay]")


def test_the_least_payment_is_picked_by_one_key(laptop: Page) -> None:
    show(laptop, "pay")

    laptop.keyboard.press("m")
    laptop.keyboard.press("Enter")

    assert sent(laptop) == {"do": "pay", "cards": ["8H", "9C"]}


def test_r36_a_barred_yield_says_why(laptop: Page) -> None:
    show(laptop, "yield-barred")

    laptop.keyboard.press("y")

    assert "all others yielded" in words(laptop, "[data-button=yield]")
    assert sent(laptop) is None


def test_a_yield_is_shown_first_and_done_by_the_second_press(laptop: Page) -> None:
    show(laptop, "my-turn")

    laptop.keyboard.press("y")
    shown = words(laptop, ".rslip")
    before = sent(laptop)
    laptop.keyboard.press("y")

    assert "Then pay 15" in shown
    assert before is None
    assert sent(laptop) == {"do": "yield"}


def test_r49_a_flip_says_what_it_costs_before_it_is_done(laptop: Page) -> None:
    show(laptop, "solo")

    laptop.keyboard.press("j")
    laptop.wait_for_selector(".rslip")
    slip = words(laptop, ".rslip")
    laptop.keyboard.press("Enter")

    assert "Silver at best" in slip
    assert sent(laptop) == {"do": "flip"}


def test_r53_the_medal_at_stake_is_always_in_sight_alone(laptop: Page) -> None:
    for state in ("solo", "solo-flip"):
        show(laptop, state)
        assert "Gold at stake" in words(laptop, ".rmedal")


def test_r60_the_last_seconds_say_what_happens_at_zero(laptop: Page) -> None:
    said = {}
    for state in ("zero-yield", "zero-play", "zero-pay"):
        show(laptop, state)
        said[state] = words(laptop, ".sign-line2")

    assert said == {
        "zero-yield": "At zero you yield.",
        "zero-play": "At zero your lowest card is played.",
        "zero-pay": "At zero the least that is enough is paid.",
    }


def test_r40_a_jester_names_the_next_seat_by_tap_or_by_letter(laptop: Page) -> None:
    show(laptop, "choose")
    laptop.locator(".rseat-head").nth(2).click()
    tapped = sent(laptop)
    show(laptop, "choose")
    laptop.keyboard.press("b")

    assert (
        "Target A: you play next"
        in laptop.locator(".rseat-head").all_text_contents()[0]
    )
    assert tapped == {"do": "choose", "seat": 2}
    assert sent(laptop) == {"do": "choose", "seat": 1}


def test_tips_can_be_switched_off(laptop: Page) -> None:
    show(laptop, "my-turn")

    laptop.locator(".rtip .btn").click()
    off = laptop.locator(".rtip").count()
    laptop.evaluate("choose({ tips: true })")

    assert off == 0
    assert laptop.locator(".rtip").count() == 1


def test_arrows_move_within_the_hand_and_the_hand_is_one_tab_stop(laptop: Page) -> None:
    show(laptop, "my-turn")
    stops = laptop.locator("[role=option][tabindex='0']")

    stops.first.focus()
    laptop.keyboard.press("ArrowRight")

    assert "5 of Spades" in laptop.evaluate("document.activeElement.textContent")
    assert stops.count() == 1


def test_k_opens_the_castle_and_d_reads_the_focused_card(laptop: Page) -> None:
    show(laptop, "my-turn")
    laptop.keyboard.press("k")
    castle = words(laptop, ".sheet")
    laptop.keyboard.press("Escape")
    laptop.locator("[role=option]").nth(2).focus()
    laptop.keyboard.press("d")

    assert "Queen of Spades: fought now" in castle
    assert "Clubs:" in words(laptop, ".reading")


def test_the_table_in_words_says_what_the_draft_would_do(laptop: Page) -> None:
    show(laptop, "picked")
    laptop.wait_for_selector(".rslip")

    told = laptop.get_by_label("The table in words").all_text_contents()[0]

    assert "Queen of Spades, 14 of 30 health, attack 15." in told
    assert "Damage 10: 14 becomes 4" in told
    assert "Inês, 5 of 6 cards, yielded." in told
    assert "On the table, by yourself: 6 of Clubs, worth 6." in told
    assert "On the table, by Bo: 4 of Spades, worth 4." in told


def test_defeat_names_its_cause_and_leads_to_the_turn_that_lost(laptop: Page) -> None:
    show(laptop, "lost")

    scene = words(laptop, ".rscene")

    assert "The King of Hearts was too much" in scene
    assert "Together you felled 9 of 12." in scene
    assert "Bo had to pay 13 and held cards worth 9." in scene
    assert "/m/m1?move=" in str(laptop.locator(".rscene a").get_attribute("href"))


OVER_NAME = """() => [...document.querySelectorAll('[data-place^=hand-]')]
  .map((place) => {
    const hand = place.getBoundingClientRect();
    const seat = place.closest('.rseat')?.querySelector('.rseat-name');
    if (!seat) return 0;
    const name = seat.getBoundingClientRect();
    const y = hand.y + hand.height / 2;
    const x = hand.x + hand.width / 2;
    return Number(x > name.left && x < name.right && y > name.top && y < name.bottom);
  })"""


def test_what_is_dealt_to_a_seat_flies_to_its_count_and_not_its_name(
    page: Page,
) -> None:
    show(page, "long-names")

    over = page.evaluate(OVER_NAME)

    assert len(over) > 3
    assert sum(over) == 0


IN_SIGHT = """() => [...document.querySelectorAll('.hand-card .pcard-corner')]
  .filter((corner) => !corner.matches('.is-turned'))
  .map(({ firstElementChild: rank }) => rank.getBoundingClientRect())
  .filter(({ right }) => right <= innerWidth).length"""


def test_a_phone_shows_the_rank_of_every_card_of_a_full_hand(phone: Page) -> None:
    show(phone, "solo-pay")

    assert phone.locator(".hand-card").count() == 8
    assert phone.evaluate(IN_SIGHT) == 8


def test_with_an_empty_hand_the_one_way_on_is_the_main_button(page: Page) -> None:
    show(page, "empty-hand")

    buttons = page.locator(".sign-buttons > .btn")

    assert buttons.count() == 1
    assert "Yield" in buttons.inner_text()
    assert "is-main" in str(buttons.get_attribute("class"))
