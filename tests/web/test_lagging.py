"""A socket that lags gets one welcome, or is told why it cannot have it."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from app.services.errors import NotFound, TryLater
from app.services.ports import Unavailable
from app.web.given import House, Services
from app.web.ws.outlet import QueuedOutlet
from app.web.ws.room_socket import Conversation

HOUSE = House(
    allows_origin=lambda _origin, _host: True,
    secure=False,
    public_origin=None,
    static=Path(),
    built=lambda: None,
    metrics_token=None,
    engine="0",
)


class Peer:
    """The other end of a socket, which says nothing after connecting."""

    def __init__(self) -> None:
        self.heard: list[Message] = []
        self._connected = False

    async def receive(self) -> Message:
        """Connect, then wait."""
        if self._connected:
            await asyncio.Event().wait()
        self._connected = True
        return {"type": "websocket.connect"}

    async def send(self, message: Message) -> None:
        """Hear one message."""
        self.heard.append(message)


class RoomsWithout:
    """Rooms that have no welcome for anybody."""

    def __init__(self, why: Exception) -> None:
        self._why = why
        self.let_go: list[str] = []

    async def welcome(self, *_: object) -> None:
        """Fail."""
        raise self._why

    async def detach(self, _code: str, outlet: QueuedOutlet) -> None:
        """Note who is let go."""
        self.let_go.append(outlet.player)


@pytest.mark.parametrize(
    ("why", "code"),
    [
        (TryLater(), 1012),
        (Unavailable("away"), 1012),
        (NotFound("no-such-room", "Gone."), 4404),
    ],
    ids=["store slow", "store away", "room gone"],
)
async def test_m07_a_lagging_socket_that_gets_no_welcome_is_told_why(
    why: Exception, code: int
) -> None:
    peer, rooms = Peer(), RoomsWithout(why)
    socket = WebSocket({"type": "websocket", "headers": []}, peer.receive, peer.send)
    await socket.accept()
    outlet = QueuedOutlet(socket, "ada", "one")
    outlet.lagging = True
    given = cast(Services, SimpleNamespace(rooms=rooms, identity=None))

    await Conversation(socket, "BCDFGHJK", outlet, given, HOUSE).run()

    assert (peer.heard[-1]["type"], peer.heard[-1]["code"]) == ("websocket.close", code)
    assert rooms.let_go == ["ada"]
