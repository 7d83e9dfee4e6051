"""All stores on one Redis server, opened and closed together."""

import os

from app.adapters.redis.address import parse
from app.adapters.redis.bus import RedisBus
from app.adapters.redis.keys import Keys
from app.adapters.redis.limits import RedisLimits
from app.adapters.redis.link import PATIENCE, Link, Patience
from app.adapters.redis.rooms import RedisRooms
from app.adapters.redis.scripts import ALL
from app.adapters.redis.server import check_server
from app.adapters.redis.sessions import RedisSessions

PREFIX = "interregnum"


class RedisStores:
    """Rooms, sessions and limits on one server.

    Args:
        url: Where it is, as `address.parse` reads it.
        prefix: Keeps products, and tests, that share a server apart.
        patience: How long to wait for it.

    Raises:
        ValueError: The URL names no Redis.
    """

    def __init__(
        self, url: str, *, prefix: str = PREFIX, patience: Patience = PATIENCE
    ) -> None:
        address = parse(url)
        keys = Keys(prefix)
        process = os.urandom(8).hex()
        self._link = Link(address, patience=patience, scripts=ALL)
        self._bus = RedisBus(address, keys, process, patience)
        self.rooms = RedisRooms(self._link, self._bus, keys, process)
        self.sessions = RedisSessions(self._link, prefix)
        self.limits = RedisLimits(url, prefix)

    async def open(self, *, may_forget: bool) -> None:
        """Connect, and refuse a server that would lose rooms.

        Args:
            may_forget: Accept a server without persistence.

        Raises:
            UnusableServer: The server would lose rooms, or cannot hold them.
            Unavailable: The server does not answer.
        """
        try:
            await self._link.open()
            await check_server(self._link, may_forget=may_forget)
            await self._bus.open()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Let go of all connections and tasks."""
        await self.rooms.close()
        await self.limits.close()
