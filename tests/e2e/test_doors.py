"""Doors that do not open, and what is pressed twice."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.chaos.match import begun
from tests.e2e.axe import violations
from tests.e2e.conftest import OpenWindow
from tests.e2e.evening import is_over, sign, state_of
from tests.e2e.people import be_ready, begin_table, host_table, hurry, join_table, start
from tests.e2e.pilot import Pilot, play
from tests.guests import PATIENCE_SECONDS
from tests.servers import Server
from tests.services.house import PASSWORD

SEATS = 6


def table_with(server: Server, people: int) -> str:
    """Let a program open a table and others sit down; return its code."""
    code = call(server, "Ada", "/api/rooms", {"game": "kingless"})["code"]
    for number in range(1, people):
        join(server, code, f"Guest {number}")
    return str(code)


def join(server: Server, code: str, name: str) -> None:
    """Let a program sit down at a table."""
    call(server, name, f"/api/rooms/{code}/join", {"as": "player"})


def call(server: Server, name: str, path: str, body: dict[str, str]) -> Any:
    """Let a program of this name make one call."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE_SECONDS) as client:
        named = client.post("/api/session", json={"name": name})
        client.cookies.clear()
        token = {"Authorization": f"Bearer {named.json()['token']}"}
        return client.post(path, json=body, headers=token).raise_for_status().json()


async def _begun(server: Server) -> str:
    async with AsyncExitStack() as stack:
        code, _ = await begun(stack, server.address, "kingless", 2)
    return code


@pytest.fixture
def in_play(server: Server) -> str:
    """Return the code of a table in play; begun on another thread, as loops are."""
    with ThreadPoolExecutor() as pool:
        return pool.submit(lambda: asyncio.run(_begun(server))).result()


def expect_closed(page: Page, words: str) -> None:
    """Expect one sentence about why this door is closed, and axe to be content."""
    expect(page.get_by_role("heading", level=1)).to_contain_text(words)
    assert violations(page) == []


def test_a_first_visit_makes_the_browser_complain_of_nothing(
    open_window: OpenWindow,
) -> None:
    """That nobody is signed in yet is no fault of the page's."""
    page = open_window()
    complaints: list[str] = []
    page.on(
        "console",
        lambda said: complaints.append(said.text) if said.type == "error" else None,
    )

    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert complaints == []


def test_a_sheet_that_closes_gives_the_focus_back(open_window: OpenWindow) -> None:
    page = open_window()
    sign = page.get_by_role("article").filter(has_text="Kingless")
    begin_table(page)

    page.keyboard.press("Escape")

    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(sign.get_by_role("button", name="Open a table")).to_be_focused()


def test_a_sheet_that_takes_the_place_of_another_gives_it_back_too(
    open_window: OpenWindow,
) -> None:
    page = open_window()
    host_table(page, "Ada")
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="Keys", exact=True).press("Enter")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()

    page.keyboard.press("Escape")

    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_a_name_left_out_is_asked_for_below_its_field(open_window: OpenWindow) -> None:
    page = open_window()
    begin_table(page)

    page.keyboard.press("Enter")

    field = page.get_by_role("dialog").get_by_label("What shall we call you?")
    expect(field).to_have_accessible_description(re.compile("A name has 1 to 20"))
    assert violations(page) == []


def test_alone_one_press_starts_and_the_front_page_leads_back_at_a_glance(
    open_window: OpenWindow,
) -> None:
    page = open_window((768, 1024))
    host_table(page, "Ada", "regicide")

    page.get_by_role("button", name="Start", exact=True).press("Enter")
    page.get_by_role("listbox").wait_for()
    page.goto("/")

    back = page.get_by_role("link", name="Play", exact=True)
    expect(back).to_have_count(1)
    expect(back).to_be_in_viewport()


def test_who_stands_at_the_door_sees_who_sits_down(
    open_window: OpenWindow, server: Server
) -> None:
    bo, code = open_window(), table_with(server, people=1)
    bo.clock.install()
    bo.goto(f"/r/{code}")
    expect(bo.get_by_text("1 person is at the table.")).to_be_visible()
    bo.get_by_role("textbox", name="What shall we call you?").fill("Bo")

    join(server, code, "Cy")
    bo.clock.fast_forward("00:11")

    expect(bo.get_by_text("2 people are at the table.")).to_be_visible()
    expect(bo.get_by_role("textbox", name="What shall we call you?")).to_have_value(
        "Bo"
    )


def test_an_unknown_table_says_so(open_window: OpenWindow) -> None:
    page = open_window()

    page.goto("/r/BCDF-GHJK")

    expect_closed(page, "There is no such table")


def test_a_wrong_code_stands_in_a_field_to_be_put_right(
    open_window: OpenWindow, server: Server
) -> None:
    bo, code = open_window(), table_with(server, people=1)

    bo.goto("/r/BCDF-GHJK")
    field = bo.get_by_role("textbox", name="The code of the table")
    expect(field).to_have_value("BCDF-GHJK")
    field.fill("BCDF")
    bo.keyboard.press("Enter")
    expect(bo.get_by_role("alert")).to_contain_text("eight letters")
    field.fill(code.lower())
    bo.get_by_role("button", name="Sit down").click()

    bo.wait_for_url(f"**/r/{code.replace('-', '')}")
    expect(bo.get_by_text("1 person is at the table.")).to_be_visible()


def test_a_full_table_offers_to_watch(open_window: OpenWindow, server: Server) -> None:
    late, code = open_window(), table_with(server, people=SEATS)

    late.goto(f"/r/{code}")
    late.get_by_role("textbox", name="What shall we call you?").fill("Eve")
    late.keyboard.press("Enter")
    expect_closed(late, "Every chair is taken")
    late.get_by_role("button", name="Watch instead").press("Enter")

    expect(late.locator(".sign.is-watching")).to_be_visible()


def test_a_table_in_play_says_so_first_and_shows_no_hand(
    open_window: OpenWindow, in_play: str
) -> None:
    late = open_window()

    late.goto(f"/r/{in_play}")
    expect_closed(late, "A round of Kingless is on.")
    late.get_by_role("textbox", name="What shall we call you?").fill("Eve")
    late.get_by_role("button", name="Watch now").press("Enter")

    expect(late.locator(".sign.is-watching")).to_be_visible()
    assert late.get_by_role("listbox").count() == 0
    assert violations(late) == []


def test_d06_two_clicks_on_start_begin_one_round(open_window: OpenWindow) -> None:
    ada, bo = open_window(), open_window()
    link = host_table(ada, "Ada")
    join_table(bo, link, "Bo")
    be_ready(bo)
    be_ready(ada)

    ada.get_by_role("button", name="Start", exact=True).dblclick()
    bo.get_by_role("listbox").wait_for()

    room = ada.request.get(f"/api/rooms/{link.rpartition('/')[2]}").json()
    assert room["status"] == "playing"
    expect(ada.get_by_text("Round 1")).to_be_visible()
    expect(ada.locator(".sign.is-refused")).to_have_count(0)
    assert not is_over(ada)


def test_d01_a_key_pressed_twice_plays_once(open_window: OpenWindow) -> None:
    ada, bo = Pilot(open_window(), "Ada"), Pilot(open_window(), "Bo")
    link = host_table(ada.page, "Ada")
    join_table(bo.page, link, "Bo")
    hurry(ada.page)
    start(ada.page, bo.page)

    play((bo,), until=lambda: _may_play(ada))
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    # The card may ask for answers and choices; then it is the other one's turn.
    play((ada, bo), until=lambda: "Bo is" in sign(ada.page))

    turns = ada.page.get_by_role("log").inner_text().split("\nTurn ")
    first = next(turn for turn in turns if "You played" in turn)
    assert first.count("You played") == 1
    expect(ada.page.locator(".sign.is-refused")).to_have_count(0)


def _may_play(pilot: Pilot) -> bool:
    """Pick a card of the hand that needs no target, once it is this one's turn."""
    seen = pilot.look()
    if not seen or state_of(seen) != "my turn":
        return False
    digits = [
        str(place)
        for place, card in enumerate(seen["cards"], 1)
        if not card["barred"] and ", event." not in card["name"]
    ]
    for digit in digits:
        pilot.press(digit)
        seen = pilot.look()
        if seen and not seen["letters"]:
            return True
        pilot.page.keyboard.press("Escape")
    return False


@pytest.mark.parametrize("tab", ["Live tables", "Finished rounds", "Audit"])
def test_axe_finds_nothing_on_the_desk_of_the_admin(
    open_window: OpenWindow, tab: str
) -> None:
    page = open_window()

    page.goto("/admin")
    page.get_by_label("Password").wait_for()
    assert violations(page) == []
    page.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_role("button", name=tab).press("Enter")

    expect(page.get_by_role("button", name=tab)).to_have_attribute(
        "aria-current", "page"
    )
    assert violations(page) == []


def test_where_there_is_no_admin_the_desk_says_what_to_set_and_asks_nothing(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    page = open_window()

    with Server(tmp_path) as server:
        page.goto(f"{server.address}/admin")
        expect(page.get_by_text("ADMIN_PASSWORD_HASH")).to_be_visible()

        assert page.get_by_label("Password").count() == 0
        assert violations(page) == []


FORM = """() => [...document.querySelectorAll('main, .code-form *')].map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  const { display, gap, padding, textAlign } = getComputedStyle(part);
  return [x, y, width, height, display, gap, padding, textAlign].join(' ');
})"""


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_a_code_that_leads_nowhere_looks_the_same_from_wherever_one_came(
    open_window: OpenWindow, size: tuple[int, int]
) -> None:
    straight, from_home = open_window(size), open_window(size)
    field = "The code of the table"

    straight.goto("/r/BKDF-GHWZ")
    expect(straight.get_by_label(field)).to_be_visible()
    from_home.goto("/")
    from_home.locator(".code-form input").fill("BKDF-GHWZ")
    from_home.locator(".code-form button").click()
    expect(from_home.get_by_label(field)).to_be_visible()

    assert straight.evaluate(FORM) == from_home.evaluate(FORM)
