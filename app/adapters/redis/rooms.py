"""Live rooms on Redis, shared by any number of processes."""

from collections.abc import Sequence
from typing import Any

import msgspec
from hiredis import ReplyError

from app.adapters.redis import lists
from app.adapters.redis.bus import RedisBus
from app.adapters.redis.catalogue import Catalogue
from app.adapters.redis.keys import Keys
from app.adapters.redis.link import Link
from app.adapters.redis.news import decode, news_of
from app.adapters.redis.order import Orders, asked
from app.adapters.redis.scripts import COMMIT, REMEMBER
from app.services.ports import (
    MOST_ANSWERS,
    Answer,
    Commit,
    CommitResult,
    Committed,
    Conflict,
    Entry,
    Missed,
    Page,
    Repeated,
    Stored,
    Watcher,
)

HAS_CHANGED = 0
"""What `REMEMBER` says of a room that is no longer of the version that refused."""

_encode = msgspec.msgpack.Encoder().encode
_decode_answer = msgspec.msgpack.Decoder(Answer).decode


class RedisRooms:
    """A `Rooms` store on Redis.

    Args:
        link: To the server, opened; closed with this store.
        bus: For announcements, opened; closed with this store.
        keys: The names of everything.
        process: The name of this process, as the bus has it.
    """

    def __init__(self, link: Link, bus: RedisBus, keys: Keys, process: str) -> None:
        self._link = link
        self._bus = bus
        self._keys = keys
        self._catalogue = Catalogue(link, keys)
        self._orders = Orders(keys, process)

    async def load(self, code: str) -> Stored | None:
        """Return a room, or None if there is none (or it has run out)."""
        return (await self.load_all([code])).get(code)

    async def load_all(self, codes: Sequence[str]) -> dict[str, Stored]:
        """Return by code those of some rooms that are there, asked for in one go."""
        found = await self._link.call_all(
            [("HGET", self._keys.room(code), "news") for code in codes]
        )
        return {
            code: _stored(news)
            for code, news in zip(codes, found, strict=True)
            if news is not None
        }

    async def version(self, code: str) -> int:
        """Return the version a room has now; 0 if there is none."""
        found = await self._link.call("HGET", self._keys.room(code), "version")
        return int(found or 0)

    async def commit(self, commit: Commit) -> CommitResult:
        """Make one atomic change, or none; announce it to whoever else listens."""
        news, own, losses = news_of(commit), None, self._link.losses
        packed = self._orders.packed(commit, news)
        watched = self._bus.watched(commit.code)
        watched.begin()
        try:
            (reply,) = await self._link.ask(packed, 1)
            if type(reply) is ReplyError:
                reply = await self._link.run_in_full(COMMIT, packed, reply)
            if type(reply) is list:
                version, is_announced = reply
                own = news if is_announced else None
                return Committed(version)
        except BaseException:
            # Perhaps it was made, and where nobody else listens, told to nobody.
            self._bus.tell(Missed(commit.code))
            raise
        finally:
            watched.end(own)
        return await self._not_made(commit, reply, losses)

    async def answer(self, code: str, player: str, id: str) -> Answer | None:
        """Return what a command was answered, if it was."""
        name = asked(player, id)
        found = await self._link.call("HGET", self._keys.answers(code), name)
        return None if found is None else _decode_answer(found)

    async def remember(self, code: str, answer: Answer, version: int) -> Answer | None:
        """Keep the answer of a command that a room of this version refuses."""
        keys = (self._keys.room(code), self._keys.answers(code))
        name = asked(answer.player, answer.id)
        told = (name, _encode(answer), version, MOST_ANSWERS)
        kept = await self._link.run(REMEMBER, keys, *told)
        if kept == HAS_CHANGED:
            return None
        return answer if kept is None else _decode_answer(kept)

    async def entries(
        self, code: str, *, after: int = 0, newest: int | None = None
    ) -> list[Entry]:
        """Return log entries in order: those after a version, or the newest n."""
        if newest == 0:
            return []
        first = f"({after}-0" if after else "-"
        log = self._keys.log(code)
        if newest is None:
            found = await self._link.call("XRANGE", log, first, "+")
        else:
            found = await self._link.call("XREVRANGE", log, "+", first, "COUNT", newest)
            found.reverse()
        return [_entry(item) for item in found]

    async def due(self, now: int, limit: int) -> list[str]:
        """Return rooms whose deadline has come, the longest due first."""
        return await self._catalogue.due(now, limit)

    async def listed(
        self, *, status: str, game: str | None, cursor: str | None, limit: int
    ) -> Page:
        """Return the public rows of rooms, newest created first."""
        return await self._catalogue.page(lists.public(status, game), cursor, limit)

    async def of_player(self, player: str) -> list[str]:
        """Return the codes of the rooms a player is a member of, newest first."""
        return await self._catalogue.codes(lists.of_player(player))

    async def hosted(self, player: str) -> int:
        """Return how many live rooms a player is host of."""
        return len(await self._catalogue.codes(lists.of_host(player)))

    async def all_codes(self) -> list[str]:
        """Return the codes of all live rooms, for the admin."""
        return await self._catalogue.all_codes()

    async def pending(self, limit: int) -> list[str]:
        """Return rooms with finished matches that wait for the archive."""
        return (await self._catalogue.codes(lists.PENDING))[:limit]

    async def put_content(self, content: str, text: str, keep: int) -> None:
        """Keep an uploaded deck or tile list by its hash."""
        name = self._keys.content(content)
        await self._link.call_all(
            [("SET", name, text, "PX", keep, "NX"), ("PEXPIRE", name, keep, "GT")]
        )

    async def content(self, content: str) -> str | None:
        """Return an uploaded deck or tile list."""
        found = await self._link.call("GET", self._keys.content(content))
        return None if found is None else found.decode()

    async def watch(self, code: str, watcher: Watcher) -> None:
        """Tell this watcher of every commit of a room that others make from now on."""
        await self._bus.watch(code, watcher)

    async def unwatch(self, code: str) -> None:
        """Stop telling."""
        self._bus.unwatch(code)

    async def ping(self) -> None:
        """Raise `Unavailable` unless the server answers."""
        await self._link.call("PING")

    async def close(self) -> None:
        """Let go of the watchers and of both connections."""
        await self._bus.close()
        await self._link.close()

    async def _not_made(
        self, commit: Commit, reply: bytes | int, losses: int
    ) -> CommitResult:
        """Return why nothing has changed.

        Args:
            commit: What was to be changed.
            reply: What the script said: the answer to one of the commands, if that
                was carried out before.
            losses: How often connections had been lost before it was asked for.
        """
        if isinstance(reply, bytes):
            return Repeated(_decode_answer(reply))
        # A deletion whose reply was lost may be what removed a room that is gone; and
        # whoever did, what was wanted is so.
        lost = commit.document is None and losses != self._link.losses
        if lost and not await self.version(commit.code):
            return Committed(commit.expected + 1)
        return Conflict()


def _stored(told: bytes) -> Stored:
    news = decode(told)
    return Stored(news.version, news.document or b"")


def _entry(item: list[Any]) -> Entry:
    version, fields = item
    return Entry(int(version.partition(b"-")[0]), fields[1])
