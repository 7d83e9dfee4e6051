"""A whole house of services on memory, with a clock that moves when told to."""

import hashlib
from collections.abc import Callable, Mapping

from argon2 import PasswordHasher
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.admin_sessions import SqlAdminSessions
from app.adapters.db.archive import SqlArchive
from app.adapters.db.challenges import SqlChallenges
from app.adapters.embedded.limits import MemoryLimits
from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.games.core.game import AnyGame
from app.games.core.registry import games as registered
from app.room.commands import Command, Move, Ready, Rematch, Start
from app.room.limits import RoomLimits
from app.room.model import Match, Room
from app.services.admin import Admin
from app.services.challenging import Challenging
from app.services.lobby import Lobby
from app.services.looks import Looks
from app.services.ports import Profile
from app.services.rooms import LiveRooms
from tests.castle import CASTLE
from tests.records import ADA, BO, CY, NAMES, NOON
from tests.room.fakes import SALON

PASSWORD = "the hammer and the crown"
PASSWORD_HASH = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
"""As cheap as Argon2 can be; `test_passwords` checks the real cost."""
GAMES: Mapping[str, AnyGame] = {**registered(), "salon": SALON, "castle": CASTLE}


class SetClock:
    """The time that a test sets."""

    def __init__(self) -> None:
        self.time = NOON

    def now(self) -> int:
        """Return it."""
        return self.time


class CountedEntropy:
    """Bytes that are different each time, and the same in each test."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def bytes(self, count: int) -> bytes:
        """Return the next bytes."""
        self._count += 1
        text = f"{self._seed} {self._count}".encode()
        return hashlib.shake_256(text).digest(count)


class House:
    """One process: live rooms in memory, the archive in a file.

    Args:
        engine: The database of the archive.
        world: The rooms that several processes share.
        name: Tells the random bytes of two processes apart.
        password_hash: The admin's; None for no admin.
        store: What keeps the rooms.
        games: The games by id.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        world: MemoryWorld | None = None,
        *,
        name: str = "one",
        password_hash: str | None = PASSWORD_HASH,
        store: type[MemoryRooms] = MemoryRooms,
        games: Mapping[str, AnyGame] = GAMES,
    ) -> None:
        self.clock = SetClock()
        self.limits = MemoryLimits(self.clock)
        self.archive = SqlArchive(engine)
        self.challenges = SqlChallenges(engine)
        self.entropy = entropy = CountedEntropy(name)
        self.rooms = LiveRooms(
            store=store(self.clock, world),
            games=games,
            clock=self.clock,
            entropy=entropy,
            limits=RoomLimits(),
            on_deadline=lambda _code, _time: None,
            on_finished=lambda _code: None,
            challenges=self.challenges,
        )
        self.challenging = Challenging(self.challenges, GAMES, self.clock)
        self.lobby = Lobby(
            self.rooms, self.archive, self.challenging, self.clock, entropy
        )
        self.admin = Admin(
            password_hash=password_hash,
            rooms=self.rooms,
            archive=self.archive,
            sessions=SqlAdminSessions(engine),
            looks=Looks(self.archive, self.challenges, self.clock),
            limits=self.limits,
            entropy=entropy,
        )
        self._commands = 0

    async def room(self, code: str) -> Room:
        """Return a room that is there."""
        room = await self.rooms.room(code)
        assert room is not None
        return room

    async def match(self, code: str) -> Match:
        """Return the match of a room."""
        match = (await self.room(code)).match
        assert match is not None
        return match

    async def act(
        self, code: str, kind: Callable[..., Command], player: str, **fields: object
    ) -> None:
        """Let a player send a command."""
        self._commands += 1
        await self.rooms.act(code, kind(id=f"c{self._commands}", **fields), player)

    async def table(
        self,
        game: str = "kingless",
        *,
        players: tuple[str, ...] = (ADA, BO, CY),
        content: str | None = None,
    ) -> str:
        """Seat players at a new table, deal, and return its code."""
        host, *others = [profile(player) for player in players]
        code = (await self.lobby.open(host, game, {}, "private")).code
        if content is not None:
            await self.lobby.set_content(host, code, content)
        for other in others:
            await self.lobby.join(other, code, "player")
        for player in players:
            await self.act(code, Ready, player, ready=True, entropy="0f" * 16)
        await self.act(code, Start, ADA)
        return code

    async def play(self, code: str, player: str, **move: object) -> None:
        """Let a player make a move on the newest view."""
        match = await self.match(code)
        seat = next(seat for seat, who in match.players.items() if who == player)
        clock = match.clock
        window = clock.key if clock is not None and clock.kind == "window" else None
        seq = match.seqs[seat]
        await self.act(code, Move, player, seq=seq, move=move, window=window)

    async def again(self, code: str) -> None:
        """Let everybody at the table want another round, which starts it."""
        for seat in (await self.room(code)).seats:
            if seat.player is not None:
                await self.act(code, Rematch, seat.player, accept=True)


def profile(player: str) -> Profile:
    """Return a signed-in player."""
    return Profile(player, NAMES.get(player, player), "en", NOON)
