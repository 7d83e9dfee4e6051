"""One TCP connection to Redis, spoken to directly, as long as it lives.

Every move of every room goes through here, so that it costs little: whatever is
sent within one turn of the event loop leaves in one write, and hiredis, which
redis-py uses as well, reads the replies. Commands are answered in the order they
were sent. A connection is used until it dies; `link` makes the next one.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, TypeAlias, cast

from hiredis import ProtocolError, PushNotification, Reader, pack_command

MOST_WAITING = 20_000
"""Commands that may wait for a reply; more are refused at once."""
Push: TypeAlias = list[Any]
Word: TypeAlias = str | bytes | int
_MORE = object()

# The stub of hiredis allows for one word only.
pack = cast("Callable[[tuple[Word, ...]], bytes]", pack_command)
"""Return a command as it goes over the wire."""


class ConnectionLost(Exception):
    """The connection died: what was sent may have been carried out, or not."""


class Overloaded(Exception):
    """Too many commands wait for their reply."""


class Wire(asyncio.Protocol):
    """A live connection.

    Args:
        pushed: Called with everything the server says unasked.
        lost: Called once, when the connection has died.
        patience: Seconds after which a server that gives no reply at all, while
            some are waited for, is taken for dead.
    """

    def __init__(
        self,
        pushed: Callable[[Push], None],
        lost: Callable[["Wire"], None],
        patience: float,
    ) -> None:
        self._pushed = pushed
        self._lost = lost
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._replies = Reader(notEnoughData=_MORE)
        self._asked: deque[tuple[asyncio.Future[list[Any]], int]] = deque()
        """Who waits for the next replies, and how many they wait for."""
        self._gathered: list[Any] = []
        self._out: list[bytes] = []
        self._transport: asyncio.Transport | None = None
        self._writable = True
        self._heard = 0
        self._heard_before = 0
        self._watchdog: asyncio.TimerHandle | None = None

    @property
    def alive(self) -> bool:
        """Whether the connection has not died yet."""
        return self._transport is not None

    def ask(self, packed: bytes, count: int = 1) -> "asyncio.Future[list[Any]]":
        """Send commands and return what will hold their replies.

        Args:
            packed: The commands as they go over the wire.
            count: How many they are.

        Raises:
            ConnectionLost: The connection is dead.
            Overloaded: Too many commands wait already.
        """
        if len(self._asked) >= MOST_WAITING:
            raise Overloaded
        self.tell(packed)
        future: asyncio.Future[list[Any]] = self._loop.create_future()
        self._asked.append((future, count))
        if self._watchdog is None:
            self._heard_before = self._heard
            self._watchdog = self._loop.call_later(self._patience, self._watch)
        return future

    def tell(self, packed: bytes) -> None:
        """Send a command that is answered by a push, or not at all.

        Raises:
            ConnectionLost: The connection is dead.
        """
        if self._transport is None:
            raise ConnectionLost
        if not self._out and self._writable:
            self._loop.call_soon(self._flush)
        self._out.append(packed)

    def abort(self) -> None:
        """Drop the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start to use the connection."""
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Hand every complete reply to whom it belongs."""
        self._replies.feed(data)
        try:
            while (reply := self._replies.gets()) is not _MORE:
                if type(reply) is PushNotification:
                    self._pushed(reply)
                else:
                    self._answer(reply)
        except ProtocolError:
            self.abort()  # this is no Redis, or no longer in step

    def pause_writing(self) -> None:
        """Hold back what is sent until the server takes it again."""
        self._writable = False

    def resume_writing(self) -> None:
        """Send what was held back."""
        self._writable = True
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        """Tell everybody who waits that no reply will come."""
        self._transport = None
        self._out.clear()
        if self._watchdog is not None:
            self._watchdog.cancel()
        for future, _ in self._asked:
            if not future.done():
                future.set_exception(ConnectionLost(str(error or "closed")))
        self._asked.clear()
        self._lost(self)

    def _flush(self) -> None:
        if self._out and self._writable and self._transport is not None:
            self._transport.write(b"".join(self._out))
            self._out.clear()

    def _answer(self, reply: Any) -> None:
        if not self._asked:
            self.abort()  # turned away before anything was asked: too many clients
            return
        self._heard += 1
        future, count = self._asked[0]
        self._gathered.append(reply)
        if len(self._gathered) == count:
            self._asked.popleft()
            replies, self._gathered = self._gathered, []
            if not future.done():
                future.set_result(replies)

    def _watch(self) -> None:
        """Drop a connection on which nothing was heard while somebody waits."""
        self._watchdog = None
        if not self._asked:
            return
        if self._heard == self._heard_before:
            self.abort()
            return
        self._heard_before = self._heard
        self._watchdog = self._loop.call_later(self._patience, self._watch)
