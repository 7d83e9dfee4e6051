"""The table while a step is under way."""

import pytest

from app.games.core.chance import Chance
from app.games.regicide import GAME, foresight
from app.games.regicide.table import Table
from tests.games.regicide.positions import Story, a_position

WON = Story(a_position("10C", enemy="KD", dmg=24, castle="")).plays("play 10C").state


def test_the_given_state_stays_as_it_was() -> None:
    state = a_position("JS 3H", "4C", known_hands=[["JS"], []])
    table = Table(state, Chance(b"any"))

    table.take_from_hand(0, ("JS",))
    table.discard(("JS",))

    assert state.player(0).hand == ("JS", "3H")
    assert (table.player(0).hand, table.player(0).known) == (("3H",), ())
    assert table.state.discard == ("JS",)


def test_each_shuffle_has_a_name_of_its_own() -> None:
    table = Table(a_position("2H", "4C"), Chance(b"any"))
    cards = tuple("abcdefghij")

    first, again = table.shuffled("heal", cards), table.shuffled("heal", cards)

    assert first != again
    assert table.state.step == 2


@pytest.mark.parametrize("cards", [(), ("2H",)])
def test_one_order_only_takes_no_chance(cards: tuple[str, ...]) -> None:
    table = Table(a_position("2H", "4C"), Chance(b"any"))

    assert table.shuffled("heal", cards) == cards
    assert table.state.step == 0


def test_once_all_are_felled_there_is_no_enemy() -> None:
    with pytest.raises(LookupError):
        _ = Table(WON, Chance(b"any")).enemy
    with pytest.raises(LookupError):
        foresight.ahead_of_play(GAME.view(WON, 0), ("10C",))
