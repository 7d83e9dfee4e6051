"""Plays many random matches of a game and says how long they are and how they end."""

from collections import Counter
from collections.abc import Iterator
from statistics import median

from app.games.core.game import AnyGame, Outcome
from app.games.core.playout import play


def simulate(game: AnyGame, rounds: int, seed: int) -> Iterator[str]:
    """Play matches for each number of players and yield a line of figures for each.

    Args:
        game: The rules; every seat moves at random.
        rounds: Matches for each number of players.
        seed: The same seed plays the same matches.
    """
    yield f"{game.title}: {rounds} random matches for each number of players."
    allowed = game.seat_count(game.options_type())
    for players in range(allowed.min, allowed.max + 1):
        yield _row(game, players, rounds, seed)


def _row(game: AnyGame, players: int, rounds: int, seed: int) -> str:
    lengths, reasons, first = [], Counter[str](), 0
    for number in range(rounds):
        moves, outcome = _match(game, players, f"{seed}/{players}/{number}".encode())
        lengths.append(moves)
        reasons[outcome.reason] += 1
        first += any(r.seat == 0 and r.placing == 1 for r in outcome.results)
    ends = ", ".join(
        f"{reason} {count / rounds:.0%}" for reason, count in reasons.most_common()
    )
    return (
        f"{players} players: median {median(lengths):.0f} moves,"
        f" seat 0 first in {first / rounds:.0%}; ends: {ends}"
    )


def _match(game: AnyGame, players: int, seed: bytes) -> tuple[int, Outcome]:
    moves, state = 0, None
    for act in play(game, seed, tuple(range(players))):
        moves += act.seat is not None
        state = act.step.state
    outcome = game.outcome(state)
    if outcome is None:
        msg = "the playout stopped before the match was over"
        raise RuntimeError(msg)
    return moves, outcome
