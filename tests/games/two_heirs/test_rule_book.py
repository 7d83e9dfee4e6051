"""Every decision of the rule book is tested, and every one that is cited exists."""

import re
from pathlib import Path

from app.games.two_heirs.refusals import REASONS

ROOT = Path(__file__).resolve().parents[3]
BOOK = (ROOT / "docs/rules/two-heirs.md").read_text("utf-8")
ROW = re.compile(r"^\| (H\d+) \|.*\| (?:settled|read|chosen) \|$", re.MULTILINE)
CITED = re.compile(r"\bH\d+\b")
NAMED = re.compile(r"def test_h(\d\d)_")
NAMED_TEST = re.compile(r"`(test_h\d\d_\w+)(?:\.\.\.)?`")


def decisions() -> set[str]:
    """Return the ids of the rule book's decisions."""
    return set(ROW.findall(BOOK))


def all_tests() -> str:
    """Return the text of all tests of the game."""
    paths = sorted(Path(__file__).parent.rglob("test_*.py"))
    return "\n".join(path.read_text("utf-8") for path in paths)


def test_the_rule_book_has_all_decisions() -> None:
    assert decisions() == {f"H{number}" for number in range(1, 85)}


def test_every_decision_has_a_test_named_after_it() -> None:
    tested = {f"H{int(number)}" for number in NAMED.findall(all_tests())}

    assert decisions() - tested == set()


def test_every_decision_that_the_code_cites_is_in_the_rule_book() -> None:
    for path in (ROOT / "app/games/two_heirs").rglob("*.py"):
        assert set(CITED.findall(path.read_text("utf-8"))) <= decisions(), path


def test_every_rule_that_a_refusal_cites_is_in_the_rule_book() -> None:
    assert {rule for _, rule in REASONS.values() if rule} <= decisions()


def test_each_chosen_decision_says_where_it_stands() -> None:
    chosen = set(re.findall(r"^\| (H\d+) \|.*\| chosen \|$", BOOK, re.MULTILINE))
    places = BOOK.partition("## 5 ")[2].partition("## 6 ")[0]

    assert chosen == set(CITED.findall(places))


def test_every_decision_is_found_from_the_paragraphs_of_the_rule_book() -> None:
    """But for what is read between its lines or chosen where it is silent."""
    walked = set(CITED.findall(BOOK.partition("## 6 ")[2]))

    assert decisions() - walked <= {"H6", "H63"}


def test_the_tests_that_the_rule_book_names_exist() -> None:
    text = all_tests()

    assert [
        name for name in NAMED_TEST.findall(BOOK) if f"def {name}" not in text
    ] == []
