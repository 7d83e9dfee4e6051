"""Who is King and who is Fool (K66 to K68, K71)."""

from app.games.core.game import Outcome
from app.games.kingless import GAME
from app.games.kingless.events import ContestBegan, RoundEnded
from tests.games.kingless.story import Story

LAST = "turn: 9\ntrigger: 0 five 5"
STOPS = "stop stop stop"


def ending(*areas: str) -> Story:
    """Return a story whose last turn, seat 0's, has just ended."""
    seats = "\n".join(f"{n}: {STOPS} | {area}" for n, area in enumerate(areas))
    return Story(f"{seats}\n{LAST}").does("0 end")


def outcome(story: Story) -> Outcome:
    """Return how a story ended."""
    result = GAME.outcome(story.state)
    assert result is not None
    return result


def test_k66_only_the_play_area_counts_after_the_last_turn() -> None:
    seats = f"0: {STOPS} brute | oaf\n1: {STOPS} | oaf pot"

    story = Story(f"{seats}\n{LAST}").does("0 end")

    assert [(r.seat, r.score) for r in outcome(story).results] == [(1, 5), (0, 4)]


def test_k66_influence_by_trade_counts() -> None:
    story = ending("foreman pick", "oaf")

    assert [(r.seat, r.score) for r in outcome(story).results] == [(0, 7), (1, 4)]
    assert outcome(story).results[0].breakdown == (
        {"card": "foreman", "influence": 2, "bonus": 4},
        {"card": "pick", "influence": 1, "bonus": 0},
    )


def test_k67_the_highest_is_king_and_the_lowest_is_fool() -> None:
    story = ending("oaf", "brute", "pot", "oaf pot")

    assert story.told(RoundEnded) == [RoundEnded(king=1, fool=2)]
    assert outcome(story).awards == {"king": 1, "fool": 2}
    assert outcome(story).reason == "five"


def test_k67_placings_follow_the_score() -> None:
    story = ending("oaf", "brute", "runt", "oaf", "oaf pot")

    places = {r.seat: r.placing for r in outcome(story).results}
    assert places == {1: 1, 4: 2, 0: 3, 3: 3, 2: 5}


def test_k68_all_tied_takes_two_contests_and_nobody_is_both() -> None:
    story = ending("oaf", "oaf", "oaf")
    assert story.told(ContestBegan) == [ContestBegan("king", (0, 1, 2))]

    story.does("0 throw hammer", "1 throw sword", "2 throw sword", "time")
    assert story.told(ContestBegan)[1:] == [ContestBegan("fool", (1, 2))]
    story.does("1 throw hammer", "2 throw sword", "time")

    assert story.told(RoundEnded) == [RoundEnded(king=0, fool=2)]


def test_k68_the_fool_is_among_the_lowest_without_the_king() -> None:
    story = ending("brute", "runt", "runt")

    assert story.told(ContestBegan) == [ContestBegan("fool", (1, 2))]


def test_k71_of_two_the_loser_is_fool() -> None:
    assert ending("oaf", "pot").told(RoundEnded) == [RoundEnded(king=0, fool=1)]


def test_k71_of_two_a_tie_takes_one_contest_for_both_awards() -> None:
    story = ending("oaf", "oaf")

    story.does("0 throw axe", "1 throw hammer", "time")

    assert story.told(ContestBegan) == [ContestBegan("king", (0, 1))]
    assert story.told(RoundEnded) == [RoundEnded(king=0, fool=1)]


def test_k71_of_two_a_swipe_has_one_victim() -> None:
    story = Story("0: thief |\n1: pot |\ndeck: pick")

    assert story.plays(0, "thief") == ["play thief >1"]


def test_nothing_can_be_done_once_the_round_is_over() -> None:
    story = ending("oaf", "pot")

    assert GAME.waiting(story.state) is None
    assert GAME.acting(story.state) == ()
    assert story.refuses("0 end") == "match-over"
    assert story.does("leave 1").events[-1] == RoundEnded(king=0, fool=1)


def test_a_running_round_has_no_outcome() -> None:
    assert GAME.outcome(Story("0: |\n1: |").state) is None
