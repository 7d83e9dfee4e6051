"""The live rooms of one process, as all other services see them."""

from collections.abc import Callable, Mapping, Sequence

from app.games.core.game import AnyGame
from app.room.decision import Decision, FreshChance
from app.room.limits import RoomLimits
from app.room.model import Room
from app.services import log as logs
from app.services.acting import Acting
from app.services.challenge_port import Challenges
from app.services.committing import Committing
from app.services.errors import NotFound
from app.services.following import Tables
from app.services.log import LogEntry
from app.services.ports import Clock, Entropy, Rooms
from app.services.sockets import Sockets
from app.services.supply import LateSupply

EDITION_KEEP_MS = 400 * 24 * 3600 * 1000
"""Longer than any room lives after the last start of a process that shipped it."""


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
        self.tables = tables = Tables(store, games, clock)
        self.limits = limits
        self._entropy = entropy
        self._committing = Committing(
            tables, clock, on_deadline=on_deadline, on_finished=on_finished
        )
        acting = Acting(
            tables,
            clock,
            self.supply,
            limits=limits,
            committing=self._committing,
            challenges=challenges,
        )
        self.act = acting.act
        """Carries out one command that needs no answer to be kept."""
        sockets = Sockets(tables, clock, acting, limits)
        self.ask = sockets.ask
        """Carries out whatever a socket sent."""
        self.attach, self.detach = sockets.attach, sockets.detach
        """Let a member's socket listen, and forget it."""
        self.welcome = sockets.welcome
        """Sends a socket a fresh `welcome`."""
        self.renew = sockets.renew
        """Renews the leases of the sockets of a room."""

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
