"""Announcements from all processes, one subscription per shard that matters.

1. A shard's channel is subscribed to while at least one of its rooms is watched.
2. After a lost connection every channel is subscribed to anew, and then every
   watcher is told that it may have missed something.
3. A process is not told of what its own `commit` returned (`watched`). Of what it
   committed without knowing it, it is told like anybody else.
"""

import asyncio
from collections import Counter
from contextlib import suppress

from hiredis import ReplyError

from app.adapters.redis.address import Address
from app.adapters.redis.keys import Keys
from app.adapters.redis.link import PATIENCE, Link, Patience
from app.adapters.redis.news import code_of, decode
from app.adapters.redis.watched import Watched
from app.adapters.redis.wire import Push, Wire, pack
from app.services.ports import Announcement, Missed, Unavailable, Watcher

HEARTBEAT_SECONDS = 1.0
"""How often a silent connection is asked whether it lives."""


class _Channel:
    """A shard's channel: the rooms watched, and whether we hear of them."""

    def __init__(self) -> None:
        self.codes: set[str] = set()
        self.open = asyncio.Event()
        self.reopened = False


class RedisBus:
    """Whom to tell of which room, over a connection of its own.

    Args:
        address: Where Redis is.
        keys: The names of the channels.
        patience: How long to wait for Redis.
    """

    def __init__(
        self, address: Address, keys: Keys, patience: Patience = PATIENCE
    ) -> None:
        self._keys = keys
        self._patience = patience
        self._link = Link(
            address,
            patience=patience,
            pushed=self._heard,
            ready=self._subscribe,
            lost=self._deafened,
        )
        self._watched: dict[str, Watched] = {}
        self._channels: dict[str, _Channel] = {}
        self._unconfirmed: Counter[str] = Counter()
        self._loop: asyncio.AbstractEventLoop
        self._heartbeat: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect.

        Raises:
            Unavailable: The server does not answer.
        """
        self._loop = asyncio.get_running_loop()
        await self._link.open()
        self._heartbeat = self._loop.create_task(self._beat())

    async def close(self) -> None:
        """Let go of the connection and all watchers."""
        if self._heartbeat is not None:
            self._heartbeat.cancel()
            with suppress(asyncio.CancelledError):
                await self._heartbeat
        await self._link.close()
        self._watched.clear()
        self._channels.clear()

    async def watch(self, code: str, watcher: Watcher) -> None:
        """Tell this watcher of every commit of a room that others make from now on.

        Raises:
            Unavailable: The server does not answer; nobody watches then.
        """
        name = self._name(code)
        self._watched[code] = Watched(watcher, self._tell_news)
        channel = self._channels.get(name)
        if channel is None:
            channel = self._channels[name] = _Channel()
            self._unconfirmed[name] += 1
            self._link.tell("SSUBSCRIBE", name)
        channel.codes.add(code)
        try:
            async with asyncio.timeout(self._patience.command):
                await channel.open.wait()
        except BaseException as error:
            self.unwatch(code)
            if isinstance(error, TimeoutError):
                raise Unavailable("Redis does not announce") from None
            raise

    def unwatch(self, code: str) -> None:
        """Stop telling."""
        self._watched.pop(code, None)
        name = self._name(code)
        channel = self._channels.get(name)
        if channel is None:
            return
        channel.codes.discard(code)
        if not channel.codes:
            del self._channels[name]
            self._link.tell("SUNSUBSCRIBE", name)

    def watched(self, code: str) -> Watched | None:
        """Return a room that is watched, or None."""
        return self._watched.get(code)

    # What the link calls

    def _subscribe(self, wire: Wire) -> None:
        self._unconfirmed = Counter(self._channels.keys())
        for name in self._channels:
            wire.tell(pack(("SSUBSCRIBE", name)))

    def _deafened(self) -> None:
        for channel in self._channels.values():
            channel.reopened = channel.reopened or channel.open.is_set()
            channel.open.clear()

    def _heard(self, push: Push) -> None:
        # Every commit of a watched room comes through here.
        kind = push[0]
        if kind == b"smessage":
            news = push[2]
            watched = self._watched.get(code_of(news))
            if watched is not None:
                watched.hear(news)
        elif kind == b"ssubscribe":
            self._subscribed(push[1].decode())
        # else an unsubscription that nobody waits for

    def _subscribed(self, name: str) -> None:
        self._unconfirmed[name] -= 1
        channel = self._channels.get(name)
        if self._unconfirmed[name] > 0 or channel is None:
            return  # since then it was given up, or asked for once more
        del self._unconfirmed[name]
        channel.open.set()
        if channel.reopened:
            channel.reopened = False
            for code in channel.codes:
                self._watched[code].forget_own()
                self._tell(Missed(code))

    def _tell(self, news: Announcement | Missed) -> None:
        # Not at once: a watcher that raises must not stop the others' news.
        self._loop.call_soon(self._deliver, news)

    def _tell_news(self, news: bytes) -> None:
        # Nor read at once: what cannot be read must not cost a commit its answer.
        self._loop.call_soon(self._read, news)

    def _read(self, news: bytes) -> None:
        self._deliver(decode(news))

    def _deliver(self, news: Announcement | Missed) -> None:
        watched = self._watched.get(news.code)
        if watched is not None:
            watched.watcher(news)

    def _name(self, code: str) -> str:
        return f"{self._keys.shard(code)}told"

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            # Whether it answers or not: the link gives up a silent connection.
            with suppress(Unavailable, ReplyError):
                await self._link.call("PING")
