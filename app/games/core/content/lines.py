"""Finds the line of a field in a TOML file that has already been read."""

import re

from app.games.core.content.faults import Path

_QUOTED = re.compile(
    r'"""(?:\\.|[^\\])*?""""{0,2}'
    r"|'''.*?''''{0,2}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*",
    re.DOTALL,
)
"""Strings and comments: whatever stands in them is no header and no key."""


class Lines:
    """The lines of one file.

    A field that is spelt in an unusual way (quoted keys, say) is given the line
    of the table around it: near, never wrong.
    """

    def __init__(self, text: str) -> None:
        self._bare = _QUOTED.sub(_blank, text.replace("\r\n", "\n"))

    def of(self, path: Path) -> int:
        """Return the line, from 1, of a field or of what comes nearest to it."""
        found, start, end = 0, 0, len(self._bare)
        header = ""
        for part in path:
            if isinstance(part, str):
                header = f"{header}.{part}" if header else part
                found = self._key(part, start, end) or found
                continue
            tables = self._tables(header, start, end)
            if part < len(tables):
                found = start = tables[part]
                end = [*tables, end][part + 1]
        return self._bare.count("\n", 0, found) + 1

    def _key(self, name: str, start: int, end: int) -> int | None:
        pattern = re.compile(rf"^[ \t]*{re.escape(name)}[ \t]*[=.]", re.MULTILINE)
        match = pattern.search(self._bare, start, end)
        return match.start() if match else None

    def _tables(self, header: str, start: int, end: int) -> list[int]:
        dotted = r"[ \t]*\.[ \t]*".join(map(re.escape, header.split(".")))
        pattern = re.compile(rf"^[ \t]*\[\[[ \t]*{dotted}[ \t]*\]\]", re.MULTILINE)
        return [match.start() for match in pattern.finditer(self._bare, start, end)]


def _blank(quoted: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", quoted[0])
