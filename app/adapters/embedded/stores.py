"""All stores in one SQLite file, opened and closed together."""

from pathlib import Path

from app.adapters.embedded.file import SqliteFile
from app.adapters.embedded.limits import MemoryLimits
from app.adapters.embedded.rooms import SqliteRooms
from app.adapters.embedded.sessions import SqliteSessions
from app.services.ports import Clock


class EmbeddedStores:
    """Rooms and sessions in one file, limits in memory.

    Args:
        path: The file, with its tables made by the migrations.
        clock: The server's time.

    Raises:
        UnusableFile: It is in use by another server, is no database, is damaged
            or has no tables.
    """

    def __init__(self, path: Path, clock: Clock) -> None:
        file = SqliteFile(path)
        self.rooms = SqliteRooms(file, clock)
        self.sessions = SqliteSessions(file, clock)
        self.limits = MemoryLimits(clock)

    async def close(self) -> None:
        """Write what still waits and let go of the file."""
        await self.rooms.close()
