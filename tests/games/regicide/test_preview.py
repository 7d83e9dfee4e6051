"""What a draft would do, as far as its player may know."""

from typing import Any

import pytest

from app.games.core.errors import IllegalMove
from app.games.regicide import GAME
from app.games.regicide.previews import (
    CounterAttack,
    FlipAhead,
    JesterAhead,
    Payment,
    PowerAhead,
    Preview,
    Strike,
)
from app.games.regicide.state import State
from tests.games.regicide.positions import a_position


def ahead(state: State, do: str, *cards: str, seat: int = 0) -> Preview:
    """Return the preview of a draft of cards, or of a move without any."""
    draft: dict[str, Any] = {"do": do}
    if do in {"play", "pay"}:
        draft["cards"] = list(cards)
    return GAME.preview(state, seat, draft)


def test_a_play_is_previewed_with_its_powers_strike_and_price() -> None:
    state = a_position(
        "AC 8D 10H 3H", "2C", enemy="QS", tavern="2H 3H 4H 5H 6H 7H 8H 9H 2S 3S"
    )
    seen = ahead(state, "play", "AC", "8D")

    assert seen.total == 9
    assert seen.powers == (
        PowerAhead("D", "draw", 9, 9, draws=((0, 5), (1, 4))),
        PowerAhead("C", "double", 9, 9),
    )
    assert seen.strike == Strike(18, 30, 12)
    assert seen.counter == CounterAttack(15, 13, "maybe", -2, unknown=5)


def test_powers_stand_in_the_order_in_which_they_act() -> None:
    state = a_position("2C 2S 2D 2H", "3C", enemy="KC", discard="5S")
    powers = ahead(state, "play", "2C", "2S", "2D", "2H").powers

    assert [power.suit for power in powers] == ["H", "D", "S", "C"]
    assert [power.blocked for power in powers] == [False, False, False, True]


@pytest.mark.parametrize(
    ("hand", "cards", "count"),
    [("7H 10C", "7H", 2), ("7S 10C", "7S", 7), ("10S 9C", "10S", 10)],
)
def test_a_power_is_told_how_far_it_will_act(hand: str, cards: str, count: int) -> None:
    state = a_position(hand, "3C", enemy="JC", discard="5S 6S")
    (power,) = ahead(state, "play", cards).powers

    assert power.count == count


def test_shield_beyond_the_attack_is_not_counted() -> None:
    (power,) = ahead(a_position("9S 9C", "3C", shield=6), "play", "9S").powers

    assert (power.value, power.count) == (9, 4)


def test_a_blocked_power_does_nothing_and_blocked_spades_are_banked() -> None:
    state = a_position("4S 4H 9D 9C", "3C", enemy="QS", discard="5D")
    heal, shield = ahead(state, "play", "4S", "4H").powers

    assert (heal.count, heal.blocked) == (1, False)
    assert shield == PowerAhead("S", "shield", 8, 0, blocked=True, banked=8)


def test_healed_cards_can_be_drawn_at_once() -> None:
    state = a_position("2H 2D 10C", "3C", enemy="JS", discard="7C 8C")
    _, draw = ahead(state, "play", "2H", "2D").powers

    assert (draw.count, draw.draws) == (2, ((0, 1), (1, 1)))


def test_full_hands_are_skipped() -> None:
    state = a_position(
        "5D 10C", "2S 3S 4S 6S 7S 8S", "2H", enemy="JC", tavern="AH 2C 3C 4C"
    )
    (draw,) = ahead(state, "play", "5D").powers

    assert draw.draws == ((0, 2), (2, 2))


@pytest.mark.parametrize(
    ("damage", "strike"),
    [
        (10, Strike(10, 10, 0, "exact")),
        (14, Strike(10, 6, 0, "over", over=4)),
        (9, Strike(10, 11, 1)),
    ],
)
def test_a_kill_is_foreseen_exact_or_over(damage: int, strike: Strike) -> None:
    seen = ahead(a_position("5C 9S AH", "3C", dmg=damage), "play", "5C")

    assert seen.strike == strike
    assert (seen.counter is None) == (strike.kill is not None)


def test_the_last_kill_wins() -> None:
    seen = ahead(a_position("5C", "3C", dmg=10, castle=""), "play", "5C")

    assert seen.strike is not None
    assert seen.strike.wins


@pytest.mark.parametrize(
    ("hand", "shield", "counter"),
    [
        ("5H 10C", 0, CounterAttack(10, 10, "yes", 0)),
        ("5H 9C", 0, CounterAttack(10, 9, "no", -1)),
        ("5H 9C", 1, CounterAttack(9, 9, "yes", 0)),
        ("5H", 12, CounterAttack(0, 0, "yes", 0)),
    ],
)
def test_the_price_is_told_and_whether_the_hand_can_pay(
    hand: str, shield: int, counter: CounterAttack
) -> None:
    assert ahead(a_position(hand, "3C", shield=shield), "play", "5H").counter == counter


def test_alone_a_flip_may_pay() -> None:
    counter = ahead(a_position("5H 9C"), "play", "5H").counter

    assert counter is not None
    assert counter.pays == "flip"


def test_r57_a_known_royal_that_will_be_drawn_is_counted() -> None:
    state = a_position("2D", "3C", enemy="QC", known=1, tavern="JC 7H")
    counter = ahead(state, "play", "2D").counter

    assert counter == CounterAttack(15, 10, "no", -5)


def test_a_jester_is_previewed() -> None:
    state = a_position("X1 2C", "3C", "4C", enemy="QS", blocked=6)

    assert ahead(state, "play", "X").jester == JesterAhead("S", 9, 6)


def test_a_second_jester_lifts_nothing() -> None:
    state = a_position("X1 2C", "3C", "4C", enemy="QS", immunity_off=True)

    assert ahead(state, "play", "X").jester == JesterAhead(None, 15)


def test_a_yield_is_previewed_with_its_price() -> None:
    counter = ahead(a_position("9C", "3C", shield=4), "yield").counter

    assert counter == CounterAttack(6, 9, "yes", 3)


@pytest.mark.parametrize(
    ("cards", "payment"),
    [
        ("", Payment(0, 10, enough=False, missing=10)),
        ("9C", Payment(9, 10, enough=False, missing=1)),
        ("9C AS", Payment(10, 10, enough=True)),
        ("9C 3C X", Payment(12, 10, enough=True, over=2)),
    ],
)
def test_r31_a_payment_is_previewed_enough_or_not(cards: str, payment: Payment) -> None:
    state = a_position("9C 3C AS X1", "2C", phase="defend", enemy="JS")

    assert ahead(state, "pay", *cards.split()).payment == payment


def test_a_flip_is_previewed() -> None:
    seen = ahead(a_position("9C 3C", tavern="2H 3H 4H", flips_left=2), "flip")

    assert seen.flip == FlipAhead(discards=2, draws=3, flips=1, medal="silver")


def test_naming_a_player_has_nothing_to_preview() -> None:
    state = a_position("9C", "3C", "4C", phase="choose-next")

    assert GAME.preview(state, 0, {"do": "choose", "seat": 2}) == Preview("choose")


@pytest.mark.parametrize(
    ("draft", "code"),
    [
        ({"do": "play", "cards": ["5H", "6H"]}, "numbers-differ"),
        ({"do": "play", "cards": []}, "no-cards"),
        ({"do": "play", "cards": ["KD"]}, "card-not-held"),
        ({"do": "pay", "cards": ["5H"]}, "nothing-to-pay"),
        ({"do": "fly"}, "preview-unknown"),
        ({"do": "play", "cards": "5H"}, "preview-unknown"),
    ],
)
def test_a_draft_that_is_refused_says_why(draft: dict[str, Any], code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.preview(a_position("5H 6H", "3C"), 0, draft)

    assert refused.value.code == code


def test_only_the_active_player_is_answered() -> None:
    with pytest.raises(IllegalMove) as refused:
        ahead(a_position("5H", "3C", phase="defend"), "pay", "3C", seat=1)

    assert refused.value.code == "not-your-turn"


def test_cards_that_are_not_held_pay_nothing() -> None:
    with pytest.raises(IllegalMove) as refused:
        ahead(a_position("10C", "3C", phase="defend"), "pay", "3C")

    assert refused.value.code == "card-not-held"
