"""What the rules alone cost for each kind of move.

For every move of some random matches: the move itself, the views of all seats, and
all that goes with a view (legal moves, choices, prompt, barred controls). The best of
several tries each, so that other work on the machine shows little.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from time import perf_counter
from typing import TypeAlias

import msgspec

from app.games.core.chance import Chance
from app.games.core.game import AnyGame, Seat
from app.games.core.playout import AnyState, play
from bench.commits import players_of

MATCHES, TRIES = 12, 5
MICROSECONDS = 1_000_000
Parts: TypeAlias = tuple[float, float, float]


def main(game: AnyGame) -> None:
    """Print the mean microseconds of each part for each kind of move."""
    print(f"{'move':16}{'times':>7}{'apply':>8}{'views':>8}{'asked':>8}  microseconds")
    spent: defaultdict[str, list[Parts]] = defaultdict(list)
    for kind, parts in _measured(game):
        spent[kind].append(parts)
    for kind, all_parts in sorted(spent.items()):
        means = (sum(part) / len(all_parts) for part in zip(*all_parts, strict=True))
        row = "".join(f"{mean * MICROSECONDS:8.1f}" for mean in means)
        print(f"{kind:16}{len(all_parts):7}{row}")


def _measured(game: AnyGame) -> Iterator[tuple[str, Parts]]:
    """Yield for each move of the matches its kind and what its parts took."""
    for number in range(MATCHES):
        acts = play(game, f"bench/{number}".encode(), _seats(game))
        for before, act in pairwise(acts):
            if act.seat is not None:
                state, chance = before.step.state, Chance(b"bench")
                move = partial(game.apply, state, act.seat, act.move, chance)
                yield type(act.move).__name__, _parts(game, move, act.step.state)


def _parts(game: AnyGame, move: Callable[[], object], after: AnyState) -> Parts:
    seen = _best(lambda: _view(game, _fresh(after)))
    return _best(move), seen, _best(lambda: _ask(game, after))


def _seats(game: AnyGame) -> tuple[Seat, ...]:
    return tuple(range(len(players_of(game))))


def _best(do: Callable[[], object]) -> float:
    times = []
    for _ in range(TRIES):
        start = perf_counter()
        do()
        times.append(perf_counter() - start)
    return min(times)


def _fresh(state: AnyState) -> AnyState:
    """Return an equal state that no view has been built of yet."""
    return msgspec.structs.replace(state)


def _view(game: AnyGame, state: AnyState) -> None:
    for seat in _seats(game):
        game.view(state, seat)


def _ask(game: AnyGame, state: AnyState) -> None:
    for seat in _seats(game):
        game.legal(state, seat)
        game.choices(state, seat)
        game.prompt(state, seat)
        game.blocked(state, seat)
