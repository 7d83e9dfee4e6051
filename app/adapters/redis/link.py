"""A lasting link to one Redis server, over one connection after the other.

1. Every command this product sends may be sent twice: a commit carries a token,
   the others set what they set. A command whose reply was lost with its
   connection is therefore sent again over the next one.
2. A command waits for a server that is away; once it has been away for as long
   as `Patience.command` says, commands fail at once until it is back.
3. A server that is loading, read-only or no longer in charge counts as away.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from hiredis import ReplyError

from app.adapters.redis.address import Address
from app.adapters.redis.greeting import dial, greet
from app.adapters.redis.replies import checked, is_away
from app.adapters.redis.scripts import Script
from app.adapters.redis.wire import ConnectionLost, Overloaded, Push, Wire, Word, pack
from app.services.ports import Unavailable

BACKOFF_SECONDS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3)
"""Pauses between attempts to connect; the last is kept to, so that a server that
is back is noticed well within two seconds."""
HEALTHY_SECONDS = 1.0
"""A connection that lives for less does not count as a success."""


class Patience(msgspec.Struct, frozen=True):
    """How long to wait for a server, in seconds.

    Attributes:
        command: For the answer to a command, over however many connections.
        connection: For one connection to be made.
        reply: For any reply at all, while some are waited for.
    """

    command: float = 3.0
    connection: float = 2.0
    reply: float = 3.0


PATIENCE = Patience()


def _nobody(_: Push) -> None:
    """Ignore what the server says unasked."""


def _nothing(_: Wire) -> None:
    """Do nothing more with a new connection."""


class Link:
    """All commands of this process to one server.

    Args:
        address: Where it is.
        patience: How long to wait for it.
        scripts: What every new connection makes sure that the server knows.
        pushed: Called with what the server says unasked.
        ready: Called with every new connection before commands use it.
        lost: Called whenever a connection has died.
    """

    def __init__(
        self,
        address: Address,
        *,
        patience: Patience = PATIENCE,
        scripts: tuple[Script, ...] = (),
        pushed: Callable[[Push], None] = _nobody,
        ready: Callable[[Wire], None] = _nothing,
        lost: Callable[[], None] | None = None,
    ) -> None:
        self._address = address
        self._patience = patience
        self._scripts = scripts
        self._pushed = pushed
        self._ready = ready
        self._told_lost = lost
        self._wire: Wire | None = None
        self._up = asyncio.Event()
        self._up_since = self._down_since = 0.0
        self._attempts = 0
        self._last_error = "not connected yet"
        self._closed = False
        self._connecting: asyncio.Task[None] | None = None
        self.losses = 0
        """How often a connection was lost; a reply may be missing if it rose."""

    async def open(self) -> None:
        """Connect for the first time.

        Raises:
            Unavailable: The server does not answer, or does not let us in.
        """
        self._down_since = asyncio.get_running_loop().time()
        self._connect_soon()
        await self._connected()

    async def close(self) -> None:
        """Hang up for good."""
        self._closed = True
        if self._connecting is not None:
            self._connecting.cancel()
            with suppress(asyncio.CancelledError):
                await self._connecting
        if self._wire is not None:
            self._wire.abort()
        # The transport says goodbye in the next turn of the loop.
        await asyncio.sleep(0)

    async def call(self, *words: Word) -> Any:
        """Run one command and return its reply.

        Raises:
            Unavailable: The server does not answer, or cannot carry it out now.
            ReplyError: The command is wrong.
        """
        return checked((await self.ask(pack(words), 1))[0])

    async def call_all(self, commands: Sequence[tuple[Word, ...]]) -> list[Any]:
        """Run commands in one go and return their replies in order.

        Raises:
            Unavailable: The server does not answer, or cannot carry one out now.
            ReplyError: A command is wrong.
        """
        if not commands:
            return []
        return await self.call_packed(b"".join(map(pack, commands)), len(commands))

    async def call_packed(self, packed: bytes, count: int) -> list[Any]:
        """Run commands and return their replies in order, as `call_all` does.

        Args:
            packed: The commands as they go over the wire.
            count: How many they are.

        Raises:
            Unavailable: The server does not answer, or cannot carry one out now.
            ReplyError: A command is wrong.
        """
        replies = await self.ask(packed, count)
        # Of hundreds of replies none is an error, mostly, and this needs no call each.
        if ReplyError in map(type, replies):
            return [checked(reply) for reply in replies]
        return replies

    async def run(self, script: Script, keys: tuple[str, ...], *values: Word) -> Any:
        """Run a script, which the server may have to be told first.

        Raises:
            Unavailable: The server does not answer, or cannot carry it out now.
            ReplyError: The script is wrong.
        """
        packed = pack(("EVALSHA", script.digest, len(keys), *keys, *values))
        (reply,) = await self.ask(packed, 1)
        if type(reply) is ReplyError:
            return await self.run_in_full(script, packed, reply)
        return reply

    async def run_in_full(
        self, script: Script, packed: bytes, error: ReplyError
    ) -> Any:
        """Run a script that the server may not know by its digest.

        Args:
            script: The script.
            packed: The command that named its digest, as it went over the wire.
            error: What that was answered.

        Raises:
            Unavailable: The server does not answer, or cannot carry it out now.
            ReplyError: The script is wrong.
        """
        reply = error
        if str(error).startswith("NOSCRIPT"):
            (reply,) = await self.ask(script.in_full(packed), 1)
        return checked(reply)

    async def ask(self, packed: bytes, count: int) -> list[Any]:
        """Send commands until all are answered, over a new connection if need be.

        Args:
            packed: The commands as they go over the wire.
            count: How many they are.

        Raises:
            Unavailable: The server has not answered for too long.
        """
        give_up = 0.0
        while True:
            wire = self._wire or await self._connected()
            try:
                replies = await wire.ask(packed, count)
            except Overloaded:
                raise Unavailable("too many commands wait for Redis") from None
            except ConnectionLost as error:
                reason = str(error)
            else:
                if ReplyError not in map(type, replies):
                    return replies
                if not any(map(is_away, replies)):
                    return replies
                reason = "it is not in charge, or not ready yet"
                wire.abort()
            now = asyncio.get_running_loop().time()
            give_up = give_up or now + self._patience.command
            if now >= give_up:
                raise Unavailable(self._sentence(reason))
            await asyncio.sleep(0)  # until the wire has told us of its death

    def tell(self, *words: Word) -> None:
        """Send a command that is answered by a push; without a connection nothing.

        What it asks for is asked for again when `ready` is called.
        """
        if self._wire is not None:
            self._wire.tell(pack(words))

    # Connections

    def _connect_soon(self) -> None:
        loop = asyncio.get_running_loop()
        self._connecting = loop.create_task(self._connect())

    async def _connect(self) -> None:
        last = len(BACKOFF_SECONDS) - 1
        while True:
            await asyncio.sleep(BACKOFF_SECONDS[min(self._attempts, last)])
            self._attempts += 1
            try:
                async with asyncio.timeout(self._patience.connection):
                    wire = await self._shake_hands()
            except (OSError, ConnectionLost, ReplyError, Unavailable) as error:
                self._last_error = str(error) or type(error).__name__
                continue
            if wire.alive:  # it may have died just after the greeting
                self._wire = wire
                self._up_since = asyncio.get_running_loop().time()
                self._up.set()
                return

    async def _shake_hands(self) -> Wire:
        wire = await dial(
            self._address,
            lambda: Wire(self._pushed, self._lost, self._patience.reply),
        )
        try:
            await greet(wire, self._address, self._scripts)
            self._ready(wire)
        except BaseException:
            wire.abort()
            raise
        return wire

    def _lost(self, wire: Wire) -> None:
        if wire is not self._wire:
            return  # it died while shaking hands, and `_connect` knows
        self._wire = None
        self._up.clear()
        self.losses += 1
        self._down_since = asyncio.get_running_loop().time()
        if self._down_since - self._up_since > HEALTHY_SECONDS:
            self._attempts = 0
        self._last_error = "the connection was lost"
        if self._told_lost is not None:
            self._told_lost()
        if not self._closed:
            self._connect_soon()

    async def _connected(self) -> Wire:
        loop = asyncio.get_running_loop()
        while not self._closed:
            if self._wire is not None:
                return self._wire
            left = self._down_since + self._patience.command - loop.time()
            try:
                async with asyncio.timeout(max(left, 0)):
                    await self._up.wait()
            except TimeoutError:
                raise Unavailable(self._sentence(self._last_error)) from None
        raise Unavailable("the link to Redis is closed")

    def _sentence(self, reason: str) -> str:
        return f"Redis at {self._address} does not answer: {reason}"
