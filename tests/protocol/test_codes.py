"""The table of codes: each stands once, in order, with a sentence."""

import re
from itertools import combinations

import pytest

from app.protocol.codes import CALLS, CODES, FRAMES
from app.protocol.from_client import ProtocolError, decode
from app.room.codes import REFUSALS

KEBAB = re.compile(r"[a-z]+(-[a-z]+)*")
TABLES = {"calls": CALLS, "frames": FRAMES, "refusals": REFUSALS}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES.keys())
def test_codes_are_in_order_and_meanings_are_sentences(table: dict[str, str]) -> None:
    assert list(table) == sorted(table)
    assert [code for code in table if not KEBAB.fullmatch(code)] == []
    assert [meaning for meaning in table.values() if not meaning.endswith(".")] == []


def test_a_code_stands_in_one_table_alone() -> None:
    shared = [set(one) & set(other) for one, other in combinations(TABLES.values(), 2)]

    assert shared == [set()] * 3
    assert len(CODES) == sum(map(len, TABLES.values()))


def test_a_code_has_one_meaning() -> None:
    assert len(set(CODES.values())) == len(CODES)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"[]", "bad-json"),
        (b'{"type":"ready"}', "bad-message"),
        (b" " * 20_000, "frame-too-large"),
        (b'{"type":"fly"}', "unknown-type"),
    ],
)
def test_what_decoding_refuses_is_in_the_table(frame: bytes, code: str) -> None:
    with pytest.raises(ProtocolError) as caught:
        decode(frame)

    assert caught.value.code == code
    assert code in FRAMES
