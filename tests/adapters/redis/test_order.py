"""A commit leaves as one command whose words are the ones Redis expects."""

import msgspec
import pytest
from hiredis import Reader

from app.adapters.redis.keys import Keys
from app.adapters.redis.order import CHANGING, Order, Orders, asked
from app.adapters.redis.scripts import COMMIT
from app.services.ports import Commit
from tests.adapters.commits import CODE, a_commit, a_listing, an_answer

KEYS = Keys("p")


def words_of(packed: bytes) -> list[bytes]:
    """Return the words of one packed command, as a server reads them."""
    reader = Reader()
    reader.feed(packed)
    words: list[bytes] = reader.gets()
    assert not reader.has_data()
    return words


def order_of(commit: Commit, orders: Orders | None = None) -> list[msgspec.Raw]:
    """Return the small words of a commit."""
    *_, order, _, _ = words_of((orders or Orders(KEYS, "here")).packed(commit, b"news"))
    return msgspec.msgpack.decode(order, type=list[msgspec.Raw])


def read(*words: msgspec.Raw) -> list[object]:
    """Return what words say that are text throughout."""
    return [msgspec.msgpack.decode(word) for word in words]


@pytest.mark.parametrize("entry", [b"entry", b"", b"\r\n", None])
def test_the_large_words_stand_behind_the_names(entry: bytes | None) -> None:
    words = words_of(Orders(KEYS, "here").packed(a_commit(3, entry=entry), b"news"))

    names = [name.encode() for name in KEYS.names(CODE)]
    opening = [b"EVALSHA", COMMIT.digest.encode(), b"5", *names]
    always = [KEYS.shard(CODE), CODE, *KEYS.channels(CODE, "here")]
    opening += [word.encode() for word in always]
    assert words[:-CHANGING] == opening
    assert words[-1] == (entry or b"")


@pytest.mark.parametrize("deadline", [None, 1_700_000_000_500])
def test_times_are_told_as_they_are(deadline: int | None) -> None:
    now = 1_700_000_000_000

    order = order_of(a_commit(3, at=now, deadline=deadline, keep=60_000))

    assert read(order[4], *order[7:9]) == [now, deadline, 60_000]


def test_two_commits_have_tokens_of_their_own() -> None:
    orders = Orders(KEYS, "here")

    one, other = (order_of(a_commit(3), orders)[1] for _ in range(2))

    assert bytes(one) != bytes(other)


@pytest.mark.parametrize("size", [0, 31, 32, 255, 256, 65_535, 65_536])
def test_a_row_of_any_size_is_text_to_the_script(size: int) -> None:
    order = order_of(a_commit(3, listing=a_listing(row=b"x" * size)))

    assert read(order[6]) == ["x" * size]


def test_a_private_room_has_no_row() -> None:
    assert read(order_of(a_commit(3))[6]) == [None]


def test_each_answer_stands_under_the_name_of_its_command() -> None:
    answers = (an_answer("ada", "1", b"one"), an_answer("bo", "2", b"two"))

    order = order_of(a_commit(3, answers=answers))

    words = msgspec.msgpack.decode(order[9], type=list[msgspec.Raw])
    assert read(words[0], words[2]) == [asked("ada", "1"), asked("bo", "2")]
    kept = [msgspec.msgpack.encode(answer) for answer in answers]
    assert [bytes(word)[2:] for word in (words[1], words[3])] == kept


def test_an_order_has_a_word_for_everything_the_script_reads() -> None:
    assert len(order_of(a_commit(3))) == len(Order.__struct_fields__) == 10
