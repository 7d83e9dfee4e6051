"""What people do before and after a round, by keyboard and by what they read."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, expect


def open_table(page: Page, name: str, game: str = "Kingless") -> str:
    """Open a table of a game from the front page; return its invite link."""
    begin_table(page, game)
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("What shall we call you?").fill(name)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="I am ready").wait_for()
    return page.url


def begin_table(page: Page, game: str = "Kingless") -> None:
    """Open the sheet that opens a table of a game."""
    page.goto("/")
    sign = page.get_by_role("article").filter(has_text=game)
    sign.get_by_role("button", name="Open a table").press("Enter")
    page.get_by_role("dialog").get_by_label("What shall we call you?").wait_for()


def sit_down(page: Page, link: str, name: str) -> None:
    """Open an invite link and sit down with a name and nothing else."""
    page.goto(link)
    page.get_by_role("textbox", name="What shall we call you?").fill(name)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="I am ready").wait_for()


def host_table(page: Page, name: str, game: str = "kingless") -> str:
    """Come to a table that this person has opened by REST; return its invite link.

    For tests that begin later than at the front page.
    """
    _call(page, "/api/session", {"name": name})
    code = _call(page, "/api/rooms", {"game": game})["code"]
    return _come_in(page, f"/r/{code}")


def join_table(page: Page, link: str, name: str) -> None:
    """Come to a table where this person has taken a seat by REST."""
    _call(page, "/api/session", {"name": name})
    _call(page, f"/api/rooms/{link.rpartition('/')[2]}/join", {"as": "player"})
    _come_in(page, link)


def _call(page: Page, path: str, body: Mapping[str, str]) -> Any:
    answer = page.request.post(path, data={**body})
    assert answer.ok, answer.text()
    return answer.json()


def _come_in(page: Page, link: str) -> str:
    page.goto(link)
    page.get_by_role("button", name="I am ready").wait_for()
    return page.url


def hurry(page: Page) -> None:
    """Set the shortest answer windows, as the host."""
    less = page.get_by_role("button", name="Answer window: less")
    # The second press goes on from the first, whether that is answered yet or not.
    less.press("Enter")
    less.press("Enter")
    expect(page.locator(".stepper-value").first).to_contain_text("2")


def be_ready(page: Page) -> None:
    """Say so in the lobby."""
    page.get_by_role("button", name="I am ready").press("Enter")
    page.get_by_role("button", name="You are ready").wait_for()


def start(host: Page, *others: Page) -> None:
    """Let everybody be ready, and the host start the round."""
    for page in (host, *others):
        be_ready(page)
    host.get_by_role("button", name="Start", exact=True).press("Enter")
    for page in (host, *others):
        page.get_by_role("listbox").wait_for()
