"""Every code the product sends is in the table, and the client has words for it."""

import ast
import re
from collections.abc import Iterator

from app.games.core.registry import games
from app.protocol.codes import CALLS, CODES, FRAMES
from app.web.http.errors import CODE_BY_STATUS
from scripts.generated.codes import PAGE, page
from tests.arch.sources import ROOT, python_files, tree_of

# The calls that make a refusal; its code is the first text they are given.
MAKERS = {
    "Conflict", "Error", "Forbidden", "Invalid", "NotFound", "ProtocolError",
    "TooMany", "_refuse", "__init__", "problem",
}  # fmt: skip
DOORS = ("app/protocol", "app/services", "app/web")
# Codes that the client words for what it finds out by itself.
OF_THE_CLIENT = {"closed", "no-connection", "room-unknown", "unknown"}
# Rooms and rules both ask whose turn it is, and mean the same.
SHARED = {"not-your-turn"}

_CODE = re.compile(r"[a-z]+(-[a-z]+)*")
_WORDED = re.compile(r'"error\.([a-z-]+)"')


def codes_in(tree: ast.Module) -> Iterator[str]:
    """Yield the codes of the refusals that a module makes."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and _name(call.func) in MAKERS:
            texts = [value for value in _constants(call) if isinstance(value, str)]
            yield from (text for text in texts[:1] if _CODE.fullmatch(text))


def test_a_code_is_found_wherever_it_stands() -> None:
    text = """
raise NotFound("no-such-room", "There is none.")
problem(500, "unexpected", "Try again.")
to_client.Error(code="id-reused", message="Another id.", id=command)
ServiceError.__init__(self, "not-admin", "Sign in.")
"""
    found = {*codes_in(ast.parse(text))}

    assert found == {"no-such-room", "unexpected", "id-reused", "not-admin"}


def test_every_code_that_is_sent_is_in_the_table() -> None:
    made = {code for path in python_files(*DOORS) for code in codes_in(tree_of(path))}
    sent = made | {*CODE_BY_STATUS.values()}

    assert len(sent) > 30
    assert sent - set(CODES) == set()
    assert {*CALLS, *FRAMES} - sent == set()


def test_a_game_has_no_code_that_means_something_else_at_the_table() -> None:
    for game in games().values():
        assert set(game.refusals) & set(CODES) <= SHARED
        assert all(meaning.endswith(".") for meaning in game.refusals.values())


def test_the_client_has_words_for_every_code_and_for_no_other() -> None:
    folder = ROOT / "static" / "js" / "i18n" / "en"
    worded = {
        code
        for path in folder.glob("*.js")
        for code in _WORDED.findall(path.read_text("utf-8"))
    }

    assert set(CODES) - worded == set()
    assert worded - set(CODES) == OF_THE_CLIENT


def test_the_page_of_codes_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run scripts/fix"


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _constants(call: ast.Call) -> Iterator[object]:
    named = sorted(call.keywords, key=lambda keyword: keyword.arg != "code")
    for value in (*call.args, *(keyword.value for keyword in named)):
        if isinstance(value, ast.Constant):
            yield value.value
