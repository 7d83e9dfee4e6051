"""The Lua scripts: what has to happen in one step on the server."""

from hashlib import sha1
from importlib.resources import files

import msgspec


class Script(msgspec.Struct, frozen=True):
    """A script and the digest by which a server that knows it runs it."""

    text: str
    digest: str

    def in_full(self, packed: bytes) -> bytes:
        """Return a packed command that names this script, with its text instead."""
        by_digest = b"$7\r\nEVALSHA\r\n$%d\r\n%b\r\n" % _sized(self.digest)
        return packed.replace(
            by_digest, b"$4\r\nEVAL\r\n$%d\r\n%b\r\n" % _sized(self.text), 1
        )


def _sized(word: str) -> tuple[int, bytes]:
    return len(word.encode()), word.encode()


def _script(*names: str) -> Script:
    folder = files("app.adapters.redis") / "lua"
    text = "\n".join((folder / f"{name}.lua").read_text("utf-8") for name in names)
    digest = sha1(text.encode(), usedforsecurity=False).hexdigest()
    return Script(text, digest)


COMMIT = _script("lists", "commit")
"""Makes one change of one room, or none."""
LOOK = _script("lists", "look")
"""Looks at a room by its code and forgets one that has run out."""
REMEMBER = _script("remember")
"""Keeps the first answer of a command."""
ADD_DEVICE = _script("add_device")
"""Notes one more device of a player."""

ALL = (COMMIT, LOOK, REMEMBER, ADD_DEVICE)
