"""What challenges want from the database: one Protocol, and what it answers.

1. A deal counts as seen from the moment it is claimed for a match, which is before
   anybody is shown a card of it. Of two claims of one player one comes first, and the
   other is answered with it.
2. A result is on the leaderboard because its match is in the archive: there is no
   second place where it would have to be written.
"""

from typing import Protocol, TypeAlias

import msgspec

from app.services.records import (
    ChallengeRecord,
    MatchRecord,
    RunRecord,
    SightRecord,
)


class Claimed(msgspec.Struct, frozen=True):
    """The deal may be played: everybody counts as having seen it now."""


class Refused(msgspec.Struct, frozen=True):
    """The deal is not played, and nothing has changed.

    `seen` are the sights of those there who know the deal, to play or to watch;
    without any, the challenge is closed or there is none.
    """

    seen: tuple[SightRecord, ...]


Claim: TypeAlias = Claimed | Refused


class Challenges(Protocol):
    """Challenges, the matches that play their deals, and who has seen which match.

    Everything raises `Unavailable` when the database does not answer. Ids come
    checked. A player who was erased is not written down again.
    """

    async def mark(self, challenge: ChallengeRecord) -> ChallengeRecord:
        """Make an archived match a challenge; its players have seen it.

        Returns:
            The challenge that the match is: the first that was made of it.
        """

    async def close(self, challenge: str, player: str, at: int) -> None:
        """Close a challenge for good; again changes nothing."""

    async def challenge(self, challenge: str) -> ChallengeRecord | None:
        """Return a challenge by id."""

    async def of_match(self, match: str) -> ChallengeRecord | None:
        """Return the challenge that a match is, or whose deal it plays."""

    async def claim(self, run: RunRecord) -> Claim:
        """Let a match play the deal, if it is open and new to all who are there.

        Who knows the deal does not watch either: there is talk at a table.
        A claim for the same match takes the place of an earlier one, so that a table
        whose process died in between can start once more.
        """

    async def saw(self, *sights: SightRecord) -> None:
        """Keep that somebody saw a match; the first time of each kind stays.

        Of a claim of theirs made at the same time either that finds the sight, or
        who asks for their sights from now on finds the claim.
        """

    async def sights(self, challenge: str, player: str) -> tuple[SightRecord, ...]:
        """Return how a player has seen any match of a challenge, earliest first.

        With an empty player: how it was seen by those who cannot be named.
        """

    async def results(self, challenge: str) -> list[MatchRecord]:
        """Return the ended matches of a challenge without moves, newest first."""
