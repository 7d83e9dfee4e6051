"""A room that this process watches: what of its news is told, and what is our own.

What is our own is known by its bytes. It is mostly heard before `commit` has returned,
or just afterwards, and is then dropped unread.
"""

from collections import deque
from collections.abc import Callable

from app.services.ports import Watcher

MOST_UNHEARD = 8
"""Own commits of a room that are waited for; they come within milliseconds, or, where
the connection broke, never."""


class Watched:
    """Hears the news of one room.

    Args:
        watcher: Whom to tell.
        tell: Called with the news of each of the others' commits, still encoded.
    """

    __slots__ = ("_commits", "_held", "_own", "_tell", "watcher")

    def __init__(self, watcher: Watcher, tell: Callable[[bytes], None]) -> None:
        self.watcher = watcher
        self._tell = tell
        self._commits = 0
        self._held: list[bytes] = []
        self._own: deque[bytes] = deque(maxlen=MOST_UNHEARD)

    def begin(self) -> None:
        """Hold back what is heard while this process commits here."""
        self._commits += 1

    def end(self, own: bytes | None) -> None:
        """Tell what was held back.

        Args:
            own: The news of the commit, if it was announced: it is known already, and
                still to be heard. None if it was not, or nobody knows whether it was.
        """
        if own is not None:
            self._own.append(own)
        self._commits -= 1
        if self._held and not self._commits:
            held, self._held = self._held, []
            for news in held:
                self.hear(news)

    def hear(self, news: bytes) -> None:
        """Tell news, or hold it back, or drop what is our own."""
        if self._commits:
            self._held.append(news)
        elif news in self._own:
            self._own.remove(news)
        else:
            self._tell(news)

    def forget_own(self) -> None:
        """Wait no more for own commits: what was announced meanwhile is lost."""
        self._own.clear()
