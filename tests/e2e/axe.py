"""What axe finds on a page, held to WCAG 2.2 at levels A and AA."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "node_modules/axe-core/axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = """(levels) => axe
  .run({ runOnly: levels })
  .then(({ violations }) => violations)"""


def violations(page: Page) -> list[str]:
    """Return what axe finds, short enough to read."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    page.evaluate("document.fonts.ready.then(() => true)")
    found = page.evaluate(RUN, LEVELS)
    return [
        f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]
    ]
