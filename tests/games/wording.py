"""What the client's words say of a game, and which of them its board uses."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "static/js/i18n/en"
ENTRY = re.compile(r'^ {2}("[^"]+"):\s*("(?:[^"\\]|\\.)*"),$', re.MULTILINE)
LITERAL = re.compile(r"""["`]([a-z][a-z0-9-]*\.[a-z0-9.-]*)(["`]|\$\{)""")
"""A code in the client's source, whole or up to its first variable part."""
SPOKEN = re.compile(r"""\bt\(\s*"([a-z0-9.-]+)\"""")
SLOT = re.compile(r"\{([a-z_]+)(\|[^{}]*)?\}")
OF_THE_RULES = ("prompt", "refused", "blocked", "log")
"""Areas whose codes come from the server."""
READERS = (".you", ".your")
"""Ends of codes: the reader acts, or it happens to the reader."""
SIGN_CHARACTERS = 60
"""What the Sign's first line has room for."""


def words(name: str) -> dict[str, str]:
    """Return the English words of a game, or of another part, by code."""
    found = ENTRY.findall((WORDS / f"{name}.js").read_text("utf-8"))
    return {json.loads(code): json.loads(text) for code, text in found}


def area(game: str, name: str) -> dict[str, str]:
    """Return the words of one area by what follows its name in the code."""
    start = f"{name}."
    return {
        code.removeprefix(start): text
        for code, text in words(game).items()
        if code.startswith(start)
    }


def unread(code: str) -> str:
    """Return a code without its reader."""
    for reader in READERS:
        code = code.removesuffix(reader)
    return code


def unused(game: str, elsewhere: tuple[str, ...] = ()) -> set[str]:
    """Return the codes that neither the board names nor the rules give.

    Args:
        game: Its id.
        elsewhere: Further areas that are asked for outside of the board.
    """
    given = {*OF_THE_RULES, *elsewhere}
    found = LITERAL.findall(_source(game))
    starts = tuple(code for code, end in found if end == "${")
    whole = {code for code, end in found if end != "${"}
    return {
        code
        for code in words(game)
        if code.partition(".")[0] not in given
        and not code.startswith(starts)
        and not any(code == known or code.startswith(f"{known}.") for known in whole)
    }


def unworded(game: str) -> set[str]:
    """Return the codes that the board says and nobody has words for."""
    return set(SPOKEN.findall(_source(game))) - {*words(game), *words("shell")}


def too_long(game: str) -> dict[str, str]:
    """Return the prompts that have no room on the Sign."""
    return {
        code: text
        for code, text in area(game, "prompt").items()
        if len(SLOT.sub("", text)) > SIGN_CHARACTERS
    }


def unfinished(game: str, name: str, parts: set[str]) -> dict[str, str]:
    """Return what is no whole sentence, apart from parts of sentences."""
    return {
        code: text
        for code, text in area(game, name).items()
        if not code.endswith(".short")
        and code.partition(".")[0] not in parts
        and not re.fullmatch(r"[A-Z{].*[.?]", text)
    }


def _source(game: str) -> str:
    board = ROOT / "static/js/games" / game
    return "".join(path.read_text("utf-8") for path in sorted(board.glob("*.js")))
