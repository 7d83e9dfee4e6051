"""The sockets of live rooms: let in, told, asked what is no command, let go."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any

import structlog

from app.games.core.errors import IllegalMove
from app.protocol import to_client
from app.protocol.from_client import FromClient, Ping, Preview, Sync
from app.room.commands import (
    Connect,
    Disconnect,
    Presence,
    Renew,
    SetHidden,
)
from app.room.limits import RoomLimits
from app.room.refusals import RoomRefusal
from app.room.watching import is_member
from app.services import metrics
from app.services.acting import Acting
from app.services.answers import previewed, refused
from app.services.asking import Answered
from app.services.errors import Forbidden, NotFound, ServiceError
from app.services.following import Tables
from app.services.outlets import Outlet
from app.services.ports import Clock
from app.services.table import Table

LEASE_MS = 60_000
"""How long a socket counts as open without its process renewing it."""

events = structlog.get_logger()


class Sockets:
    """All that is done for the sockets of this process.

    Args:
        tables: The rooms at hand, and their store.
        clock: The server's time.
        acting: Carries out commands.
        limits: The limits of a room.
    """

    def __init__(
        self, tables: Tables, clock: Clock, acting: Acting, limits: RoomLimits
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._acting = acting
        self._limits = limits
        self._answering: set[asyncio.Task[None]] = set()
        self._no_commands: Mapping[
            type, Callable[[str, Any, Outlet], Coroutine[Any, Any, None]]
        ] = {
            Ping: self._pong,
            Sync: self._sync,
            Preview: self._preview,
            Presence: self._hide,
        }

    def ask(
        self, code: str, message: FromClient, outlet: Outlet, answered: Answered
    ) -> None:
        """Carry out whatever a socket sent; everything is answered.

        Args:
            code: The room.
            message: What the socket sent.
            outlet: The socket's way out.
            answered: Called when it is answered, and never before this has returned.
        """
        answer = self._no_commands.get(type(message))
        if answer is None:
            command: Any = message
            self._acting.ask(code, command, outlet, answered)
            return
        task = asyncio.get_running_loop().create_task(answer(code, message, outlet))
        self._answering.add(task)
        task.add_done_callback(partial(self._done, answered))

    def _done(self, answered: Answered, task: asyncio.Task[None]) -> None:
        self._answering.discard(task)
        answered(None if task.cancelled() else task.exception())

    async def attach(self, code: str, outlet: Outlet) -> None:
        """Let a member's socket listen; it gets `welcome` before anything else.

        Raises:
            NotFound: There is no such room.
            Forbidden: The player is not a member.
            TryLater: The store does not answer.
        """
        async with self._tables.holding(code):
            table = await self._tables.watched(code)
            try:
                await self._connect(table, outlet)
            except RoomRefusal:
                raise Forbidden("not-a-member", "Join the table first.") from None
            finally:
                # Where this is the first socket, and it was not let in.
                await self._tables.release(table)

    async def _connect(self, table: Table, outlet: Outlet) -> None:
        # The very socket that follows a `join` may come before the news of it does.
        if not is_member(table.room, outlet.player):
            await self._tables.reload(table)
        until = self._clock.now() + LEASE_MS
        command = Connect(outlet.player, outlet.connection, until)
        await self._acting.act_held(table.code, command, outlet.player)
        if self._tables.get(table.code) is not table:
            raise NotFound("no-such-room", "This table is gone.")
        outlet.send(table.welcome(outlet.player, self._clock.now()))
        table.let_in(outlet, self._limits.tabs)
        metrics.SOCKETS.inc()

    async def detach(self, code: str, outlet: Outlet) -> None:
        """Forget an attached socket that has closed; a newer one is never touched."""
        metrics.SOCKETS.dec()
        table = self._tables.get(code)
        if table is not None:
            table.outlets.pop(outlet.connection, None)
        command = Disconnect(outlet.player, outlet.connection)
        try:
            await self._acting.act(code, command, outlet.player)
        except (ServiceError, RoomRefusal):
            # The room is gone or the store away: the lease runs out by itself.
            events.debug("disconnect_not_stored", room=code)
        finally:
            if table is not None:
                async with self._tables.holding(code):
                    await self._tables.release(table)

    async def renew(self, code: str) -> None:
        """Renew the leases of all sockets of a room that are open here."""
        table = self._tables.get(code)
        if table is None:
            return
        sockets = {o.connection: o.player for o in table.outlets.values()}
        until = self._clock.now() + LEASE_MS
        await self._acting.act(code, Renew(sockets, until))

    async def welcome(self, code: str, outlet: Outlet) -> None:
        """Send a fresh `welcome`, confirmed with the store.

        Raises:
            NotFound: There is no such room.
            TryLater: The store does not answer.
        """
        async with self._tables.holding(code):
            table = await self._newest(code)
            outlet.lagging = False
            outlet.send(table.welcome(outlet.player, self._clock.now()))

    async def _newest(self, code: str) -> Table:
        table = await self._tables.watched(code)
        if not await self._tables.is_current(table):
            await self._tables.reload(table)
        return table

    # What is no command

    async def _pong(self, _: str, ping: Ping, outlet: Outlet) -> None:
        pong = to_client.Pong(now=self._clock.now(), id=ping.id)
        outlet.send(to_client.encode(pong))

    async def _sync(self, code: str, _: Sync, outlet: Outlet) -> None:
        await self.welcome(code, outlet)

    async def _preview(self, code: str, asked: Preview, outlet: Outlet) -> None:
        try:
            async with self._tables.holding(code):
                table = await self._newest(code)
                outlet.send(previewed(table, asked, outlet.player))
        except (RoomRefusal, IllegalMove, ServiceError) as refusal:
            outlet.send(refused(asked.id, refusal))

    async def _hide(self, code: str, message: Presence, outlet: Outlet) -> None:
        # Of one tab, not of the player: only here is it known which one it is.
        command = SetHidden(outlet.player, outlet.connection, message.hidden)
        try:
            await self._acting.act(code, command, outlet.player)
            outlet.send(to_client.encode(to_client.Ok(id=message.id)))
        except (RoomRefusal, ServiceError) as refusal:
            outlet.send(refused(message.id, refusal))
