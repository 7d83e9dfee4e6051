"""Castle, tavern deck, hands and who begins."""

from collections import Counter

import pytest

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.regicide.cards import JESTER, NUMBER_CARDS, ROYALS, value
from tests.games.regicide.positions import a_deal, all_cards

COUNTS = pytest.mark.parametrize("count", [1, 2, 3, 4])


@COUNTS
def test_r01_the_castle_holds_jacks_over_queens_over_kings(count: int) -> None:
    state = a_deal(count)

    assert state.enemy is not None
    castle = (state.enemy.card, *state.castle)
    assert [card[0] for card in castle] == [*"JJJJQQQQKKKK"]
    assert sorted(castle) == sorted(ROYALS)


def test_r01_each_rank_is_shuffled_by_itself() -> None:
    castles = {a_deal(2, f"s{n}").castle for n in range(20)}

    assert len(castles) == 20


@COUNTS
def test_r02_the_tavern_has_forty_cards_and_jesters_by_players(count: int) -> None:
    state = a_deal(count)

    cards = Counter(all_cards(state))
    assert cards[JESTER] == {1: 0, 2: 0, 3: 1, 4: 2}[count]
    assert set(cards) - {JESTER} == {*NUMBER_CARDS, *ROYALS}
    assert state.flips == (2 if count == 1 else 0)


@COUNTS
def test_r03_all_are_dealt_a_full_hand(count: int) -> None:
    state = a_deal(count)

    limit = {1: 8, 2: 7, 3: 6, 4: 5}[count]
    assert [len(player.hand) for player in state.players] == [limit] * count
    assert state.hand_limit == limit
    assert len(state.tavern) == {1: 32, 2: 26, 3: 23, 4: 22}[count]


def test_r04_chance_picks_who_begins() -> None:
    assert {a_deal(3, f"s{n}").active for n in range(30)} == {0, 1, 2}


def test_r04_the_host_may_name_who_begins() -> None:
    assert {a_deal(3, f"s{n}", starter=2).active for n in range(5)} == {2}


def test_r04_a_seat_that_is_not_there_leaves_it_to_chance() -> None:
    assert {a_deal(2, f"s{n}", starter=5).active for n in range(20)} == {0, 1}


def test_r05_hands_are_dealt_seat_by_seat_from_the_top() -> None:
    chance = Chance(b"deal")
    deck = chance.shuffle("tavern", (*NUMBER_CARDS, JESTER))

    state = a_deal(3)

    assert [player.hand for player in state.players] == [
        deck[0:6],
        deck[6:12],
        deck[12:18],
    ]
    assert state.tavern == deck[18:]


def test_r05_one_seed_gives_one_game() -> None:
    assert a_deal(4, "same") == a_deal(4, "same")
    assert a_deal(4, "same") != a_deal(4, "other")


@pytest.mark.parametrize(
    ("card", "worth"),
    [("AH", 1), ("2S", 2), ("10D", 10), ("JC", 10), ("QH", 15), ("KS", 20), ("X", 0)],
)
def test_r06_each_card_has_one_value(card: str, worth: int) -> None:
    assert value(card) == worth


@pytest.mark.parametrize("count", [0, 5])
def test_it_is_for_one_to_four_players(count: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        a_deal(count)

    assert refused.value.code == "seat-count"
