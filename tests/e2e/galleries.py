"""Boards looked at state by state, in a browser without the server."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from app.games.core.registry import games
from tests.e2e import lands

ROOT = Path(__file__).resolve().parents[2]
GALLERY = ROOT / "tests/e2e/gallery"
AXE = ROOT / "node_modules/axe-core/axe.min.js"
CATALOGUE = "/catalogue"
POSITIONS = "/positions/two-heirs"
WINDOWS = {"phone": (360, 740), "tablet": (768, 1024), "laptop": (1440, 900)}
BACKS = """() => {
  const backs = [...document.querySelectorAll('.is-back')];
  return new Set(backs.map((back) => back.outerHTML)).size;
}"""
SETTLED = "async () => (await import('/gallery/walk.js')).settled()"
ANIMATED = """(name) => {
  const middle = ({ x, width }) => x + width / 2;
  advance(name);
  return new Promise((resolve) => queueMicrotask(() => resolve(
    document.getAnimations().filter(({ effect }) => effect).map(({ effect }) => ({
      part: effect.target.getAttribute('class'),
      within: effect.target.parentElement.getAttribute('class') ?? '',
      cell: effect.target.closest('[data-cell]')?.dataset.cell ?? null,
      exit: effect.target.dataset.exit ?? null,
      isBack: effect.target.firstElementChild?.matches('.is-back') ?? false,
      begins: middle(effect.target.getBoundingClientRect()),
      pseudo: effect.pseudoElement,
      delay: effect.getTiming().delay,
      duration: effect.getTiming().duration,
      first: effect.getKeyframes()[0],
      frames: effect.getKeyframes(),
    })))));
}"""
"""Goes on to a state, and gives back what moves then, before it has begun to move."""
Animation = dict[str, Any]
SWIPED = 8
"""In how many steps a finger goes its way."""


class _Gallery(SimpleHTTPRequestHandler):
    """Serves the client, the gallery, the games' catalogues, and positions."""

    def translate_path(self, path: str) -> str:
        """Return the file of a path under `/static/` or `/gallery/`."""
        bare = path.partition("?")[0]
        if bare.startswith("/gallery/"):
            return str(GALLERY / bare.removeprefix("/gallery/"))
        return str(ROOT / bare.removeprefix("/"))

    def do_GET(self) -> None:
        """Answer catalogues and positions from the rules, all else from files."""
        if self.path == POSITIONS:
            self._answer(lands.frames())
        elif self.path.endswith(CATALOGUE):
            self._answer(games()[self.path.split("/")[-2]].catalogue())
        else:
            super().do_GET()

    def do_POST(self) -> None:
        """Answer what a draft would do in one of the positions."""
        draft = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self._answer(lands.preview(self.path.rpartition("/")[2], draft))

    def _answer(self, said: object) -> None:
        body = json.dumps(said).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's word
        """Keep the test's output quiet."""


@contextmanager
def open_gallery() -> Iterator[str]:
    """Serve the gallery on a free port; yield its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Gallery) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@contextmanager
def open_board(
    browser: Browser, address: str, game: str, window: str
) -> Iterator[Page]:
    """Open the gallery of a game in a window of one size."""
    width, height = WINDOWS[window]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_default_timeout(30_000)
    page.goto(f"{address}/gallery/index.html?game={game}")
    page.wait_for_selector("html[data-ready]")
    page.add_script_tag(path=AXE)
    yield page
    page.close()


def fitted(page: Page, window: str) -> Page:
    """Give a page a window of one size; return the page."""
    width, height = WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    return page


def show(page: Page, state: str, theme: str = "night") -> None:
    """Show a state of the board."""
    page.evaluate("([state, theme]) => show(state, theme)", [state, theme])
    page.evaluate(SETTLED)


def after(page: Page, state: str, *, calm: bool = False) -> list[Animation]:
    """Return what moves when a state of the gallery follows on the reader's turn."""
    show(page, "my-turn")
    page.evaluate("(calm) => keepCalm(calm)", calm)
    found: list[Animation] = page.evaluate(ANIMATED, state)
    return found


def animated(found: list[Animation], part: str) -> list[Animation]:
    """Return the animations of one kind of part."""
    return [one for one in found if part in one["part"].split()]


def words(page: Page, selector: str) -> str:
    """Return what a part says, on one line."""
    return " ".join(page.locator(selector).first.inner_text().split())


def every_state(page: Page) -> list[str]:
    """Return the names of all states of the gallery."""
    names: list[str] = page.evaluate("states")
    return names


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Return the middle of the first part that a selector names."""
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: str, where: tuple[float, float]) -> None:
    """Drag something to a place and let it go there."""
    page.mouse.move(*middle(page, what))
    page.mouse.down()
    page.mouse.move(*where, steps=8)
    page.mouse.up()


def swipe(page: Page, what: str, way: tuple[float, float], took: float = 0.1) -> None:
    """Move a finger from something so many pixels right and down, in so many seconds.

    The browser decides whether it scrolls, as it does for a real finger.
    """
    x, y = middle(page, what)
    line = page.context.new_cdp_session(page)
    begun = time.time()

    for step in range(SWIPED + 1):
        part = step / SWIPED
        at = {"x": x + way[0] * part, "y": y + way[1] * part}
        kind = "touchMove" if step else "touchStart"
        event = {"type": kind, "timestamp": begun + took * part, "touchPoints": [at]}
        line.send("Input.dispatchTouchEvent", event)
    event = {"type": "touchEnd", "timestamp": begun + took, "touchPoints": []}
    line.send("Input.dispatchTouchEvent", event)
    line.detach()


def sent(page: Page) -> dict[str, Any] | None:
    """Return what the board has sent in this state."""
    text = page.evaluate("document.documentElement.dataset.sent ?? null")
    return json.loads(text) if text else None
