"""Damage, kills and what becomes of the cards."""

import pytest

from app.games.regicide.events import EnemyRevealed, MatchWon, RoyalFelled, TurnStarted
from app.games.regicide.state import Enemy
from tests.games.regicide.positions import Story, a_position


def test_r24_damage_adds_up_over_players_and_turns() -> None:
    state = a_position("5S 10H", "4S 10D", enemy="QH")
    story = Story(state).plays("play 5S", "pay 10H", "play 4S")

    assert story.state.enemy is not None
    assert (story.state.enemy.damage, story.state.enemy.health) == (9, 21)


def test_r25_beyond_its_health_the_enemy_goes_to_the_discard_pile() -> None:
    state = a_position(
        "2H", "6C 9D", cur=1, enemy="JH", dmg=10, table="10D", tavern="3S",
        discard="6S", castle="JD QS",
    )  # fmt: skip
    story = Story(state).plays("play 6C")

    assert story.told(RoyalFelled).exact is False
    assert sorted(story.state.discard) == sorted(["6S", "JH", "10D", "6C"])
    assert story.state.tavern == ("3S",)


def test_r25_at_its_health_the_enemy_lies_on_top_of_the_tavern() -> None:
    state = a_position("5S 4H", "2C", enemy="JC", dmg=15, tavern="2H 3H")
    story = Story(state).plays("play 5S")

    assert story.told(RoyalFelled).exact is True
    assert story.state.tavern == ("JC", "2H", "3H")
    assert story.state.discard == ("5S",)


def test_r25_the_next_royal_is_fresh_and_immune() -> None:
    state = a_position("10C 9S", "2C", enemy="JH", dmg=6, shield=6, immunity_off=True)
    story = Story(state).plays("play 10C")

    assert story.state.enemy == Enemy("JC")
    assert story.told(EnemyRevealed).card == "JC"


def test_r25_the_killer_begins_a_new_turn_without_step_4() -> None:
    state = a_position("10C 9S", "2C", enemy="JH", dmg=6, turn=4)
    story = Story(state).plays("play 10C")

    assert (story.state.active, story.state.phase, story.state.turn) == (0, "play", 5)
    assert story.told(TurnStarted).bonus is True


def test_r26_exact_is_what_the_final_figure_says() -> None:
    story = Story(a_position("5C 9S", "2C", dmg=10)).plays("play 5C")

    assert story.told(RoyalFelled).exact is True


def test_r27_diamonds_of_the_killing_play_do_not_draw_the_enemy() -> None:
    state = a_position("5D 4H", "2C", enemy="JC", dmg=15, tavern="2H 3H")
    story = Story(state).plays("play 5D")

    assert (story.hand(0), story.hand(1)) == (["2H", "4H"], ["2C", "3H"])
    assert story.state.tavern == ("JC",)


def test_r27_hearts_of_the_killing_play_do_not_heal_the_table() -> None:
    state = a_position("5H 4H", "2C", enemy="JC", dmg=16, table="9S", discard="7D")
    story = Story(state).plays("play 5H")

    assert story.state.tavern == ("7D",)
    assert story.state.discard == ("JC", "9S", "5H")


@pytest.mark.parametrize("damage", [20, 25])
def test_r28_the_twelfth_royal_wins_at_once(damage: int) -> None:
    state = a_position("KC", "", enemy="KH", dmg=damage - 20, castle="")
    story = Story(state).plays("play KC")

    assert story.state.phase == "won"
    assert story.state.enemy is None
    assert isinstance(story.events[-1], MatchWon)


def test_r28_the_last_royal_of_the_castle_has_to_fall_too() -> None:
    state = a_position("KC 2H", "2C", enemy="KH", castle="KD")
    story = Story(state).plays("play KC")

    assert story.state.phase == "play"
    assert story.state.castle == ()


def test_r29_the_last_card_played_lies_on_top() -> None:
    state = a_position("6C 9D", "2C", enemy="JH", dmg=10, table="3D | 2S 2D")
    story = Story(state).plays("play 6C")

    assert story.state.discard == ("JH", "3D", "2S", "2D", "6C")
