"""`python -m bench.trios [MATCHES]`: random matches of The Two Heirs on every trio.

For each of the 20 trios of sets, and each level of Henry, so many matches by chance
alone; each has to end with lines that add up to the scores. Without a number 84 of
each: some 5,000 for two, as many alone, 1,680 of them on each level.
"""

import sys
from collections.abc import Sequence
from itertools import combinations
from statistics import mean

import msgspec

from app.games.core.game import Seat
from app.games.core.playout import play
from app.games.two_heirs.game import GAME
from app.games.two_heirs.state import State
from app.games.two_heirs.tiles import SETS
from app.games.two_heirs.verdict import lines, points, winning_heir

MATCHES = 84
LEVELS = (1, 2, 3)
NAMES = ("first_set", "second_set", "third_set")


class Played(msgspec.Struct, frozen=True):
    """What is asked of one match."""

    moves: int
    starter_won: bool
    first_won: bool
    scores: tuple[int, int]


def main(arguments: Sequence[str]) -> None:
    """Print a row for each trio: for two players, then for each level of Henry.

    Raises:
        RuntimeError: A match did not end, or its lines do not add up.
    """
    matches = int(arguments[0]) if arguments else MATCHES
    print(
        f"{'trio':36}{'moves':>6}{'starter':>9}{'points':>13}   against Henry 1, 2, 3"
    )
    for trio in combinations(SETS, 3):
        two = [_played(trio, (0, 1), 1, n) for n in range(len(LEVELS) * matches)]
        alone = [
            [_played(trio, (0,), level, n) for n in range(matches)] for level in LEVELS
        ]
        print(f"{'+'.join(trio):36}{_for_two(two)}   {_against_henry(alone)}")


def _for_two(played: list[Played]) -> str:
    moves = mean(match.moves for match in played)
    starter = mean(match.starter_won for match in played)
    first, second = (mean(match.scores[heir] for match in played) for heir in (0, 1))
    return f"{moves:6.0f}{starter:9.1%}{first:6.1f} {second:6.1f}"


def _against_henry(levels: list[list[Played]]) -> str:
    return ", ".join(
        f"{mean(match.first_won for match in played):.0%}"
        f" ({mean(match.scores[1] for match in played):.0f})"
        for played in levels
    )


def _played(
    trio: tuple[str, ...], seats: tuple[Seat, ...], level: int, number: int
) -> Played:
    options = dict(zip(NAMES, trio, strict=True)) | {"level": level}
    seed = f"{'+'.join(trio)}/{len(seats)}/{level}/{number}".encode()
    acts = list(play(GAME, seed, seats, options))
    end: State = acts[-1].step.state
    _check(end)
    winner = winning_heir(end)
    return Played(
        moves=sum(act.seat is not None for act in acts),
        starter_won=winner == acts[0].step.state.active,
        first_won=winner == 0,
        scores=points(end),
    )


def _check(end: State) -> None:
    """Prove that a match has ended with lines that add up."""
    if GAME.outcome(end) is None:
        msg = "a match has stopped before its end"
        raise RuntimeError(msg)
    for heir, total in enumerate(points(end)):
        if sum(line["points"] for line in lines(end, heir)) != total:
            msg = f"the lines of heir {heir} do not add up to {total}"
            raise RuntimeError(msg)


if __name__ == "__main__":
    main(sys.argv[1:])
