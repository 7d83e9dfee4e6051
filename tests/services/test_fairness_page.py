"""The page about fairness is enough to recompute every outcome without our code."""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from app.games.core.registry import games
from app.services.replay_file import replay_file
from tests.played import a_played_match

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
EXAMPLE = dict(
    re.findall(r"^\| ([^|]+) \| (.+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
)


def values(row: str) -> list[str]:
    """Return what stands between backticks in a row of the example."""
    return re.findall(r"`([^`]+)`", EXAMPLE[row])


# What follows is written after the page alone.


def key_of(secret: bytes, shares: Sequence[bytes], match: str) -> bytes:
    material = secret
    for share in shares:
        material += bytes([len(share)]) + share
    return hmac.new(match.encode(), material, hashlib.sha256).digest()


def words(key: bytes, label: str) -> Iterator[int]:
    block, counter = b"", 1
    while counter < 256:
        message = block + label.encode() + bytes([counter])
        block = hmac.new(key, message, hashlib.sha256).digest()
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))
        counter += 1


def numbers(key: bytes, label: str, bounds: Sequence[int]) -> list[int]:
    stream = words(key, label)
    drawn = []
    for bound in bounds:
        most = 2**32 - 2**32 % bound
        drawn.append(next(word for word in stream if word < most) % bound)
    return drawn


def shuffled(key: bytes, label: str, things: str) -> str:
    order = list(things)
    places = range(len(order) - 1, 0, -1)
    picks = numbers(key, label, [place + 1 for place in places])
    for place, pick in zip(places, picks, strict=True):
        order[place], order[pick] = order[pick], order[place]
    return " ".join(order)


# What the page says, against what was just written, and against the product.


def example_key() -> bytes:
    [secret] = values("secret")
    first, last = values("shares")
    [match] = values("match id")
    shares = [bytes.fromhex(first), b"", bytes.fromhex(last)]
    return key_of(bytes.fromhex(secret), shares, match)


def test_the_example_of_the_page_is_right_z01() -> None:
    key = example_key()
    [secret] = values("secret")

    digest = hashlib.sha256(bytes.fromhex(secret)).hexdigest()

    assert [digest] == values("commitment")
    assert [key.hex()] == values("key")
    stream = words(key, "deal")
    assert [str(next(stream)) for _ in range(3)] == values("first words of `deal`")
    assert numbers(key, "deal", [6, 5, 4, 3, 2]) == [2, 4, 1, 1, 1]
    assert [shuffled(key, "deal", "ABCDEF")] == values("A B C D E F shuffled by `deal`")
    assert numbers(key, "swipe/17", [3]) == [2]


def test_words_that_would_favour_somebody_are_skipped() -> None:
    bounds = [4_294_967_295, 3_000_000_000, 3_000_000_000, 3_000_000_000]

    drawn = numbers(example_key(), "wide", bounds)

    told = values("`wide`, bounds 4294967295 and three times 3000000000")
    assert list(map(str, drawn)) == told


@pytest.mark.parametrize("seed", range(4))
def test_every_outcome_of_a_real_match_is_found_by_the_page_alone_z01(
    seed: int,
) -> None:
    kingless = games()["kingless"]
    file = replay_file(kingless, a_played_match(kingless, seed))
    shares = [bytes.fromhex(entropy) for entropy in file.fairness.entropies]

    key = key_of(bytes.fromhex(file.fairness.seed), shares, file.match.id)

    digest = hashlib.sha256(bytes.fromhex(file.fairness.seed)).hexdigest()
    assert digest == file.fairness.commitment
    for draw in file.chance:
        assert numbers(key, draw.label, draw.bounds) == list(draw.numbers)
