"""Ready frames straight onto the connection: the move path's last step.

Measured: a frame that goes through the framework's and the server's `send`
coroutines and a task of its own costs several times what writing it costs. So
the server's protocol object is used directly here, and here alone, whenever the
connection can take a frame at once; in every other case the caller queues it.
"""

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)
from websockets.exceptions import InvalidState

SCOPE_KEY = "interregnum.wire"


class Wire:
    """The connection of one accepted WebSocket."""

    __slots__ = ("_protocol",)

    def __init__(self, protocol: WebSocketsSansIOProtocol) -> None:
        self._protocol = protocol

    def write(self, frame: bytes) -> bool:
        """Write one text frame if that can be done at once.

        Returns:
            False when the peer reads too slowly or the connection is closing:
            nothing was written, and the frame is still the caller's.
        """
        protocol = self._protocol
        if (
            protocol.close_sent
            or protocol.disconnected
            or not protocol.writable.is_set()
            or protocol.transport.is_closing()
        ):
            return False
        try:
            protocol.conn.send_text(frame)
        except InvalidState:
            return False
        protocol.transport.write(b"".join(protocol.conn.data_to_send()))
        return True


class WireTap:
    """Middleware that notes the connection of each WebSocket in its scope."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; on another server than uvicorn nothing is noted."""
        if scope["type"] == "websocket":
            protocol = getattr(send, "__self__", None)
            if isinstance(protocol, WebSocketsSansIOProtocol):
                scope[SCOPE_KEY] = Wire(protocol)
        await self._app(scope, receive, send)
