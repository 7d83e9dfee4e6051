"""An evening in a house: matches of Castle, their challenges, and their archive."""

import asyncio
from collections.abc import Awaitable

from sqlalchemy.ext.asyncio import AsyncEngine

from app.room.commands import Ready, Start
from app.services.challenge_board import ChallengeBoard, ChallengePage
from app.services.errors import ServiceError
from app.services.history import History
from app.services.records import MatchRecord
from app.services.sweeper import Sweeper
from tests.records import ADA, BO
from tests.services.house import GAMES, House, profile

EVE, FAY, GUS, HAL = "p-eve", "p-fay", "p-gus", "p-hal"


class Evening(House):
    """A house where matches of Castle are played and end up in the archive."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.engine = engine
        self.history = History(self.archive, GAMES, self.challenging)
        self.board = ChallengeBoard(
            challenges=self.challenges,
            challenging=self.challenging,
            history=self.history,
            games=GAMES,
            clock=self.clock,
            entropy=self.entropy,
        )
        self.sweeper = Sweeper(self.archive, self.challenges, self.clock, "0.1.0")
        self.sweeper.rooms = self.rooms

    async def archived(self, code: str) -> None:
        """Let the background work see to a room."""
        self.clock.time += 1000
        self.sweeper.finished(code)
        await asyncio.gather(*self.sweeper._running)

    async def ended(self, code: str, *, turns: int = 1) -> str:
        """Play a dealt match to its end and return its id."""
        for _ in range(turns - 1):
            await self.play(code, await self.on_turn(code), do="step")
        await self.play(code, await self.on_turn(code), do="win")
        match = await self.match(code)
        await self.archived(code)
        return match.id

    async def on_turn(self, code: str) -> str:
        """Return who is on turn."""
        match = await self.match(code)
        return match.players[str(match.state.active)]

    async def first(self, *, turns: int = 1) -> tuple[str, str]:
        """Let Ada and Bo play a match; return the code of the room and its id."""
        code = await self.table("castle", players=(ADA, BO))
        return code, await self.ended(code, turns=turns)

    async def marked(self, *, turns: int = 1) -> tuple[str, str]:
        """Let Ada and Bo play and mark a match; return its id and the challenge's."""
        _, match = await self.first(turns=turns)
        return match, (await self.board.mark(ADA, match)).id

    async def gathered(self, challenge: str, host: str, *friends: str) -> str:
        """Open a table of a challenge and let friends sit down, all ready."""
        room = await self.lobby.challenge(profile(host), challenge, "private")
        for friend in friends:
            await self.lobby.join(profile(friend), room.code, "player")
        for player in (host, *friends):
            await self.act(room.code, Ready, player, ready=True, entropy="77" * 16)
        return room.code

    async def dealt(self, challenge: str, host: str, *friends: str) -> str:
        """Open a table of a challenge and deal."""
        code = await self.gathered(challenge, host, *friends)
        await self.act(code, Start, host)
        return code

    async def page(self, challenge: str, player: str | None = None) -> ChallengePage:
        """Return the page of a challenge."""
        return await self.board.page(player, challenge)


async def code_of(refused: Awaitable[object]) -> str:
    """Return the code with which a call is refused."""
    try:
        await refused
    except ServiceError as refusal:
        return refusal.code
    return "allowed"


async def record_of(house: House, match: str) -> MatchRecord:
    record = await house.archive.match(match)
    assert record is not None
    return record
