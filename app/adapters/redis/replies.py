"""What Redis means by an error: come back later, look elsewhere, or a fault of ours."""

from typing import Any

from hiredis import ReplyError

from app.services.ports import Unavailable

_AWAY = frozenset({"LOADING", "READONLY", "MASTERDOWN", "CLUSTERDOWN"})
_UNABLE = frozenset({"OOM", "MISCONF", "BUSY", "NOREPLICAS", "NOAUTH", "WRONGPASS"})


def is_away(reply: object) -> bool:
    """Return whether a server is not ready yet, or no longer in charge."""
    return type(reply) is ReplyError and _code(reply) in _AWAY


def checked(reply: Any) -> Any:
    """Return a reply that is no error.

    Raises:
        Unavailable: The server cannot do it now.
        ReplyError: It never can: the command is wrong, or not allowed.
    """
    if type(reply) is not ReplyError:
        return reply
    if _code(reply) in _AWAY | _UNABLE:
        raise Unavailable(f"Redis says: {reply}")
    raise reply


def _code(error: ReplyError) -> str:
    return str(error).partition(" ")[0]
