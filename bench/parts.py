"""What the pure rings cost for each kind of command: deciding, rendering, encoding.

For every commit of some matches of four: the decision, the frames of all four players,
and the room and log entry as bytes. The best of several tries each, so that other work
on the machine shows little; a busy server with cold caches takes two to three times.
"""

import gc
from collections import defaultdict
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TypeAlias

from app.games.core.game import AnyGame
from app.room.deciding import decide
from app.room.decision import Decision
from app.services import documents
from app.services import log as logs
from app.services.rendering import Rendering
from app.services.views import Views
from bench.commits import Commit, Table, players_of

MATCHES, TRIES = 4, 5
MICROSECONDS = 1_000_000
NOT_MOVES = {"tick"}
Parts: TypeAlias = tuple[float, ...]


class Silent:
    """A socket's way out that leads nowhere."""

    connection = ""
    lagging = False

    def __init__(self, player: str) -> None:
        self.player = player

    def send(self, frame: bytes) -> None:
        """Drop one frame."""

    def close(self, code: int, reason: str) -> None:
        """Close nothing."""


def main(game: AnyGame) -> None:
    """Print the mean microseconds of each part for each kind of command."""
    spent: defaultdict[str, list[Parts]] = defaultdict(list)
    gc.disable()  # A server that has started collects seldom, too.
    for number in range(MATCHES):
        for commit in Table(game, number).play():
            spent[commit.kind].append(tuple(_parts(game, commit)))
    print(f"{'command':16}{'times':>7}{'decide':>8}{'render':>8}{'room':>8}{'log':>8}")
    for kind, all_parts in sorted(spent.items()):
        print(_row(kind, all_parts, len(all_parts)))
    moves = sum(len(parts) for kind, parts in spent.items() if kind not in NOT_MOVES)
    everything = [parts for kind in spent.values() for parts in kind]
    print(_row("a move, in all", everything, moves))


def _row(kind: str, all_parts: list[Parts], count: int) -> str:
    means = (sum(part) / count for part in zip(*all_parts, strict=True))
    figures = "".join(f"{mean * MICROSECONDS:8.1f}" for mean in means)
    return f"{kind:16}{len(all_parts):7}{figures}"


def _parts(game: AnyGame, commit: Commit) -> Iterator[float]:
    entry = logs.entry_of(
        commit.decision, at=commit.now, player=commit.player, seat=0, kind=commit.kind
    )
    yield _best(lambda: _decide(game, commit))
    yield min(_best(_rendering(game, commit), 1) for _ in range(TRIES))
    yield _best(lambda: documents.encode(commit.after))
    yield _best(lambda: logs.encode((entry,)))


def _decide(game: AnyGame, commit: Commit) -> Decision:
    return decide(
        game,
        commit.room,
        commit.command,
        player=commit.player,
        now=commit.now,
        supply=commit.supply,
    )


def _rendering(game: AnyGame, commit: Commit) -> Callable[[], None]:
    """Return how to render a commit; as at a table, what was before it was shown."""
    assert commit.room.match is not None
    views = Views(game)
    views.frame(commit.room, commit.room.match, None, ())
    room = _decide(game, commit).room
    assert room is not None
    outlets = [Silent(player) for player in players_of(game)]

    def render() -> None:
        rendering = Rendering(game, room, commit.decision.notices, commit.now, views)
        rendering.tell(outlets)

    return render


def _best(do: Callable[[], object], tries: int = TRIES) -> float:
    times = []
    for _ in range(tries):
        start = perf_counter()
        do()
        times.append(perf_counter() - start)
    return min(times)
