"""A replay file that was tampered with is refused, and the error says where."""

import copy
import hashlib
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from app.games.core.registry import games
from app.services.fairness import Unfair, verify_file
from app.services.replay_file import replay_file
from tests.played import a_played_match

KINGLESS = games()["kingless"]
File = dict[str, Any]
Change = Callable[[File], object]


def a_file(seed: int = 4) -> File:
    """Return the file of a match of three with both awards carried in."""
    record = a_played_match(
        KINGLESS, seed, seats=(2, 0, 1), carry_in={"king": 0, "fool": 2}
    )
    file: File = json.loads(msgspec.json.encode(replay_file(KINGLESS, record)))
    return file


ORIGINAL = a_file()


def changed(change: Change) -> str:
    """Return the original file with one change, as text."""
    file = copy.deepcopy(ORIGINAL)
    change(file)
    return json.dumps(file)


def flipped(digits: str) -> str:
    """Return hex digits with the last one changed."""
    return digits[:-1] + ("0" if digits[-1] != "0" else "1")


def an_own_secret(file: File) -> None:
    """Take another secret and a commitment that suits it."""
    seed = flipped(file["fairness"]["seed"])
    file["fairness"]["seed"] = seed
    digest = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    file["fairness"]["commitment"] = digest


def a_number(file: File, draw: int, number: int) -> None:
    """Change one number of one random outcome."""
    drawn = file["chance"][draw]
    drawn["numbers"][number] = (drawn["numbers"][number] + 1) % drawn["bounds"][number]


def the_first(file: File, do: str) -> File:
    """Return the first step with such a move."""
    step: File = next(s for s in file["moves"] if s["move"] and s["move"]["do"] == do)
    return step


def the_first_timeout(file: File) -> File:
    """Return the first step that a clock made."""
    step: File = next(s for s in file["moves"] if s["kind"] == "timeout")
    return step


@pytest.mark.parametrize("seed", range(8))
def test_an_honest_file_is_found_fair_z01(seed: int) -> None:
    file = a_file(seed)

    verdict = verify_file(json.dumps(file))

    assert verdict.match == f"match{seed}"
    assert verdict.shares == 3
    assert verdict.moves == len(file["moves"])
    assert verdict.draws == len(file["chance"])
    assert verdict.commitment in str(verdict)
    assert "Compare the commitment" in str(verdict)


def test_the_form_of_the_text_does_not_matter() -> None:
    pretty = json.dumps(ORIGINAL, indent=2, sort_keys=True)

    assert verify_file(pretty) == verify_file(json.dumps(ORIGINAL).encode())


TAMPERED: dict[str, tuple[Change, str, str]] = {
    "the secret": (
        lambda f: f["fairness"].update(seed=flipped(f["fairness"]["seed"])),
        "commitment",
        "The seed is not the one committed to",
    ),
    "the commitment": (
        lambda f: f["fairness"].update(commitment=flipped(f["fairness"]["commitment"])),
        "commitment",
        "The seed is not the one committed to",
    ),
    "secret and commitment": (an_own_secret, "entropy", "do not follow from the seed"),
    "a share": (
        lambda f: f["fairness"]["entropies"].__setitem__(
            1, flipped(f["fairness"]["entropies"][1])
        ),
        "entropy",
        r"a player's share \(entropy\)",
    ),
    "the order of the shares": (
        lambda f: f["fairness"]["entropies"].reverse(),
        "entropy",
        "the order of the shares",
    ),
    "a share too few": (
        lambda f: f["fairness"]["entropies"].pop(),
        "entropy",
        "one share of the shuffle for each seat",
    ),
    "the id of the match": (
        lambda f: f["match"].update(id="match5"),
        "entropy",
        "the match's id",
    ),
    "a number of the deal": (
        lambda f: a_number(f, _index(f, "deal"), 7),
        "draw",
        "'deal",
    ),
    "a random outcome left out": (
        lambda f: f["chance"].pop(),
        "draw",
        "was not asked for like that",
    ),
    "a random outcome made up": (
        lambda f: f["chance"].append({"label": "luck", "bounds": [1], "numbers": [0]}),
        "draw",
        "'luck' was not asked for",
    ),
    "a bound of nothing": (
        lambda f: f["chance"][0]["bounds"].__setitem__(0, 0),
        "draw",
        "was changed",
    ),
    "a move that is not legal": (
        lambda f: f["moves"][3].update(kind="move", seat=1, move={"do": "throw"}),
        "move",
        r"Move 4 \(move of seat 1 .*\) is not legal there",
    ),
    "a move put into the mouth of a clock": (
        lambda f: the_first_timeout(f).update(move={"do": "throw"}),
        "move",
        r"\(timeout .*\) is said to be a move",
    ),
    "a clock of somebody's": (
        lambda f: the_first_timeout(f).update(seat=1),
        "move",
        r"\(timeout of seat 1\) is said to be somebody's",
    ),
    "a move of somebody else": (
        lambda f: the_first(f, "end-turn").update(seat=7),
        "move",
        "Seat 7 is not in the match",
    ),
    "a pass of another seat": (
        lambda f: the_first(f, "pass").update(seat=_another(the_first(f, "pass"))),
        "move",
        "Move",
    ),
    "what a move led to": (
        lambda f: next(s for s in f["moves"] if s["events"])["events"].pop(),
        "move",
        "leads to something else",
    ),
    "the number of a move": (
        lambda f: f["moves"][0].update(number=2),
        "move",
        "Move 1 is missing or out of its place",
    ),
    "a move left out": (lambda f: f["moves"].pop(0), "move", "Move 1 is missing"),
    "the last move left out": (lambda f: f["moves"].pop(), "outcome", "ends otherwise"),
    "a move too many": (
        lambda f: f["moves"].append(
            {**f["moves"][-1], "number": len(f["moves"]) + 1, "kind": "timeout"}
        ),
        "move",
        "over before",
    ),
    "a card of the deal": (
        lambda f: f["deal"]["private"]["0"]["hand"].reverse(),
        "deal",
        "The deal is not what the seed gives",
    ),
    "an option": (
        lambda f: f["match"]["options"].update(window="long"),
        "deal",
        "It cannot be dealt like this",
    ),
    "who carried the crown": (
        lambda f: f["match"]["carry_in"].update(king=1, fool=0),
        "deal",
        "The deal is not what the seed gives",
    ),
    "the seats": (
        lambda f: f["match"]["players"].reverse(),
        "deal",
        "The deal is not what the seed gives",
    ),
    "a seat twice": (
        lambda f: f["match"]["players"][0].update(seat=0),
        "deal",
        "Each seat is there once",
    ),
    "the winner": (
        lambda f: f["outcome"]["awards"].update(king=9),
        "outcome",
        "ends otherwise",
    ),
    "a score": (
        lambda f: f["match"]["players"][0].update(score=99),
        "outcome",
        "The place of seat 2 was changed",
    ),
    "a bound that is no chance": (
        lambda f: f["chance"][0]["bounds"].__setitem__(0, 1 << 40),
        "draw",
        "was changed",
    ),
    "more numbers than a label gives": (
        lambda f: f["chance"][0].update(bounds=[2] * 3000),
        "draw",
        "was changed",
    ),
    "the game": (
        lambda f: f["match"].update(game="chess"),
        "unknown-game",
        "no game 'chess'",
    ),
}


def _index(file: File, label: str) -> int:
    return next(
        i for i, draw in enumerate(file["chance"]) if draw["label"].startswith(label)
    )


def _another(step: File) -> int:
    return next(seat for seat in (0, 1, 2) if seat != step["seat"])


@pytest.mark.parametrize(
    ("change", "code", "sentence"), TAMPERED.values(), ids=TAMPERED.keys()
)
def test_a_change_is_found_and_named_z01(
    change: Change, code: str, sentence: str
) -> None:
    with pytest.raises(Unfair, match=sentence) as found:
        verify_file(changed(change))

    assert found.value.code == code
    assert str(found.value) == found.value.message


NO_REPLAYS = {
    "nothing": "",
    "no JSON": "hello",
    "no object": "[1, 2]",
    "another object": "{}",
    "another format": changed(lambda f: f.update(format="interregnum-replay-9")),
    "a field too many": changed(lambda f: f.update(trust="me")),
    "a field too few": changed(lambda f: f.pop("chance")),
    "a seed that is no hex": changed(lambda f: f["fairness"].update(seed="zz" * 32)),
    "a seed too short": changed(lambda f: f["fairness"].update(seed="ab")),
    "a seed with a line's end": changed(
        lambda f: f["fairness"].update(seed=f["fairness"]["seed"] + "\n")
    ),
    "a share with a line's end": changed(
        lambda f: f["fairness"].update(entropies=["ab" * 16 + "\n"] * 3)
    ),
    "a share that is too long": changed(
        lambda f: f["fairness"].update(entropies=["ab" * 256] * 3)
    ),
    "a deep nest": "[" * 100_000,
    "half a file": json.dumps(ORIGINAL)[:1000],
}


@pytest.mark.parametrize("text", NO_REPLAYS.values(), ids=NO_REPLAYS.keys())
def test_what_is_no_replay_is_told_so(text: str) -> None:
    with pytest.raises(Unfair, match="The file is no replay") as found:
        verify_file(text)

    assert found.value.code == "not-a-replay"


def test_bytes_that_are_no_text_are_no_replay() -> None:
    with pytest.raises(Unfair, match="no replay"):
        verify_file(b'{"format": "\xff\xfe"}')


def test_the_only_large_outcome_cannot_tell_itself_from_a_share() -> None:
    """With small outcomes beside it, either may have been changed: both are named."""
    only = ORIGINAL["chance"][_index(ORIGINAL, "deal")]

    def change(file: File) -> None:
        file["chance"] = [copy.deepcopy(only)]
        a_number(file, 0, 0)

    with pytest.raises(Unfair, match=r"Or a player's share \(entropy\) was"):
        verify_file(changed(change))


def test_a_deal_that_was_played_again_is_checked_by_the_match_it_came_from() -> None:
    record = a_played_match(KINGLESS, 4, seats=(2, 0, 1))
    again = msgspec.structs.replace(record, id="run1", origin=record.id)

    text = msgspec.json.encode(replay_file(KINGLESS, again))
    verdict = verify_file(text)

    assert json.loads(text)["match"]["origin"] == record.id
    assert verdict.match == "run1"
    assert f"played the deal of match {record.id} again" in str(verdict)
    assert "known before" in str(verdict)


def test_another_match_than_the_one_it_came_from_is_noticed() -> None:
    record = a_played_match(KINGLESS, 4, seats=(2, 0, 1))
    again = msgspec.structs.replace(record, id="run1", origin=record.id)
    file = json.loads(msgspec.json.encode(replay_file(KINGLESS, again)))
    file["match"]["origin"] = "another"

    with pytest.raises(Unfair) as unfair:
        verify_file(json.dumps(file))

    assert unfair.value.code == "entropy"


def test_a_fresh_match_names_no_other() -> None:
    assert "origin" not in ORIGINAL["match"]
    assert "before the deal" in str(verify_file(json.dumps(ORIGINAL)))
