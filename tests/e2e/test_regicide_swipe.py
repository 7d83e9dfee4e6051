"""How a finger plays cards of Regicide, looked at in a browser without a server."""

import pytest
from playwright.sync_api import Page

from tests.e2e.galleries import sent, show, swipe

GAME = "regicide"
PICKED = "[role=option][aria-selected=true]"


def test_a_picked_card_swiped_up_plays_all_that_is_picked(phone: Page) -> None:
    show(phone, "picked")

    swipe(phone, "[data-hand='0']", (10, -70))

    assert sent(phone) == {"do": "play", "cards": ["5D", "5S"]}


def test_a_payment_swiped_up_is_paid_once_it_is_enough(phone: Page) -> None:
    show(phone, "pay-over")
    swipe(phone, PICKED, (0, -70))
    paid = sent(phone)

    show(phone, "pay-short")
    swipe(phone, PICKED, (0, -70))

    assert paid == {"do": "pay", "cards": ["8H", "9C", "3H"]}
    assert sent(phone) is None
    assert phone.locator(PICKED).count() == 1


def test_a_card_that_is_swiped_up_unpicked_shows_first_what_it_would_do(
    phone: Page,
) -> None:
    show(phone, "my-turn")

    swipe(phone, "[data-hand='0']", (0, -70))

    assert sent(phone) is None
    assert phone.locator(PICKED).count() == 1
    swipe(phone, "[data-hand='0']", (0, -70))
    assert sent(phone) == {"do": "play", "cards": ["5D"]}


@pytest.mark.parametrize(
    "way", [(-90, 0), (-90, -60), (60, -90), (0, 60), (0, -20)], ids=str
)
def test_a_finger_that_goes_another_way_plays_nothing(
    phone: Page, way: tuple[float, float]
) -> None:
    show(phone, "picked")

    swipe(phone, "[data-hand='1']", way)

    assert sent(phone) is None


def test_a_picked_card_that_is_dragged_up_slowly_goes_back(phone: Page) -> None:
    show(phone, "picked")

    swipe(phone, "[data-hand='0']", (0, -70), took=0.8)

    assert sent(phone) is None
    assert phone.locator(PICKED).count() == 0


def test_a_finger_that_goes_sideways_scrolls_a_hand_of_eight(phone: Page) -> None:
    show(phone, "solo")
    scrolled = "document.querySelector('.hand').scrollLeft"
    before = phone.evaluate(scrolled)
    phone.locator("[data-hand='3']").click()

    swipe(phone, "[data-hand='3']", (-120, -30))

    phone.wait_for_function(f"{scrolled} > {before}")
    assert sent(phone) is None
