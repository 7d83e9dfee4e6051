"""The short way in takes what the library would have taken, in the same order."""

import asyncio
from collections.abc import Callable, Iterator
from typing import cast

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from app.web.ws.connection import MOST_PIECES, Connection, whole_text
from app.web.ws.intake import MOST_UNREAD, Intake
from tests.web.test_intake import Reader

TEXTS = (b"", b"{}", b"x" * 125, b"x" * 126, "Röntgen".encode(), b"x" * 66_000)


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """Be an application that nobody asks anything."""


class StillTransport:
    """A connection on which nothing moves."""

    def __init__(self) -> None:
        self.reading = True
        self.closed = self.aborted = False
        self.written = b""
        self.untaken = 0

    def write(self, data: bytes) -> None:
        """Keep what is written."""
        self.written += data

    def get_write_buffer_size(self) -> int:
        """Return how many bytes the peer has not taken."""
        return self.untaken

    def pause_reading(self) -> None:
        """Read no more."""
        self.reading = False

    def resume_reading(self) -> None:
        """Read on."""
        self.reading = True

    def is_closing(self) -> bool:
        """Return whether it was closed."""
        return self.closed

    def close(self) -> None:
        """Close, once everything is written."""
        self.closed = True

    def abort(self) -> None:
        """Close at once."""
        self.closed = self.aborted = True


class SetClock:
    """What a connection needs of an event loop whose clock the test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        self._calls: list[tuple[float, asyncio.Handle, Callable[[], None]]] = []

    def time(self) -> float:
        """Return what the clock shows, in seconds."""
        return self.now

    def call_later(self, delay: float, call: Callable[[], None]) -> asyncio.Handle:
        """Call when the clock has come that far."""
        handle = asyncio.Handle(call, (), asyncio.get_running_loop())
        self._calls.append((self.now + delay, handle, call))
        return handle

    def go_on_to(self, now: float) -> None:
        """Set the clock forward, and call what is due on the way."""
        while due := [planned for planned in self._calls if planned[0] <= now]:
            first = min(due, key=lambda planned: planned[0])
            self._calls.remove(first)
            self.now, handle, call = first
            if not handle.cancelled():
                call()
        self.now = now


class Pair:
    """A client, and our side of its accepted connection."""

    def __init__(self) -> None:
        config = Config(nothing, ws=Connection, log_config=None)
        config.load()
        loop = asyncio.get_running_loop()
        self.client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN)
        self.transport = StillTransport()
        self.connection = Connection(config, ServerState(), {}, loop)
        self.connection.conn = ServerProtocol(state=OPEN, max_size=1 << 17)
        self.connection.transport = cast(asyncio.Transport, self.transport)
        self.connection.intake = self.intake = Intake()
        self.intake.emptied = self.connection.go_on

    def said(self) -> bytes:
        """Return what the client has sent since it was last asked."""
        return b"".join(self.client.data_to_send())

    async def heard(self) -> list[bytes | None]:
        """Return all that has come in."""
        reader = Reader(waits=False)
        self.intake.begin(reader.take, reader.end)
        return reader.read


@pytest.fixture
async def pair() -> Pair:
    """Return a client and our side of its connection."""
    return Pair()


async def test_n02_who_answers_no_ping_is_let_go_whatever_waits_to_be_sent(
    pair: Pair,
) -> None:
    pair.connection.keepalive_timeout()

    assert pair.transport.aborted
    pair.client.receive_data(pair.transport.written)
    goodbye = pair.client.close_rcvd
    assert goodbye is not None
    assert goodbye.code == 1011


async def test_n02_only_who_has_said_nothing_for_long_is_pinged(pair: Pair) -> None:
    clock = SetClock()
    pair.connection.loop = cast(asyncio.AbstractEventLoop, clock)
    pair.connection.start_keepalive()
    interval = pair.connection.ping_interval
    assert interval is not None
    last = interval * 2.3
    for spoken in (interval / 2, interval * 1.4, last):
        clock.go_on_to(spoken)
        pair.client.send_text(b"{}")
        pair.connection.data_received(pair.said())

    clock.go_on_to(last + interval - 1)
    assert pair.transport.written == b""

    clock.go_on_to(last + interval)
    pair.client.receive_data(pair.transport.written)
    (ping,) = pair.client.events_received()
    assert isinstance(ping, Frame)
    assert ping.opcode is Opcode.PING


async def test_n02_who_talks_but_takes_nothing_is_let_go_all_the_same(
    pair: Pair,
) -> None:
    clock = SetClock()
    pair.connection.loop = cast(asyncio.AbstractEventLoop, clock)
    pair.connection.start_keepalive()
    interval = pair.connection.ping_interval
    assert interval is not None
    pair.transport.untaken = 1

    for tenths in range(1, 21):
        clock.go_on_to(interval * tenths / 10)
        pair.client.send_text(b"{}")
        pair.connection.data_received(pair.said())

    assert pair.transport.aborted


async def test_an_ordinary_frame_takes_the_short_way(pair: Pair) -> None:
    for text in (b"one", b"x" * 200):
        pair.client.send_text(text)
        pair.connection.data_received(pair.said())

    # What the library read would have been noted as text.
    assert pair.connection.curr_msg_data_type == "bytes"
    assert await pair.heard() == [b"one", b"x" * 200]


@pytest.mark.parametrize("text", TEXTS, ids=len)
async def test_a_whole_frame_is_taken_in(pair: Pair, text: bytes) -> None:
    pair.client.send_text(text)
    pair.connection.data_received(pair.said())

    assert await pair.heard() == [text]


def cuts(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield all ways in which bytes may arrive in two pieces."""
    for place in range(len(data) + 1):
        yield data[:place], data[place:]


async def test_where_the_network_cuts_changes_nothing(pair: Pair) -> None:
    texts = [b"one", b"x" * 130, b"three", b"four"]
    for text in texts[:3]:
        pair.client.send_text(text)
    data = pair.said()
    for pieces in cuts(data):
        other = Pair()
        for piece in filter(None, pieces):
            other.connection.data_received(piece)
        other.client.send_text(texts[3])
        other.connection.data_received(other.said())

        assert await other.heard() == texts


async def test_a_message_in_fragments_is_one_message(pair: Pair) -> None:
    pair.client.send_text(b"one, ", fin=False)
    pair.connection.data_received(pair.said())
    pair.client.send_ping(b"between")
    pair.connection.data_received(pair.said())
    pair.client.send_continuation(b"and the same", fin=True)
    pair.connection.data_received(pair.said())
    pair.client.send_text(b"two")
    pair.connection.data_received(pair.said())

    assert await pair.heard() == [b"one, and the same", b"two"]
    assert b"between" in pair.transport.written


async def test_a_text_inside_a_fragmented_message_closes(pair: Pair) -> None:
    pair.client.send_text(b"one, ", fin=False)
    first = pair.said()
    other = Pair()
    other.client.send_text(b"two")
    pair.connection.data_received(first)
    pair.connection.data_received(other.said())

    assert pair.transport.closed
    assert await pair.heard() == []


async def test_a_binary_message_is_told_from_a_text(pair: Pair) -> None:
    pair.client.send_binary(b"{}")
    pair.connection.data_received(pair.said())

    assert await pair.heard() == [None]


async def test_what_is_no_utf8_closes_the_connection(pair: Pair) -> None:
    pair.client.send_text(b"\xff\xfe")
    pair.connection.data_received(pair.said())

    assert pair.connection.conn.close_sent is not None
    assert pair.connection.conn.close_sent.code == 1007
    assert await pair.heard() == []


async def test_what_is_no_utf8_is_no_fault_of_ours(
    pair: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    pair.connection.intake = None  # as before anybody was let in
    pair.client.send_text(b"\xff\xfe")
    pair.connection.data_received(pair.said())

    assert pair.transport.closed
    assert caplog.records == []


async def test_x13_a_message_has_only_so_many_pieces(pair: Pair) -> None:
    pair.client.send_text(b"", fin=False)
    for _ in range(MOST_PIECES + 10):
        pair.client.send_continuation(b"", fin=False)
    pair.connection.data_received(pair.said())

    assert pair.connection.conn.close_sent is not None
    assert pair.connection.conn.close_sent.code == 1009
    assert pair.transport.closed
    assert await pair.heard() == []


async def test_nothing_is_heard_after_a_close(pair: Pair) -> None:
    pair.client.send_text(b"goodbye")
    goodbye = pair.said()
    pair.client.send_close(1000)
    pair.connection.data_received(pair.said())
    pair.connection.data_received(goodbye)

    assert await pair.heard() == []


async def test_m08_who_is_not_read_is_not_listened_to(pair: Pair) -> None:
    for _ in range(MOST_UNREAD):
        pair.client.send_text(b"again")
        pair.connection.data_received(pair.said())
    assert not pair.transport.reading

    assert len(await pair.heard()) == MOST_UNREAD

    assert pair.transport.reading


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        b"\x81\x02{}",
        b"\x01\x82\0\0\0\0{}",
        b"\xc1\x82\0\0\0\0{}",
        b"\x81\x82\0\0\0\0{}\x81",
        b"\x81\xfe\x00",
        b"\x81\xff\0\0\0\0\0\0\0\x02\0\0\0\0{}",
    ],
    ids=["empty", "cut", "unmasked", "part", "reserved", "more", "header", "long"],
)
def test_whatever_is_not_ordinary_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None
