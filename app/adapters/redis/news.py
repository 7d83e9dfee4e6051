"""What a commit announces, which is also what Redis keeps of a room."""

import msgspec

from app.services.ports import Announcement, Commit

_encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Announcement).decode
"""Return the news that bytes hold."""


def news_of(commit: Commit) -> bytes:
    """Return what a commit is going to announce, encoded."""
    version = commit.expected + 1
    return _encode(Announcement(commit.code, version, commit.document, commit.entry))
