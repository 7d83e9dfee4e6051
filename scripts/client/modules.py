"""Copy the modules of lit-html that the client imports, and what they import."""

import re
import shutil
from pathlib import Path

from scripts.client.paths import PACKAGES

# `unsafe-html` and `unsafe-svg` are left out on purpose: names and chat are hostile.
WANTED = (
    "lit-html.js",
    "directives/class-map.js",
    "directives/guard.js",
    "directives/if-defined.js",
    "directives/keyed.js",
    "directives/live.js",
    "directives/ref.js",
    "directives/repeat.js",
    "directives/style-map.js",
)

_IMPORTED = re.compile(r"""(?:from|import)\s*["'](\.[^"']+\.js)["']""")
_SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")


def copy_lit_html(target: Path) -> None:
    """Write the wanted modules, their imports and their types below `target`."""
    source = PACKAGES / "lit-html"
    for module in sorted(_closure(source)):
        written = target / module.relative_to(source)
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(_SOURCE_MAP.sub("\n", module.read_text("utf-8")), "utf-8")
        types = module.with_suffix(".d.ts")
        text = _SOURCE_MAP.sub("\n", types.read_text("utf-8"))
        written.with_suffix(".d.ts").write_text(text, "utf-8")
    shutil.copy(source / "LICENSE", target / "LICENSE")


def _closure(source: Path) -> set[Path]:
    """Return the wanted modules with all that they import, directly or not."""
    found: set[Path] = set()
    waiting = [(source / name).resolve() for name in WANTED]
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        for suffix in (".js", ".d.ts"):
            text = module.with_suffix(suffix).read_text("utf-8")
            waiting += [(module.parent / path).resolve() for path in _imports(text)]
    return found


def _imports(text: str) -> list[str]:
    return _IMPORTED.findall(text)
