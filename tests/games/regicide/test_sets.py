"""Which cards may be played together, and how others are refused."""

import pytest

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.regicide import GAME
from app.games.regicide.moves import Choose, Flip, Move, Pay, Play, Yield
from app.games.regicide.sets import check_set, legal_sets
from app.games.regicide.state import State
from tests.games.regicide.positions import a_position


def refusal_of(state: State, seat: int, move: Move) -> str:
    """Return the code with which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, seat, move, Chance(b"any"))
    return refused.value.code


def sets_of(hand: str) -> set[frozenset[str]]:
    """Return the sets that a hand can play."""
    return set(map(frozenset, legal_sets(tuple(hand.split()))))


@pytest.mark.parametrize("card", ["AH", "7D", "10S", "JC", "QD", "KH", "X"])
def test_r11_any_single_card_can_be_played(card: str) -> None:
    assert sets_of(card) == {frozenset({card})}


@pytest.mark.parametrize("other", ["2H", "10S", "JC", "QD", "KH", "AS"])
def test_r12_an_ace_joins_one_other_card_whatever_the_sum(other: str) -> None:
    assert frozenset({"AH", other}) in sets_of(f"AH {other}")


@pytest.mark.parametrize("cards", ["AH 2D 3D", "AH AS AD", "AH 2D 2S"])
def test_r12_an_ace_joins_no_more_than_one(cards: str) -> None:
    with pytest.raises(IllegalMove, match="exactly one") as refused:
        check_set(tuple(cards.split()))

    assert (refused.value.code, refused.value.rule) == ("ace-joins-one", "R12")


@pytest.mark.parametrize(
    "cards", ["2H 2S", "2H 2S 2D 2C", "3H 3S 3C", "4H 4S", "5H 5D"]
)
def test_r13_equal_numbers_up_to_ten_go_together(cards: str) -> None:
    assert frozenset(cards.split()) in sets_of(cards)


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("6H 6S", "set-over-ten"),
        ("3H 3S 3C 3D", "set-over-ten"),
        ("4H 4S 4D", "set-over-ten"),
        ("10H 10S", "set-over-ten"),
        ("2H 3S", "numbers-differ"),
        ("JH JS", "royals-do-not-combine"),
        ("QH 5S", "royals-do-not-combine"),
    ],
)
def test_r13_other_sets_are_refused(cards: str, code: str) -> None:
    hand = tuple(cards.split())
    state = a_position(cards, "2C")

    assert refusal_of(state, 0, Play(hand)) == code
    assert frozenset(hand) not in sets_of(cards)


@pytest.mark.parametrize("cards", ["X1 2H", "X1 AH", "X1 X2", "KD X1"])
def test_r14_a_jester_is_played_alone(cards: str) -> None:
    hand = a_position(cards, "2C").player(0).hand

    assert refusal_of(a_position(cards, "2C"), 0, Play(hand)) == "jester-alone"


def test_r15_nothing_picked_is_refused() -> None:
    assert refusal_of(a_position("2H", "2C"), 0, Play(())) == "no-cards"


def test_r15_a_card_that_is_not_held_is_refused() -> None:
    assert refusal_of(a_position("2H", "2C"), 0, Play(("2C",))) == "card-not-held"


def test_r15_the_same_card_twice_is_refused() -> None:
    assert refusal_of(a_position("2H", "2C"), 0, Play(("2H", "2H"))) == "card-twice"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Pay(("2H",)), "nothing-to-pay"),
        (Choose(1), "nobody-to-choose"),
        (Flip(), "flip-solo-only"),
    ],
)
def test_r15_in_step_1_other_steps_are_refused(move: Move, code: str) -> None:
    assert refusal_of(a_position("2H", "2C"), 0, move) == code


@pytest.mark.parametrize("move", [Play(("10C",)), Yield()])
def test_r15_who_has_to_pay_cannot_play(move: Move) -> None:
    state = a_position("10C", "2C", phase="defend")

    assert refusal_of(state, 0, move) == "must-pay"


@pytest.mark.parametrize("move", [Play(("10C",)), Yield(), Pay(("10C",)), Pay(())])
def test_r15_who_has_to_name_a_player_can_neither_play_nor_pay(move: Move) -> None:
    state = a_position("10C", "2C", "2D", phase="choose-next")

    assert refusal_of(state, 0, move) == "must-choose"


def test_r15_another_seat_is_refused() -> None:
    state = a_position("2H", "2C")

    assert refusal_of(state, 1, Play(("2C",))) == "not-your-turn"
    assert refusal_of(state, 7, Play(("2C",))) == "not-in-match"


def test_r15_nothing_can_be_done_once_it_is_over() -> None:
    lost = a_position("2H", "2C", phase="lost", lost=["cannot-play", 0, 0, 0])

    assert refusal_of(lost, 0, Play(("2H",))) == "match-over"


def test_every_set_is_listed_once_and_can_be_played_in_any_order() -> None:
    state = a_position("AC 8D 5H 5S 2C 2D 2S", "2H")
    plays = [move for move in GAME.legal(state, 0) if isinstance(move, Play)]

    assert len({frozenset(play.cards) for play in plays}) == len(plays)
    for play in plays:
        backwards = Play(play.cards[::-1])
        assert GAME.apply(state, 0, backwards, Chance(b"any")).state != state
