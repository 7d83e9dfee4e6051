"""What one socket has sent and nobody has read yet, in order."""

import asyncio
from collections import deque
from collections.abc import Callable

MOST_UNREAD = 16
"""Frames that may wait; whoever hands them in should stop reading then."""


def _nothing() -> None:
    """Do nothing when everything has been read."""


class Intake:
    """Frames on their way to the one who reads them, and then the end.

    Attributes:
        emptied: Called whenever everything has been read after it was full.
    """

    def __init__(self) -> None:
        self.emptied: Callable[[], None] = _nothing
        self._frames: deque[bytes | None] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._ended = False
        self._was_full = False

    def put(self, frame: bytes | None) -> bool:
        """Hand in one text frame, or None for a binary one.

        Returns:
            Whether there is room for more.
        """
        frames, reader = self._frames, self._reader
        frames.append(frame)
        if reader is not None and not reader.done():
            reader.set_result(None)
        if len(frames) >= MOST_UNREAD:
            self._was_full = True
        return not self._was_full

    def end(self) -> None:
        """Nothing more will come."""
        self._ended = True
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> bytes | None:
        """Return the next frame; wait for it if need be.

        Raises:
            EOFError: The socket has closed, and everything before has been read.
        """
        while not self._frames:
            if self._ended:
                raise EOFError
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        frame = self._frames.popleft()
        if self._was_full and not self._frames:
            self._was_full = False
            self.emptied()
        return frame
