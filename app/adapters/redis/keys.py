"""The names of everything in Redis.

Rooms are spread over 256 shards by their code. Whatever one commit touches has
the shard's hash tag in its name, so that all of it is on one server, whichever
that is. Below the tag stand, for each room,

- ``room:CODE``: a hash of version, deadline, row, the token of the last commit and
  its news (`app.adapters.redis.news`), which hold the document;
- ``log:CODE``: a stream whose ids are the versions that the entries led to;
- ``answers:CODE``: a hash of what commands were answered;
- ``told:CODE``: the channel of its announcements;
- ``here:CODE:PROCESS``: a channel on which nothing is ever said. Whoever listens to
  the announcements listens here as well, so that a commit can see whether anybody
  but the process that makes it would hear them;

and, for all rooms of the shard,

- ``due``: a sorted set of every room, by when somebody has to look at it next:
  its deadline, or the end of its life if that is earlier;
- ``listings``: a hash of which lists a room is in, to find them when it is gone;
- ``list:NAME``: the lists themselves, sorted by creation (`app.adapters.redis.lists`).
"""

from typing import NamedTuple
from zlib import crc32

SHARDS = 256


class Names(NamedTuple):
    """The names of all that one commit of a room touches, as its script takes them."""

    room: str
    log: str
    answers: str
    due: str
    listings: str


class Keys:
    """Names under one prefix.

    Args:
        prefix: Keeps products, and tests, that share a server apart.
    """

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.shards = tuple(f"{prefix}:{{s{n}}}:" for n in range(SHARDS))

    def shard(self, code: str) -> str:
        """Return how the names of all that belongs to a room begin."""
        return self.shards[crc32(code.encode()) % SHARDS]

    def room(self, code: str) -> str:
        """Return the name of a room."""
        return f"{self.shard(code)}room:{code}"

    def log(self, code: str) -> str:
        """Return the name of a room's log."""
        return f"{self.shard(code)}log:{code}"

    def answers(self, code: str) -> str:
        """Return the name of a room's answers."""
        return f"{self.shard(code)}answers:{code}"

    def channels(self, code: str, process: str) -> tuple[str, str]:
        """Return the channels that a process listens to for a room.

        Returns:
            The one of its announcements and the one that tells who listens.
        """
        shard = self.shard(code)
        return f"{shard}told:{code}", f"{shard}here:{code}:{process}"

    def names(self, code: str) -> Names:
        """Return the names of all that a commit of a room touches."""
        shard = self.shard(code)
        return Names(
            self.room(code),
            self.log(code),
            self.answers(code),
            f"{shard}due",
            f"{shard}listings",
        )

    def content(self, content: str) -> str:
        """Return the name of an uploaded deck or tile list."""
        return f"{self.prefix}:content:{content}"


def room_of(channel: bytes) -> str:
    """Return the code of the room that a channel of announcements is about."""
    return channel.rpartition(b":")[2].decode()
