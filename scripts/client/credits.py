"""Say whose work the client carries: package, version, licence and authors."""

import json
import re
from pathlib import Path

from scripts.client.paths import PACKAGES

# What ends up in the client; svgo, axe and the like only work on it.
CARRIED = {
    "@fontsource/alegreya-sans": "texts",
    "@fontsource/grenze": "titles and numerals",
    "@iconify-json/game-icons": "icons",
    "lit-html": "drawing the pages",
}

# The package of the icons names only the project; the authors are those that the
# project itself asks to be named.
ICON_AUTHORS = (
    "Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, "
    "PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog "
    "and the other contributors of game-icons.net"
)

_COPYRIGHT = re.compile(r"Copyright (?:\(c\) )?\d{4},? (.+?)(?: \(|\.? All rights|$)")


def write_credits(target: Path) -> None:
    """Write `CREDITS.json`, a list with one entry per carried package."""
    entries = [_entry(name, use) for name, use in CARRIED.items()]
    text = json.dumps(entries, indent=2, ensure_ascii=False)
    (target / "CREDITS.json").write_text(text + "\n", "utf-8")


def _entry(name: str, use: str) -> dict[str, str]:
    about = json.loads((PACKAGES / name / "package.json").read_text("utf-8"))
    return {
        "package": name,
        "version": about["version"],
        "licence": about["license"],
        "authors": _authors(name, about),
        "use": use,
    }


def _authors(name: str, about: dict[str, str]) -> str:
    """Return whom to name; for fonts the licence says it, not the package."""
    if name == "@iconify-json/game-icons":
        return ICON_AUTHORS
    licence = PACKAGES / name / "LICENSE"
    first = _COPYRIGHT.search(licence.read_text("utf-8").splitlines()[0])
    return first[1] if first and name.startswith("@fontsource/") else about["author"]
