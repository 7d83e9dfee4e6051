"""Announcements from all processes, one subscription for each room that is watched.

1. A room's channel is subscribed to while the room is watched, and with it, in one
   step, the channel by which a commit sees who listens (`keys`).
2. After a lost connection every channel is subscribed to anew, and then every
   watcher is told that it may have missed something.
3. A process is not told of what its own `commit` returned: if nobody else listens it
   is not announced, and if somebody does, it is recognised (`watched`). Of a commit
   that may have been made without its knowledge, it is told that it may have missed
   something.
"""

import asyncio
from collections import Counter
from contextlib import suppress

from hiredis import ReplyError

from app.adapters.redis.address import Address
from app.adapters.redis.keys import Keys, room_of
from app.adapters.redis.link import PATIENCE, Link, Patience
from app.adapters.redis.news import decode
from app.adapters.redis.watched import Watched
from app.adapters.redis.wire import Push, Wire, pack
from app.services.ports import Announcement, Missed, Unavailable, Watcher

HEARTBEAT_SECONDS = 1.0
"""How often a silent connection is asked whether it lives."""


def _nobody(_: object) -> None:
    """Tell nobody."""


class _Channel:
    """What is subscribed to for a room, and whether we hear of the room."""

    def __init__(self, names: tuple[str, ...], watched: Watched) -> None:
        self.names = names
        self.watched = watched
        self.open = asyncio.Event()
        self.reopened = False


class RedisBus:
    """Whom to tell of which room, over a connection of its own.

    Args:
        address: Where Redis is.
        keys: The names of the channels.
        process: The name of this process, the same for all that it commits.
        patience: How long to wait for Redis.
    """

    def __init__(
        self,
        address: Address,
        keys: Keys,
        process: str,
        patience: Patience = PATIENCE,
    ) -> None:
        self._keys = keys
        self._process = process
        self._patience = patience
        self._link = Link(
            address,
            patience=patience,
            pushed=self._heard,
            ready=self._subscribe,
            lost=self._deafened,
        )
        self._channels: dict[str, _Channel] = {}
        """By the codes of the rooms that are watched."""
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
        self._channels.clear()

    async def watch(self, code: str, watcher: Watcher) -> None:
        """Tell this watcher of every commit of a room that others make from now on.

        Raises:
            Unavailable: The server does not answer; nobody watches then.
        """
        channel = self._channels.get(code) or self._open(code, watcher)
        channel.watched.watcher = watcher  # a newer one takes the place of the older
        try:
            async with asyncio.timeout(self._patience.command):
                await channel.open.wait()
        except BaseException as error:
            self.unwatch(code)
            if isinstance(error, TimeoutError):
                raise Unavailable("Redis does not announce") from None
            raise

    def _open(self, code: str, watcher: Watcher) -> _Channel:
        names = self._keys.channels(code, self._process)
        watched = Watched(watcher, self._tell_news)
        channel = self._channels[code] = _Channel(names, watched)
        self._unconfirmed[code] += 1
        self._link.tell("SSUBSCRIBE", *names)
        return channel

    def unwatch(self, code: str) -> None:
        """Stop telling."""
        channel = self._channels.pop(code, None)
        if channel is not None:
            self._link.tell("SUNSUBSCRIBE", *channel.names)

    def watched(self, code: str) -> Watched:
        """Return a room as it is watched here; nobody is told of one that is not."""
        channel = self._channels.get(code)
        return Watched(_nobody, _nobody) if channel is None else channel.watched

    def tell(self, news: Announcement | Missed) -> None:
        """Tell the watcher of a room."""
        # Not at once: a watcher that raises must not stop the others' news.
        self._loop.call_soon(self._deliver, news)

    # What the link calls

    def _subscribe(self, wire: Wire) -> None:
        self._unconfirmed = Counter(self._channels.keys())
        for channel in self._channels.values():
            wire.tell(pack(("SSUBSCRIBE", *channel.names)))

    def _deafened(self) -> None:
        for channel in self._channels.values():
            channel.reopened = channel.reopened or channel.open.is_set()
            channel.open.clear()

    def _heard(self, push: Push) -> None:
        kind = push[0]
        if kind == b"smessage":
            self.watched(room_of(push[1])).hear(push[2])
        elif kind == b"ssubscribe":
            self._subscribed(room_of(push[1]))
        # else an unsubscription that nobody waits for

    def _subscribed(self, code: str) -> None:
        if code not in self._unconfirmed:
            return  # of the other channel, which goes with it
        self._unconfirmed[code] -= 1
        if self._unconfirmed[code] > 0:
            return  # since then it was given up, and asked for once more
        del self._unconfirmed[code]
        channel = self._channels.get(code)
        if channel is None:
            return  # it was given up
        channel.open.set()
        if channel.reopened:
            channel.reopened = False
            channel.watched.forget_own()
            self.tell(Missed(code))

    def _tell_news(self, news: bytes) -> None:
        # Nor read at once: what cannot be read must not cost a commit its answer.
        self._loop.call_soon(self._read, news)

    def _read(self, news: bytes) -> None:
        self._deliver(decode(news))

    def _deliver(self, news: Announcement | Missed) -> None:
        self.watched(news.code).watcher(news)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            # Whether it answers or not: the link gives up a silent connection.
            with suppress(Unavailable, ReplyError):
                await self._link.call("PING")
