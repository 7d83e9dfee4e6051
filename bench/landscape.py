"""`python -m bench.landscape`: what drawing a large landscape of The Two Heirs costs.

The board's gallery is shown in Chromium without a server, with a landscape of more
tiles than a match has, on a processor that is slowed down as a phone's is: redraws are
timed by the processor time of the page's thread, and frames are counted while it is
dragged.
"""

import json
import time
from collections import Counter
from itertools import cycle, islice, product
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, Route, sync_playwright

from bench.weight import CHROMIUM
from tests.e2e import lands
from tests.e2e.galleries import POSITIONS, WINDOWS, middle, open_gallery, show

TILES = 45
COLUMNS = 9
SLOWED = 4
"""How many times slower the processor is made, as tools for phones do."""
TRIES = 12
STEPS = 60
IDLE = """async () => {
  for (let at = 0; at < 3; at += 1) await new Promise(requestAnimationFrame);
}"""
PICK = """async () => {
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
  for (let at = 0; at < 3; at += 1) await new Promise(requestAnimationFrame);
}"""
NEXT = """async (name) => {
  advance(name);
  for (let at = 0; at < 3; at += 1) await new Promise(requestAnimationFrame);
}"""
FRAMES = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]


def grown() -> Any:
    """Return the gallery's frames with a state `large` of many tiles and lit cells.

    In the state `later`, one more tile lies there, and a third of all points differ.
    """
    frames = lands.frames()
    large = json.loads(json.dumps(frames["states"]["my-turn"]))
    view = large["match"]["view"]
    cells = [list(cell) for cell in product(range(COLUMNS), range(TILES // COLUMNS))]
    laid = zip(cells, islice(cycle(view["landscape"]), TILES), strict=True)
    view["landscape"] = [{**tile, "cell": cell} for cell, tile in laid]
    line, *_ = view["heirs"][0]["score"]["buildings"]
    lines = [{**line, "cell": cell, "counted": cells[:8]} for cell in cells]
    view["heirs"][0]["score"]["buildings"] = lines
    lit = [[column, row] for column in range(COLUMNS) for row in (-1, 5)]
    view["cells"] = lit
    large["match"]["legal"] = [
        {"do": "build", "tile": lands.HAND, "cell": cell} for cell in lit
    ]
    later = json.loads(json.dumps(large))
    _grow(later["match"]["view"])
    states = {**frames["states"], "large": large, "later": later}
    return {**frames, "states": states}


def _grow(view: Any) -> None:
    view["landscape"].append({**view["landscape"][0], "cell": [COLUMNS, 0]})
    for line in view["heirs"][0]["score"]["buildings"][::3]:
        line["points"] += 1


def measured(browser: Browser, address: str, window: str) -> None:
    """Print what redraws and a drag of the large landscape take in a window."""
    width, height = WINDOWS[window]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.route(f"**{POSITIONS}", _answer)
    page.route(f"**{POSITIONS}/large", lambda route: route.fulfill(json=None))
    page.goto(f"{address}/gallery/index.html?game=two-heirs")
    page.wait_for_selector("html[data-ready]")
    show(page, "large")
    assert page.locator(".hcell .tile").count() == TILES
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    print(f"{window}, {TILES} tiles, {SLOWED} times slower:")
    _print("three frames without news", [_busy(page, line, IDLE) for _ in range(TRIES)])
    _print("a tile picked or put back", [_busy(page, line, PICK) for _ in range(TRIES)])
    views = islice(cycle(["later", "large"]), TRIES)
    _print("the next view", [_busy(page, line, NEXT, name) for name in views])
    print(f"  dragged over {STEPS} steps: {_dragged(browser, page)}")
    page.close()


def _answer(route: Route) -> None:
    route.fulfill(json=grown())


def _busy(page: Page, line: CDPSession, script: str, given: str = "") -> float:
    """Return for how many ms a script keeps the page's thread busy, frames included."""
    before = _ticks(line)
    page.evaluate(script, given)
    return (_ticks(line) - before) * 1000


def _ticks(line: CDPSession) -> float:
    metrics = line.send("Performance.getMetrics")["metrics"]
    return sum(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def _print(what: str, took: list[float]) -> None:
    print(f"  {what}: {min(took):.0f} ms at best, {median(took):.0f} ms as a rule")


def _dragged(browser: Browser, page: Page) -> str:
    """Drag the landscape about, a step a frame; return what became of frames."""
    x, y = middle(page, ".hmap")
    page.mouse.move(x, y)
    page.mouse.down()
    browser.start_tracing(page=page, categories=FRAMES)
    began = time.perf_counter()
    for step in range(STEPS):
        page.mouse.move(x + (step % 30) * 4, y + (step % 20) * 3)
        page.evaluate("() => new Promise(requestAnimationFrame)")
    took = time.perf_counter() - began
    seen = Counter(event["name"] for event in _traced(browser))
    page.mouse.up()
    return (
        f"{seen['DrawFrame']} frames drawn, {seen['DroppedFrame']} dropped, "
        f"{STEPS / took:.0f} steps a second"
    )


def _traced(browser: Browser) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def main() -> None:
    """Measure on a laptop's window and on a phone's."""
    with open_gallery() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        for window in ("laptop", "phone"):
            measured(browser, address, window)
        browser.close()


if __name__ == "__main__":
    main()
