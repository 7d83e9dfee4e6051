"""What the script of a commit is told, as bytes that are ready to leave.

Its words that are always the same for a room are packed once, and all small ones of
a commit are one word in MessagePack: packing each by itself took longer than
encoding the room.
"""

import itertools
from functools import lru_cache

import msgspec

from app.adapters.redis import lists
from app.adapters.redis.keys import Keys
from app.adapters.redis.scripts import COMMIT
from app.adapters.redis.wire import pack
from app.services.ports import Commit, Listing

_encode = msgspec.msgpack.Encoder().encode
ROOMS_AT_HAND = 4096
"""Rooms of which is kept what all their commits are told."""
CHANGING = 3
"""Words that differ from commit to commit: the order, the news, the log entry."""
SHORT = 0xFF
"""The longest text whose length MessagePack writes in one byte."""


class Order(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A commit as its script reads it, but for what is large.

    What is no text is written as if it were, since scripts read nothing else.

    Attributes:
        expected: The version that was read; 0 to create the room.
        token: Tells this commit, sent twice, from another of the same version.
        deletes: The room is to be deleted.
        lasting: The log is to keep the entry.
        now: When this commit was made.
        names: The names of the lists that the room is to be in.
        row: Its public row; None for a private room.
        deadline: When it wants attention next; None for never.
        keep: For how many milliseconds to keep it.
        answers: The names of the commands behind the change, and behind each name
            what that command is answered.
    """

    expected: int
    token: str
    deletes: bool
    lasting: bool
    now: int
    names: msgspec.Raw
    row: msgspec.Raw | None
    deadline: int | None
    keep: int
    answers: list[str | msgspec.Raw]


class Orders:
    """Writes commits of this process as commands to Redis.

    Args:
        keys: The names of everything.
        process: The name of this process.
    """

    def __init__(self, keys: Keys, process: str) -> None:
        self._keys = keys
        self._process = process
        self._numbers = itertools.count()
        self._opening = lru_cache(ROOMS_AT_HAND)(self._opened)

    def packed(self, commit: Commit, news: bytes) -> bytes:
        """Return the command that carries out a commit; each call another one.

        Args:
            commit: The commit.
            news: What it announces.
        """
        order, entry = self._order(commit), commit.entry or b""
        return b"%b$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n" % (
            self._opening(commit.code),
            len(order),
            order,
            len(news),
            news,
            len(entry),
            entry,
        )

    def _order(self, commit: Commit) -> bytes:
        names, row = _listed(commit.listing)
        answers: list[str | msgspec.Raw] = []
        for answer in commit.answers:
            answers += (asked(answer.player, answer.id), _as_text(_encode(answer)))
        order = Order(
            commit.expected,
            f"{self._process}{next(self._numbers)}",
            commit.document is None,
            commit.entry is not None and commit.lasting,
            commit.now,
            names,
            row,
            commit.deadline,
            commit.keep,
            answers,
        )
        return _encode(order)

    def _opened(self, code: str) -> bytes:
        """Return how every command that carries out a commit of a room begins."""
        names = self._keys.names(code)
        always = (self._keys.shard(code), code)
        channels = self._keys.channels(code, self._process)
        words = ("EVALSHA", COMMIT.digest, len(names), *names, *always, *channels)
        _, _, packed = pack(words).partition(b"\r\n")
        return b"*%d\r\n%b" % (len(words) + CHANGING, packed)


def asked(player: str, command: str) -> str:
    """Return one name for a player's command, whatever is in either."""
    return f"{len(player)}:{player}{command}"


@lru_cache(ROOMS_AT_HAND)
def _listed(listing: Listing) -> tuple[msgspec.Raw, msgspec.Raw | None]:
    """Return the names of a room's lists, and its row."""
    row = None if listing.row is None else _as_text(listing.row)
    return _as_text(lists.encode(listing)), row


def _as_text(word: bytes) -> msgspec.Raw:
    """Return any bytes as MessagePack has text, whether they are text or not."""
    size = len(word)
    if size <= SHORT:
        return msgspec.Raw(b"\xd9" + size.to_bytes() + word)
    return msgspec.Raw(b"\xdb" + size.to_bytes(4) + word)
