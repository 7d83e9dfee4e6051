"""Written cases: all shared ones pass, and what is wrong is said."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from app.games.regicide.cases import BrokenFile, Verdict, play_cases
from app.games.regicide.cases.deals import faults_of_deal
from tests.games.regicide.positions import a_deal

FILE = Path(__file__).parents[2] / "fixtures" / "regicide-cases.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_bytes())["scenarios"]
A_CASE = {
    "id": "A1",
    "title": "a club",
    "players": 2,
    "cur": 0,
    "hands": [["8C", "10H"], ["2C"]],
    "enemy": "JD",
    "acts": [["play", ["8C"]]],
    "exp": {"phase": "defend", "hp": 4, "required": 10},
}


def verdict(**changes: Any) -> Verdict:
    """Return the verdict over the case above, changed."""
    case = {key: value for key, value in (A_CASE | changes).items() if value != "gone"}
    (found,) = play_cases(json.dumps([case]).encode())
    return found


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_shared_case_passes(case: dict[str, Any]) -> None:
    (found,) = play_cases(json.dumps({"scenarios": [case]}).encode())

    assert found.faults == ()


def test_a_whole_file_is_played() -> None:
    verdicts = play_cases(FILE.read_bytes())

    assert [found.id for found in verdicts] == [case["id"] for case in CASES]
    assert str(verdicts[0]) == "T01 (setup counts) passed"


EXPECTED = [
    (case["id"], key)
    for case in CASES
    for key in case.get("exp", {})
    if not case.get("setup")
]


@pytest.mark.parametrize(("case_id", "key"), EXPECTED)
def test_each_expectation_of_a_shared_case_can_fail(case_id: str, key: str) -> None:
    """Another value of a key never passes, so that none is overlooked."""
    case = next(case for case in CASES if case["id"] == case_id)
    other = _another(case["exp"][key])

    changed = {**case, "exp": {**case["exp"], key: other}}
    (found,) = play_cases(json.dumps([changed]).encode())

    assert [fault.partition(" ")[0] for fault in found.faults] == [key]


def _another(value: Any) -> Any:
    if isinstance(value, list):
        return [*value, "KS"]
    return value + 1 if isinstance(value, int) else f"not-{value}"


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"exp": {"hp": 3}}, "hp is 4, expected 3"),
        ({"exp": {"hand0": ["9H"]}}, "hand0 is 10H, expected 9H"),
        ({"exp": {"table": []}}, "table is 8C, expected empty"),
        ({"exp": {"table": [["9C"], ["8C"]]}}, "table is 8C, expected 9C 8C"),
        ({"exp": {"discard_top": "9C"}}, "discard_top is none, expected 9C"),
        ({"exp": {"tier": "gold"}}, "tier is none, expected gold"),
        ({"acts": [["play", ["9C"]]]}, "act 1 (play 9C) was refused: card-not-held"),
        ({"acts": [["bad_play", ["8C"]]]}, "act 1 (bad_play 8C) was not refused"),
        ({"acts": [["bad_yield"]]}, "act 1 (bad_yield) was not refused"),
    ],
)
def test_what_differs_is_said(changes: dict[str, Any], fault: str) -> None:
    found = verdict(**changes)

    assert found.faults == (fault,)
    assert str(found) == f"A1 (a club) differs: {fault}"


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"exp": {"mana": 3}}, "exp.mana is unknown"),
        ({"exp": {"hand7": []}}, "exp.hand7 is unknown"),
        ({"exp": {"tavern": 3}}, "exp.tavern has to be a list of cards"),
        ({"exp": "gone"}, "exp has to be an object"),
        ({"acts": "play"}, "acts has to be a list"),
        ({"acts": [["sing", None]]}, "act 1 is none: sing None"),
        ({"acts": [["play", "8C"]]}, "act 1 is none: play 8C"),
        ({"acts": [["play", ["8C"], 3]]}, "act 1 is not a pair"),
        ({"acts": [[]]}, "act 1 is not a pair"),
        ({"hands": [["8C"]]}, "hands has 1 entries for 2 players"),
        ({"hands": [["8Z"], []]}, "hands[0][0]"),
        ({"enemy": "9D"}, "enemy"),
        ({"dmg": 20}, "dmg is 20, but JD has 20"),
        ({"cur": 2}, "cur is 2, but there are 2 players"),
        ({"mana": 2}, "mana"),
        ({"enemy": None}, "enemy is missing"),
        ({"phase": "lost"}, "phase is lost, but lost is missing"),
        ({"phase": "abandoned"}, "phase is abandoned, but left is missing"),
        ({"hands": "gone"}, "hands"),
    ],
)
def test_a_case_that_cannot_be_played_says_why(
    changes: dict[str, Any], fault: str
) -> None:
    (found,) = verdict(**changes).faults

    assert found.startswith("it cannot be played: ")
    assert fault in found


def test_what_may_be_absent_has_a_usual_value() -> None:
    for absent in ("cur", "id", "title"):
        assert not verdict(**{absent: "gone"}).faults
    assert verdict(id="gone").id == "case 1"
    assert not verdict(acts="gone", exp={"phase": "play", "flips_left": 0}).faults
    assert not verdict(
        acts=[], enemy=None, phase="won", exp={"hp": 0, "enemy": None}
    ).faults


def test_a_case_may_begin_in_step_4_or_after_a_jester() -> None:
    assert not verdict(
        phase="defend", acts=[["discard", ["10H"]]], exp={"cur": 1, "discard": ["10H"]}
    ).faults
    assert not verdict(
        phase="choose", acts=[["choose", 1]], exp={"cur": 1, "phase": "play"}
    ).faults
    assert verdict(acts=[["bad_choose", 1]], exp={"phase": "play"}).faults == ()


def test_r10_a_case_that_begins_in_a_dead_end_is_lost() -> None:
    barred = {"yielded": [False, True], "acts": [], "exp": {"phase": "lost"}}

    assert not verdict(hands=[[], ["2C"]], **barred).faults
    assert not verdict(
        hands=[["2C"], []], phase="defend", acts=[], exp={"phase": "lost"}
    ).faults


def test_a_deal_that_is_otherwise_than_it_has_to_be_is_told() -> None:
    state = a_deal(2)
    assert list(faults_of_deal(state)) == []

    other = replace(state, tavern=state.tavern[1:], flips=1)

    assert list(faults_of_deal(other)) == [
        "2 players: tavern is 25, expected 26",
        "2 players: flips is 1, expected 0",
        "2 players: cards is 51, expected 52",
    ]


def test_jesters_are_read_with_and_without_their_number() -> None:
    changes = {"hands": [["X1"], ["X2"]], "acts": [["play", ["X1"]]]}

    exp = {"phase": "choose", "table": ["X1"], "hand1": ["X2"]}
    assert not verdict(**changes, exp=exp).faults
    assert not verdict(**changes, exp={"union_hands": ["X"]}).faults


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"{", "it is not JSON"),
        (b"\xff", "it is not JSON"),
        (b"[" * 100_000, "it is not JSON"),
        (b"3", "it has no list of scenarios"),
        (b"{}", "it has no list of scenarios"),
        (b'{"scenarios": []}', "it has no list of scenarios"),
    ],
)
def test_a_file_that_holds_no_cases_says_so(text: bytes, fault: str) -> None:
    with pytest.raises(BrokenFile, match=fault):
        play_cases(text)


def test_a_case_that_is_no_object_does_not_stop_the_others() -> None:
    first, second = play_cases(json.dumps([3, A_CASE]).encode())

    assert first.faults == ("it is not an object",)
    assert second.faults == ()
