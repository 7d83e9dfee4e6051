"""Ready frames straight onto the connection: the move path's last step.

Measured: a frame that goes through the framework's and the server's `send`
coroutines and a task of its own costs several times what writing it costs, and
writing is dear enough to be done once per socket and turn of the event loop. So
the server's protocol object is used directly here, and here alone, whenever the
connection can take a frame at once; in every other case the caller queues it.
"""

import asyncio
from functools import partial
from struct import Struct

from starlette.types import ASGIApp, Receive, Scope, Send

from app.web.ws.connection import EIGHT_BYTES, TWO_BYTES, WHOLE_TEXT, Connection
from app.web.ws.intake import Intake

SCOPE_KEY = "interregnum.wire"
SHORT, LONG = 126, 1 << 16
"""Lengths from which on a frame's header has two, and eight, more bytes."""


class Post:
    """What leaves in this turn of the event loop, in one write per socket."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def add(self, wire: "Wire", loop: asyncio.AbstractEventLoop) -> None:
        """Let a wire's frames leave at the end of this turn of the loop."""
        if not self._wires:
            loop.call_soon(self._leave)
        self._wires.append(wire)

    def _leave(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.flush()


class Wire:
    """The connection of one accepted WebSocket, without extensions.

    Args:
        connection: The server's side of it; what it hears goes into `intake`.
        post: Shared with all wires of this process.
    """

    __slots__ = (
        "_connection",
        "_library",
        "_out",
        "_post",
        "_transport",
        "_writable",
        "intake",
    )

    def __init__(self, connection: Connection, post: Post) -> None:
        self.intake = connection.intake = Intake()
        self.intake.emptied = connection.go_on
        self._connection = connection
        # A connection has over thirty attributes: to look one up is a search each time.
        self._library = connection.conn
        self._transport = connection.transport
        self._writable = connection.writable
        self._post = post
        self._out: list[bytes] = []

    def write(self, frame: bytes) -> bool:
        """Write one text frame at the end of this turn, if that can be done.

        Returns:
            False when the peer reads too slowly or the connection is closing:
            nothing is written, and the frame is still the caller's.
        """
        out = self._out
        if not out:
            connection = self._connection
            if (
                connection.close_sent
                or self._transport.is_closing()
                or not self._writable.is_set()
            ):
                return False
            self._post.add(self, connection.loop)
        size = len(frame)
        if size < SHORT:
            out += (_ALONE[size], frame)
        else:
            out += (_two_more(size) if size < LONG else _eight_more(size), frame)
        return True

    def flush(self) -> None:
        """Write what waits for the end of the turn; nothing overtakes it then."""
        out = self._out
        if not out:
            return
        frames = b"".join(out)
        out.clear()
        if self._library.close_sent is None and not self._transport.is_closing():
            self._transport.write(frames)


# What precedes a whole text message, by how long that is.
_ALONE = tuple(bytes((WHOLE_TEXT, size)) for size in range(SHORT))
_two_more = partial(Struct(">BBH").pack, WHOLE_TEXT, TWO_BYTES)
_eight_more = partial(Struct(">BBQ").pack, WHOLE_TEXT, EIGHT_BYTES)


class WireTap:
    """Middleware that notes the connection of each WebSocket in its scope."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._post = Post()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; on a server that is not ours nothing is noted."""
        if scope["type"] == "websocket":
            connection = getattr(send, "__self__", None)
            if isinstance(connection, Connection) and not connection.conn.extensions:
                scope[SCOPE_KEY] = Wire(connection, self._post)
        await self._app(scope, receive, send)
