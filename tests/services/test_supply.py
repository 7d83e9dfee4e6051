"""Chance is drawn by whoever looks at it first, and stays what it is."""

from app.services.supply import MATCH_ID_BYTES, SECRET_BYTES, LateSupply


class Watched:
    """Randomness that counts how often it is asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def bytes(self, count: int) -> bytes:
        self.asked.append(count)
        return bytes([len(self.asked)]) * count


def test_nothing_is_drawn_for_a_command_that_needs_no_chance() -> None:
    entropy = Watched()

    LateSupply(entropy)

    assert entropy.asked == []


def test_what_was_looked_at_stays_the_same() -> None:
    entropy = Watched()
    supply = LateSupply(entropy)

    secret, match = supply.secret, supply.match

    assert (supply.secret, supply.match) == (secret, match)
    assert entropy.asked == [SECRET_BYTES + MATCH_ID_BYTES]


def test_each_command_has_chance_of_its_own() -> None:
    entropy = Watched()
    one, other = LateSupply(entropy), LateSupply(entropy)

    assert one.secret == b"\x01" * 32
    assert other.match == "02" * 12
