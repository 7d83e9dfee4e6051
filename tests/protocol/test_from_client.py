"""Frames are decoded strictly or refused; nothing else can come of them."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.protocol.from_client import MOST_BYTES, Ping, ProtocolError, decode
from app.room.commands import Chat, Move, Ready

JUNK = {
    "null": b"null",
    "a number": b"1",
    "a string": b'"x"',
    "a list": b"[]",
    "nothing": b"",
    "no JSON": b"{",
    "NaN": b'{"type":"ping","id":NaN}',
    "deep nesting": b'{"type":"move","move":' + b"[" * 10_000,
    "a lone surrogate": b'{"type":"chat","id":"1","text":"\xed\xa0\x80"}',
    "not UTF-8": b'{"type":"chat","id":"1","text":"\xff"}',
}


def refused(frame: bytes) -> str:
    with pytest.raises(ProtocolError) as caught:
        decode(frame)
    return caught.value.code


@pytest.mark.parametrize("frame", JUNK.values(), ids=JUNK.keys())
def test_x11_junk_is_refused_as_no_json_object(frame: bytes) -> None:
    assert refused(frame) == "bad-json"


def test_x11_a_deep_move_is_refused_even_if_it_closes() -> None:
    move = b"[" * 20 + b"]" * 20
    frame = b'{"type":"move","id":"1","seq":1,"move":{"a":' + move + b"}}"
    assert refused(frame) == "bad-json"


def test_brackets_inside_a_text_do_not_count_as_depth() -> None:
    message = decode(b'{"type":"chat","id":"1","text":"[[[[[[[[[[[[ {{{{"}')
    assert message == Chat(id="1", text="[[[[[[[[[[[[ {{{{")


def test_x13_a_frame_over_sixteen_kib_is_refused_by_name() -> None:
    text = "x" * MOST_BYTES
    assert refused(json.dumps({"type": "ping", "id": text}).encode()) == (
        "frame-too-large"
    )


def test_x14_a_chat_line_that_is_too_long_says_so() -> None:
    frame = json.dumps({"type": "chat", "id": "7", "text": "x" * 501}).encode()
    with pytest.raises(ProtocolError) as caught:
        decode(frame)
    assert caught.value.code == "bad-message"
    assert caught.value.id == "7"
    assert "500" in caught.value.message


def test_x09_unknown_fields_are_refused() -> None:
    frame = b'{"type":"ready","id":"1","ready":true,"player":"somebody else"}'
    assert refused(frame) == "bad-message"


def test_x09_wrong_types_are_refused() -> None:
    assert refused(b'{"type":"ready","id":"1","ready":"yes"}') == "bad-message"
    assert refused(b'{"type":"move","id":"1","seq":"1","move":{}}') == "bad-message"


def test_an_unknown_type_is_named_so() -> None:
    assert refused(b'{"type":"cheat","id":"1"}') == "unknown-type"
    assert refused(b'{"id":"1"}') == "unknown-type"
    assert refused(b'{"type":1,"id":"1"}') == "unknown-type"
    assert refused(b'{"type":["ping"],"id":"1"}') == "unknown-type"
    assert refused(b'{"type":{"ping":1},"id":"1"}') == "unknown-type"


def test_entropy_is_hex_of_sixteen_to_thirty_two_bytes() -> None:
    def ready(entropy: str) -> bytes:
        return json.dumps(
            {"type": "ready", "id": "1", "ready": True, "entropy": entropy}
        ).encode()

    for letters in ("ab" * 16, "ab" * 32):
        assert isinstance(decode(ready(letters)), Ready)
    assert refused(ready("ab" * 15)) == "bad-message"
    assert refused(ready("ab" * 33)) == "bad-message"
    assert refused(ready("zz" * 16)) == "bad-message"
    assert refused(ready("ab" * 16 + "\n")) == "bad-message"


@pytest.mark.parametrize("number", [2**64, -(2**63) - 1, 10**400])
@pytest.mark.parametrize(
    "fields",
    [
        {"type": "move", "seq": 1, "move": {"cell": ["?", 0]}},
        {"type": "preview", "seq": 1, "move": {"tile": "?"}},
        {"type": "configure", "options": {"?": [{"turn": "?"}]}},
    ],
    ids=lambda fields: str(fields["type"]),
)
def test_x11_a_number_that_no_store_can_hold_is_refused(
    fields: dict[str, object], number: int
) -> None:
    text = json.dumps({"id": "7", **fields}).replace(': "?"', f": {number}")
    text = text.replace('["?"', f"[{number}")
    with pytest.raises(ProtocolError, match="far too large") as caught:
        decode(text.encode())
    assert (caught.value.code, caught.value.id) == ("bad-message", "7")


@pytest.mark.parametrize("number", [2**64 - 1, -(2**63)])
def test_whatever_can_be_stored_may_stand_in_a_move(number: int) -> None:
    frame = json.dumps({"type": "move", "id": "1", "seq": 1, "move": {"n": number}})
    assert decode(frame.encode()) == Move(id="1", seq=1, move={"n": number})


def test_a_command_needs_an_id() -> None:
    assert refused(b'{"type":"start"}') == "bad-message"
    assert decode(b'{"type":"ping"}') == Ping()


def test_a_move_is_carried_as_it_is() -> None:
    message = decode(b'{"type":"move","id":"1","seq":3,"move":{"do":"pass"}}')
    assert message == Move(id="1", seq=3, move={"do": "pass"})


@given(st.binary(max_size=300))
def test_any_bytes_are_a_message_or_a_protocol_error(frame: bytes) -> None:
    try:
        decode(frame)
    except ProtocolError as error:
        assert error.code
        assert error.message


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["type", "id", "seq"]) | st.text(max_size=8),
                inner,
                max_size=3,
            )
        ),
        max_leaves=12,
    ),
    st.sampled_from(["move", "chat", "ready", "configure", "seats", "vote", "x"]),
)
def test_any_json_is_a_message_or_a_protocol_error(body: object, kind: str) -> None:
    fields = body if isinstance(body, dict) else {"move": body}
    frame = json.dumps({"type": kind, "id": "1", **fields}).encode()
    try:
        msgspec.msgpack.encode(decode(frame))
    except ProtocolError as error:
        assert error.code in {"bad-json", "bad-message", "unknown-type"}
