"""Whether the devices of open sockets are still signed in, asked for again and again.

Many sockets are asked for in one go, so that nobody's move pays for them.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Protocol

import structlog

from app.services.outlets import Outlet
from app.services.ports import Unavailable

NOT_SIGNED_IN = 4401
AT_ONCE = 50
"""Devices that are asked for in one go; nobody's move waits for more of them."""

events = structlog.get_logger()


class Doorkeeper(Protocol):
    """Who knows which devices are signed in."""

    async def signed_in(self, tokens: Iterable[str]) -> set[str]:
        """Return those tokens that are still somebody's.

        Raises:
            Unavailable: That cannot be said just now.
        """


class Vouching:
    """Closes sockets soon after their device was signed out, wherever that was.

    Args:
        identity: Who knows which devices are signed in.
    """

    def __init__(self, identity: Doorkeeper) -> None:
        self._identity = identity
        self._tokens: dict[Outlet, str | None] = {}
        self._rounds: asyncio.Task[None] | None = None

    def watch(self, outlet: Outlet, token: str | None, every: float) -> None:
        """Ask for a socket's device from now on.

        Args:
            outlet: The socket's way out; whoever adds it forgets it in the end.
            token: The device's.
            every: For all sockets the same, in seconds.
        """
        self._tokens[outlet] = token
        if self._rounds is None or self._rounds.done():
            self._rounds = asyncio.create_task(self._go_round(every))

    def forget(self, outlet: Outlet) -> None:
        """Ask no more for the device of a socket that has ended."""
        self._tokens.pop(outlet, None)
        if not self._tokens and self._rounds is not None:
            self._rounds.cancel()
            self._rounds = None

    async def _go_round(self, every: float) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        while True:
            # A round that takes its time does not put off the next one.
            await asyncio.sleep(max(0, started + every - loop.time()))
            started = loop.time()
            sockets = tuple(self._tokens.items())
            for first in range(0, len(sockets), AT_ONCE):
                await self._ask(sockets[first : first + AT_ONCE])

    async def _ask(self, sockets: Sequence[tuple[Outlet, str | None]]) -> None:
        tokens = {token for _, token in sockets if token}
        asked = self._identity.signed_in(tokens)
        (still,) = await asyncio.gather(asked, return_exceptions=True)
        match still:
            case Unavailable():
                events.debug("sockets_not_vouched_for", sockets=len(sockets))
            case BaseException():
                # A fault of ours: it costs nobody the socket, and is told.
                events.error("vouching_failed", exc_info=still)
            case _:
                for outlet, token in sockets:
                    if token not in still:
                        outlet.close(NOT_SIGNED_IN, "not signed in any more")
