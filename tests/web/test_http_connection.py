"""What comes before a route is bounded in size and time."""

import asyncio
from collections.abc import Awaitable
from typing import cast

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState

from app.web.http.connection import MOST_HEAD_BYTES, REQUEST_SECONDS, HttpConnection
from app.web.ws.connection import Connection
from tests.web.test_connection import SetClock, StillTransport
from tests.web.test_guard import answer_first

GET = b"GET / HTTP/1.1\r\nHost: x\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
HEADER = b"h: v\r\n"
SEGMENT = 4096
TOO_MUCH = MOST_HEAD_BYTES + SEGMENT
"""Whatever was whole within the first segment does not count."""
TOO_MANY = HEADER * (TOO_MUCH // len(HEADER))
IDLE_SECONDS = 75


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    """Read all of a request, and answer it; let sockets be."""
    if scope["type"] == "websocket":
        return
    while (await receive()).get("more_body"):
        pass
    await PlainTextResponse("hello")(scope, receive, send)


class WorkingClock(SetClock):
    """A loop whose clock the test sets, and whose tasks are those of its own loop."""

    def __init__(self) -> None:
        super().__init__()
        self._tasks: list[asyncio.Task[None]] = []

    def create_task(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Begin some work."""
        task = asyncio.ensure_future(work)
        self._tasks.append(task)
        return task

    async def finish(self) -> None:
        """Wait until all work that was begun is done."""
        await asyncio.gather(*self._tasks)


class AddressedTransport(StillTransport):
    """A still connection between nobody and nobody."""

    def get_extra_info(self, name: str) -> None:
        """Know nothing of either end."""

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Be handed to whoever speaks another protocol."""
        self.handed_to = protocol


class Stranger:
    """Somebody who sends bytes to our side of a connection."""

    def __init__(self, app: ASGIApp = hello) -> None:
        config = Config(
            app, ws=Connection, log_config=None, timeout_keep_alive=IDLE_SECONDS
        )
        config.load()
        self.clock = WorkingClock()
        self.transport = AddressedTransport()
        loop = cast(asyncio.AbstractEventLoop, self.clock)
        self._connection = HttpConnection(config, ServerState(), {}, loop)
        self._connection.connection_made(cast(asyncio.Transport, self.transport))

    def send(self, *pieces: bytes) -> None:
        """Send bytes until we hang up."""
        for piece in pieces:
            if not self.transport.closed:
                self._connection.data_received(piece)

    async def answer(self) -> bytes:
        """Return all that was answered, once it is."""
        await self.clock.finish()
        return self.transport.written

    def is_let_go_at(self, seconds: float) -> bool:
        """Return whether we hang up by then, and did not a second before."""
        self.clock.go_on_to(seconds - 1)
        before = self.transport.closed
        self.clock.go_on_to(seconds)
        return self.transport.closed and not before


@pytest.fixture
async def stranger() -> Stranger:
    """Return somebody who has just come."""
    return Stranger()


@pytest.mark.parametrize(
    "flood",
    [
        GET + TOO_MANY,
        GET + b"h: " + b"v" * TOO_MUCH,
        b"GET /" + b"a" * TOO_MUCH,
        CHUNKED + b"2\r\n{}\r\n0\r\n" + TOO_MANY,
        CHUNKED + b"2;" + b"x" * TOO_MUCH,
    ],
    ids=["headers", "one header", "address", "trailers", "extension of a chunk"],
)
def test_x13_what_is_gathered_before_a_route_sees_it_has_a_bound(
    stranger: Stranger, flood: bytes
) -> None:
    parts = range(0, len(flood), SEGMENT)
    stranger.send(*[flood[at : at + SEGMENT] for at in parts])

    assert stranger.transport.closed
    assert stranger.transport.written.startswith(b"HTTP/1.1 400")


async def test_a_long_body_is_no_long_head(stranger: Stranger) -> None:
    stranger.send(POST % (4 * MOST_HEAD_BYTES), *[b" " * MOST_HEAD_BYTES] * 4)

    assert (await stranger.answer()).startswith(b"HTTP/1.1 200")


async def test_many_requests_on_one_connection_are_no_long_head(
    stranger: Stranger,
) -> None:
    for _ in range(3):
        stranger.send(GET + HEADER * (MOST_HEAD_BYTES // len(HEADER) // 2) + b"\r\n")
        await stranger.clock.finish()

    assert (await stranger.answer()).count(b"HTTP/1.1 200") == 3


@pytest.mark.parametrize(
    "begun",
    [b"", GET, POST % 100, CHUNKED + b"2\r\n{}\r\n"],
    ids=["nothing", "half a head", "no body", "half a body"],
)
async def test_a_request_that_never_becomes_whole_is_waited_for_only_so_long(
    stranger: Stranger, begun: bytes
) -> None:
    stranger.send(begun)

    assert stranger.is_let_go_at(REQUEST_SECONDS)


async def test_bytes_that_trickle_in_do_not_buy_more_time(stranger: Stranger) -> None:
    for second in range(int(REQUEST_SECONDS)):
        stranger.clock.go_on_to(second)
        stranger.send(GET[second : second + 1])

    assert stranger.is_let_go_at(REQUEST_SECONDS)


async def test_the_next_request_has_as_much_time_as_the_first(
    stranger: Stranger,
) -> None:
    stranger.clock.go_on_to(20)
    stranger.send(GET + b"\r\n")
    await stranger.answer()
    stranger.clock.go_on_to(20 + REQUEST_SECONDS - 1)
    assert not stranger.transport.closed

    stranger.send(GET)

    assert stranger.is_let_go_at(20 + REQUEST_SECONDS - 1 + REQUEST_SECONDS)


async def test_a_first_request_that_begins_late_has_as_much_time(
    stranger: Stranger,
) -> None:
    stranger.clock.go_on_to(REQUEST_SECONDS - 1)
    stranger.send(POST % 100)

    assert stranger.is_let_go_at(2 * REQUEST_SECONDS - 1)


async def test_an_empty_line_after_an_answer_is_waited_on_only_so_long(
    stranger: Stranger,
) -> None:
    stranger.send(GET + b"\r\n")
    await stranger.answer()
    stranger.send(b"\r\n")

    assert stranger.is_let_go_at(REQUEST_SECONDS)


async def test_an_answer_under_way_is_not_cut_by_half_a_request(
    stranger: Stranger,
) -> None:
    stranger.send(GET + b"\r\n", b"G")

    stranger.clock.go_on_to(REQUEST_SECONDS)

    assert not stranger.transport.closed
    assert (await stranger.answer()).startswith(b"HTTP/1.1 200")


async def test_a_refusal_is_not_written_into_an_answer() -> None:
    stranger = Stranger(answer_first)
    stranger.send(CHUNKED + b"2\r\n{}\r\n")
    while not stranger.transport.written:
        await asyncio.sleep(0)

    stranger.send(b"0\r\n", TOO_MANY)

    assert stranger.transport.closed
    assert b"400" not in stranger.transport.written


async def test_a_socket_is_no_request_that_is_waited_for(stranger: Stranger) -> None:
    stranger.send(
        GET,
        b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    )

    stranger.clock.go_on_to(2 * REQUEST_SECONDS)

    assert isinstance(stranger.transport.handed_to, Connection)
    assert not stranger.transport.closed
