"""uvicorn's side of an HTTP connection, with bounds on what comes before a route.

Heads and trailers are gathered before anybody could refuse them, and a request that
never becomes whole is waited for without end. Where no proxy stands in front, a
stranger could fill the memory that way, or hold every connection there is.
"""

import asyncio
from typing import cast

from uvicorn.protocols.http.httptools_impl import (
    HttpToolsProtocol,
    RequestResponseCycle,
)

MOST_HEAD_BYTES = 64 * 1024
"""Of the address and the headers of a request, and of the trailers after its body; what
comes in one read with their end is not counted."""
REQUEST_SECONDS = 30.0
"""How long a request may take to arrive; 192 KiB come through a phone's weak line."""
TOO_LARGE = "The head of the request is too large."


class HttpConnection(HttpToolsProtocol):
    """The connection of one HTTP client."""

    _gathered = 0
    """Bytes that came since the last head or piece of a body was whole."""
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait for the first request."""
        super().connection_made(cast(asyncio.Transport, transport))
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what the client has sent, up to a bound."""
        if self._waiting is None and not self._is_answering():
            # The library stops waiting for the next request at any byte, even at one
            # that begins none.
            self._wait()
        self._gathered += len(data)
        super().data_received(data)
        if self._gathered > MOST_HEAD_BYTES and not self.transport.is_closing():
            self._refuse()

    def on_message_begin(self) -> None:
        """Begin to wait for the rest of a request."""
        super().on_message_begin()
        self._wait_no_more()
        self._wait()

    def on_headers_complete(self) -> None:
        """Take in a whole head."""
        self._gathered = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take in a piece of a body, which others count."""
        self._gathered = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Take in the end of a request."""
        self._gathered = 0
        self._wait_no_more()
        super().on_message_complete()

    def _is_answering(self) -> bool:
        cycle = cast(RequestResponseCycle | None, self.cycle)
        return cycle is not None and not cycle.response_complete

    def _refuse(self) -> None:
        if self._is_answering() and self.cycle.response_started:
            # A refusal would be read as a part of the answer under way.
            self.transport.close()
        else:
            self.send_400_response(TOO_LARGE)

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(REQUEST_SECONDS, self._let_go)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _let_go(self) -> None:
        self._waiting = None
        if self._is_answering() and not self.cycle.more_body:
            # Whoever sent a whole request is answered first.
            self._wait()
        else:
            self.transport.close()
