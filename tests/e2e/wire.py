"""The wire between one browser and the server, for tests that do it harm."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

CHUNK = 65_536


class Wire:
    """Passes bytes on between a free port and a server, until it is told not to.

    Args:
        address: Where the server is, such as `http://127.0.0.1:8000`.
    """

    def __init__(self, address: str) -> None:
        there = urlsplit(address)
        assert there.hostname
        assert there.port
        self._server = (there.hostname, there.port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._flows: list[_Flow] = []
        self._is_cut = threading.Event()
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def __enter__(self) -> Self:
        """Begin to listen."""
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close everything."""
        self._door.close()
        for flow in self._flows:
            flow.end()

    def strand(self) -> None:
        """Let everything under way hang for ever, without a word to either end."""
        for flow in self._flows:
            flow.is_dead.set()

    def cut(self) -> None:
        """Strand everything, and let nothing new through."""
        self._is_cut.set()
        self.strand()

    def mend(self) -> None:
        """Let what is new through again; what hung is reset.

        A network that is back knows nothing of old connections. A browser keeps those
        that it has used for its next requests, for as long as the server does.
        """
        self._is_cut.clear()
        for flow in self._flows:
            if flow.is_dead.is_set():
                flow.end()

    def _listen(self) -> None:
        with suppress(OSError):  # the door was closed
            while True:
                near, _ = self._door.accept()
                self._join(near)

    def _join(self, near: socket.socket) -> None:
        if self._is_cut.is_set():
            near.close()
            return
        self._flows.append(_Flow(near, socket.create_connection(self._server)))


class _Flow:
    """One connection, passed on both ways by a thread each."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        self.is_dead = threading.Event()
        self._ends = (near, far)
        for one, other in ((near, far), (far, near)):
            threading.Thread(
                target=self._pass_on, args=(one, other), daemon=True
            ).start()

    def end(self) -> None:
        for one in self._ends:
            with suppress(OSError):  # the other end was first
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):  # either end was closed
            while chunk := one.recv(CHUNK):
                if not self.is_dead.is_set():
                    other.sendall(chunk)
        if not self.is_dead.is_set():
            self.end()
