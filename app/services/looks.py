"""An admin's looks at matches of games that offer challenges, written down first."""

from collections.abc import Iterable

from app.games.core.game import AnyGame
from app.room.model import Room
from app.services.challenge_port import Challenges
from app.services.ports import Archive, Clock
from app.services.records import AuditRecord, SightRecord

MOST_NOTED = 10_000
"""So many looks are remembered; the admin's page looks again every few seconds."""


class Looks:
    """Notes each match that a session of an admin looks at, once for each process.

    A look goes into the audit, and counts as having opened the match: for the player
    who is signed in beside the admin, or else for somebody who cannot be named.

    Args:
        archive: Where the audit is.
        challenges: Who has seen which match.
        clock: The server's time.
    """

    def __init__(self, archive: Archive, challenges: Challenges, clock: Clock) -> None:
        self._archive = archive
        self._challenges = challenges
        self._clock = clock
        self._noted: set[tuple[str, str, str]] = set()

    async def note(
        self,
        game: AnyGame,
        room: Room,
        matches: Iterable[str | None],
        *,
        session: str,
        looker: str,
    ) -> None:
        """Write down that these matches are looked at.

        Args:
            game: Of the room.
            room: Where they are or were played.
            matches: Their ids; None for the time before a match.
            session: The hash of the admin's token.
            looker: The player beside the admin; empty for nobody.

        Raises:
            Unavailable: It cannot be written down; nothing may be shown.
        """
        if not game.challenge:
            return
        seen = {m for m in matches if m is not None}
        new = {m for m in seen if (session, looker, m) not in self._noted}
        if not new:
            return
        now = self._clock.now()
        await self._archive.record(AuditRecord(now, "look", room.code, None, ""))
        sights = (SightRecord(m, looker, "looked", now) for m in sorted(new))
        await self._challenges.saw(*sights)
        if len(self._noted) >= MOST_NOTED:
            self._noted.clear()
        self._noted.update((session, looker, m) for m in new)
