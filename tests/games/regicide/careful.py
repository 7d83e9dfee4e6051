"""A player for tests that looks one move ahead, to come further than chance does.

It looks at everything, other hands and the next cards too, and so is no bot.
"""

from collections.abc import Iterator
from random import Random

from app.games.core.chance import Chance
from app.games.core.game import AnyGame, Seat
from app.games.core.playout import Act, playout
from app.games.regicide import GAME
from app.games.regicide.cards import worth
from app.games.regicide.moves import Move
from app.games.regicide.options import Options
from app.games.regicide.state import State

BEST, WHIM = 3, 0.15
"""Now and then it picks another one of its best moves."""


def careful_match(count: int, seed: str) -> Iterator[Act]:
    """Play a match of careful players that a seed decides alone."""
    chance = Chance(seed.encode())
    start = GAME.setup(Options(), tuple(range(count)), {}, chance)
    random = Random(seed)

    def pick(game: AnyGame, state: State, seat: Seat) -> Move:
        legal: list[Move] = list(game.legal(state, seat))
        legal.sort(key=lambda move: _promise(state, seat, move), reverse=True)
        return random.choice(legal[:BEST]) if random.random() < WHIM else legal[0]

    return playout(GAME, start, chance, pick, random.randrange)


def _promise(state: State, seat: Seat, move: Move) -> float:
    """Return how good a state looks after a move."""
    after = GAME.apply(state, seat, move, Chance(b"ahead")).state
    if after.over:
        return 1000 if after.phase == "won" else -1000
    enemy = after.enemy
    if enemy is None:
        return 0
    hands = sum(worth(player.hand) for player in after.players)
    due = after.attack if after.phase == "defend" else 0
    return (
        60 * len(after.felled)
        + enemy.damage
        + hands
        - due
        + 1.5 * min(enemy.shield, 20)
        + len(after.tavern)
        + 30 * after.flips
    )
