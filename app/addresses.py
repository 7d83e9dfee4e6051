"""Addresses as operators write them, read strictly and put into one form.

Each function takes what was written and returns what is meant, or raises `ValueError`
with words that say how to write it. Nothing is looked up or connected to.
"""

import ipaddress
import re
from urllib.parse import SplitResult, parse_qsl, urlsplit

USUAL_PORTS = {"http": 80, "https": 443}
MOST_PORT = 65_535
LOOPBACK_NAME = "localhost"
REDIS_SHAPE = "write redis://host:port/0"
DATABASE_SHAPE = "write postgresql://user:password@host/database"
ORIGIN_SHAPE = (
    "write scheme, host and an unusual port, and nothing else,"
    " such as https://table.example"
)
SSL_MODES = {"disable", "allow", "prefer", "require", "verify-ca", "verify-full"}
DATABASE_OPTIONS = {"host", "port", "ssl", "sslmode", "prepared_statement_cache_size"}
"""What the driver of PostgreSQL takes after a question mark; other names stop it."""
UNSETTLED = frozenset("\u00df\u03c2\u200c\u200d")
"""Letters of names that browsers and our codec encode differently (IDNA 2003, 2008)."""

_origin = re.compile(
    r"(?P<scheme>https?)://(?P<host>\[[0-9a-f:.]+\]|[^/?#@:\\\[\]]+)"
    r"(?::(?P<port>[0-9]{0,5}))?/?",
    re.IGNORECASE,
)
_label = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)")
_number = re.compile(r"[0-9]+|0x[0-9a-f]*")


def listening(written: str) -> str:
    """Return the address of this machine to listen on.

    Raises:
        ValueError: It is neither an IP address nor ``localhost``.
    """
    if written.lower() == LOOPBACK_NAME:
        return LOOPBACK_NAME
    try:
        return str(ipaddress.ip_address(written))
    except ValueError:
        msg = (
            f"{written!r} is no address to listen on; write 127.0.0.1 for this"
            " machine alone, or 0.0.0.0 for every network that it is in"
        )
        raise ValueError(msg) from None


def origin(written: str) -> str:
    """Return an origin as browsers write it, or no page of ours would be let in.

    Raises:
        ValueError: It has a path, a name before the host, a space or the like, or
            no browser would take its host.
    """
    found = _origin.fullmatch(written) if _is_plain(written) else None
    if found is None:
        raise ValueError(ORIGIN_SHAPE)
    scheme = found["scheme"].lower()
    usual = USUAL_PORTS[scheme]
    port = int(found["port"] or usual)
    if not 0 < port <= MOST_PORT:
        raise ValueError(ORIGIN_SHAPE)
    plain = f"{scheme}://{_host(found['host'].lower())}"
    return plain if port == usual else f"{plain}:{port}"


def network(written: str) -> str:
    """Return an address or network whose word is believed.

    Raises:
        ValueError: It is none, or it is everybody.
    """
    try:
        meant = ipaddress.ip_network(written)
    except ValueError:
        msg = f"{written!r} is no address or network; write 10.0.0.0/8, say"
        raise ValueError(msg) from None
    if meant.prefixlen == 0:
        msg = f"{written} is everybody, and anybody's word is not to be believed"
        raise ValueError(msg)
    return written


def redis(written: str) -> str:
    """Return where a Redis is.

    Raises:
        ValueError: It is no URL of a Redis, or asks for what we do not do.
    """
    parts = _parts(written)
    if parts is None or parts.fragment:
        raise ValueError(REDIS_SHAPE)
    if parts.scheme == "unix":
        number, good = parts.query.removeprefix("db="), bool(parts.path)
    else:
        number = parts.path.removeprefix("/")
        good = parts.scheme in {"redis", "rediss"} and not parts.query
    if not good or (number and not (number.isascii() and number.isdigit())):
        raise ValueError(REDIS_SHAPE)
    return written


def database(written: str) -> str:
    """Return where a PostgreSQL is.

    Raises:
        ValueError: It is no URL of a PostgreSQL, or its driver would not take it.
    """
    parts = _parts(written)
    schemes = {"postgresql", "postgres", "postgresql+asyncpg"}
    if parts is None or parts.scheme not in schemes or parts.fragment:
        raise ValueError(DATABASE_SHAPE)
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        if name not in DATABASE_OPTIONS:
            known = ", ".join(sorted(DATABASE_OPTIONS))
            msg = f"{name!r} is not understood after the question mark; only {known}"
            raise ValueError(msg)
        if name in {"ssl", "sslmode"} and value not in SSL_MODES:
            msg = f"{name} is one of {', '.join(sorted(SSL_MODES))}"
            raise ValueError(msg)
    return written


def _is_plain(written: str) -> bool:
    """Return whether nothing in an address is a space or cannot be seen."""
    return written.isprintable() and not any(map(str.isspace, written))


def _parts(written: str) -> SplitResult | None:
    """Return the parts of a URL, or None if its host and port cannot be read."""
    if not _is_plain(written):
        return None
    try:
        parts = urlsplit(written)
        port = parts.port
    except ValueError:
        return None
    return None if port == 0 else parts


def _host(written: str) -> str:
    """Return a host in the one form in which browsers write it."""
    try:
        if written.startswith("["):
            return f"[{ipaddress.IPv6Address(written[1:-1]).compressed}]"
        name = _encoded(written)
        labels = name.removesuffix(".").split(".")
        if _number.fullmatch(labels[-1]):
            return str(ipaddress.IPv4Address(name))
    except ValueError:
        raise ValueError(ORIGIN_SHAPE) from None
    if not all(map(_label.fullmatch, labels)):
        raise ValueError(ORIGIN_SHAPE)
    return name


def _encoded(name: str) -> str:
    """Return a name in ASCII, with what is foreign in it as `xn--`."""
    if UNSETTLED & set(name):
        raise ValueError(name)
    return name.encode("idna").decode("ascii")
