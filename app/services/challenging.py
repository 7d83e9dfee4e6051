"""Who may play a challenge's deal, and what stays under its seal until it is closed.

Whoever has played, watched or opened a deal knows it. That is written down before
anything of the deal is shown, so that nobody can look first and play afterwards.
"""

import re
from collections.abc import Mapping

from app.games.core.game import AnyGame
from app.room.model import Match, Room
from app.room.watching import is_member
from app.services.challenge_port import Challenges, Refused
from app.services.errors import Conflict, Forbidden, NotFound, ServiceError
from app.services.ports import Clock
from app.services.records import (
    ChallengeRecord,
    MatchRecord,
    RunRecord,
    SightKind,
    SightRecord,
)

_id = re.compile("[0-9a-f]{24}")

NOBODY_NAMED = ""
"""Who opens a match without being signed in: known to be somebody, no more."""


class Challenging:
    """The rules of challenges, for all who show a match or let somebody play.

    Args:
        challenges: Where they are.
        games: The games by id.
        clock: The server's time.
    """

    def __init__(
        self, challenges: Challenges, games: Mapping[str, AnyGame], clock: Clock
    ) -> None:
        self._challenges = challenges
        self._games = games
        self._clock = clock

    async def found(self, challenge: str) -> ChallengeRecord:
        """Return a challenge.

        Raises:
            NotFound: ``no-such-challenge``.
        """
        record = None
        if _id.fullmatch(challenge):
            record = await self._challenges.challenge(challenge)
        if record is None:
            raise NotFound(
                "no-such-challenge", "There is no such challenge. Check the link."
            )
        return record

    async def seal(self, match: str) -> ChallengeRecord | None:
        """Return the open challenge that a match belongs to, if there is one."""
        record = await self.of_match(match)
        return record if record is not None and record.closed_at is None else None

    async def of_match(self, match: str) -> ChallengeRecord | None:
        """Return the challenge that a match is, or whose deal it played."""
        return await self._challenges.of_match(match)

    async def opened(self, record: MatchRecord, player: str | None) -> None:
        """Write down that somebody who did not play in a match is shown it."""
        if self._offers(record.game):
            await self._saw(record.id, player or NOBODY_NAMED, "opened")

    async def playable(self, challenge: str, player: str) -> ChallengeRecord:
        """Return a challenge whose deal is open to this player.

        Raises:
            NotFound: ``no-such-challenge``.
            Conflict: ``challenge-closed``.
            Forbidden: ``challenge-played``, ``challenge-watched`` or
                ``challenge-opened``.
        """
        record = await self.found(challenge)
        if record.closed_at is not None:
            raise closed()
        seen = await self._challenges.sights(challenge, player)
        if seen:
            raise knows(seen)
        return record

    async def admit(self, room: Room, player: str, *, watches: bool) -> None:
        """Let a player come to a table, unless a challenge forbids it.

        Nobody who knows the deal comes to where it is played, not even to watch,
        save who knows it from this very table; where a match under the seal has
        ended, only those who have seen it come in until the table goes on.

        Args:
            room: The table.
            player: Who wants to join.
            watches: They want to watch, and the room would let them: it is written
                down before anything is shown.

        Raises:
            Conflict: ``challenge-closed``.
            Forbidden: ``challenge-played``, ``challenge-watched``,
                ``challenge-opened`` or ``challenge-sealed``.
        """
        if is_member(room, player):
            return
        match = room.match
        if room.known_deal is not None:
            await self.playable(room.known_deal.challenge, player)
        elif match is not None and self._offers(room.game):
            if match.outcome is not None:
                await self._require_seen(match, player)
            elif match.challenge is not None:
                await self._admit_to_run(
                    match, match.challenge, player, watches=watches
                )

    async def _admit_to_run(
        self, match: Match, challenge: str, player: str, *, watches: bool
    ) -> None:
        seen = await self._challenges.sights(challenge, player)
        if _knows_from(match, seen):
            return
        if seen:
            raise knows(seen)
        if watches:
            await self._saw(match.id, player, "watched")
            # Another table of theirs may have been dealt the deal just now.
            seen = await self._challenges.sights(challenge, player)
            if not all(sight.match == match.id for sight in seen):
                raise knows(seen)

    async def _require_seen(self, match: Match, player: str) -> None:
        sealed = await self.seal(match.id)
        if sealed is None:
            return
        if not _knows_from(match, await self._challenges.sights(sealed.id, player)):
            raise Forbidden(
                "challenge-sealed",
                "The match on this table belongs to a challenge. Play that first.",
                challenge=sealed.id,
            )

    async def _saw(self, match: str, player: str, kind: SightKind) -> None:
        sight = SightRecord(match, player, kind, self._clock.now())
        await self._challenges.saw(sight)

    def _offers(self, game: str) -> bool:
        return game in self._games and bool(self._games[game].challenge)


async def claim(
    challenges: Challenges, before: Room, after: Room | None, now: int
) -> None:
    """Claim the deal of a challenge for a table that is about to play it.

    Must be done before the deal is committed. Again changes nothing.

    Raises:
        Conflict: ``challenge-closed``.
        Forbidden: ``challenge-played``, ``challenge-watched`` or
            ``challenge-opened``, with the players who know the deal.
        Unavailable: The database does not answer.
    """
    run = _run_of(before, after, now)
    if run is None:
        return
    answer = await challenges.claim(run)
    if isinstance(answer, Refused):
        raise knows(answer.seen) if answer.seen else closed()


def _run_of(before: Room, after: Room | None, now: int) -> RunRecord | None:
    deal = before.known_deal
    if deal is None or after is None or after.match is None:
        return None
    return RunRecord(
        match=deal.run,
        challenge=deal.challenge,
        players=tuple(after.match.players.values()),
        watchers=tuple(spectator.player for spectator in after.spectators),
        at=now,
    )


def _knows_from(match: Match, seen: tuple[SightRecord, ...]) -> bool:
    return any(sight.match == match.id for sight in seen)


def closed() -> Conflict:
    """Return the refusal to play or mark what is closed."""
    return Conflict(
        "challenge-closed", "This challenge is closed. Its leaderboard stays."
    )


def knows(seen: tuple[SightRecord, ...]) -> ServiceError:
    """Return the refusal for players who know the deal, the strongest reason first."""
    kinds = {sight.kind for sight in seen}
    players = sorted({sight.player for sight in seen})
    if "played" in kinds:
        return Forbidden(
            "challenge-played",
            "Whoever has played this deal plays it no more. See the leaderboard.",
            players=players,
        )
    if "watched" in kinds:
        return Forbidden(
            "challenge-watched",
            "Whoever has watched this deal cannot play it. See the leaderboard.",
            players=players,
        )
    return Forbidden(
        "challenge-opened",
        "Whoever has opened a match of this deal cannot play it.",
        players=players,
    )
