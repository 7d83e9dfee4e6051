"""Who calls, as far as a connection tells: token, address, this machine or not."""

import ipaddress

from starlette.requests import HTTPConnection

from app.web.given import COOKIE

BEARER = "bearer "
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")
IPV6_PREFIX = 64
WRONG_CODES = "30/600s"
"""Wrong room codes an address may try; right ones never count."""


def token_of(connection: HTTPConnection) -> str | None:
    """Return the caller's token: a program's header, or the cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        return header[len(BEARER) :].strip()
    return connection.cookies.get(COOKIE)


def client_key(connection: HTTPConnection) -> str:
    """Return what limits count for: an IPv4 address or an IPv6 /64."""
    host = connection.client.host if connection.client else "unknown"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, ipaddress.IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False))


def is_local(connection: HTTPConnection) -> bool:
    """Return whether a program on this machine calls, with no proxy between."""
    if any(header in connection.headers for header in FORWARDED):
        return False
    if connection.client is None:
        return False
    try:
        return ipaddress.ip_address(connection.client.host).is_loopback
    except ValueError:
        return False
