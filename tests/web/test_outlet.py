"""A socket's way out: at once where it can, queued where it must, never endless."""

import asyncio
from typing import cast

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketState

from app.web.ws.outlet import MOST_BYTES, MOST_FRAMES, QueuedOutlet, end
from app.web.ws.wire import SCOPE_KEY, Wire


class Peer:
    """The other end of a socket; it reads nothing while it is `stuck`."""

    def __init__(self) -> None:
        self.heard: list[Message] = []
        self.stuck = False
        self.gone = False

    async def receive(self) -> Message:
        """Connect."""
        return {"type": "websocket.connect"}

    async def send(self, message: Message) -> None:
        """Hear one message."""
        if self.gone:
            raise OSError
        if self.stuck:
            await asyncio.Event().wait()
        self.heard.append(message)

    @property
    def texts(self) -> list[str]:
        """The frames that were heard."""
        return [m["text"] for m in self.heard if m["type"] == "websocket.send"]


class ReadyWire:
    """A wire that takes frames at once while it is `free`."""

    def __init__(self) -> None:
        self.free = True
        self.taken: list[bytes] = []
        self.written: list[bytes] = []

    def write(self, frame: bytes) -> bool:
        """Take a frame, or not."""
        if self.free:
            self.taken.append(frame)
        return self.free

    def flush(self) -> None:
        """Write what was taken."""
        self.written, self.taken = self.written + self.taken, []


async def an_outlet(
    peer: Peer, wire: ReadyWire | None = None, stall: float = 60
) -> QueuedOutlet:
    """Return the way out to a peer that has connected."""
    scope = {"type": "websocket", SCOPE_KEY: cast(Wire | None, wire)}
    socket = WebSocket(scope, peer.receive, peer.send)
    await socket.accept()
    return QueuedOutlet(socket, "ada", "one", stall=stall)


@pytest.fixture
def peer() -> Peer:
    """Return somebody who reads."""
    return Peer()


async def test_frames_arrive_in_the_order_in_which_they_were_sent(peer: Peer) -> None:
    outlet = await an_outlet(peer)
    for frame in (b"one", b"two", b"three"):
        outlet.send(frame)

    assert await outlet.drain()
    assert peer.texts == ["one", "two", "three"]


async def test_a_free_wire_takes_a_frame_at_once(peer: Peer) -> None:
    wire = ReadyWire()
    outlet = await an_outlet(peer, wire)

    outlet.send(b"now")

    assert wire.taken == [b"now"]
    assert await outlet.drain()
    assert peer.texts == []


async def test_nothing_overtakes_what_is_queued(peer: Peer) -> None:
    wire = ReadyWire()
    outlet = await an_outlet(peer, wire)
    wire.free = False
    outlet.send(b"one")
    wire.free = True
    outlet.send(b"two")

    await outlet.drain()

    assert (peer.texts, wire.written) == (["one", "two"], [])


async def test_a_close_does_not_overtake_what_the_wire_has_taken(peer: Peer) -> None:
    wire = ReadyWire()
    outlet = await an_outlet(peer, wire)
    outlet.send(b"goodbye")
    outlet.close(4404, "the table was closed")
    assert wire.written == []

    await outlet.pump()

    assert wire.written == [b"goodbye"]
    assert peer.heard[-1]["type"] == "websocket.close"


@pytest.mark.parametrize(
    ("frame", "count"),
    [(b"x", MOST_FRAMES), (b"x" * MOST_BYTES, 2)],
    ids=["too many", "too large"],
)
async def test_a_queue_that_is_full_is_dropped_and_a_welcome_owed(
    peer: Peer, frame: bytes, count: int
) -> None:
    outlet = await an_outlet(peer)
    for _ in range(count):
        outlet.send(frame)
    full = outlet.lagging

    outlet.send(b"one too many")
    outlet.send(b"while it lags")

    assert (full, outlet.lagging) == (False, True)
    await outlet.pump()
    assert peer.texts == []


async def test_what_is_queued_goes_out_before_the_close(peer: Peer) -> None:
    outlet = await an_outlet(peer)
    outlet.send(b"goodbye")
    outlet.close(4403, "no longer at this table")
    outlet.close(1012, "later")
    outlet.send(b"too late")

    await outlet.pump()

    assert outlet.closing is not None
    assert peer.texts == ["goodbye"]
    assert peer.heard[-1] == {
        "type": "websocket.close",
        "code": 4403,
        "reason": "no longer at this table",
    }


async def test_a_reader_that_stays_slow_is_closed(peer: Peer) -> None:
    outlet = await an_outlet(peer, stall=0)
    outlet.send(b"never read")
    peer.stuck = True
    pump = asyncio.create_task(outlet.pump())
    await asyncio.sleep(0)
    peer.stuck = False

    await pump

    assert peer.heard[-1]["code"] == 1013


async def test_the_pump_waits_for_frames_and_ends_with_the_close(peer: Peer) -> None:
    outlet = await an_outlet(peer)
    pump = asyncio.create_task(outlet.pump())
    await asyncio.sleep(0)
    outlet.send(b"after a while")
    await asyncio.sleep(0)
    outlet.close(1000, "")

    await pump

    assert peer.texts == ["after a while"]


async def test_a_socket_that_has_ended_is_not_closed_again(peer: Peer) -> None:
    socket = WebSocket({"type": "websocket"}, peer.receive, peer.send)
    await socket.accept()

    await end(socket, 1013, "too slow")
    await end(socket, 4408, "idle")

    assert [m["code"] for m in peer.heard[1:]] == [1013]


async def test_closing_towards_a_peer_that_is_gone_is_no_fault(peer: Peer) -> None:
    socket = WebSocket({"type": "websocket"}, peer.receive, peer.send)
    await socket.accept()
    peer.gone = True

    await end(socket, 1013, "too slow")

    assert socket.application_state is WebSocketState.DISCONNECTED


async def test_a_peer_that_is_gone_ends_the_pump_quietly(peer: Peer) -> None:
    outlet = await an_outlet(peer)
    peer.gone = True
    outlet.send(b"into nothing")

    await outlet.pump()

    assert peer.texts == []
