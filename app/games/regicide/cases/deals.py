"""What a fresh deal has to be like, for each number of players (R1 to R3)."""

from collections import Counter
from collections.abc import Iterator

from app.games.core.chance import Chance
from app.games.regicide.cards import JESTER, royal_rank
from app.games.regicide.options import Options
from app.games.regicide.setup import deal
from app.games.regicide.state import State

EXPECTED = {
    1: {"hand": 8, "tavern": 32, "jesters": 0, "flips": 2, "cards": 52},
    2: {"hand": 7, "tavern": 26, "jesters": 0, "flips": 0, "cards": 52},
    3: {"hand": 6, "tavern": 23, "jesters": 1, "flips": 0, "cards": 53},
    4: {"hand": 5, "tavern": 22, "jesters": 2, "flips": 0, "cards": 54},
}
CASTLE = "JJJQQQQKKKK"
"""The ranks below the Jack that is turned up."""


def faults_of_deals() -> Iterator[str]:
    """Yield what is otherwise than it has to be in deals for one to four players."""
    for count, expected in EXPECTED.items():
        state = deal(Options(), tuple(range(count)), Chance(b"setup")).state
        for name, fact in _facts(state).items():
            wanted = expected.get(name, USUAL.get(name))
            if fact != wanted:
                yield f"{count} players: {name} is {fact}, expected {wanted}"


USUAL = {"enemy": "J", "castle": CASTLE, "discard": 0}


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
