"""Puts the product together: the only place that picks concrete adapters."""

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import structlog

from app.adapters.db.admin_sessions import SqlAdminSessions
from app.adapters.db.archive import SqlArchive
from app.adapters.db.engine import open_engine
from app.adapters.db.migrate import upgrade
from app.adapters.embedded.file import SqliteFile
from app.adapters.embedded.limits import MemoryLimits
from app.adapters.embedded.rooms import SqliteRooms
from app.adapters.embedded.sessions import SqliteSessions
from app.games.core.registry import games
from app.room.limits import RoomLimits
from app.services.admin import Admin
from app.services.history import History
from app.services.identity import Identity
from app.services.lobby import Lobby
from app.services.ports import AdminSessions, Archive, Limits, Rooms, Sessions
from app.services.rooms import LiveRooms
from app.services.series import SeriesBook
from app.services.sweeper import Sweeper
from app.settings import Settings
from app.web.given import House, Services

STATIC = Path(__file__).parent.parent / "static"
RESTARTING = 1012

events = structlog.get_logger()


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000


class SystemEntropy:
    """The operating system's secure randomness."""

    def bytes(self, count: int) -> bytes:
        """Return so many random bytes."""
        return secrets.token_bytes(count)


@dataclass(frozen=True, slots=True)
class Stores:
    """The adapters in use."""

    rooms: Rooms
    sessions: Sessions
    limits: Limits
    archive: Archive
    admins: AdminSessions


def engine_version() -> str:
    """Return the version of the product."""
    return version("interregnum")


def house_of(settings: Settings) -> House:
    """Return how this server is reached."""
    return House(
        allows_origin=settings.allows_origin,
        secure=(settings.public_origin or "").startswith("https://"),
        public_origin=settings.public_origin,
        static=STATIC,
        metrics_token=settings.metrics_token,
        engine=engine_version(),
    )


@asynccontextmanager
async def running_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the stores, start the background work, and end both in good order."""
    clock = SystemClock()
    async with _stores(settings, clock) as stores:
        sweeper = Sweeper(stores.archive, clock, engine_version())
        services = _services(settings, stores, sweeper, clock)
        sweeper.rooms = services.rooms
        sweeper.start()
        events.info("serving", embedded=settings.embedded)
        try:
            yield services
        finally:
            await sweeper.stop()


def _services(
    settings: Settings, stores: Stores, sweeper: Sweeper, clock: SystemClock
) -> Services:
    entropy = SystemEntropy()
    rooms = LiveRooms(
        store=stores.rooms,
        games=games(),
        clock=clock,
        entropy=entropy,
        limits=RoomLimits(),
        on_deadline=sweeper.schedule,
        on_finished=sweeper.finished,
    )
    return Services(
        rooms=rooms,
        lobby=Lobby(rooms, stores.archive, clock, entropy),
        identity=Identity(stores.sessions, stores.archive, rooms, clock, entropy),
        history=History(stores.archive, games()),
        series=SeriesBook(stores.archive),
        admin=Admin(
            password_hash=settings.admin_password_hash,
            rooms=rooms,
            archive=stores.archive,
            sessions=stores.admins,
            limits=stores.limits,
            clock=clock,
            entropy=entropy,
        ),
        archive=stores.archive,
        limits=stores.limits,
        clock=clock,
        entropy=entropy,
        games=games(),
    )


@asynccontextmanager
async def _stores(settings: Settings, clock: SystemClock) -> AsyncIterator[Stores]:
    async with AsyncExitStack() as stack:
        if settings.embedded:
            settings.data_dir.mkdir(parents=True, exist_ok=True)
            await upgrade(f"sqlite:///{settings.sqlite_file}")
        engine = open_engine(settings.archive_url)
        stack.push_async_callback(engine.dispose)
        archive = SqlArchive(engine)
        file = SqliteFile(settings.sqlite_file)
        rooms = SqliteRooms(file, clock)
        stack.push_async_callback(rooms.close)
        yield Stores(
            rooms=rooms,
            sessions=SqliteSessions(file, clock),
            limits=MemoryLimits(clock),
            archive=archive,
            admins=SqlAdminSessions(engine),
        )
