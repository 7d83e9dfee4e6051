"""Written cases: all shared ones pass, and what is wrong is said."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from app.games.regicide.cases import BrokenFile, Verdict, play_cases
from app.games.regicide.cases.deals import faults_of_deal
from tests.games.regicide.positions import a_deal

FIXTURES = Path(__file__).parents[2] / "fixtures"
FILE = FIXTURES / "regicide-cases.json"
MORE: list[dict[str, Any]] = json.loads(
    (FIXTURES / "regicide-more-cases.json").read_bytes()
)["scenarios"]
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


@pytest.mark.parametrize("case", MORE, ids=[case["id"] for case in MORE])
def test_a_case_that_the_shared_ones_leave_out_passes(case: dict[str, Any]) -> None:
    """Each names the rules it is about, R15 to R57, in its title."""
    (found,) = play_cases(json.dumps([case]).encode())

    assert (found.faults, found.remarks) == ((), ())


def test_no_shared_case_looks_like_a_slip_of_the_pen() -> None:
    assert not [found for found in play_cases(FILE.read_bytes()) if found.remarks]


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
        ({"hands": [["8C\n"], []]}, "hands[0][0]"),
        ({"enemy": "JD\n"}, "enemy"),
        ({"felled": ["JD!\n"]}, "$.felled[0]"),
        ({"enemy": "9D"}, "enemy"),
        ({"dmg": 20}, "dmg is 20, but JD has 20"),
        ({"cur": 2}, "cur is 2, but there are 2 players"),
        ({"mana": 2}, "mana"),
        ({"enemy": None}, "enemy is missing"),
        ({"phase": "lost"}, "phase is lost, but lost is missing"),
        ({"phase": "abandoned"}, "phase is abandoned, but left is missing"),
        ({"hands": "gone"}, "hands"),
        ({"acts": [["bad_play", ["8c"]]]}, "act 1 names '8c', which is no card"),
        ({"acts": [["bad_play", ["X3"]]]}, "act 1 names 'X3', which is no card"),
        ({"acts": [["choose", True]]}, "act 1 is none: choose True"),
        ({"acts": [["flip", {}]]}, "act 1 is none: flip (unreadable)"),
        ({"exp": {"hand0": ["Xen"]}}, "exp.hand0 names 'Xen', which is no card"),
        ({"exp": {"hp": "4"}}, "exp.hp: Expected `int`, got `str`"),
        ({"exp": {"hp": True}}, "exp.hp: Expected `int`, got `bool`"),
        ({"exp": {"hp": None}}, "exp.hp: Expected `int`, got `null`"),
        ({"exp": {"n_hand0": "1"}}, "exp.n_hand0: Expected `int`, got `str`"),
        ({"exp": {"required": "10"}}, "exp.required: Expected `int | null`"),
        ({"exp": {"phase": []}}, "exp.phase: Expected `str`, got `array`"),
        ({"exp": {"yielded": [0, 1]}}, "exp.yielded: Expected `bool`, got `int`"),
        ({"exp": {"discard_top": "8c"}}, "exp.discard_top names '8c'"),
        ({"exp": {"hand" + "9" * 5000: []}}, "is unknown"),
        ({"exp": {"hand\u0661": []}}, "exp.hand\u0661 is unknown"),
        ({"setup": "no"}, "setup has to be true or false"),
        ({"shield": 2**70}, "$.shield"),
        ({"turn": 10**30}, "$.turn"),
        ({"table": [[]]}, "$.table[0]"),
        ({"seats": [0, 9]}, "$.seats[1]"),
        ({"seats": [3, 3]}, "seats names one seat twice"),
        ({"table_by": [0]}, "table_by has not as many entries as table"),
        ({"lifted_by": 5}, "lifted_by names seat 5, which does not take part"),
        ({"known": 1}, "known is 1, but tavern has 0 cards"),
        ({"felled": ["9D"]}, "$.felled[0]"),
        ({"flips_left": 1}, "flips_left is 1, but jesters are flipped in solo"),
        ({"fresh": [3, 0]}, "fresh is 3 at place 0, but there are 2 cards"),
        (
            {"known_hands": [[], ["QH"]]},
            "known_hands has QH at place 1, but that hand has not",
        ),
        ({"blocked": 4}, "blocked is 4, but JD blocks no spades"),
        (
            {"hands": [["X", "8C"], ["X1"]], "tavern": ["X2"]},
            "there are 3 jesters, but the game has 2",
        ),
        ({"phase": "won"}, "phase is won, but JD is still there"),
        (
            {"phase": "defend", "shield": 10},
            "phase is defend, but shield 10 leaves nothing to pay",
        ),
    ],
)
def test_a_case_that_cannot_be_played_says_why(
    changes: dict[str, Any], fault: str
) -> None:
    (found,) = verdict(**changes).faults

    assert found.startswith("it cannot be played: ")
    assert fault in found


@pytest.mark.parametrize(
    ("changes", "remark"),
    [
        ({"discard": ["8C"]}, "8C is there 2 times"),
        ({"castle": ["JD", "QH"]}, "JD is there 2 times"),
        ({"hands": [["8C", "10H", "X1"], ["X1"]]}, "X1 is there 2 times"),
    ],
)
def test_a_card_in_two_places_is_remarked_on(
    changes: dict[str, Any], remark: str
) -> None:
    found = verdict(**changes)

    assert str(found) == f"A1 (a club) passed [{remark}]"


def test_a_verdict_is_one_line_that_a_terminal_can_show() -> None:
    assert str(verdict(id="a\nb\x1b[2J")) == "a\ufffdb\ufffd[2J (a club) passed"
    assert str(verdict(id=["a"], title={})) == "case 1 passed"
    assert str(verdict(id=7)) == "7 (a club) passed"


@pytest.mark.parametrize("depth", [100, 900])
@pytest.mark.parametrize("key", ["hp", "phase", "hand0", "table", "yielded", "mana"])
def test_a_deeply_nested_expectation_is_refused_in_one_line(
    key: str, depth: int
) -> None:
    deep = f'{{"{key}": {"[" * depth}{"]" * depth}}}'
    text = json.dumps([A_CASE | {"exp": "here"}]).replace('"here"', deep)

    (found,) = play_cases(text.encode())

    assert found.faults[0].startswith("it cannot be played: ")
    assert len(str(found)) < 200


def test_a_mark_before_the_text_does_no_harm() -> None:
    assert play_cases(b"\xef\xbb\xbf" + FILE.read_bytes())[0].faults == ()


def test_the_top_of_the_discard_pile_may_be_a_numbered_jester() -> None:
    assert not verdict(discard=["X1"], exp={"discard_top": "X1"}).faults


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


def test_r42_what_was_blocked_before_a_jester_is_in_the_shield_since() -> None:
    lifted = {"enemy": "JS", "immunity_off": True, "shield": 4, "blocked": 4}

    found = verdict(**lifted, exp={"hp": 4, "attack": 6, "shield": 4, "blocked": 0})

    assert found.faults == ()


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


def setup_faults(**given: Any) -> tuple[str, ...]:
    """Return what is wrong with a case about fresh deals."""
    (found,) = play_cases(json.dumps([{"id": "S1", "setup": True, **given}]).encode())
    return found.faults


def test_a_case_about_fresh_deals_may_expect_something_of_them() -> None:
    dealt = {"n_hand0": 6, "n_castle": 11, "phase": "play", "hp": 20, "flips_left": 0}

    assert setup_faults() == setup_faults(exp={"n_castle": 11}, acts=[]) == ()
    assert setup_faults(players=3, exp=dealt) == ()
    assert setup_faults(players=3, exp={"n_hand0": 99}) == (
        "3 players: n_hand0 is 6, expected 99",
    )
    assert setup_faults(exp={"flips_left": 0}) == (
        "1 players: flips_left is 2, expected 0",
    )


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"exp": {"mana": 1}}, "exp.mana is unknown"),
        ({"exp": []}, "exp has to be an object"),
        ({"exp": {"enemy": "JD"}}, "exp.enemy does not go with setup"),
        ({"exp": {"hand0": []}}, "exp.hand0 does not go with setup"),
        ({"acts": [["sing"]]}, "acts do not go with setup"),
        ({"acts": None}, "acts do not go with setup"),
        ({"hands": 3}, "hands does not go with setup"),
        ({"mana": 3}, "mana does not go with setup"),
        ({"players": 5}, "players has to be 1 to 4"),
        ({"players": True}, "players has to be 1 to 4"),
        ({"players": [2]}, "players has to be 1 to 4"),
    ],
)
def test_a_case_about_fresh_deals_has_nothing_that_it_cannot_be_held_to(
    given: dict[str, Any], fault: str
) -> None:
    (found,) = setup_faults(**given)

    assert found.startswith(f"it cannot be played: {fault}")


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
