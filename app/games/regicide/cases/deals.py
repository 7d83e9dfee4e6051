"""What a fresh deal has to be like, for each number of players (R1 to R3).

A case with ``setup`` may say ``players``, or it is about each number of them; and it
may have ``exp``, of what is the same in every deal. Nothing can be laid or done in it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from app.games.core.chance import Chance
from app.games.regicide.cards import JESTER, royal_rank
from app.games.regicide.cases.expectations import faults_of
from app.games.regicide.cases.faults import BadCase
from app.games.regicide.options import Options
from app.games.regicide.setup import deal
from app.games.regicide.state import State

EXPECTED: Mapping[int, Mapping[str, object]] = {
    1: {"hand": 8, "tavern": 32, "jesters": 0, "flips": 2, "cards": 52},
    2: {"hand": 7, "tavern": 26, "jesters": 0, "flips": 0, "cards": 52},
    3: {"hand": 6, "tavern": 23, "jesters": 1, "flips": 0, "cards": 53},
    4: {"hand": 5, "tavern": 22, "jesters": 2, "flips": 0, "cards": 54},
}
USUAL: Mapping[str, object] = {"enemy": "J", "castle": "JJJQQQQKKKK", "discard": 0}
"""A Jack is turned up; the ranks below it; nothing is discarded yet."""
BY_CHANCE = frozenset(
    {
        "cur",
        "enemy",
        "castle",
        "tavern",
        "tavern_top",
        "tavern_bottom_set",
        "union_td",
        "union_hands",
    }
)
"""Expectations, beside those of a hand, that differ from deal to deal."""


def faults_of_deals(given: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is otherwise than it has to be in the deals that a case is about.

    Args:
        given: What the case has beside its name: ``players``, ``exp`` and no more.

    Raises:
        BadCase: It has something that a fresh deal cannot be held to.
    """
    expected = _expected(given)
    for count in _counts(given):
        state = deal(Options(), tuple(range(count)), Chance(b"setup")).state
        yield from faults_of_deal(state)
        for fault in faults_of(state, expected):
            yield f"{count} players: {fault}"


def _expected(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what a case expects of its deals beyond what is always checked."""
    expected = given.get("exp", {})
    if not isinstance(expected, dict):
        raise BadCase("exp has to be an object")
    if given.get("acts", []) != []:
        raise BadCase("acts do not go with setup: the cards come by chance")
    for key in given:
        if key not in {"players", "exp", "acts"}:
            raise BadCase(f"{key} does not go with setup")
    for key in expected:
        if key in BY_CHANCE or key.startswith("hand"):
            raise BadCase(f"exp.{key} does not go with setup: it comes by chance")
    return expected


def _counts(given: Mapping[str, Any]) -> tuple[int, ...]:
    """Return for how many players a case deals."""
    if "players" not in given:
        return tuple(EXPECTED)
    count = given["players"]
    if type(count) is not int or count not in EXPECTED:
        raise BadCase("players has to be 1 to 4")
    return (count,)


def faults_of_deal(state: State) -> Iterator[str]:
    """Yield what is otherwise than it has to be in one fresh deal."""
    count = len(state.order)
    for name, fact in _facts(state).items():
        wanted = EXPECTED[count].get(name, USUAL.get(name))
        if fact != wanted:
            yield f"{count} players: {name} is {fact}, expected {wanted}"


def _facts(state: State) -> dict[str, object]:
    hands = {len(player.hand) for player in state.players}
    cards = Counter(state.tavern)
    for player in state.players:
        cards.update(player.hand)
    enemy = [] if state.enemy is None else [state.enemy.card]
    return {
        "hand": hands.pop() if len(hands) == 1 else hands,
        "tavern": len(state.tavern),
        "jesters": cards[JESTER],
        "flips": state.flips,
        "cards": cards.total() + len(state.castle) + len(enemy),
        "enemy": "".join(map(royal_rank, enemy)),
        "castle": "".join(map(royal_rank, state.castle)),
        "discard": len(state.discard),
    }
