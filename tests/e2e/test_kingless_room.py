"""What the Kingless board says has room in every window, and is said once."""

import re

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Resize
from tests.e2e.galleries import show, words

GAME = "kingless"


MARKED = """() => [...document.querySelectorAll('.kseat-head')].filter((head) => {
  const fan = head.querySelector('.kseat-hand').getBoundingClientRect();
  return [...head.querySelectorAll('.kseat-marks > *')].some((mark) =>
    mark.getBoundingClientRect().right > fan.left);
}).map((head) => head.innerText)"""


@pytest.mark.parametrize("window", [(1440, 900), (1360, 720), (1120, 700), (1024, 768)])
def test_what_marks_a_seat_stops_before_its_hand(
    laptop: Page, resize: Resize, window: tuple[int, int]
) -> None:
    resize(*window)

    for state in ("their-turn", "last-round"):
        show(laptop, state)
        assert laptop.evaluate(MARKED) == [], state


CUT_SHORT = """() => {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } =
    document.querySelector('.sign-line2');
  return scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
}"""


@pytest.mark.parametrize("width", [768, 1024, 1119, 1120, 1440])
def test_beside_its_buttons_an_answer_window_says_how_it_closes(
    laptop: Page, resize: Resize, width: int
) -> None:
    resize(width, 900)

    show(laptop, "reaction")

    assert words(laptop, ".sign-line2") == "It closes by itself."
    assert not laptop.evaluate(CUT_SHORT)


def test_what_one_has_let_pass_is_said_once(page: Page) -> None:
    show(page, "reaction-passed")

    said = page.locator(".kboard").inner_text() + " ".join(
        page.get_by_role("option").locator(".unseen").all_text_contents()
    )

    assert re.findall("pass(?! by default)", said) == ["pass"]
    assert words(page, ".sign-line1") == "You let Halt pass."


def test_one_new_card_is_named_and_several_are_counted(phone: Page) -> None:
    show(phone, "my-turn-rest")
    one = words(phone, ".sign-line2")

    show(phone, "my-turn-drew-two")

    assert one == "New in your hand: The Loud Anvil."
    assert words(phone, ".sign-line2") == "2 new cards in your hand."


CUT_NAMES = """() => [...document.querySelectorAll('.kseat-name')].filter((name) =>
  name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""


def test_names_beside_much_influence_are_whole(page: Page) -> None:
    for state in ("their-turn", "last-round"):
        show(page, state)
        assert page.evaluate(CUT_NAMES) == [], state


def test_in_the_last_round_one_reads_whether_a_turn_is_to_come(page: Page) -> None:
    show(page, "last-round-waiting")
    waiting = words(page, ".sign-line2")

    show(page, "last-round-had")

    assert waiting == "Last round: everybody has one more turn."
    assert words(page, ".sign-line2") == "Last round: you have had your turn."


HIDDEN_NEWS = """() => [...document.querySelectorAll('.kcard-tag')].filter((tag) => {
  const at = tag.getBoundingClientRect();
  const key = tag.closest('[data-hand]').querySelector('.keycap')
    .getBoundingClientRect();
  return at.bottom > key.top;
}).length"""


@pytest.mark.parametrize("window", [(1440, 900), (1366, 720), (1024, 768)])
def test_no_key_lies_over_what_is_said_on_a_card(
    laptop: Page, resize: Resize, window: tuple[int, int]
) -> None:
    resize(*window)
    show(laptop, "my-turn-rest")

    assert laptop.locator(".hand-card .kcard-tag").count() == 2
    assert laptop.evaluate(HIDDEN_NEWS) == 0


CUT_ENDS = """() => [...document.querySelectorAll('.kaward-words > *, .sign-line2')]
  .filter((part) => {
    const at = part.getBoundingClientRect();
    const most = part.closest('.kresult').getBoundingClientRect().right;
    const cut = part.matches('.sign-line2') && part.scrollHeight > part.clientHeight;
    return cut || at.right > most - 20;
  }).map((part) => part.innerText)"""


@pytest.mark.parametrize("width", [1024, 1119, 1120, 1440])
def test_the_end_says_all_of_it_beside_the_tally(
    laptop: Page, resize: Resize, width: int
) -> None:
    resize(width, 800)

    show(laptop, "result")

    assert laptop.evaluate(CUT_ENDS) == []


BESIDE = """() => [...document.querySelectorAll('.kseat')].filter((seat) => {
  const end = seat.getBoundingClientRect().right;
  return [...seat.querySelectorAll('.karea > li')].some((card) =>
    card.getBoundingClientRect().right > end);
}).map((seat) => seat.innerText)"""
"""Seats whose cards lie over the next seat."""


@pytest.mark.parametrize("window", [(1024, 768), (1250, 800), (1366, 768), (1440, 900)])
def test_no_cards_of_a_full_table_lie_over_the_next_seat(
    laptop: Page, resize: Resize, window: tuple[int, int]
) -> None:
    resize(*window)

    for state in ("five-seats", "eight-seats"):
        show(laptop, state)
        assert laptop.evaluate(BESIDE) == [], state


CLIPPED = """(seat) => seat.getBoundingClientRect().right >
  seat.parentElement.getBoundingClientRect().right"""


def test_who_has_no_room_at_a_full_table_is_scrolled_to(
    laptop: Page, resize: Resize
) -> None:
    resize(1280, 800)
    show(laptop, "eight-seats")
    last = laptop.locator(".kboard-seats > .kseat").nth(3)
    cut = laptop.evaluate(CLIPPED, last.element_handle())

    laptop.locator(".kboard-seats").hover()
    laptop.mouse.wheel(500, 0)

    assert cut
    laptop.wait_for_function(f"(seat) => !({CLIPPED})(seat)", arg=last.element_handle())


PLACES = """() => {
  const end = document.querySelector('.kmine').getBoundingClientRect().right;
  return [...document.querySelectorAll('.kslots > li')].filter((place) =>
    place.getBoundingClientRect().right > end).map((place) => place.innerText);
}"""
"""One's own places that lie beyond one's part of the table."""


@pytest.mark.parametrize(
    "window", [(1024, 768), (1120, 768), (1250, 800), (1280, 720), (1440, 900)]
)
def test_all_five_places_have_room_where_nothing_is_in_play(
    laptop: Page, resize: Resize, window: tuple[int, int]
) -> None:
    resize(*window)

    show(laptop, "empty")

    assert laptop.locator(".kslots > li").count() == 5
    assert laptop.evaluate(PLACES) == []
