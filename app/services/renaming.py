"""New names on their way to the archive, which may hang while a player waits.

Rooms and the player's own session have the new name at once. The archive shows
names in lists only: it gets this one when it answers, or with the next match.
"""

import structlog

from app.services.ports import Archive, Unavailable

MOST_WAITING = 10_000
"""Beyond that an archive has been away for so long that matches bring names along."""

events = structlog.get_logger()


class Renames:
    """The newest name of each player that the archive has not taken yet.

    Args:
        archive: Where they go.
    """

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._names: dict[str, str] = {}
        self._writing = False

    @property
    def waiting(self) -> int:
        """How many names the archive lacks."""
        return len(self._names)

    def add(self, player: str, name: str) -> None:
        """Note a player's new name; an older one is not written any more."""
        if player in self._names or len(self._names) < MOST_WAITING:
            self._names[player] = name

    async def write(self) -> None:
        """Write what waits, one after the other; what fails waits for the next time.

        So does what is being written when this is cancelled.
        """
        if self._writing:
            return
        self._writing = True
        try:
            while self._names:
                await self._write_one(*next(iter(self._names.items())))
        except Unavailable as error:
            events.warning("names_wait", reason=str(error), names=len(self._names))
        finally:
            self._writing = False

    async def _write_one(self, player: str, name: str) -> None:
        try:
            await self._archive.rename(player, name)
        except Unavailable:
            raise
        except Exception:
            # A name that the archive cannot take must not be in the way of others.
            del self._names[player]
            raise
        if self._names[player] == name:
            del self._names[player]
