"""What a commit announces, which is also what Redis keeps of a room."""

import msgspec

from app.services.ports import Commit


class News(msgspec.Struct, array_like=True, frozen=True):
    """The newest commit of a room.

    Attributes:
        code: The room.
        version: What the commit led to.
        document: The room; None when it was deleted.
        entry: The log entry, if there is one.
    """

    code: str
    version: int
    document: bytes | None
    entry: bytes | None


_encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(News).decode
"""Return the news that bytes hold."""


def news_of(commit: Commit) -> bytes:
    """Return what a commit is going to announce, encoded."""
    version = commit.expected + 1
    return _encode(News(commit.code, version, commit.document, commit.entry))
