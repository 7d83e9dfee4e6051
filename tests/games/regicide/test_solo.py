"""One player, two jesters to flip, and a medal."""

import pytest

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.regicide import GAME
from app.games.regicide.events import Drew, MatchLost, MatchWon, Refilled
from app.games.regicide.moves import Flip
from app.games.regicide.state import State
from tests.games.regicide.positions import Story, a_deal, a_position


def flip_refused(state: State) -> str | None:
    """Return why no jester can be flipped, or None if one can."""
    try:
        GAME.apply(state, state.active, Flip(), Chance(b"any"))
    except IllegalMove as error:
        return error.code
    return None


def test_r48_one_hand_plays_turn_after_turn() -> None:
    story = Story(a_position("10S 2C 3C")).plays("play 10S", "play 2C")

    assert (story.state.active, story.state.turn) == (0, 3)


def test_r48_there_are_no_jesters_among_the_cards() -> None:
    state = a_deal(1)

    assert "X" not in {*state.tavern, *state.player(0).hand}
    assert GAME.view(state, 0).yield_barred == "yield-solo"


def test_r49_a_flip_discards_the_hand_and_fills_it_again() -> None:
    tavern = "AH AD AC AS 9H 9D 9C 9S 8S"
    story = Story(a_position("2H 3H", tavern=tavern)).plays("flip")

    assert story.state.player(0).hand == tuple(tavern.split()[:8])
    assert story.state.discard == ("2H", "3H")
    assert story.state.tavern == ("8S",)
    assert story.told(Refilled).flips == 1


def test_r49_a_flip_is_no_draw_and_lifts_no_immunity() -> None:
    story = Story(a_position("2H", enemy="JD", tavern="8D 9C")).plays("flip")

    assert not any(isinstance(event, Drew) for event in story.events)
    assert story.state.enemy is not None
    assert story.state.enemy.immune


def test_r49_there_are_two_flips_a_game() -> None:
    story = Story(a_position("2H", tavern=" ".join(["8D"] * 9))).plays("flip", "flip")

    assert flip_refused(story.state) == "no-flips"
    assert Flip() not in GAME.legal(story.state, 0)


def test_r50_a_jester_can_be_flipped_before_playing_and_before_paying() -> None:
    state = a_position("2H 10H", tavern="9D 9C")

    assert flip_refused(state) is None
    attacked = Story(state).plays("play 2H").state
    assert flip_refused(attacked) is None
    for before in (state, attacked):
        assert Flip() in GAME.legal(before, 0)


def test_r50_not_while_a_player_has_to_be_named() -> None:
    """No jester comes into a solo hand by the rules, but positions may hold one."""
    story = Story(a_position("X1 2C", tavern="9D")).plays("play X1")

    assert flip_refused(story.state) == "must-choose"


def test_r50_a_bonus_turn_begins_with_step_1_too() -> None:
    story = Story(a_position("10C 2C", tavern="9D")).plays("play 10C")

    assert story.state.bonus
    assert flip_refused(story.state) is None


def test_r50_at_attack_0_there_is_no_step_4_to_flip_in() -> None:
    story = Story(a_position("10S 2C", tavern="9D")).plays("play 10S")

    assert story.state.phase == "play"


def test_r51_an_empty_hand_can_be_flipped() -> None:
    state = a_position("", tavern="9D 9C")

    assert GAME.legal(state, 0) == (Flip(),)
    assert Story(state).plays("flip").hand(0) == ["9C", "9D"]


def test_r37_an_empty_hand_is_no_loss_while_a_jester_can_be_flipped() -> None:
    state = a_position("2H 10C", enemy="JS", tavern="9D")
    story = Story(state).plays("play 2H", "pay 10C")

    assert story.state.phase == "play"
    assert GAME.legal(story.state, 0) == (Flip(),)

    state = a_position("2H 10C", enemy="JS", tavern="9D", flips_left=0)
    story = Story(state).plays("play 2H", "pay 10C")

    assert story.told(MatchLost).reason == "cannot-play"


def test_r51_a_short_tavern_gives_what_it_has() -> None:
    story = Story(a_position("2H 3H", tavern="9D")).plays("flip")

    assert story.hand(0) == ["9D"]
    assert story.state.discard == ("2H", "3H")


def test_r51_both_flips_may_follow_each_other_in_one_step() -> None:
    tavern = " ".join(["2S"] * 8 + ["9D"] * 8)
    story = Story(a_position("2H 3H", enemy="KC", tavern=tavern)).plays("play 2H")
    story.plays("flip", "flip")

    assert story.state.phase == "defend"
    assert story.hand(0) == ["9D"] * 8


def test_r51_a_flip_that_leaves_a_hand_too_small_loses_without_another() -> None:
    state = a_position("2H", enemy="JC", phase="defend", tavern="3S", flips_left=1)
    story = Story(state).plays("flip")

    lost = story.told(MatchLost)
    assert (lost.reason, lost.worth) == ("cannot-pay", 3)


def test_r51_a_flip_into_nothing_loses_without_another() -> None:
    story = Story(a_position("2H", flips_left=1)).plays("flip")

    assert story.told(MatchLost).reason == "cannot-play"


def test_r52_the_hand_is_discarded_before_cards_are_drawn() -> None:
    story = Story(a_position("2H 3H", discard="5S", tavern="9D")).plays("flip")

    assert story.state.discard == ("5S", "2H", "3H")


@pytest.mark.parametrize(
    ("flips", "medal"), [(2, "gold"), (1, "silver"), (0, "bronze")]
)
def test_r53_the_medal_says_how_many_flips_it_took(flips: int, medal: str) -> None:
    state = a_position(
        "10C", enemy="KD", dmg=24, shield=15, castle="", flips_left=flips
    )
    at_stake = GAME.view(state, 0).solo

    story = Story(state).plays("play 10C")

    assert at_stake is not None
    assert (at_stake.flips, at_stake.medal) == (flips, medal)
    assert story.told(MatchWon).medal == medal
    assert GAME.view(story.state, 0).medal == medal


def test_r53_a_flip_ends_no_turn_and_is_no_play() -> None:
    story = Story(a_position("2H", tavern="9D 8C", turn=6)).plays("flip")

    assert (story.state.phase, story.state.turn, story.state.table) == ("play", 6, ())


def test_with_more_players_there_is_nothing_to_flip() -> None:
    state = a_position("2H", "3C")

    assert flip_refused(state) == "flip-solo-only"
    assert GAME.view(state, 0).solo is None
