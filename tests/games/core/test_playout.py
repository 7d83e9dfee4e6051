"""Random matches that a seed decides alone."""

import pytest

from app.games.core.chance import Chance
from app.games.core.game import Choice, Step
from app.games.core.playout import RandomPlayer, described, play
from app.games.kingless import GAME
from app.games.kingless.moves import DiscardCards
from app.games.regicide import GAME as REGICIDE
from app.games.regicide.cards import worth
from tests.games.regicide.positions import a_position
from tests.games.tiny.game import TINY, HighCard, Shown, Table


def test_the_same_seed_gives_the_same_match() -> None:
    first, again = (tuple(play(GAME, b"seed", (0, 1, 2))) for _ in range(2))

    assert first == again
    assert first != tuple(play(GAME, b"other", (0, 1, 2)))


def test_the_deal_comes_first_and_the_end_last() -> None:
    acts = list(play(TINY, b"seed", (0, 1)))

    assert (acts[0].seat, acts[0].move) == (None, None)
    assert TINY.outcome(acts[-1].step.state) is not None


def test_options_and_carry_over_are_those_of_the_match() -> None:
    deal = next(play(GAME, b"s", (3, 4), {"window": 9}, {"king": 4, "fool": 3}))

    assert deal.step.state.options.window == 9
    assert (deal.step.state.crown, deal.step.state.active) == (4, 4)


def test_a_described_move_is_made_of_its_example() -> None:
    choice = Choice("discard", ("oaf", "pot", "oaf"), min=2, max=2)
    legal = (DiscardCards(("oaf", "pot")),)

    assert described(choice, legal, ("pot", "oaf")) == DiscardCards(("pot", "oaf"))


def test_a_random_player_never_says_the_same_number_by_plan() -> None:
    player = RandomPlayer(Chance(b"player"))

    assert len({player.below(1000) for _ in range(50)}) > 40


def test_cards_that_have_to_be_worth_something_are_worth_enough() -> None:
    hand = ("2C", "3D", "10H", "KS", "AS")
    state = a_position(" ".join(hand), "2D", enemy="KD", phase="defend")
    player = RandomPlayer(Chance(b"player"))

    paid = [player(REGICIDE, state, 0).cards for _ in range(60)]

    assert all(worth(cards) >= 20 for cards in paid)
    assert all(len(set(cards)) == len(cards) for cards in paid)
    assert {len(cards) for cards in paid} == {1, 2, 3, 4, 5}


def test_a_match_that_never_ends_is_given_up() -> None:
    class Endless(HighCard):
        def timeout(self, state: Table, chance: Chance) -> Step[Table, Shown]:
            del chance
            return Step(state)

    with pytest.raises(RuntimeError):
        list(play(Endless(), b"seed", (0, 1)))
