"""Challenges as people meet them: marked, looked at, closed."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from app.games.core.game import AnyGame
from app.services.challenge_port import Challenges
from app.services.challenging import NOBODY_NAMED, Challenging, closed
from app.services.errors import Conflict, Forbidden, NotFound, ServiceError
from app.services.history import History, seat_of
from app.services.ports import Clock, Entropy
from app.services.records import (
    ChallengeRecord,
    MatchPlayer,
    MatchRecord,
    SightKind,
)
from app.services.replay import outcome_of

ID_BYTES = 12
MOST_ROWS = 100
"""How many of the best a page tells; the first match, and the reader's, come too."""


class BoardPlayer(msgspec.Struct, frozen=True):
    """A player of one row; an erased one has no name."""

    name: str
    you: bool


class BoardRow(msgspec.Struct, frozen=True):
    """One ended match on the leaderboard.

    Attributes:
        rank: From 1; equal feats share it.
        first: It is the match that was marked.
        match: Its id, for its own players alone.
        players: As they were dealt.
        figures: What it came to, by the names in `ChallengePage.figures`.
        reason: Why it ended, as its outcome has it.
        ended_at: When it ended.
    """

    rank: int
    first: bool
    match: str | None
    players: tuple[BoardPlayer, ...]
    figures: Mapping[str, int | str | None]
    reason: str
    ended_at: int


class You(msgspec.Struct, frozen=True):
    """What the reader may do: close it as one of the first players, or play it.

    `why_not` is the code of the refusal, where the reader may not play.
    """

    may_close: bool
    may_play: bool
    why_not: str | None


class ChallengePage(msgspec.Struct, frozen=True):
    """All that the page of a challenge says; nothing in it tells of the deal.

    Attributes:
        id: Of the challenge.
        game: Id of the game.
        seats: How many play it.
        options: As it was played the first time.
        marked_by: Name of who marked it; empty once erased.
        marked_at: When.
        closed_at: When it was closed; None while it is open.
        figures: The names of the leaderboard's columns, in order.
        rows: The leaderboard, best first.
        left_out: How many more ended matches there are.
        unnamed: How the deal was seen by somebody who cannot be named, and so not
            refused: ``opened`` from a link, ``looked`` at by an admin.
        you: The reader.
    """

    id: str
    game: str
    seats: int
    options: msgspec.Raw
    marked_by: str
    marked_at: int
    closed_at: int | None
    figures: tuple[str, ...]
    rows: tuple[BoardRow, ...]
    left_out: int
    unnamed: tuple[SightKind, ...]
    you: You


class ChallengeBoard:
    """Marks matches as challenges, shows their leaderboards, closes them.

    Args:
        challenges: Where they are.
        challenging: Their rules.
        history: Finds a match.
        games: The games by id.
        clock: The server's time.
        entropy: Where ids come from.
    """

    def __init__(
        self,
        *,
        challenges: Challenges,
        challenging: Challenging,
        history: History,
        games: Mapping[str, AnyGame],
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._challenges = challenges
        self._challenging = challenging
        self._history = history
        self._games = games
        self._clock = clock
        self._entropy = entropy

    async def found(self, challenge: str) -> ChallengeRecord:
        """Return a challenge.

        Raises:
            NotFound: ``no-such-challenge``.
        """
        return await self._challenging.found(challenge)

    async def mark(self, player: str, match: str) -> ChallengeRecord:
        """Make a finished match a challenge; again returns the same one.

        Raises:
            NotFound: ``no-such-match``.
            Forbidden: ``not-your-match``.
            Conflict: ``challenges-not-offered``, ``already-a-challenge``,
                ``challenge-closed``.
        """
        record = await self._history.found(match)
        if seat_of(record, player) is None:
            raise Forbidden("not-your-match", "Only its players may do that.")
        game = self._games.get(record.game)
        if game is None or not game.challenge:
            raise Conflict(
                "challenges-not-offered", "This game has no challenges. Play it anew."
            )
        if record.origin is not None:
            raise Conflict(
                "already-a-challenge",
                "This match played the deal of a challenge. Share that one's link.",
            )
        fresh = self._entropy.bytes(ID_BYTES).hex()
        marked = ChallengeRecord(fresh, match, player, self._clock.now())
        challenge = await self._challenges.mark(marked)
        if challenge.closed_at is not None:
            raise closed()
        return challenge

    async def close(self, player: str, challenge: str) -> None:
        """Close a challenge for good; one of its first players may.

        Raises:
            NotFound: ``no-such-challenge``.
            Forbidden: ``not-your-match``.
        """
        record = await self._challenging.found(challenge)
        first = await self._history.found(record.match)
        if seat_of(first, player) is None:
            raise Forbidden("not-your-match", "Only its first players may close it.")
        await self._challenges.close(challenge, player, self._clock.now())

    async def page(self, player: str | None, challenge: str) -> ChallengePage:
        """Return the page of a challenge to whoever has its link.

        Raises:
            NotFound: ``no-such-challenge``.
        """
        record = await self._challenging.found(challenge)
        results = await self._challenges.results(challenge)
        first = next(match for match in results if match.id == record.match)
        game = self._game(first)
        board = _board(game, _counting(record, results), record, player)
        rows = _shown(board)
        unnamed = await self._challenges.sights(challenge, NOBODY_NAMED)
        return ChallengePage(
            id=record.id,
            game=first.game,
            seats=len(first.players),
            options=msgspec.Raw(first.options),
            marked_by=_name_of(first, record.marked_by),
            marked_at=record.marked_at,
            closed_at=record.closed_at,
            figures=game.challenge,
            rows=rows,
            left_out=len(board) - len(rows),
            unnamed=tuple(sorted({sight.kind for sight in unnamed})),
            you=await self._you(record, first, player),
        )

    def _game(self, record: MatchRecord) -> AnyGame:
        if record.game not in self._games:
            raise NotFound("no-such-game", "There is no such game here.")
        return self._games[record.game]

    async def _you(
        self, record: ChallengeRecord, first: MatchRecord, player: str | None
    ) -> You:
        is_open = record.closed_at is None
        if player is None:
            why_not = None if is_open else "challenge-closed"
            return You(may_close=False, may_play=is_open, why_not=why_not)
        may_close = is_open and seat_of(first, player) is not None
        try:
            await self._challenging.playable(record.id, player)
        except ServiceError as refusal:
            return You(may_close, may_play=False, why_not=refusal.code)
        return You(may_close, may_play=True, why_not=None)


def _counting(
    record: ChallengeRecord, results: Iterable[MatchRecord]
) -> list[MatchRecord]:
    """Return what counts: once it was closed the deal may have been known."""
    end = record.closed_at
    return [match for match in results if end is None or match.ended_at <= end]


def _board(
    game: AnyGame,
    results: Iterable[MatchRecord],
    record: ChallengeRecord,
    player: str | None,
) -> tuple[BoardRow, ...]:
    ended = [(match, outcome_of(match)) for match in results]
    reached = [
        (match, outcome.reason, game.feat(outcome))
        for match, outcome in ended
        if outcome is not None
    ]
    reached.sort(key=lambda row: row[0].ended_at)
    reached.sort(key=lambda row: row[2].rank, reverse=True)
    places: dict[Any, int] = {}
    for place, (_, _, feat) in enumerate(reached, 1):
        places.setdefault(feat.rank, place)
    return tuple(
        BoardRow(
            rank=places[feat.rank],
            first=match.id == record.match,
            match=match.id if seat_of(match, player) is not None else None,
            players=tuple(
                BoardPlayer(seat.name, _is_of(seat, player)) for seat in match.players
            ),
            figures=feat.figures,
            reason=reason,
            ended_at=match.ended_at,
        )
        for match, reason, feat in reached
    )


def _shown(board: tuple[BoardRow, ...]) -> tuple[BoardRow, ...]:
    """Return the best rows, and those below that the reader looks for."""
    below = board[MOST_ROWS:]
    return (*board[:MOST_ROWS], *(row for row in below if row.first or row.match))


def _is_of(seat: MatchPlayer, player: str | None) -> bool:
    """Return whether a seat was a player's; an erased one's is nobody's."""
    return player is not None and seat.player == player


def _name_of(match: MatchRecord, player: str | None) -> str:
    names = (seat.name for seat in match.players if _is_of(seat, player))
    return next(names, "")
