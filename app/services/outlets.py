"""One socket's way out of a table, as the services see it."""

from typing import Protocol


class Outlet(Protocol):
    """One socket's way out: frames are queued, never awaited."""

    player: str
    connection: str
    lagging: bool
    """The socket was too slow; it gets one `welcome` once it catches up."""

    def send(self, frame: bytes) -> None:
        """Queue one frame, or mark the socket as lagging."""

    def close(self, code: int, reason: str) -> None:
        """Close the socket after what is queued."""
