"""What a player has reached, game by game, from the results in the archive."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from app.services.records import MatchRecord
from app.services.replay import outcome_of


class Streak(msgspec.Struct, frozen=True):
    """Matches won in a row: up to now, and the longest ever."""

    now: int
    best: int


class GameStatistics(msgspec.Struct, frozen=True):
    """One game: `medals` counts those of matches played alone, by name."""

    game: str
    played: int
    won: int
    crowns: int
    hats: int
    streak: Streak
    medals: Mapping[str, int]


def statistics(
    player: str, records: Iterable[MatchRecord]
) -> tuple[GameStatistics, ...]:
    """Return what a player has reached, in the alphabetical order of the games.

    Args:
        player: One player of all the matches.
        records: Matches of any games, newest first.
    """
    by_game: dict[str, list[MatchRecord]] = {}
    for record in records:
        by_game.setdefault(record.game, []).append(record)
    return tuple(_of_game(player, game, by_game[game]) for game in sorted(by_game))


def _of_game(player: str, game: str, records: list[MatchRecord]) -> GameStatistics:
    wins = [_won(player, record) for record in records]
    awards = Counter(
        award for record in records for award, who in record.awards if who == player
    )
    return GameStatistics(
        game=game,
        played=len(records),
        won=sum(wins),
        crowns=awards["king"],
        hats=awards["fool"],
        streak=_streak(wins),
        medals=Counter(filter(None, map(_medal, records))),
    )


def _won(player: str, record: MatchRecord) -> bool:
    return any(s.placing == 1 for s in record.players if s.player == player)


def _streak(wins: list[bool]) -> Streak:
    runs = [0]
    for won in reversed(wins):
        runs.append(runs[-1] + 1 if won else 0)
    return Streak(now=runs[-1], best=max(runs))


def _medal(record: MatchRecord) -> str | None:
    outcome = outcome_of(record)
    if outcome is None or len(record.players) > 1:
        return None
    medal = outcome.facts.get("medal")
    return medal if isinstance(medal, str) else None
