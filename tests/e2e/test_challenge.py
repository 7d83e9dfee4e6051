"""A challenge in the browser: its page, the way to its table, its closing."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, Route, expect

from app.web.given import COOKIE
from tests.e2e.axe import violations
from tests.e2e.conftest import OpenWindow
from tests.guests import Guest
from tests.servers import Server
from tests.web.test_challenges import archived, played_alone

PHONE = (360, 740)


class Marked(NamedTuple):
    """A challenge, and the token of Ada, who played and marked its match.

    At `table` she has played another one just now, which is not marked.
    """

    link: str
    token: str
    table: str


async def _marked(server: Server) -> Marked:
    async with Guest(server.address, "Ada") as ada:
        match = await played_alone(ada, await ada.open("regicide"), moves=2)
        await archived(ada, match)
        answer = await ada.call("POST", f"/api/matches/{match}/challenge")
        table = await ada.open("regicide")
        await archived(ada, await played_alone(ada, table, moves=2))
        return Marked(f"/c/{answer.json()['id']}", ada.token, f"/r/{table}")


def as_ada(page: Page, marked: Marked, server: Server) -> None:
    """Let a window be Ada's."""
    page.context.add_cookies(
        [{"name": COOKIE, "value": marked.token, "url": server.address}]
    )


@pytest.fixture(scope="module")
def marked(server: Server) -> Marked:
    """Return a challenge; made on another thread, since the browser's has a loop."""
    with ThreadPoolExecutor() as pool:
        return pool.submit(lambda: asyncio.run(_marked(server))).result()


def seen(page: Page, size: tuple[int, int]) -> None:
    """Expect the page to be whole at this size, and axe to be content."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.get_by_role("heading", level=1)).to_contain_text("Regicide")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations(page) == []


def test_a_friend_reads_the_leaderboard_and_opens_a_table(
    open_window: OpenWindow, marked: Marked
) -> None:
    page = open_window()

    page.goto(marked.link)
    board = page.get_by_role("table")
    expect(board).to_contain_text("Ada")
    expect(board).to_contain_text("first table")
    expect(page.locator("main")).to_contain_text("no fresh commitment")
    expect(page.locator("main")).to_contain_text("second names")
    for size in ((1440, 900), PHONE):
        seen(page, size)

    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("textbox", name="What shall we call you?").fill("Bo")
    page.keyboard.press("Enter")

    page.wait_for_url("**/r/*")
    expect(page.locator("main")).to_contain_text("This table plays a challenge")
    assert violations(page) == []


@pytest.mark.parametrize("size", [PHONE, (768, 1024), (1440, 900)])
def test_the_sign_hides_no_button_of_the_invite(
    open_window: OpenWindow, marked: Marked, size: tuple[int, int]
) -> None:
    page = open_window(size)

    page.goto(marked.link)
    sign = page.locator(".sign").bounding_box()
    assert sign

    for name in ("Share", "Copy link"):
        button = page.get_by_role("button", name=name).last.bounding_box()
        assert button
        assert button["y"] + button["height"] <= sign["y"]


def test_the_leaderboard_says_how_many_more_tables_there_are(
    open_window: OpenWindow, marked: Marked
) -> None:
    page = open_window()

    def answer_with_more(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "left_out": 1_204})

    page.goto(marked.link)
    expect(page.get_by_role("table")).to_contain_text("Ada")
    expect(page.locator(".parchment")).not_to_contain_text("more table")

    page.route("**/api/challenges/*", answer_with_more)
    page.reload()
    expect(page.locator(".parchment")).to_contain_text("and 1,204 more tables")
    seen(page, PHONE)


def test_its_player_is_told_and_closes_it(
    open_window: OpenWindow, marked: Marked, server: Server
) -> None:
    page = open_window()
    as_ada(page, marked, server)

    page.goto(marked.link)
    expect(page.locator(".sign")).to_contain_text("This is your table’s castle")
    page.get_by_role("button", name="Close the challenge").click()
    page.get_by_role("dialog").get_by_role("button", name="Close the challenge").click()

    expect(page.locator(".sign")).to_contain_text("This challenge is closed")
    expect(page.get_by_role("table")).to_contain_text("Ada")
    assert violations(page) == []


def test_the_result_page_lets_friends_play_the_same_deal(
    open_window: OpenWindow, marked: Marked, server: Server
) -> None:
    page = open_window()
    as_ada(page, marked, server)

    page.goto(marked.table)
    page.get_by_role("button", name="Let friends play").click()
    page.get_by_role("dialog").get_by_role("button", name="Make it a challenge").click()

    page.wait_for_url("**/c/*")
    expect(page.locator(".sign")).to_contain_text("This is your table’s castle")


def test_an_unknown_challenge_says_so(open_window: OpenWindow) -> None:
    page = open_window()

    page.goto(f"/c/{'0' * 24}")

    expect(page.get_by_role("heading", level=1)).to_contain_text("no such challenge")
