"""A cable to a server that can be cut, before or after what it carries arrives."""

import asyncio
import ssl
from contextlib import suppress
from types import TracebackType
from typing import Self


class Cable:
    """Passes connections on to a server of this machine.

    Args:
        port: Where the server listens.
        tls: How the near end is encrypted, if it is.

    Attributes:
        port: Where the cable takes connections.
        asks: Whether what clients send gets through.
        answers: Whether what the server sends gets through.
        plugged: Whether new connections are taken.
        connections: How many were made so far.
    """

    def __init__(self, port: int, tls: ssl.SSLContext | None = None) -> None:
        self._server_port = port
        self._tls = tls
        self.port = 0
        self.asks = True
        self.answers = True
        self.plugged = True
        self.connections = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        """Begin to take connections."""
        self._server = await asyncio.start_server(
            self._connected, "127.0.0.1", 0, ssl=self._tls
        )
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Cut everything for good."""
        self._server.close()
        self.cut()
        await asyncio.gather(*self._pumps, return_exceptions=True)
        await self._server.wait_closed()

    @property
    def url(self) -> str:
        """Return the address as `REDIS_URL` takes it."""
        return f"redis://127.0.0.1:{self.port}/0"

    def cut(self) -> None:
        """Break every connection that is open."""
        for writer in tuple(self._open):
            writer.transport.abort()

    async def _connected(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.connections += 1
        if not self.plugged:
            writer.transport.abort()
            return
        self._open.add(writer)
        server_reader, server_writer = await asyncio.open_connection(
            "127.0.0.1", self._server_port
        )
        self._open.add(server_writer)
        for pump in (
            self._pump(reader, server_writer, forth=True),
            self._pump(server_reader, writer, forth=False),
        ):
            task = asyncio.get_running_loop().create_task(pump)
            self._pumps.add(task)
            task.add_done_callback(self._pumps.discard)

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, forth: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                if self.asks if forth else self.answers:
                    writer.write(data)
        self._open.discard(writer)
        writer.transport.abort()
