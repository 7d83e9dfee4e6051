"""What one socket has sent, read in order, one frame after the other, and its end.

Most frames come while nothing else of their socket is under way. They are read by a
plain call from where they arrive, and wake nobody.
"""

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
        self._read: Callable[[bytes | None], bool]
        self._end: Callable[[], None]
        self._frames: deque[bytes | None] = deque()
        self._busy = True
        """Nobody reads yet, or what was read last is still under way."""
        self._ended = False
        self._was_full = False

    def begin(
        self, read: Callable[[bytes | None], bool], end: Callable[[], None]
    ) -> None:
        """Read what has come, and whatever comes.

        Args:
            read: Called with each frame; returns whether the next one has to wait
                until `go_on` is called.
            end: Called once, after everything, if the socket has closed.
        """
        self._read, self._end = read, end
        self.go_on()

    def put(self, frame: bytes | None) -> bool:
        """Hand in one text frame, or None for a binary one.

        Returns:
            Whether there is room for more.
        """
        if not self._busy:
            self._busy = self._read(frame)
            return True
        frames = self._frames
        frames.append(frame)
        if len(frames) >= MOST_UNREAD:
            self._was_full = True
        return not self._was_full

    def end(self) -> None:
        """Nothing more will come."""
        self._ended = True
        if not self._busy:
            self._end()

    def go_on(self) -> None:
        """Read on: what was read last is done."""
        self._busy, frames = False, self._frames
        while frames and not self._busy:
            self._busy = self._read(frames.popleft())
        if self._was_full and not frames:
            self._was_full = False
            self.emptied()
        if self._ended and not self._busy:
            self._end()
