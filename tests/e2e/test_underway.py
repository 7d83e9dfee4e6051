"""A hasty second move between the answer to the first and the view it leads to."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import OpenWindow
from tests.e2e.people import host_table, start

TAKEN = "The move was taken."


class SlowLine:
    """A page's line on which views can be held back.

    When the answer to a move has passed, a line of chat says so on the page.

    Attributes:
        moves: The moves that the page has sent.
    """

    def __init__(self, page: Page) -> None:
        self.moves: list[dict[str, Any]] = []
        self._holds = False
        self._held: list[str | bytes] = []
        self._near: WebSocketRoute | None = None
        page.route_web_socket("**/ws/rooms/*", self._join)

    def hold(self) -> None:
        """Hold every view back from now on."""
        self._holds = True

    def let_go(self) -> None:
        """Pass on what was held back."""
        self._holds = False
        assert self._near
        for text in self._held:
            self._near.send(text)

    def _join(self, near: WebSocketRoute) -> None:
        self._near = near
        far = near.connect_to_server()

        def said(text: str | bytes) -> None:
            command = json.loads(text)
            if command["type"] == "move":
                self.moves.append(command["move"])
            far.send(text)

        near.on_message(said)
        far.on_message(self._told)

    def _told(self, text: str | bytes) -> None:
        assert self._near
        message = json.loads(text)
        if self._holds and message["type"] == "view":
            self._held.append(text)
            return
        self._near.send(text)
        if self._holds and message["type"] == "ok":
            self._near.send(json.dumps(_chat(TAKEN)))


def _chat(text: str) -> dict[str, Any]:
    return {"type": "chat", "from": "nobody", "text": text, "at": 0}


def test_a_second_move_waits_for_the_view_of_the_first(
    open_window: OpenWindow,
) -> None:
    page = open_window()
    line = SlowLine(page)
    host_table(page, "Ada", "regicide")
    start(page)
    sign = page.locator(".sign")

    line.hold()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.get_by_text(TAKEN)).to_be_visible()
    expect(sign).to_have_class("sign is-pending")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    line.let_go()
    expect(sign).to_have_class("sign is-lit")

    assert len(line.moves) == 1
