"""Where a Redis server is, from the customary way of writing it."""

from urllib.parse import unquote, urlsplit

import msgspec

PORT = 6379


class Address(msgspec.Struct, frozen=True):
    """One Redis server.

    Attributes:
        host: Its name; empty for a Unix socket.
        port: Its port.
        path: The Unix socket; empty for TCP.
        username: Whom to be; empty for the default user.
        password: What to say; empty for none.
        database: The number of the database.
        tls: Encrypt, and believe only certificates that the system believes.
    """

    host: str = ""
    port: int = PORT
    path: str = ""
    username: str = ""
    password: str = ""
    database: int = 0
    tls: bool = False

    def __str__(self) -> str:
        """Return where it is, without what must stay secret."""
        return self.path or f"{self.host}:{self.port}"


def parse(url: str) -> Address:
    """Return the address that a URL names.

    Args:
        url: ``redis://user:password@host:port/0``, ``rediss://...`` for TLS, or
            ``unix:///path?db=0``.

    Raises:
        ValueError: It is none of these.
    """
    parts = urlsplit(url)
    username, password = unquote(parts.username or ""), unquote(parts.password or "")
    if parts.scheme == "unix":
        number = parts.query.removeprefix("db=") or "0"
        return Address(
            path=unquote(parts.path),
            username=username,
            password=password,
            database=_number(number),
        )
    if parts.scheme not in {"redis", "rediss"}:
        msg = f"{parts.scheme}:// is no address of Redis; write redis://host:port/0"
        raise ValueError(msg)
    return Address(
        host=parts.hostname or "localhost",
        port=parts.port or PORT,
        username=username,
        password=password,
        database=_number(parts.path.strip("/") or "0"),
        tls=parts.scheme == "rediss",
    )


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        msg = f"a database of Redis is a number, not {text!r}"
        raise ValueError(msg)
    return int(text)
