"""Acting on live rooms: decide, commit, then tell.

The store's version decides every race. The lock of a room only keeps this
process from racing with itself; nothing is correct because of it.
"""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import structlog

from app.games.core.errors import IllegalMove
from app.games.core.game import AnyGame
from app.protocol import to_client
from app.protocol.from_client import FromClient, Ping, Preview, Sync
from app.room.commands import (
    Command,
    Connect,
    Disconnect,
    FromMember,
    Presence,
    Renew,
    SetHidden,
)
from app.room.deciding import decide
from app.room.decision import Decision, FreshChance
from app.room.limits import RoomLimits
from app.room.model import Room
from app.room.refusals import RoomRefusal
from app.room.watching import is_member
from app.services import log as logs
from app.services import metrics
from app.services.answers import previewed, refused
from app.services.asking import Asked, Made, Waiting, with_others
from app.services.challenge_port import Challenges
from app.services.challenging import claim
from app.services.committing import Committing
from app.services.decks import uploads
from app.services.errors import Forbidden, NotFound, ServiceError, TryLater
from app.services.following import Tables
from app.services.log import LogEntry
from app.services.ports import Clock, Entropy, Rooms, Unavailable
from app.services.refusing import refuse
from app.services.supply import LateSupply
from app.services.table import Outlet, Table

ATTEMPTS = 8
"""Lost races before a command is answered with `try-later`."""
LEASE_MS = 60_000
"""How long a socket counts as open without its process renewing it."""
EDITION_KEEP_MS = 400 * 24 * 3600 * 1000
"""Longer than any room lives after the last start of a process that shipped it."""

events = structlog.get_logger()
_content = msgspec.msgpack.Encoder()


class LiveRooms:
    """All that is done with live rooms, over any `Rooms` store.

    Args:
        store: Where rooms are kept.
        games: The games by id.
        clock: The server's time.
        entropy: The operating system's randomness.
        limits: The limits of a room.
        on_deadline: Called with code and time when a room wants attention.
        on_finished: Called with the code of a room with an unarchived match.
        challenges: Who may play the deals of challenges.
    """

    def __init__(
        self,
        *,
        store: Rooms,
        games: Mapping[str, AnyGame],
        clock: Clock,
        entropy: Entropy,
        limits: RoomLimits,
        on_deadline: Callable[[str, int], None],
        on_finished: Callable[[str], None],
        challenges: Challenges,
    ) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self.tables = Tables(store, games, clock)
        self.limits = limits
        self._entropy = entropy
        self._challenges = challenges
        self._waiting = Waiting()
        self._committing = Committing(
            self.tables,
            clock,
            on_deadline=on_deadline,
            on_finished=on_finished,
        )

    # What others ask

    async def room(self, code: str) -> Room | None:
        """Return a room as the store holds it now, or None."""
        try:
            return (await self.tables.load(code)).room
        except NotFound:
            return None

    async def readable(self, codes: Sequence[str]) -> list[Room]:
        """Return those of these rooms that are there and can be read just now.

        Raises:
            TryLater: The store does not answer.
        """
        return [table.room for table in await self.tables.load_all(codes)]

    async def entries(self, code: str) -> list[LogEntry]:
        """Return the whole log of a room, oldest first."""
        room = await self.room(code)
        if room is None:
            return []
        game = self.games[room.game]
        stored = await self.store.entries(code)
        return [entry for kept in stored for entry in logs.decode(kept.body, game)]

    def game_of(self, room: Room) -> AnyGame:
        """Return the rules of a room's game."""
        return self.games[room.game]

    async def content_text(self, game: AnyGame, content: str | None) -> str | None:
        """Return the deck or tile list that a match names; None if it has none.

        Raises:
            Unavailable: The store does not answer.
        """
        if content is None:
            return None
        if content == game.edition:
            return game.edition_text()
        return await self.store.content(content)

    def supply(self) -> FreshChance:
        """Return fresh chance for one command, drawn if it needs any."""
        return LateSupply(self._entropy)

    # Commands

    async def keep_editions(self) -> None:
        """Keep what the games ship by its hash: a later version may ship another.

        Raises:
            Unavailable: The store does not answer.
        """
        for game in self.games.values():
            if game.edition is not None:
                await self.store.put_content(
                    game.edition, game.edition_text(), EDITION_KEEP_MS
                )

    async def create(self, code: str, decision: Decision) -> bool:
        """Store a new room; False when the code is taken.

        Raises:
            Unavailable: The store does not answer.
        """
        return await self._committing.create(code, decision)

    async def act(
        self, code: str, command: Command, player: str | None = None
    ) -> Decision:
        """Carry out one command that needs no answer to be kept.

        Raises:
            NotFound: There is no such room.
            RoomRefusal: The room refuses it.
            IllegalMove: The rules refuse it.
            TryLater: The store does not answer, or too many races were lost.
        """
        async with self.tables.holding(code):
            return await self._act(code, Asked(command, player))

    async def answer(self, code: str, command: FromMember, outlet: Outlet) -> None:
        """Carry out a member's command at most once and answer its sender alone."""
        digest = hashlib.blake2b(_content.encode(command), digest_size=16).digest()
        asked = Asked(command, outlet.player, digest, outlet)
        self._waiting.add(code, asked)
        hold = self.tables.holding(code)
        is_first = not hold.lock.locked()
        try:
            async with hold:
                if is_first:
                    # What comes in this turn of the event loop waits for the room now,
                    # and is committed with this command, if it may.
                    await asyncio.sleep(0)
                if not asked.settled:
                    with suppress(RoomRefusal, IllegalMove):  # it has been answered
                        await self._act(code, asked)
        except ServiceError as error:
            metrics.REFUSED.inc()
            outlet.send(refused(command.id, error))
        finally:
            self._waiting.remove(code, asked)

    def ask(
        self, code: str, message: FromClient, outlet: Outlet
    ) -> Coroutine[Any, Any, None]:
        """Carry out whatever a socket sent; everything is answered.

        Not a coroutine itself but what returns one: each command comes through here.
        """
        match message:
            case Ping():
                return self._pong(message, outlet)
            case Sync():
                return self.welcome(code, outlet)
            case Preview():
                return self._preview(code, message, outlet)
            case Presence():
                return self._hide(code, message, outlet)
            case _:
                return self.answer(code, message, outlet)

    # Sockets

    async def attach(self, code: str, outlet: Outlet) -> None:
        """Let a member's socket listen; it gets `welcome` before anything else.

        Raises:
            NotFound: There is no such room.
            Forbidden: The player is not a member.
            TryLater: The store does not answer.
        """
        async with self.tables.holding(code):
            table = await self.tables.watched(code)
            try:
                await self._connect(table, outlet)
            except RoomRefusal:
                raise Forbidden("not-a-member", "Join the table first.") from None
            finally:
                # Where this is the first socket, and it was not let in.
                await self.tables.release(table)

    async def _connect(self, table: Table, outlet: Outlet) -> None:
        # The very socket that follows a `join` may come before the news of it does.
        if not is_member(table.room, outlet.player):
            await self.tables.reload(table)
        command = Connect(outlet.player, outlet.connection, self.clock.now() + LEASE_MS)
        await self._act(table.code, Asked(command, outlet.player))
        if self.tables.get(table.code) is not table:
            raise NotFound("no-such-room", "This table is gone.")
        outlet.send(table.welcome(outlet.player, self.clock.now()))
        table.let_in(outlet, self.limits.tabs)
        metrics.SOCKETS.inc()

    async def detach(self, code: str, outlet: Outlet) -> None:
        """Forget an attached socket that has closed; a newer one is never touched."""
        metrics.SOCKETS.dec()
        table = self.tables.get(code)
        if table is not None:
            table.outlets.pop(outlet.connection, None)
        command = Disconnect(outlet.player, outlet.connection)
        try:
            await self.act(code, command, outlet.player)
        except (ServiceError, RoomRefusal):
            # The room is gone or the store away: the lease runs out by itself.
            events.debug("disconnect_not_stored", room=code)
        finally:
            if table is not None:
                async with self.tables.holding(code):
                    await self.tables.release(table)

    async def renew(self, code: str) -> None:
        """Renew the leases of all sockets of a room that are open here."""
        table = self.tables.get(code)
        if table is None:
            return
        sockets = {o.connection: o.player for o in table.outlets.values()}
        await self.act(code, Renew(sockets, self.clock.now() + LEASE_MS))

    async def welcome(self, code: str, outlet: Outlet) -> None:
        """Send a fresh `welcome`, confirmed with the store."""
        async with self.tables.holding(code):
            table = await self.tables.watched(code)
            if not await self.tables.is_current(table):
                await self.tables.reload(table)
            outlet.lagging = False
            outlet.send(table.welcome(outlet.player, self.clock.now()))

    # The heart

    async def _act(self, code: str, asked: Asked) -> Decision:
        table = self.tables.get(code) or await self.tables.load(code)
        alone = False
        for _ in range(ATTEMPTS):
            if uploads(table.game, table.room):
                await self.tables.decks.admit(table.game, table.room)
            now = self.clock.now()
            try:
                decision = self._decide(table.game, asked, table.room, now)
            except (RoomRefusal, IllegalMove) as refusal:
                if await refuse(self.tables, table, asked, refusal):
                    raise
                await self.tables.reload(table)
                continue
            if decision.room is table.room and not await self.tables.is_current(table):
                await self.tables.reload(table)
                continue
            if table.room.known_deal is not None:
                await self._claim(table.room, decision)
            first = Made(asked, decision)
            made = (first,) if alone else self._with_others(table, first, now)
            if await self._committing.commit(table, made, now):
                return decision
            alone = True
            await self.tables.reload(table)
        raise TryLater

    def _with_others(self, table: Table, first: Made, now: int) -> tuple[Made, ...]:
        if not self._waiting.beside(table.code, first.asked):
            return (first,)
        decide_on = partial(self._decide, table.game, now=now)
        return with_others(first, self._waiting.at(table.code), decide_on)

    async def _claim(self, before: Room, decision: Decision) -> None:
        # The one wait for the archive while a room is held: a known deal is dealt to
        # nobody before it is written down who will know it.
        try:
            await claim(self._challenges, before, decision.room, self.clock.now())
        except Unavailable as error:
            raise TryLater from error

    def _decide(self, game: AnyGame, asked: Asked, room: Room, now: int) -> Decision:
        return decide(
            game,
            room,
            asked.command,
            player=asked.player,
            now=now,
            supply=self.supply(),
            limits=self.limits,
        )

    # Answers

    async def _pong(self, ping: Ping, outlet: Outlet) -> None:
        pong = to_client.Pong(now=self.clock.now(), id=ping.id)
        outlet.send(to_client.encode(pong))

    async def _hide(self, code: str, message: Presence, outlet: Outlet) -> None:
        # Of one tab, not of the player: only here is it known which one it is.
        command = SetHidden(outlet.player, outlet.connection, message.hidden)
        try:
            await self.act(code, command, outlet.player)
            outlet.send(to_client.encode(to_client.Ok(id=message.id)))
        except (RoomRefusal, ServiceError) as refusal:
            outlet.send(refused(message.id, refusal))

    async def _preview(self, code: str, asked: Preview, outlet: Outlet) -> None:
        try:
            async with self.tables.holding(code):
                table = await self.tables.watched(code)
                if not await self.tables.is_current(table):
                    await self.tables.reload(table)
                outlet.send(previewed(table, asked, outlet.player))
        except (RoomRefusal, IllegalMove, ServiceError) as refusal:
            outlet.send(refused(asked.id, refusal))
