"""What a commit announces, which is also what Redis keeps of a room."""

import msgspec

from app.services.ports import Announcement, Commit


class _Head(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """How news begins: an array may go on with what nobody asks for."""

    code: str


_encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Announcement).decode
"""Return the news that bytes hold."""
_head = msgspec.msgpack.Decoder(_Head).decode


def news_of(commit: Commit) -> bytes:
    """Return what a commit is going to announce, encoded."""
    version = commit.expected + 1
    return _encode(Announcement(commit.code, version, commit.document, commit.entry))


def code_of(news: bytes) -> str:
    """Return the room that encoded news is about, and read no further."""
    return _head(news).code
