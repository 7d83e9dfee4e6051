"""What is asked of whom, and what is barred."""

import pytest

from app.games.core.game import Game, Viewer
from app.games.regicide import GAME
from app.games.regicide.codes import BARRED, PROMPTS
from app.games.regicide.state import State
from tests.games.regicide.positions import Story, a_deal, a_position


def code(state: State, viewer: Viewer) -> str:
    """Return the code of what is asked of a viewer; it is in the closed list."""
    asked = GAME.prompt(state, viewer)
    assert asked.code in PROMPTS
    return asked.code


def barred(state: State, seat: int) -> set[tuple[str, str]]:
    """Return what a seat cannot do, and why; it is in the closed list."""
    found = {(b.control, b.code) for b in GAME.blocked(state, seat)}
    assert all(why in BARRED[control] for control, why in found)
    return found


def test_the_active_player_is_asked_to_play_or_yield() -> None:
    state = a_position("2H", "3C", turn=4, shield=3)

    assert code(state, 0) == "your-turn"
    assert GAME.prompt(state, 0).params == {"turn": 4, "attack": 7, "bonus": False}
    assert code(state, 1) == code(state, None) == "player-plays"


def test_r36_who_may_not_yield_is_told_so_and_why() -> None:
    state = a_position("2H", "3C", yielded=[False, True])

    assert code(state, 0) == "your-turn-play"
    assert barred(state, 0) == {("yield", "yield-barred")}
    (why,) = GAME.blocked(state, 0)
    assert why.rule == "R36"


def test_r36_alone_a_yield_is_always_barred() -> None:
    assert barred(a_position("2H"), 0) == {("yield", "yield-solo")}


def test_r37_without_cards_the_player_is_asked_to_yield() -> None:
    assert code(a_position("", "3C"), 0) == "your-turn-empty"


def test_who_has_to_pay_is_told_how_much() -> None:
    state = a_position("10C 2C", "3C", phase="defend", shield=3)

    assert GAME.prompt(state, 0).params == {"due": 7, "hand": 12}
    assert code(state, 0) == "pay-attack"
    assert code(state, 1) == "player-pays"
    assert barred(state, 0) == {("play", "must-pay"), ("yield", "must-pay")}


def test_who_can_only_flip_is_told_so() -> None:
    state = a_position("2C", phase="defend", tavern="3C")

    assert code(state, 0) == "pay-or-flip"
    assert code(state, None) == "player-pays"


def test_who_played_a_jester_is_asked_for_a_name() -> None:
    state = a_position("2C", "3C", "4C", phase="choose-next")

    assert code(state, 0) == "choose-next"
    assert code(state, 2) == "player-chooses"
    assert barred(state, 0) == {("play", "must-choose"), ("yield", "must-choose")}


def test_others_wait_for_their_turn() -> None:
    waiting = {("play", "not-your-turn"), ("yield", "not-your-turn")}

    assert barred(a_position("2C", "3C"), 1) == waiting


def test_others_wait_while_somebody_pays() -> None:
    state = a_position("10C", "3C", phase="defend")

    assert ("pay", "not-your-turn") in barred(state, 1)


def test_flips_that_are_used_up_are_barred() -> None:
    assert ("flip", "no-flips") in barred(a_position("2C", flips_left=0), 0)


def test_the_end_is_told_to_all() -> None:
    won = Story(a_position("10C", enemy="KD", dmg=24, castle="")).plays("play 10C")
    lost = Story(a_position("2H 7C 2C", "KC", enemy="JS")).plays("play 2H")

    assert GAME.prompt(won.state, None).params == {"seat": 0, "medal": "gold"}
    assert code(won.state, 0) == "match-won"
    assert code(lost.state, 1) == "match-lost"
    assert barred(lost.state, 0) == set()


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_all_that_is_shown_is_shown_in_one_go(viewer: Viewer) -> None:
    for state in (a_deal(3), a_position("10C", "3C", "4C", phase="defend")):
        assert GAME.show(state, viewer) == Game.show(GAME, state, viewer)
