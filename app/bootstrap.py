"""Puts the product together: the only place that picks concrete adapters."""

import os
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import msgspec
import structlog

from app.adapters.db.admin_sessions import SqlAdminSessions
from app.adapters.db.archive import SqlArchive
from app.adapters.db.challenges import SqlChallenges
from app.adapters.db.engine import open_engine
from app.adapters.db.migrate import is_current, upgrade
from app.adapters.embedded.opening import UnusableFile, prepare
from app.adapters.embedded.stores import EmbeddedStores
from app.adapters.redis.server import UnusableServer
from app.adapters.redis.stores import RedisStores
from app.games.core.registry import games
from app.room.limits import RoomLimits
from app.services.admin import Admin
from app.services.challenge_board import ChallengeBoard
from app.services.challenge_port import Challenges
from app.services.challenging import Challenging
from app.services.desk import Desk
from app.services.history import History
from app.services.identity import Identity
from app.services.lobby import Lobby
from app.services.looks import Looks
from app.services.ports import (
    AdminSessions,
    Archive,
    Limits,
    Rooms,
    Sessions,
    Unavailable,
)
from app.services.rooms import LiveRooms
from app.services.series import SeriesBook
from app.services.sweeper import Sweeper
from app.settings import BadSettings, Settings
from app.web.built import ServedClient
from app.web.given import House, Services
from app.web.pace import Paces
from app.web.vouching import Vouching

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
        return os.urandom(count)


@dataclass(frozen=True, slots=True)
class Stores:
    """The adapters in use."""

    rooms: Rooms
    sessions: Sessions
    limits: Limits
    archive: Archive
    admins: AdminSessions
    challenges: Challenges


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
        built=_served_client(settings).folder,
        metrics_token=settings.metrics_token,
        engine=engine_version(),
    )


def _served_client(settings: Settings) -> ServedClient:
    """Return the client that is served, after the log was told which that is."""
    client = ServedClient(STATIC, plain=settings.plain_client)
    if settings.plain_client:
        client.tell()
    else:
        client.folder()
    return client


@asynccontextmanager
async def running_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the stores, start the background work, and end both in good order."""
    clock = SystemClock()
    async with _stores(settings, clock) as stores:
        sweeper = _sweeper(stores, clock)
        services = _services(settings, stores, sweeper, clock)
        sweeper.rooms = services.rooms
        await services.rooms.keep_editions()
        sweeper.start()
        events.info("serving", embedded=settings.embedded)
        try:
            yield services
        finally:
            await sweeper.stop()


def _sweeper(stores: Stores, clock: SystemClock) -> Sweeper:
    return Sweeper(stores.archive, stores.challenges, clock, engine_version())


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
        challenges=stores.challenges,
    )
    challenging = Challenging(stores.challenges, games(), clock)
    history = History(stores.archive, games(), challenging)
    identity = Identity(
        stores.sessions,
        stores.archive,
        rooms,
        clock,
        entropy,
        on_renamed=sweeper.renamed,
    )
    return Services(
        rooms=rooms,
        lobby=Lobby(rooms, stores.archive, challenging, clock, entropy),
        identity=identity,
        history=history,
        series=SeriesBook(stores.archive, rooms),
        challenges=_board(stores, challenging, history, clock),
        admin=_admin(settings, stores, rooms, clock),
        archive=stores.archive,
        limits=stores.limits,
        paces=Paces(settings.commands_per_second),
        vouching=Vouching(identity),
        clock=clock,
        entropy=entropy,
        games=games(),
    )


def _board(
    stores: Stores, challenging: Challenging, history: History, clock: SystemClock
) -> ChallengeBoard:
    return ChallengeBoard(
        challenges=stores.challenges,
        challenging=challenging,
        history=history,
        games=games(),
        clock=clock,
        entropy=SystemEntropy(),
    )


def _admin(
    settings: Settings, stores: Stores, rooms: LiveRooms, clock: SystemClock
) -> Admin:
    return Admin(
        password_hash=settings.admin_password_hash,
        rooms=rooms,
        archive=stores.archive,
        sessions=stores.admins,
        looks=Looks(stores.archive, stores.challenges, clock),
        limits=stores.limits,
        entropy=SystemEntropy(),
    )


@asynccontextmanager
async def _stores(settings: Settings, clock: SystemClock) -> AsyncIterator[Stores]:
    async with AsyncExitStack() as stack:
        await _prepare_database(settings)
        engine = open_engine(settings.archive_url)
        stack.push_async_callback(engine.dispose)
        live = await _live_stores(settings, clock)
        stack.push_async_callback(live.close)
        yield Stores(
            rooms=live.rooms,
            sessions=live.sessions,
            limits=live.limits,
            archive=SqlArchive(engine),
            admins=SqlAdminSessions(engine),
            challenges=SqlChallenges(engine),
        )


async def _prepare_file(settings: Settings) -> None:
    if settings.embedded or settings.database_url is None:
        try:
            prepare(settings.sqlite_file)
            await upgrade(settings.sqlite_url)
        except UnusableFile as error:
            raise BadSettings(str(error)) from error
        except Unavailable as error:
            raise BadSettings(
                f"{settings.sqlite_file} cannot be written ({error}). Make"
                " it and its folder writable, or choose another DATA_DIR."
            ) from error


async def _prepare_database(settings: Settings) -> None:
    await _prepare_file(settings)
    if settings.database_url is None:
        return
    try:
        current = await is_current(settings.database_url)
    except Unavailable as error:
        # Play goes on without the archive; results wait in their rooms.
        events.warning("database_away", reason=str(error))
        return
    if not current:
        raise BadSettings(
            "The database is not of this version. Run `interregnum migrate` first."
        )


async def _live_stores(
    settings: Settings, clock: SystemClock
) -> EmbeddedStores | RedisStores:
    if settings.redis_url is None:
        try:
            return EmbeddedStores(settings.sqlite_file, clock)
        except UnusableFile as error:
            raise BadSettings(str(error)) from error
    stores = RedisStores(settings.redis_url)
    try:
        await stores.open(may_forget=settings.redis_may_forget)
    except UnusableServer as error:
        raise BadSettings(str(error)) from error
    except Unavailable as error:
        raise BadSettings(f"REDIS_URL does not answer ({error}).") from error
    return stores


async def migrate_databases(settings: Settings) -> None:
    """Bring the database up to date, and with it the embedded file if it is used.

    Raises:
        BadSettings: The embedded file cannot be used.
        Unavailable: The database does not answer.
    """
    await _prepare_file(settings)
    if settings.database_url is not None:
        await upgrade(settings.database_url)


async def exported_room(settings: Settings, code: str) -> bytes:
    """Return a live room as a fixture: the spectator's view and the log.

    Raises:
        BadSettings: The stores cannot be opened.
        NotFound: There is no such room.
    """
    clock = SystemClock()
    async with _stores(settings, clock) as stores:
        rooms = _services(settings, stores, _sweeper(stores, clock), clock).rooms
        # No admin is signed in here, so hands stay closed.
        looks = Looks(stores.archive, stores.challenges, clock)
        desk = Desk("", rooms, stores.archive, stores.admins, looks)
        return msgspec.json.encode(await desk.export(code))
