"""Every state of the Kingless board, looked at in a browser without a server."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Resize
from tests.e2e.galleries import BACKS, drag, middle, sent, show, words

GAME = "kingless"


def test_all_backs_are_the_same_element(page: Page) -> None:
    show(page, "my-turn")

    assert page.evaluate(BACKS) <= 1


def test_a_hidden_card_has_no_name_anywhere_in_the_page(page: Page) -> None:
    show(page, "spectator")

    # Blossy lies in a hand that this reader does not see.
    assert "blossy" not in page.content().lower()


def test_a_target_is_named_by_its_letter_and_esc_puts_the_card_back(
    page: Page,
) -> None:
    show(page, "my-turn-rest")

    page.keyboard.press("3")
    letters = page.locator(".kcard-letter").all_inner_texts()
    page.keyboard.press("Escape")

    assert sorted(letters) == ["A", "B", "C", "D", "E"]
    assert page.locator(".kcard-letter").count() == 0


def test_arrows_move_within_the_hand_and_the_hand_is_one_tab_stop(page: Page) -> None:
    show(page, "my-turn-rest")
    stops = page.locator(".hand [role=option][tabindex='0']")

    stops.first.focus()
    page.keyboard.press("ArrowRight")
    name = page.evaluate("document.activeElement.textContent")

    assert "Thrombold" in name
    assert page.locator(".hand [role=option]").count() == 6
    assert stops.count() == 1


def test_k22_the_last_seconds_say_what_happens_at_zero(page: Page) -> None:
    show(page, "zero")

    assert words(page, ".sign-line2") == "At zero your turn ends and you draw one."


LETTERS = """() => {
  const letters = [...document.querySelectorAll('.kseat-aim > .kcard-letter')];
  const at = (part) => part.getBoundingClientRect();
  const within = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const said = document.querySelectorAll(
    '.kseat-head b, .kseat-head span, .kseat-bare, .kslots > li > span');
  return letters.map((letter) => {
    const { x, y, width, height } = at(letter);
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      letter: letter.textContent,
      seen: top === letter,
      over: [...said].filter((words) => within(at(letter), at(words))).length,
    };
  });
}"""
"""Letters that name seats: whether each is seen, and over how many words it lies."""


def test_the_letter_of_every_seat_is_seen_and_covers_no_words(page: Page) -> None:
    show(page, "my-turn-anybody")

    seen = [{"letter": letter, "seen": True, "over": 0} for letter in "ABCD"]
    found = page.evaluate(LETTERS)
    assert sorted(found, key=lambda one: str(one["letter"])) == seen


def test_where_nothing_is_ringed_the_sign_says_where_the_card_may_be(
    page: Page,
) -> None:
    show(page, "my-turn-hands")

    assert words(page, ".sign-line2") == "Not in play. A hand may hold it."
    assert "Claim from a hand" in words(page, ".sign-buttons")


HANGING = """() => {
  const sign = document.querySelector('.sign');
  const lines = document.createRange();
  lines.selectNodeContents(sign.querySelector('.sign-words'));
  const buttons = sign.querySelector('.sign-buttons').getBoundingClientRect();
  return buttons.top - lines.getBoundingClientRect().bottom;
}"""


def test_on_a_phone_the_sentence_does_not_touch_the_buttons(phone: Page) -> None:
    show(phone, "my-turn-rest")

    assert phone.evaluate(HANGING) >= 1


INDEX = """() => [...document.querySelectorAll('.kindex-card')].filter((card) => {
  const { left, right } = card.getBoundingClientRect();
  return left < innerWidth - 8 && innerWidth < right;
}).length"""


def test_a_hand_too_wide_for_its_index_shows_that_there_is_more(phone: Page) -> None:
    show(phone, "full-hand")

    assert phone.evaluate(INDEX) == 1


COINS = """() => [...document.querySelectorAll('.hand .kcoin')].map((coin) => {
  const { x, y, width, height } = coin.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === coin;
})"""
"""Coins of the hand: whether each is seen."""


def test_in_a_full_hand_every_card_shows_its_influence(
    laptop: Page, resize: Resize
) -> None:
    for width, height in ((1440, 900), (1024, 768)):
        resize(width, height)
        show(laptop, "full-hand")

        assert laptop.evaluate(COINS) == [True] * 4


ANVIL = "[data-hand='2']"
LETTER_A = "[data-drop='1|cellar-cousin|']"


def test_a_card_dragged_to_a_ringed_place_is_played_there(page: Page) -> None:
    show(page, "my-turn")

    drag(page, ANVIL, middle(page, LETTER_A))

    target = {"seat": 1, "card": "cellar-cousin"}
    assert sent(page) == {"do": "play", "card": "loud-anvil", "target": target}


def test_a_card_dropped_elsewhere_or_hardly_moved_is_not_played(page: Page) -> None:
    show(page, "my-turn")
    x, y = middle(page, ANVIL)

    for end in ((x + 4, y), (5, 5)):
        drag(page, ANVIL, end)

    assert sent(page) is None


def test_a_held_card_is_read_until_it_is_let_go(page: Page) -> None:
    show(page, "my-turn-rest")

    page.mouse.move(*middle(page, "[data-hand='0']"))
    page.mouse.down()
    page.wait_for_selector(".kreading")
    page.mouse.up()

    page.wait_for_selector(".kreading", state="detached")
    assert page.locator("[role=option][aria-selected=true]").count() == 0


def test_holding_t_shows_the_table_behind_the_stage(page: Page) -> None:
    show(page, "reaction")

    page.keyboard.down("t")
    behind = page.locator(".kboard-table").count()
    page.keyboard.up("t")

    assert behind == 1
    assert page.locator(".kstage").count() == 1


HOLD = """async (card) => {
  const { x, y } = card.getBoundingClientRect();
  const at = { bubbles: true, button: 0, clientX: x, clientY: y };
  card.dispatchEvent(new PointerEvent('pointerdown', at));
  const read = () => document.querySelector('.kreading');
  while (!read()) await new Promise(requestAnimationFrame);
  card.dispatchEvent(new PointerEvent('pointerup', at));
}"""


def test_the_tap_after_a_finger_held_a_card_counts(page: Page) -> None:
    """A finger that held or dragged is followed by no click, unlike a mouse."""
    show(page, "my-turn-rest")

    page.locator("[data-hand='0']").evaluate(HOLD)
    page.get_by_role("button", name="End turn").click()

    assert sent(page) == {"do": "end-turn"}


def test_the_switch_that_passes_has_one_name_in_every_window(page: Page) -> None:
    show(page, "reaction")

    assert words(page, ".kswitch") == "Pass by default"


def test_only_cards_that_have_a_key_say_which(laptop: Page) -> None:
    show(laptop, "full-hand")

    keys = laptop.locator(".keycap").all_inner_texts()

    assert laptop.locator(".hand-card").count() == 11
    assert keys == [*"1234567890"]


LINES = """async () => {
  const { card } = await import('/static/js/games/kingless/card.js');
  const { faceOf } = await import('/static/js/games/kingless/faces.js');
  const { html, render } = await import('/static/vendor/lit-html/lit-html.js');
  const catalogue = await (await fetch('/api/games/kingless/catalogue')).json();
  const area = document.querySelector('.kseat .karea.is-s');
  const place = document.createElement('li');
  area.append(place);
  const many = Object.values(catalogue.cards).filter(({ id }) => {
    const face = faceOf(catalogue, id);
    render(card(face, (code) => code, { size: 's' }), place);
    const words = document.createRange();
    words.selectNodeContents(place.querySelector('.kcard-name'));
    return new Set([...words.getClientRects()].map(({ top }) => top)).size > 2;
  });
  place.remove();
  return many.map(({ name }) => name);
}"""


def test_every_name_fits_on_a_card_before_an_opponent(laptop: Page) -> None:
    show(laptop, "their-turn")

    assert laptop.evaluate(LINES) == []


UNDER_SIGN = """() => {
  const sign = document.querySelector('.sign').getBoundingClientRect().top;
  const parts = [...document.querySelectorAll('.kseat, .kmine, .kpile, .kstage')];
  return parts.filter((part) => part.getBoundingClientRect().bottom > sign + 1)
    .map((part) => part.className);
}"""


def test_the_sign_covers_nothing_of_the_table_on_a_low_laptop(
    laptop: Page, resize: Resize
) -> None:
    covered = {}
    for width, height in ((1440, 850), (1440, 790), (1366, 720), (1366, 650)):
        resize(width, height)
        for state in ("their-turn", "my-turn", "reaction", "last-round", "empty"):
            show(laptop, state)
            covered[height, state] = laptop.evaluate(UNDER_SIGN)

    assert {at: parts for at, parts in covered.items() if parts} == {}


CUT_OFF = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.kchain');
  return scrollHeight - clientHeight;
}"""


def test_the_cards_of_a_chain_are_whole_on_a_low_laptop(
    laptop: Page, resize: Resize
) -> None:
    cut = {}
    for height in (900, 850, 790, 720):
        resize(1440, height)
        show(laptop, "reaction")
        cut[height] = laptop.evaluate(CUT_OFF)

    # There is so much room around them for their rings.
    assert max(cut.values()) <= 4, cut


AGAIN = """() => {
  const again = document.querySelector('.again');
  const { left, right, top, bottom } = again.getBoundingClientRect();
  const corners = [left + 2, right - 2].flatMap((x) =>
    [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)));
  const parts = document.querySelectorAll('.kpile, .kmine > *, .kseat, .sign');
  const over = [...parts].filter((part) => {
    const at = part.getBoundingClientRect();
    return at.left < right && left < at.right && at.top < bottom && top < at.bottom;
  });
  return {
    whole: corners.every((part) => again.contains(part)),
    high: bottom - top >= 43.5,
    over: over.map((part) => part.className),
    room: [...document.querySelectorAll('.kslots > li')].every((place) =>
      place.getBoundingClientRect().right <= place.closest('.kmine')
        .getBoundingClientRect().right),
    said: again.innerText.split(/\\s+/).filter(Boolean).join(' '),
  };
}"""
"""Whether what was just done can be shown again, and what the button lies over."""
AGAIN_SAID = "Show me again"
SHOWN_AGAIN = {
    "whole": True,
    "high": True,
    "over": [],
    "room": True,
    "said": AGAIN_SAID,
}


@pytest.mark.parametrize(
    "window",
    [
        *((1440, 900), (1440, 790), (1366, 720), (1366, 650), (1120, 650)),
        *((1280, 800), (1250, 800), (1249, 900), (1249, 800), (1120, 800)),
        *((1119, 900), (1060, 800), (1024, 768), (1024, 650)),
    ],
)
def test_what_was_just_done_can_be_shown_again_on_a_laptop_of_any_measures(
    laptop: Page, resize: Resize, window: tuple[int, int]
) -> None:
    resize(*window)

    for state in ("their-turn", "my-turn", "last-round"):
        show(laptop, state)
        assert laptop.evaluate(AGAIN) == SHOWN_AGAIN, state
