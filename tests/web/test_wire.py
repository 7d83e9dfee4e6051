"""Frames leave in one write per socket and turn, as any client reads them."""

import asyncio

import pytest
from websockets.frames import Frame

from app.web.ws.wire import Post, Wire
from tests.web.test_connection import Pair

SIZES = (0, 1, 125, 126, 65_535, 65_536)


class Line:
    """A pair whose writes are line, and our wire to its client."""

    def __init__(self) -> None:
        self.pair = Pair()
        self.wire = Wire(self.pair.connection, Post())

    async def read(self) -> list[bytes]:
        """Return the messages that leave in this turn, as the client reads them."""
        await asyncio.sleep(0)
        self.pair.client.receive_data(self.pair.transport.written)
        events = self.pair.client.events_received()
        return [bytes(event.data) for event in events if isinstance(event, Frame)]


@pytest.fixture
async def line() -> Line:
    """Return a wire to a client."""
    return Line()


@pytest.mark.parametrize("size", SIZES)
async def test_a_frame_of_any_length_is_read_as_it_is(line: Line, size: int) -> None:
    frame = b"x" * size

    assert line.wire.write(frame)

    assert await line.read() == [frame]


async def test_what_leaves_in_one_turn_leaves_in_order_at_its_end(
    line: Line,
) -> None:
    frames = [b"x" * size for size in SIZES]
    for frame in frames:
        line.wire.write(frame)
    assert line.pair.transport.written == b""

    assert await line.read() == frames


async def test_a_peer_that_reads_too_slowly_is_not_written_to(
    line: Line,
) -> None:
    line.pair.connection.pause_writing()

    assert not line.wire.write(b"too much")

    assert await line.read() == []


async def test_a_connection_that_is_closing_takes_no_frame(line: Line) -> None:
    line.pair.transport.close()

    assert not line.wire.write(b"too late")


async def test_a_connection_that_has_said_goodbye_takes_no_frame(line: Line) -> None:
    line.pair.connection.close_sent = True

    assert not line.wire.write(b"too late")


async def test_nothing_is_written_after_a_close(line: Line) -> None:
    line.wire.write(b"too late")
    line.pair.connection.conn.send_close(1000)

    assert await line.read() == []


async def test_nothing_is_written_to_a_connection_that_is_closing(
    line: Line,
) -> None:
    line.wire.write(b"too late")
    line.pair.transport.close()

    assert await line.read() == []
