"""How a match ends, for all alike, and what is kept of it."""

import pytest

from app.games.core.chance import Chance
from app.games.core.game import Outcome
from app.games.regicide import GAME
from app.games.regicide.events import SeatLeft
from app.games.regicide.state import State
from tests.games.regicide.positions import Story, a_position


def ended(state: State) -> Outcome:
    """Return the outcome of a match that is over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def test_r54_a_win_is_shared_by_all() -> None:
    state = a_position("KC", "", "2H", enemy="KH", castle="", felled=["JC!", "JD"])
    outcome = ended(Story(state).plays("play KC").state)

    assert outcome.reason == "won"
    assert [(r.seat, r.placing, r.score) for r in outcome.results] == [
        (0, 1, 3),
        (1, 1, 3),
        (2, 1, 3),
    ]
    assert outcome.facts["exact"] == 2


@pytest.mark.parametrize(
    ("hands", "moves", "reason"),
    [
        (("2H 7C 2C", "KC"), ["play 2H"], "cannot-pay"),
        (("3H", ""), ["play 3H"], "cannot-pay"),
    ],
)
def test_r54_a_loss_is_shared_by_all(
    hands: tuple[str, ...], moves: list[str], reason: str
) -> None:
    outcome = ended(Story(a_position(*hands, enemy="JS")).plays(*moves).state)

    assert outcome.reason == reason
    assert {result.placing for result in outcome.results} == {2}
    assert outcome.facts["won"] is False


def test_r54_who_cannot_play_loses_for_all() -> None:
    outcome = ended(Story(a_position("3H", "", shield=10)).plays("yield").state)

    assert (outcome.reason, outcome.facts["seat"]) == ("cannot-play", 1)
    assert len(outcome.results) == 2


def test_a_match_under_way_has_no_outcome() -> None:
    assert GAME.outcome(a_position("3H", "4H")) is None


def test_r60_a_player_who_leaves_ends_the_match() -> None:
    state = a_position("3H", "4H", "5H")

    step = GAME.leave(state, 2, Chance(b"any"))

    assert ended(step.state).reason == "abandoned"
    assert {result.placing for result in ended(step.state).results} == {2}
    assert GAME.prompt(step.state, 0).params == {"seat": 2}


@pytest.mark.parametrize("phase", ["play", "defend", "choose-next"])
@pytest.mark.parametrize("leaver", [0, 1])
def test_r60_it_does_so_at_any_step_and_out_of_turn_too(
    phase: str, leaver: int
) -> None:
    state = a_position("10H X1", "4H", "5H", phase=phase)

    step = GAME.leave(state, leaver, Chance(b"any"))

    assert ended(step.state).reason == "abandoned"
    assert GAME.waiting(step.state) is None
    assert GAME.legal(step.state, 0) == ()
    assert GAME.sayable(step.state, 1) == ()
    assert {e.seat for e in step.events if isinstance(e, SeatLeft)} == {leaver}


def test_r60_who_is_not_in_the_match_ends_nothing() -> None:
    state = a_position("3H", "4H")
    over = Story(a_position("2H 7C 2C", "KC", enemy="JS")).plays("play 2H").state

    assert GAME.leave(state, 5, Chance(b"any")).state is state
    assert GAME.leave(over, 1, Chance(b"any")).state is over


def rank(kills: int, turns: int, medal: str | None = None) -> tuple[int, ...]:
    """Return the rank of a match; whoever felled all twelve royals has won."""
    won = kills == 12
    facts = {"won": won, "felled": kills, "medal": medal, "turns": turns}
    return GAME.feat(Outcome("won" if won else "cannot-pay", (), facts=facts)).rank


def test_a_feat_counts_kills_then_the_medal_then_few_turns() -> None:
    ranks = [
        rank(12, 40, "gold"),
        rank(12, 30, "silver"),
        rank(12, 20, "bronze"),
        rank(12, 20),
        rank(12, 30),
        rank(11, 10),
        rank(10, 5),
    ]
    assert ranks == sorted(ranks, reverse=True)
    assert len(set(ranks)) == len(ranks)


def test_who_loses_early_stands_no_higher_for_it() -> None:
    assert rank(0, 1) == rank(0, 25)
    assert rank(1, 25) > rank(0, 1)


def test_a_feat_shows_the_figures_that_the_game_names() -> None:
    state = a_position("10C", enemy="KD", dmg=24, castle="", turn=31, flips_left=1)
    outcome = ended(Story(state).plays("play 10C").state)

    feat = GAME.feat(outcome)

    assert tuple(feat.figures) == GAME.challenge
    assert feat.figures == {"kills": 1, "turns": 31, "medal": "silver"}
