"""Payments: what is enough, what the least is, and what becomes of an empty hand."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import Choice
from app.games.regicide import GAME
from app.games.regicide.cards import NUMBER_CARDS, ROYALS, worth
from app.games.regicide.events import DamagePaid, MatchLost
from app.games.regicide.moves import Pay
from app.games.regicide.paying import fewest, least_payment
from tests.games.regicide.positions import Story, a_position

HANDS = st.lists(
    st.sampled_from([*NUMBER_CARDS, *ROYALS, "X"]), min_size=1, max_size=8, unique=True
).map(tuple)


def test_r30_cards_worth_the_attack_are_discarded() -> None:
    state = a_position("9C AS QD", "2C", phase="defend", enemy="JS")
    story = Story(state).plays("pay 9C AS")

    assert story.state.discard == ("9C", "AS")
    assert (story.told(DamagePaid).value, story.told(DamagePaid).due) == (10, 10)


def test_r30_cards_worth_less_are_refused() -> None:
    state = a_position("9C AS QD", "2C", phase="defend", enemy="JS")

    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, 0, Pay(("9C",)), Chance(b"any"))

    assert refused.value.code == "not-enough"
    assert refused.value.details == {"value": 9, "due": 10}


def test_r31_more_than_needed_is_legal() -> None:
    state = a_position("9C 3C AS QD", "2C", phase="defend", enemy="JS")
    story = Story(state).plays("pay QD 9C 3C AS")

    assert story.hand(0) == []
    assert len(story.state.discard) == 4


def test_r32_a_hand_too_small_loses_for_all() -> None:
    story = Story(a_position("2H 7C 2C", "KC", enemy="JS")).plays("play 2H")

    lost = story.told(MatchLost)
    assert (lost.reason, lost.attack, lost.worth) == ("cannot-pay", 10, 9)


def test_r32_in_solo_not_while_a_jester_can_be_flipped() -> None:
    story = Story(a_position("2H 3H", tavern="6C 7C 8C")).plays("play 2H")

    assert story.state.phase == "defend"
    assert GAME.choices(story.state, 0) == ()


def test_r33_with_no_attack_nothing_may_be_discarded() -> None:
    story = Story(a_position("10S 2H", "2C 3C")).plays("play 10S")

    with pytest.raises(IllegalMove) as refused:
        GAME.apply(story.state, 1, Pay(("2C",)), Chance(b"any"))
    assert refused.value.code == "nothing-to-pay"


def test_r34_an_empty_hand_is_fine_and_draws_nothing() -> None:
    state = a_position("2H 7C 3C", "4C", enemy="JS", tavern="5D")
    story = Story(state).plays("play 2H", "pay 7C 3C")

    assert (story.hand(0), story.state.phase) == ([], "play")
    assert story.state.tavern == ("5D",)


def test_r35_a_payment_keeps_the_order_in_which_it_was_picked() -> None:
    state = a_position("3C 9C AS QD", "2C", phase="defend", enemy="JS", discard="2S")
    story = Story(state).plays("pay AS 9C 3C")

    assert story.state.discard == ("2S", "AS", "9C", "3C")


def test_payments_are_described_with_what_each_card_is_worth() -> None:
    state = a_position("9C 3C X1 QD", "2C", phase="defend", enemy="JS")

    described = Choice("pay", ("9C", "3C", "X", "QD"), 1, 4, 10, (9, 3, 0, 15))
    assert GAME.choices(state, 0) == (described,)
    assert GAME.legal(state, 0) == (Pay(("3C", "9C")),)


@given(HANDS, st.integers(1, 20))
def test_r60_the_least_payment_is_the_least_of_all_subsets(
    hand: tuple[str, ...], due: int
) -> None:
    subsets = [
        cards
        for size in range(len(hand) + 1)
        for cards in combinations(hand, size)
        if worth(cards) >= due
    ]
    if not subsets:
        with pytest.raises(ValueError, match="cannot pay"):
            least_payment(hand, due)
        with pytest.raises(ValueError, match="cannot pay"):
            fewest(hand, due)
        return
    paid = least_payment(hand, due)

    assert set(paid) <= set(hand)
    assert worth(paid) == min(map(worth, subsets))
    assert fewest(hand, due) == min(map(len, subsets))
    assert "X" not in paid


def test_r60_of_equal_payments_the_lowest_cards_go() -> None:
    assert least_payment(("10H", "6C", "4D", "5S", "3H", "2H"), 10) == (
        "2H",
        "3H",
        "5S",
    )
