"""Every decision of the rule book is tested, and every one that is cited exists."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BOOK = (ROOT / "docs/rules/regicide.md").read_text("utf-8")
ROW = re.compile(r"^\| (R\d+) \|.*\| (?:settled|read|chosen) \|$", re.MULTILINE)
CITED = re.compile(r"\bR\d+\b")
NAMED = re.compile(r"def test_((?:r\d+_)+)")


def decisions() -> set[str]:
    """Return the ids of the rule book's decisions."""
    return set(ROW.findall(BOOK))


def test_the_rule_book_has_all_decisions() -> None:
    assert decisions() == {f"R{number}" for number in range(1, 62)}


def test_every_decision_has_a_test_named_after_it() -> None:
    tested = {
        f"R{int(part[1:])}"
        for path in Path(__file__).parent.rglob("test_*.py")
        for names in NAMED.findall(path.read_text("utf-8"))
        for part in names.strip("_").split("_")
    }

    assert decisions() - tested == set()


def test_every_decision_that_the_code_cites_is_in_the_rule_book() -> None:
    for path in (ROOT / "app/games/regicide").rglob("*.py"):
        assert set(CITED.findall(path.read_text("utf-8"))) <= decisions(), path


def test_each_chosen_decision_says_where_it_stands() -> None:
    chosen = set(re.findall(r"^\| (R\d+) \|.*\| chosen \|$", BOOK, re.MULTILINE))

    assert chosen - set(CITED.findall(BOOK.partition("## 4 ")[2])) == set()
