"""The index of the decisions: every page by its title."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "decisions"
INDEX = FOLDER / "README.md"

_HEAD = """\
# Decisions

One page for each thing that could reasonably have been otherwise: what was decided,
why, and what was ruled out. This list is written by `scripts/fix`.

"""


def index() -> str:
    """Return the text of the index, pages in the order of their titles."""
    pages = [page for page in FOLDER.glob("*.md") if page != INDEX]
    lines = sorted(f"- [{_title(page)}]({page.name})\n" for page in pages)
    return _HEAD + "".join(lines)


def _title(page: Path) -> str:
    return page.read_text("utf-8").partition("\n")[0].removeprefix("# ").strip()
