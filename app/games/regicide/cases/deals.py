"""What a fresh deal has to be like, for each number of players (R1 to R3)."""

from collections import Counter
from collections.abc import Iterator, Mapping

from app.games.core.chance import Chance
from app.games.regicide.cards import JESTER, royal_rank
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


def faults_of_deals() -> Iterator[str]:
    """Yield what is otherwise than it has to be in deals for one to four players."""
    for count in EXPECTED:
        yield from faults_of_deal(
            deal(Options(), tuple(range(count)), Chance(b"setup")).state
        )


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
