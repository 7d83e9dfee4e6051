"""One socket's way out: straight onto the wire, or a bounded queue and its task.

A slow reader never holds anybody up: when the queue is full it is dropped as a
whole and the socket is owed one `welcome`; a reader that stays slow is closed.
"""

import asyncio
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from app.web.ws.wire import SCOPE_KEY, Wire

MOST_FRAMES = 64
MOST_BYTES = 1_000_000
STALL_SECONDS = 15.0
"""How long the queue may take to be written before the reader counts as gone."""
TOO_SLOW = 1013
_TOO_LATE = (WebSocketDisconnect, RuntimeError)
"""What the framework and the server raise for a send after the end."""


class QueuedOutlet:
    """The `Outlet` of one WebSocket.

    Args:
        socket: Accepted.
        player: Whose it is.
        connection: Its id.
        stall: For how many seconds a reader may take nothing.
    """

    def __init__(
        self,
        socket: WebSocket,
        player: str,
        connection: str,
        *,
        stall: float = STALL_SECONDS,
    ) -> None:
        self.player = player
        self.connection = connection
        self.lagging = False
        self._socket = socket
        self._stall = stall
        self._wire: Wire | None = socket.scope.get(SCOPE_KEY)
        self._free = self._wire
        """The wire, while nothing waits that a frame must not overtake."""
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        """With which code and reason the socket is being closed from here, if it is."""

    def send(self, frame: bytes) -> None:
        """Write one frame, queue it, or mark the socket as lagging."""
        if self._free is None or not self._free.write(frame):
            self._queue(frame)

    def _queue(self, frame: bytes) -> None:
        if self.lagging or self.closing is not None:
            return
        self._free = None
        if len(self._frames) >= MOST_FRAMES or self._bytes > MOST_BYTES:
            self._frames.clear()
            self._bytes = 0
            self.lagging = True
        else:
            self._frames.append(frame)
            self._bytes += len(frame)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Close the socket after what is queued."""
        if self.closing is None:
            self.closing = (code, reason)
            self._free = None
            self._wake.set()

    async def drain(self) -> bool:
        """Write what is queued until it is empty; True to go on, False to stop."""
        if self._wire is not None:
            self._wire.flush()
        if self._frames:
            async with asyncio.timeout(self._stall):
                await self._write_queued()
        if self.closing is not None:
            await end(self._socket, *self.closing)
            return False
        if not self.lagging:
            self._free = self._wire
        return True

    async def pump(self) -> None:
        """Write frames as they come, until the socket closes."""
        try:
            while await self.drain():
                if self.lagging:
                    return
                self._wake.clear()
                if not self._frames and self.closing is None:
                    await self._wake.wait()
        except TimeoutError:
            await end(self._socket, TOO_SLOW, "too slow")
        except _TOO_LATE:
            return

    async def _write_queued(self) -> None:
        while self._frames:
            frame = self._frames.popleft()
            self._bytes -= len(frame)
            await self._socket.send_text(frame.decode())


async def end(socket: WebSocket, code: int, reason: str) -> None:
    """Close an accepted socket, unless that has been done from either side."""
    if socket.application_state is WebSocketState.CONNECTED:
        with suppress(*_TOO_LATE):
            await socket.close(code, reason)
