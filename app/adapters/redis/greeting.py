"""How a connection to Redis begins: who we are, and whether it is the right server."""

import asyncio
import ssl
from collections.abc import Callable

from app.adapters.redis.address import Address
from app.adapters.redis.replies import checked
from app.adapters.redis.scripts import Script
from app.adapters.redis.wire import Wire, Word, pack
from app.services.ports import Unavailable

CLIENT_NAME = "interregnum"


async def dial(address: Address, new_wire: Callable[[], Wire]) -> Wire:
    """Return a wire that is connected to a server.

    Raises:
        OSError: Nobody takes the connection there, or is not whom the certificate
            names.
    """
    loop = asyncio.get_running_loop()
    if address.path:
        _, wire = await loop.create_unix_connection(new_wire, address.path)
        return wire
    tls = ssl.create_default_context() if address.tls else None
    _, wire = await loop.create_connection(
        new_wire, address.host, address.port, ssl=tls
    )
    return wire


async def greet(wire: Wire, address: Address, scripts: tuple[Script, ...]) -> None:
    """Say who we are, and teach the server our scripts.

    Raises:
        ConnectionLost: The connection has died meanwhile.
        ReplyError: The server does not speak as we do.
        Unavailable: It does not let us in, is not ready, or follows another.
    """
    # A server that is still loading takes a greeting, but does not answer a ping.
    words = [_hello(address), ("SELECT", address.database), ("PING",)]
    words += [("SCRIPT", "LOAD", script.text) for script in scripts]
    replies = await wire.ask(b"".join(map(pack, words)), len(words))
    hello, *_ = map(checked, replies)
    if hello[b"role"] != b"master":
        raise Unavailable("it is a replica")


def _hello(address: Address) -> tuple[Word, ...]:
    who: tuple[Word, ...] = ()
    if address.password:
        who = ("AUTH", address.username or "default", address.password)
    return ("HELLO", 3, *who, "SETNAME", CLIENT_NAME)
