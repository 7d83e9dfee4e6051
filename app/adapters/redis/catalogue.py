"""Questions put to all shards at once: what is due, and who is where.

Lists change with their rooms in one step, but a room can run out without anybody
touching it. What a list names is therefore looked at before it is told, and a
room that has run out is forgotten then, everywhere.
"""

import asyncio
from functools import lru_cache
from typing import Any

from app.adapters.redis import lists
from app.adapters.redis.keys import Keys
from app.adapters.redis.link import Link
from app.adapters.redis.scripts import LOOK
from app.adapters.redis.wire import pack
from app.services.ports import Page

_NOW = b"$3\r\nnow\r\n"
"""Stands, in what is packed once, for the one word that changes."""


class Catalogue:
    """All rooms, by their deadlines and by the lists they are in.

    Args:
        link: To the server.
        keys: The names of everything.
    """

    def __init__(self, link: Link, keys: Keys) -> None:
        self._link = link
        self._keys = keys
        self._asking_what_is_due = lru_cache(maxsize=1)(self._around_now)

    async def due(self, now: int, limit: int) -> list[str]:
        """Return rooms whose deadline has come, the longest due first."""
        parts = await self._due_by_shard(now, limit)
        found = [
            (int(deadline), code)
            for code, deadline in await self._living(_decoded(parts))
            if deadline and int(deadline) <= now
        ]
        return [code for _, code in sorted(found)[:limit]]

    async def all_codes(self) -> list[str]:
        """Return the codes of all rooms."""
        parts = await self._everywhere("ZRANGE", "due", 0, -1)
        return [code for code, _ in await self._living(_decoded(parts))]

    async def codes(self, name: str) -> list[str]:
        """Return the codes of the rooms in a list, newest created first."""
        members = await self._members(name, 0, -1)
        codes = [lists.code_of(member) for member in members]
        return [code for code, _ in await self._living(codes)]

    async def page(self, name: str, cursor: str | None, limit: int) -> Page:
        """Return the rows of rooms in a list, newest created first."""
        first = "+" if cursor is None else f"({cursor}"
        query = (first, "-", "BYLEX", "REV", "LIMIT", 0, limit + 1)
        while True:
            members = (await self._members(name, *query))[: limit + 1]
            codes = [lists.code_of(member) for member in members]
            rows = await self._rows(codes)
            if None not in rows:
                more = members[limit - 1].decode() if len(members) > limit else None
                return Page(tuple(rows[:limit]), more)
            # Some have run out: once they are forgotten, others take their place.
            await self._living(codes)

    async def _due_by_shard(self, now: int, limit: int) -> list[Any]:
        # Asked every second: to pack these words anew took most of the time.
        time = b"%d" % now
        word = b"$%d\r\n%b\r\n" % (len(time), time)
        packed = word.join(self._asking_what_is_due(limit))
        return await self._link.call_packed(packed, len(self._keys.shards))

    def _around_now(self, limit: int) -> list[bytes]:
        """Return how all shards are asked what is due, cut where the time belongs."""
        words = ("-inf", "now", "BYSCORE", "LIMIT", 0, limit)
        packed = [pack(("ZRANGE", f"{s}due", *words)) for s in self._keys.shards]
        return b"".join(packed).split(_NOW)

    async def _everywhere(self, verb: str, name: str, *words: str | int) -> list[Any]:
        """Ask every shard the same and return their answers."""
        commands = [(verb, f"{shard}{name}", *words) for shard in self._keys.shards]
        return await self._link.call_all(commands)

    async def _members(self, name: str, *words: str | int) -> list[bytes]:
        """Return members of a list from all shards, newest first."""
        parts = await self._everywhere("ZRANGE", f"list:{name}", *words)
        return sorted((member for part in parts for member in part), reverse=True)

    async def _rows(self, codes: list[str]) -> list[Any]:
        return await self._link.call_all(
            [("HGET", self._keys.room(code), "row") for code in codes]
        )

    async def _living(self, codes: list[str]) -> list[tuple[str, bytes]]:
        """Return those rooms that have not run out, with their deadlines."""
        looks = await asyncio.gather(*map(self._look_at, codes))
        pairs = zip(codes, looks, strict=True)
        return [(code, deadline) for code, deadline in pairs if deadline is not None]

    async def _look_at(self, code: str) -> Any:
        """Return a room's deadline; None if it has run out, and is now forgotten."""
        shard = self._keys.shard(code)
        keys = (self._keys.room(code), f"{shard}due", f"{shard}listings")
        return await self._link.run(LOOK, keys, shard, code)


def _decoded(parts: list[list[bytes]]) -> list[str]:
    return [member.decode() for part in parts for member in part]
