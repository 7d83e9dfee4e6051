"""The steps of a turn, and yields."""

import pytest

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.regicide import GAME
from app.games.regicide.events import AttackHeld, MatchLost, TurnStarted
from app.games.regicide.moves import Yield
from app.games.regicide.state import State
from tests.games.regicide.positions import Story, a_deal, a_position


def yield_refused(state: State) -> str | None:
    """Return why the active seat may not yield, or None if it may."""
    try:
        GAME.apply(state, state.active, Yield(), Chance(b"any"))
    except IllegalMove as error:
        assert Yield() not in GAME.legal(state, state.active)
        return error.code
    assert Yield() in GAME.legal(state, state.active)
    return None


def test_r07_a_turn_has_one_play() -> None:
    story = Story(a_position("2S 3S 10H", "2C")).plays("play 2S")

    assert story.state.phase == "defend"
    with pytest.raises(IllegalMove, match="attacks"):
        story.plays("play 3S")


def test_r08_after_powers_and_damage_comes_step_4() -> None:
    story = Story(a_position("2S 10H", "2C", enemy="JD")).plays("play 2S")

    assert (story.state.phase, story.state.active) == ("defend", 0)
    assert GAME.view(story.state, None).must_pay == 8


def test_r09_the_next_player_clockwise_begins() -> None:
    state = a_position("2S 10H", "2C", "2D", seats=[4, 1, 3])
    story = Story(state).plays("play 2S", "pay 10H")

    assert (story.state.active, story.state.phase) == (1, "play")
    assert story.told(TurnStarted).seat == 1


def test_r09_after_the_last_seat_comes_the_first() -> None:
    state = a_position("2S 10H", "2C 10D", cur=1)
    story = Story(state).plays("play 2C", "pay 10D")

    assert story.state.active == 0


def test_r10_a_dead_end_is_seen_when_the_turn_begins() -> None:
    state = a_position("3H", "", shield=10)
    story = Story(state).plays("yield")

    assert story.state.phase == "lost"
    assert story.told(MatchLost).reason == "cannot-play"
    assert story.told(MatchLost).seat == 1


def test_r10_a_hand_too_small_is_seen_when_step_4_begins() -> None:
    story = Story(a_position("2H 7C 2C", "KC", enemy="JS")).plays("play 2H")

    assert story.state.phase == "lost"


def test_r33_a_shielded_attack_passes_the_turn() -> None:
    story = Story(a_position("5H 5S 6H", "2C")).plays("play 5H 5S")

    assert (story.state.phase, story.state.active) == ("play", 1)
    assert story.told(AttackHeld).seat == 0
    assert story.hand(0) == ["6H"]


def test_r36_a_yield_deals_nothing_and_is_paid_for() -> None:
    state = a_position("2H 9C", "4C", enemy="QD", dmg=9, shield=9, table="9S")
    story = Story(state).plays("yield")

    assert story.state.phase == "defend"
    assert GAME.view(story.state, None).must_pay == 6
    assert story.state.enemy is not None
    assert story.state.enemy.health == 21


def test_r36_two_players_cannot_yield_one_after_the_other() -> None:
    state = a_position("2H 9C", "4C", shield=10)
    story = Story(state).plays("yield")

    assert yield_refused(story.state) == "yield-barred"


def test_r36_of_three_the_third_in_a_row_is_barred() -> None:
    story = Story(a_position("2H", "4C", "5C", shield=10)).plays("yield")
    assert yield_refused(story.state) is None

    story.plays("yield")

    assert yield_refused(story.state) == "yield-barred"


def test_r36_alone_nobody_yields() -> None:
    assert yield_refused(a_position("2H 10C", shield=10)) == "yield-solo"


def test_r37_without_cards_a_yield_is_the_only_move() -> None:
    state = a_position("", "4C", shield=10)

    assert GAME.legal(state, 0) == (Yield(),)
    assert Story(state).plays("yield").state.phase == "play"


def test_r37_without_cards_a_yield_that_costs_something_loses() -> None:
    story = Story(a_position("", "4C")).plays("yield")

    assert story.told(MatchLost).reason == "cannot-pay"


def test_r37_without_cards_and_barred_all_lose() -> None:
    story = Story(a_position("3H", "", "", shield=10, yielded=[False, False, True]))

    assert story.plays("yield").told(MatchLost).reason == "cannot-play"


def test_r38_a_play_clears_the_own_mark_only() -> None:
    state = a_position("2H 10C", "4C", "5C", yielded=[True, True, False], shield=10)
    story = Story(state).plays("play 2H")

    assert [p.yielded for p in story.state.players] == [False, True, False]


def test_r38_a_jester_clears_no_mark_of_others() -> None:
    state = a_position(
        "3H", "4H", "X1 4C 10H", cur=2, shield=12, yielded=[True, True, False]
    )
    story = Story(state).plays("play X", "choose 2")

    assert yield_refused(story.state) == "yield-barred"


def test_r38_a_bonus_turn_can_be_barred() -> None:
    state = a_position("3H", "5C 4C", cur=1, dmg=10, yielded=[True, False])
    story = Story(state).plays("play 5C")

    assert story.state.active == 1
    assert yield_refused(story.state) == "yield-barred"


def test_r38_a_bonus_turn_may_be_a_yield_where_nothing_bars_it() -> None:
    story = Story(a_position("3H", "5C 10S", cur=1, dmg=10)).plays("play 5C")

    assert yield_refused(story.state) is None


def test_r39_the_first_turn_may_be_a_yield() -> None:
    for count in (2, 3, 4):
        assert yield_refused(a_deal(count)) is None
