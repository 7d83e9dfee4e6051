"""The Lua scripts: what has to happen in one step on the server."""

from hashlib import sha1
from importlib.resources import files

import msgspec


class Script(msgspec.Struct, frozen=True):
    """A script and the digest by which a server that knows it runs it."""

    text: str
    digest: str


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
