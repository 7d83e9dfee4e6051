"""Carrying out commands: decide, commit, then tell.

The store's version decides every race. The lock of a room only keeps this
process from racing with itself; nothing is correct because of it.
"""

from collections import deque
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from zlib import crc32

import msgspec

from app.games.core.errors import IllegalMove
from app.games.core.game import AnyGame
from app.room.commands import Command, FromMember
from app.room.deciding import decide
from app.room.decision import Decision, FreshChance
from app.room.limits import RoomLimits
from app.room.model import Room
from app.room.refusals import RoomRefusal
from app.services import metrics
from app.services.answers import refused
from app.services.asking import Answered, Asked, Made, with_others
from app.services.challenge_port import Challenges
from app.services.challenging import claim
from app.services.committing import Committing
from app.services.decks import uploads
from app.services.errors import ServiceError, TryLater
from app.services.following import Tables
from app.services.outlets import Outlet
from app.services.ports import Clock, Unavailable
from app.services.queues import Queues
from app.services.refusing import refuse
from app.services.table import Table

ATTEMPTS = 8
"""Lost races before a command is answered with `try-later`."""

_content = msgspec.msgpack.Encoder()


class Acting:
    """Carries out what is asked of rooms.

    Args:
        tables: The rooms at hand, and their store.
        clock: The server's time.
        supply: Returns fresh chance for one command.
        limits: The limits of a room.
        committing: Makes decisions durable and known.
        challenges: Who may play the deals of challenges.
    """

    def __init__(
        self,
        tables: Tables,
        clock: Clock,
        supply: Callable[[], FreshChance],
        *,
        limits: RoomLimits,
        committing: Committing,
        challenges: Challenges,
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._supply = supply
        self._limits = limits
        self._committing = committing
        self._challenges = challenges
        self._queues = Queues(self._answer)

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
        async with self._tables.holding(code):
            return await self.act_held(code, command, player)

    def act_held(
        self, code: str, command: Command, player: str | None = None
    ) -> Awaitable[Decision]:
        """Carry out one command as `act` does, in a room that is held."""
        return self._carry_out(code, Asked(command, player), deque())

    def ask(
        self, code: str, command: FromMember, outlet: Outlet, answered: Answered
    ) -> None:
        """Carry out a member's command at most once and answer its sender alone.

        Args:
            code: The room.
            command: What is asked.
            outlet: Who asks, and where it is answered.
            answered: Called when it is, and never before this has returned.
        """
        # A sum and no secure hash: whoever breaks it deceives nobody but themselves.
        digest = crc32(_content.encode(command)).to_bytes(4)
        asked = Asked(command, outlet.player, digest, outlet, answered)
        self._queues.put(code, asked)

    async def _answer(self, code: str, asked: Asked, waiting: deque[Asked]) -> None:
        try:
            async with self._tables.holding(code):
                await self._carry_out(code, asked, waiting)
        except (RoomRefusal, IllegalMove):
            pass  # It is answered as well.
        except ServiceError as error:
            metrics.REFUSED.inc()
            if asked.outlet is not None:
                asked.outlet.send(refused(asked.id, error))
        except Exception as fault:  # noqa: BLE001 - a boundary: the queue goes on
            asked.settle(fault)  # The socket that asked tells of it, and closes.
        asked.settle()

    async def _carry_out(
        self, code: str, asked: Asked, waiting: deque[Asked]
    ) -> Decision:
        """Decide and commit, with as much of what waits as can be; room held."""
        table = self._tables.get(code) or await self._tables.load(code)
        alone = False
        for _ in range(ATTEMPTS):
            if uploads(table.game, table.room):
                await self._tables.decks.admit(table.game, table.room)
            now = self._clock.now()
            try:
                decision = self._decide(table.game, asked, table.room, now)
            except (RoomRefusal, IllegalMove) as refusal:
                if await refuse(self._tables, table, asked, refusal):
                    raise
                await self._tables.reload(table)
                continue
            if table.room.known_deal is not None:
                await self._claim(table.room, decision)
            made = self._made(
                table, Made(asked, decision), () if alone else waiting, now
            )
            if await self._committing.commit(table, made, now):
                for _ in made[1:]:
                    waiting.popleft().settle()
                return decision
            alone = True
            await self._tables.reload(table)
        raise TryLater

    def _made(
        self, table: Table, first: Made, waiting: Collection[Asked], now: int
    ) -> tuple[Made, ...]:
        if not waiting:
            return (first,)
        return with_others(first, waiting, partial(self._decide, table.game, now=now))

    async def _claim(self, before: Room, decision: Decision) -> None:
        # The one wait for the archive while a room is held: a known deal is dealt to
        # nobody before it is written down who will know it.
        try:
            await claim(self._challenges, before, decision.room, self._clock.now())
        except Unavailable as error:
            raise TryLater from error

    def _decide(self, game: AnyGame, asked: Asked, room: Room, now: int) -> Decision:
        return decide(
            game,
            room,
            asked.command,
            player=asked.player,
            now=now,
            supply=self._supply(),
            limits=self._limits,
        )
