"""Labelled chance: reproducible, uniform, and without a state of its own."""

from collections import Counter

import pytest

from app.games.core.chance import Chance, Draw, commitment, derive_key


def test_a_label_gives_the_same_numbers_whatever_was_asked_before() -> None:
    first, second = Chance(b"key"), Chance(b"key")

    second.numbers("other", [9, 9])
    assert first.numbers("deal", [100, 100]) == second.numbers("deal", [100, 100])


def test_other_labels_and_keys_give_other_numbers() -> None:
    """Fault row L05: no two matches share their chance."""
    found = {
        Chance(key).numbers(label, [1 << 32] * 2)
        for key in (b"one", b"two")
        for label in ("deal", "swipe/1", "swipe/2")
    }

    assert len(found) == 6


def test_numbers_stay_below_their_bounds() -> None:
    bounds = [1, 2, 3, 5, 7, 84, 1 << 32]

    numbers = Chance(b"key").numbers("any", bounds)

    assert all(0 <= n < bound for n, bound in zip(numbers, bounds, strict=True))


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1, 1 << 70])
def test_a_bound_is_positive_and_no_wider_than_a_word(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Chance(b"key").below("any", bound)


def test_a_label_gives_so_many_numbers_and_no_more() -> None:
    assert len(Chance(b"key").numbers("long", [2] * 2040)) == 2040

    with pytest.raises(ValueError, match="cannot draw more than 2040"):
        Chance(b"key").numbers("long", [2] * 2041)


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    bound = 3 << 30  # a quarter of all words would be one too many

    numbers = Chance(b"key").numbers("wide", [bound] * 400)

    assert all(number < bound for number in numbers)
    # Even: as many below the middle as above, by four standard deviations.
    assert 160 <= sum(number < bound // 2 for number in numbers) <= 240


def test_numbers_are_uniform() -> None:
    """Fault row Z01: nobody has to take an even shuffle on trust."""
    counts: Counter[int] = Counter()
    for number in range(3000):
        counts[Chance(b"key").below(f"throw/{number}", 6)] += 1

    # Five degrees of freedom: 20.5 is passed by one in a thousand.
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 20.5


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    """Fault row Z01."""
    orders: Counter[tuple[str, ...]] = Counter()
    for number in range(2400):
        orders[Chance(b"key").shuffle(f"deal/{number}", "abcd")] += 1

    # 23 degrees of freedom: 49.7 is passed by one in a thousand.
    assert len(orders) == 24
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 49.7


def test_a_shuffle_keeps_every_card() -> None:
    cards = [*range(84)]

    assert sorted(Chance(b"key").shuffle("deal", cards)) == cards


def test_a_choice_is_one_of_the_items() -> None:
    found = {Chance(b"key").choice(f"pick/{n}", "abc") for n in range(40)}

    assert found == {"a", "b", "c"}


def test_a_long_list_of_numbers_fits_in_one_label() -> None:
    assert len(Chance(b"key").numbers("long", [10] * 1000)) == 1000


def test_the_first_numbers_are_the_same_however_many_are_drawn() -> None:
    """What has been played comes out the same, in whatever portions it is grown."""
    many = Chance(b"key").numbers("long", [1000] * 1000)

    assert all(
        Chance(b"key").numbers("long", [1000] * count) == many[:count]
        for count in (0, 1, 7, 8, 9, 83, 256, 257)
    )


def test_draws_are_noted_in_order_for_the_fairness_check() -> None:
    draws: list[Draw] = []
    chance = Chance(b"key", draws)

    number = chance.below("starter", 4)
    chance.shuffle("deal", "abc")

    assert draws[0] == Draw("starter", (4,), (number,))
    assert (draws[1].label, draws[1].bounds) == ("deal", (3, 2))


def test_the_key_depends_on_the_secret_every_share_and_the_match() -> None:
    keys = {
        derive_key(b"s", [b"a", b"b"], "m"),
        derive_key(b"t", [b"a", b"b"], "m"),
        derive_key(b"s", [b"ab", b""], "m"),
        derive_key(b"s", [b"b", b"a"], "m"),
        derive_key(b"s", [b"a", b"b"], "n"),
    }

    assert len(keys) == 5


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    # The SHA-256 of the empty string, as any tool prints it.
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    assert commitment(b"") == empty
