"""What a viewer may do in a state, found in one go."""

from app.games.core.game import Game
from app.games.kingless import GAME
from tests.games.kingless.story import Story


def test_who_may_answer_and_who_has_let_it_pass_are_shown_what_is_theirs() -> None:
    story = Story("0: axe stop |\n1: stop | oaf\n2: |\ndeck: pick")
    state = story.does("0 play axe >1:oaf", "1 pass").state

    asked, passed = GAME.show(state, 0), GAME.show(state, 1)

    assert asked.prompt.code == "answer-or-pass"
    assert (asked.legal, asked.view) == (GAME.legal(state, 0), GAME.view(state, 0))
    assert (passed.prompt.code, passed.legal, passed.choices) == ("you-passed", (), ())
    assert [b.control for b in passed.blocked] == ["play", "end-turn", "stop"]


def test_a_spectator_is_offered_nothing() -> None:
    state = Story("0: axe |\n1: | oaf\ndeck: pick").state

    sight = GAME.show(state, None)

    assert (sight.legal, sight.choices, sight.blocked) == ((), (), ())
    assert sight == Game.show(GAME, state, None)
