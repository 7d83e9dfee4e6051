"""Ready phrases: open facts at any time, wishes after a jester."""

from collections.abc import Mapping
from typing import Any

from app.games.regicide import GAME
from app.games.regicide.codes import PHRASES, WISHES
from app.games.regicide.options import Options
from app.games.regicide.state import State
from tests.games.regicide.positions import Story, a_position


def said(state: State, seat: int) -> Mapping[str, Mapping[str, Any]]:
    """Return what a seat may say: the facts by the code of the phrase."""
    return {phrase.code: phrase.params for phrase in GAME.sayable(state, seat)}


def test_r59_phrases_state_open_facts() -> None:
    state = a_position(
        "2H 3H", "4C", enemy="QS", dmg=7, blocked=5, tavern="JC 6D", known=1,
        discard="7D 8D", yielded=[False, True],
    )  # fmt: skip

    assert said(state, 0) == {
        "my-hand": {"count": 2},
        "i-may-not-yield": {},
        "tavern-left": {"count": 2},
        "tavern-top": {"card": "JC"},
        "discard-left": {"count": 2},
        "enemy-health": {"card": "QS", "count": 23},
        "enemy-attack": {"card": "QS", "count": 15},
        "enemy-immune": {"card": "QS", "suit": "S"},
        "spades-banked": {"count": 5},
        "royals-left": {"count": 3},
    }


def test_r59_the_two_wishes_are_for_all_after_a_jester() -> None:
    story = Story(a_position("X1 4H", "2H", "3H")).plays("play X1")

    for seat in (0, 1, 2):
        assert set(WISHES) <= set(said(story.state, seat))
    assert "enemy-unguarded" in said(story.state, 1)


def test_r59_the_wishes_end_when_the_next_turn_starts() -> None:
    story = Story(a_position("X1 4H", "2H", "3H"))
    assert not set(WISHES) & set(said(story.state, 1))

    story.plays("play X1", "choose 1")

    assert not set(WISHES) & set(said(story.state, 1))


def test_r59_members_do_not_chat_freely_unless_the_host_allows_it() -> None:
    assert not GAME.chats_freely(Options())
    assert GAME.chats_freely(Options(free_chat=True))


def test_r59_nothing_is_offered_before_and_after_a_match() -> None:
    lost = Story(a_position("2H 7C 2C", "KC", enemy="JS")).plays("play 2H").state

    assert GAME.sayable(None, 0) == ()
    assert GAME.sayable(lost, 0) == ()
    assert GAME.sayable(a_position("2H", "3H"), 5) == ()


def test_r59_alone_there_is_nobody_to_say_a_phrase_to() -> None:
    alone = Story(a_position("2H 7C 10C", enemy="JS"))

    assert said(alone.state, 0) == {}
    assert said(alone.plays("play 2H").state, 0) == {}


def test_every_phrase_is_in_the_closed_list() -> None:
    story = Story(a_position("X1 4H", "2H", "3H"))

    for state in (story.state, story.plays("play X1").state):
        assert set(said(state, 0)) <= set(PHRASES)
    assert GAME.phrases == tuple(PHRASES)
