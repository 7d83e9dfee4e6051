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
TELLING = ["my-turn", "reaction", "tunnel", "contest", "reading", "result"]
"""States that show every part of the board between them."""
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

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's word
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
def page(
    browser: Browser, address: str, request: pytest.FixtureRequest
) -> Iterator[Page]:
    width, height = WINDOWS[request.param]
    opened = browser.new_page(viewport={"width": width, "height": height})
    opened.set_default_timeout(30_000)
    opened.goto(f"{address}/gallery/index.html")
    opened.wait_for_selector("html[data-ready]")
    opened.add_script_tag(path=AXE)
    yield opened
    opened.close()


def show(page: Page, state: str, theme: str = "night") -> None:
    """Show a state of the board."""
    page.evaluate("([state, theme]) => show(state, theme)", [state, theme])
    page.evaluate("document.fonts.ready.then(() => true)")


def every_state(page: Page) -> list[str]:
    """Return the names of all states of the gallery."""
    names: list[str] = page.evaluate("states")
    return names


def violations(page: Page) -> list[str]:
    """Return what axe finds on the page, short enough to read."""
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [
        f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]
    ]


def test_no_state_goes_sideways_or_has_small_controls(page: Page) -> None:
    wrong: dict[str, Any] = {}
    page.on("pageerror", lambda error: wrong.setdefault("error", str(error)))
    for state in every_state(page):
        show(page, state)
        if page.evaluate(SIDEWAYS) > 0 or page.evaluate(SMALL):
            wrong[state] = page.evaluate(SMALL)

    assert wrong == {}


def faulty(page: Page, states: list[str], theme: str) -> dict[str, list[str]]:
    """Return what axe finds in states, by state."""
    found = {}
    for state in states:
        show(page, state, theme)
        if faults := violations(page):
            found[state] = faults
    return found


def test_axe_finds_nothing_in_any_state(page: Page) -> None:
    assert faulty(page, every_state(page), "night") == {}


def test_axe_finds_nothing_by_day(page: Page) -> None:
    assert faulty(page, TELLING, "day") == {}


def test_the_sign_hangs_at_the_same_place_in_every_state(page: Page) -> None:
    places = {}
    for state in every_state(page):
        if state not in {"result", "spectator"}:
            show(page, state)
            places[state] = tuple(page.evaluate(SIGN))

    assert len(set(places.values())) == 1, places


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


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Return the middle of the first part that a selector names."""
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sent(page: Page) -> dict[str, Any] | None:
    """Return what the board has sent in this state."""
    text = page.evaluate("document.documentElement.dataset.sent ?? null")
    return json.loads(text) if text else None


ANVIL = "[data-hand='2']"
LETTER_A = "[data-drop='1|cellar-cousin|']"


def test_a_card_dragged_to_a_ringed_place_is_played_there(page: Page) -> None:
    show(page, "my-turn")

    page.mouse.move(*middle(page, ANVIL))
    page.mouse.down()
    page.mouse.move(*middle(page, LETTER_A), steps=8)
    page.mouse.up()

    target = {"seat": 1, "card": "cellar-cousin"}
    assert sent(page) == {"do": "play", "card": "loud-anvil", "target": target}


def test_a_card_dropped_elsewhere_or_hardly_moved_is_not_played(page: Page) -> None:
    show(page, "my-turn")
    x, y = middle(page, ANVIL)

    for end in ((x + 4, y), (5, 5)):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(*end, steps=6)
        page.mouse.up()

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
