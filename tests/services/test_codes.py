"""Room codes cannot be guessed or misread."""

from collections import Counter

from app.services.codes import ALPHABET, LENGTH, new_code, normal, shown
from tests.services.house import CountedEntropy


class ScriptedEntropy:
    """Gives the bytes of a script."""

    def __init__(self, *chunks: bytes) -> None:
        self._chunks = list(chunks)

    def bytes(self, count: int) -> bytes:
        """Return the next chunk."""
        assert count == LENGTH
        return self._chunks.pop(0)


def test_x20_a_code_has_eight_characters_that_do_not_look_alike() -> None:
    code = new_code(CountedEntropy("code"))

    assert len(code) == 8
    assert set(code) <= set(ALPHABET)
    assert not set("AEIOU01") & set(ALPHABET)


def test_x20_three_codes_of_ones_own_tell_nothing_of_the_next() -> None:
    entropy = CountedEntropy("code")
    codes = [new_code(entropy) for _ in range(300)]

    assert len(set(codes)) == 300
    counted = Counter("".join(codes))
    assert set(counted) == set(ALPHABET)
    assert max(counted.values()) < 2 * min(counted.values())


def test_bytes_that_would_favour_some_letters_are_not_used() -> None:
    unfair = bytes([255] * 8)
    fair = bytes(range(8))

    assert new_code(ScriptedEntropy(unfair, fair)) == ALPHABET[:8]


def test_case_and_hyphens_do_not_matter() -> None:
    assert normal("bcdf-ghjk") == "BCDFGHJK"
    assert normal("BCDFGHJK") == "BCDFGHJK"
    assert shown("BCDFGHJK") == "BCDF-GHJK"


def test_what_cannot_be_a_code_is_none() -> None:
    for text in ("", "BCDFGHJ", "BCDFGHJKL", "ABCDFGHJ", "BCDF GHJ", "BCDFGHJ0"):
        assert normal(text) is None
