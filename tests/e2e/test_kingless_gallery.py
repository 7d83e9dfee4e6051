"""Every state of the Kingless board, looked at in a browser without a server."""

import json
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from app.games.kingless.texts import catalogue

ROOT = Path(__file__).resolve().parents[2]
GALLERY = ROOT / "tests/e2e/gallery"
AXE = ROOT / "node_modules/axe-core/axe.min.js"
CATALOGUE = "/api/games/kingless/catalogue"
WINDOWS = {"phone": (360, 740), "tablet": (768, 1024), "laptop": (1440, 900)}
STATES = [
    "my-turn",
    "my-turn-direct",
    "my-turn-rest",
    "my-turn-seat",
    "their-turn",
    "reaction",
    "reaction-first",
    "reaction-long",
    "reaction-passed",
    "recruit",
    "tunnel",
    "discard",
    "contest",
    "last-round",
    "spectator",
    "two-seats",
    "five-seats",
    "eight-seats",
    "full-hand",
    "empty",
    "gutter",
    "seat",
    "reading",
    "pending",
    "refused",
    "offline",
    "result",
]
BACKS = """() => {
  const backs = [...document.querySelectorAll('.is-back')];
  return new Set(backs.map((back) => back.outerHTML)).size;
}"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
SIGN = """() => {
  const at = document.querySelector('.sign').getBoundingClientRect();
  return [at.x, at.y, at.width, at.height].map(Math.round);
}"""
SMALL = """() => [...document.querySelectorAll('.sign .btn, .kindex-card, .kpeek')]
  .filter((control) => control.getBoundingClientRect().height < 43.5)
  .map((control) => control.className)"""


class _Gallery(SimpleHTTPRequestHandler):
    """Serves the client, the gallery, and the house deck's catalogue."""

    def translate_path(self, path: str) -> str:
        """Return the file of a path under `/static/` or `/gallery/`."""
        bare = path.partition("?")[0]
        if bare.startswith("/gallery/"):
            return str(GALLERY / bare.removeprefix("/gallery/"))
        return str(ROOT / bare.removeprefix("/"))

    def do_GET(self) -> None:
        """Answer the catalogue from the rules, everything else from files."""
        if self.path != CATALOGUE:
            super().do_GET()
            return
        body = json.dumps(catalogue()).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Keep the test's output quiet."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Gallery) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield started
        started.close()


@pytest.fixture(scope="module", params=WINDOWS)
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = WINDOWS[request.param]
    opened = browser.new_page(viewport={"width": width, "height": height})
    opened.set_default_timeout(15_000)
    yield opened
    opened.close()


def show(page: Page, address: str, state: str, theme: str = "night") -> list[str]:
    """Show a state and return what went wrong while it was drawn."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{address}/gallery/index.html?state={state}&theme={theme}")
    page.wait_for_selector(f"html[data-ready='{state}']")
    page.evaluate("document.fonts.ready.then(() => true)")
    return wrong


def violations(page: Page) -> list[dict[str, Any]]:
    """Return what axe finds on the page, short enough to read."""
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [
        {"rule": one["id"], "at": [node["html"][:160] for node in one["nodes"][:3]]}
        for one in found
    ]


@pytest.mark.parametrize("state", STATES)
def test_a_state_is_drawn_whole_and_axe_finds_nothing(
    page: Page, address: str, state: str
) -> None:
    wrong = show(page, address, state)

    assert wrong == []
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(SMALL) == []
    assert violations(page) == []


@pytest.mark.parametrize("state", ["my-turn", "reaction", "tunnel", "result"])
def test_axe_finds_nothing_by_day(page: Page, address: str, state: str) -> None:
    show(page, address, state, "day")

    assert violations(page) == []


def test_the_sign_hangs_at_the_same_place_in_every_state(
    page: Page, address: str
) -> None:
    places = {}
    for state in ("my-turn", "their-turn", "reaction", "tunnel", "contest", "gutter"):
        show(page, address, state)
        places[state] = page.evaluate(SIGN)

    assert len({tuple(place) for place in places.values()}) == 1, places


def test_all_backs_are_the_same_element(page: Page, address: str) -> None:
    show(page, address, "my-turn")

    assert page.evaluate(BACKS) <= 1


def test_a_hidden_card_has_no_name_anywhere_in_the_page(
    page: Page, address: str
) -> None:
    show(page, address, "spectator")

    # Blossy lies in a hand that this reader does not see.
    assert "blossy" not in page.content().lower()


def test_a_target_is_chosen_by_its_letter_and_esc_puts_the_card_back(
    browser: Browser, address: str
) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    show(page, address, "my-turn-rest")

    page.keyboard.press("3")
    letters = page.locator(".kcard-letter").all_inner_texts()
    page.keyboard.press("Escape")
    left = page.locator(".kcard-letter").count()
    page.close()

    assert letters == ["E", "A", "B", "C", "D"]
    assert left == 0
