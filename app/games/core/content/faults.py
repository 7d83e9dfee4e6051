"""Where in a file something is wrong, and how it is told."""

from typing import TypeAlias

import msgspec

Path: TypeAlias = tuple[str | int, ...]
"""Keys and places from the top of the file, such as ``("card", 3, "copies")``."""

LONGEST_FIELD, LONGEST_MESSAGE = 80, 240
"""Characters; a hostile file cannot make its own refusal long."""


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong with a file: where, and a sentence that says what."""

    path: Path
    message: str

    @property
    def field(self) -> str:
        """Return the path as text, such as ``card[3].copies``."""
        parts = (f"[{p}]" if isinstance(p, int) else f".{p}" for p in self.path)
        return shortened("".join(parts).lstrip("."), LONGEST_FIELD)


def shortened(text: str, most: int = LONGEST_MESSAGE) -> str:
    """Return a text with at most so many characters, "…" for what is cut."""
    return text if len(text) <= most else text[: most - 1] + "…"
