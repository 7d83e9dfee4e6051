"""What a player has reached: played, won, crowns, hats, streaks, medals."""

import pytest

from app.services.records import MatchRecord
from app.services.statistics import Streak, statistics
from tests.records import ADA, BO, CY, a_record, seats

WON = a_record(players=seats(ADA, BO), awards=(("king", ADA), ("fool", BO)))
LOST = a_record(players=seats(BO, ADA), awards=(("king", BO), ("fool", ADA)))


def solo(medal: str) -> MatchRecord:
    """Return a match played alone for a medal."""
    facts = f'"facts": {{"medal": {medal}}}'
    outcome = f'{{"reason": "won", "results": [], {facts}}}'.encode()
    return a_record(game="regicide", players=seats(ADA), awards=(), outcome=outcome)


def test_nothing_was_reached_without_a_match() -> None:
    assert statistics(ADA, []) == ()


def test_wins_crowns_and_hats_are_counted() -> None:
    [reached] = statistics(ADA, [WON, LOST, LOST, WON, WON])

    assert (reached.played, reached.won) == (5, 3)
    assert (reached.crowns, reached.hats) == (3, 2)


def test_a_win_without_a_crown_counts_as_a_win() -> None:
    [reached] = statistics(ADA, [a_record(players=seats(ADA, CY), awards=())])

    assert (reached.won, reached.crowns) == (1, 0)


STREAKS = {
    "no win": ([LOST], Streak(0, 0)),
    "one win": ([WON], Streak(1, 1)),
    "under way": ([WON, WON, LOST, WON], Streak(2, 2)),
    "broken": ([LOST, WON, WON, WON, LOST], Streak(0, 3)),
    "all of them": ([WON, WON, WON], Streak(3, 3)),
}


@pytest.mark.parametrize(("records", "streak"), STREAKS.values(), ids=STREAKS.keys())
def test_streaks_are_wins_in_a_row(records: list[MatchRecord], streak: Streak) -> None:
    [reached] = statistics(ADA, records)

    assert reached.streak == streak


def test_games_are_counted_apart() -> None:
    reached = statistics(ADA, [solo('"gold"'), WON, LOST])

    assert [(game.game, game.played) for game in reached] == [
        ("kingless", 2),
        ("regicide", 1),
    ]


def test_medals_of_matches_played_alone_are_counted_by_name() -> None:
    records = [solo('"gold"'), solo('"silver"'), solo('"gold"'), solo("null")]

    [reached] = statistics(ADA, records)

    assert reached.medals == {"gold": 2, "silver": 1}
