"""What a jester does."""

import pytest

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import Seat
from app.games.regicide import GAME
from app.games.regicide.cards import JESTER
from app.games.regicide.events import (
    Healed,
    ImmunityLifted,
    MatchLost,
    NextChosen,
    PowerBlocked,
    Struck,
)
from app.games.regicide.moves import Choose, Play
from app.games.regicide.state import State
from tests.games.regicide.positions import Story, a_position


def named(state: State) -> list[Seat]:
    """Return whom the active seat may name."""
    legal = GAME.legal(state, state.active)
    return [move.seat for move in legal if isinstance(move, Choose)]


def test_r40_it_deals_nothing_and_nobody_pays() -> None:
    state = a_position("X1 4H", "2H", "3H", enemy="JH", dmg=3)
    story = Story(state).plays("play X1")

    assert story.state.phase == "choose-next"
    assert story.state.enemy is not None
    assert story.state.enemy.damage == 3
    assert not any(isinstance(event, Struck) for event in story.events)


def test_r40_it_lifts_the_immunity_until_the_enemy_falls() -> None:
    state = a_position("X1 4H 10D", "2H", "3H", enemy="JH", dmg=3, discard="9S 8S")
    story = Story(state).plays("play X1", "choose 0", "play 4H")

    assert story.told(Healed).count == 2
    assert story.state.enemy is not None
    assert (story.state.enemy.immune, story.state.enemy.lifted_by) == (False, 0)


def test_r40_its_player_names_who_plays_next() -> None:
    story = Story(a_position("X1 4H", "2H", "3H")).plays("play X1", "choose 2")

    assert story.state.active == 2
    assert story.told(NextChosen).chosen == 2


def test_r41_anybody_may_be_named_oneself_too() -> None:
    state = a_position("2D", "X1 4H", "3H", "4S", cur=1)
    story = Story(state).plays("play X1")

    assert named(story.state) == [0, 1, 2, 3]
    assert story.plays("choose 1").state.active == 1


def test_r41_nobody_who_is_not_there_can_be_named() -> None:
    story = Story(a_position("X1 4H", "2H", "3H")).plays("play X1")

    with pytest.raises(IllegalMove) as refused:
        story.plays("choose 3")
    assert refused.value.code == "wrong-seat"


def test_r42_banked_spades_start_to_count() -> None:
    state = a_position(
        "X1 2H", "4C 10H", "3H", enemy="JS", dmg=6, blocked=6, table="6S"
    )
    story = Story(state).plays("play X1")

    assert story.told(ImmunityLifted).shield == 6
    assert story.state.attack == 4


def test_r42_clubs_before_are_not_doubled_clubs_after_are() -> None:
    state = a_position("X1 2H", "4C 10H 5H", "3H", enemy="QC", dmg=9, table="9C")
    story = Story(state).plays("play X1", "choose 1", "play 4C")

    assert story.state.enemy is not None
    assert story.state.enemy.damage == 17


def test_r42_hearts_and_diamonds_before_are_not_made_up() -> None:
    for enemy, table in (("JH", "9H"), ("JD", "9D")):
        state = a_position(
            "X1 2H", "4C", "3H", enemy=enemy, dmg=9, table=table, tavern="5D",
            discard="7S",
        )  # fmt: skip
        story = Story(state).plays("play X1")

        assert (story.state.tavern, story.state.discard) == (("5D",), ("7S",))


def test_r43_the_total_of_each_blocked_play_with_a_spade_is_made_up() -> None:
    state = a_position("4S 4D 10D 9D", "X1", "3H", enemy="QS", tavern="2C")
    story = Story(state).plays("play 4S 4D")

    assert story.told(PowerBlocked).banked == 8
    assert story.state.enemy is not None
    assert (story.state.enemy.banked, story.state.attack) == (8, 15)

    story.plays("pay 10D 9D", "play X1")

    assert (story.state.enemy.banked, story.state.attack) == (0, 7)


def test_r43_several_blocked_plays_add_up() -> None:
    state = a_position("3S KD", "AS 2H QC", "X1", enemy="QS", tavern="2C")
    story = Story(state).plays("play 3S", "pay KD", "play AS 2H")

    assert story.state.enemy is not None
    assert story.state.enemy.banked == 6

    story.plays("pay QC", "play X1")

    assert story.state.attack == 9


def test_r44_a_second_jester_shields_no_more_but_names_the_next() -> None:
    state = a_position(
        "X1 2H", "X2 4C 10H", "3H", "4H", enemy="JS", dmg=6, blocked=6, table="6S"
    )
    story = Story(state).plays("play X1", "choose 1", "play X2")

    assert story.state.attack == 4
    assert not any(isinstance(event, ImmunityLifted) for event in story.events)
    assert story.plays("choose 3").state.active == 3


def test_r45_it_stays_on_the_table_until_the_kill() -> None:
    state = a_position("X1 6C 5H", "2C", "3H", enemy="JC", dmg=9, table="9D")
    story = Story(state).plays("play X1", "choose 0")
    assert [play.cards for play in story.state.table] == [("9D",), (JESTER,)]

    story.plays("play 6C")

    assert story.state.discard == ("JC", "9D", JESTER, "6C")


def test_r45_it_can_be_healed_and_drawn_again() -> None:
    state = a_position("2H 2D 10D", "2C", "3H", enemy="JC", discard="X1")
    story = Story(state).plays("play 2H 2D")

    assert story.hand(0) == ["10D", JESTER]


def test_r46_it_can_go_along_with_a_payment() -> None:
    state = a_position("10C X1", "2C", "3C", phase="defend", enemy="JS")
    story = Story(state).plays("pay X1 10C")

    assert story.state.discard == (JESTER, "10C")


def test_r47_whoever_is_named_without_cards_may_only_yield() -> None:
    story = Story(a_position("X1 2C", "", "3C", shield=10)).plays("play X1", "choose 1")
    assert story.state.phase == "play"
    assert story.plays("yield").state.active == 2


def test_r47_whoever_is_named_without_cards_and_is_barred_loses() -> None:
    state = a_position("X1 2C", "", "3C", yielded=[False, False, True])
    # The one who plays the jester has not yielded, so the named player may.
    story = Story(state).plays("play X1", "choose 1")
    assert story.state.phase == "play"

    state = a_position("X1", "3C", "4C", yielded=[False, True, True])
    story = Story(state).plays("play X1", "choose 0")

    assert story.told(MatchLost).reason == "cannot-play"


def test_both_jesters_of_four_look_alike() -> None:
    story = Story(a_position("X1 X2 2C", "2H", "3H", "4H"))

    assert story.state.player(0).hand == (JESTER, JESTER, "2C")
    plays = GAME.legal(story.state, 0)
    assert len([play for play in plays if JESTER in getattr(play, "cards", ())]) == 1
    played = GAME.apply(story.state, 0, Play((JESTER,)), Chance(b"any")).state
    assert played.player(0).hand == (JESTER, "2C")
