"""Finished matches: whose they are, who may look, replays and statistics."""

import asyncio
import re
from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from app.games.core.game import AnyGame, Outcome, Seat
from app.services.challenging import Challenging
from app.services.errors import Conflict, Forbidden, Invalid, NotFound
from app.services.frames import Frame, open_hands, seen_by
from app.services.ports import Archive, BadCursor
from app.services.records import ChallengeRecord, MatchRecord
from app.services.replay import Unreplayable, outcome_of
from app.services.replay_file import Fairness, ReplayFile, replay_file, replayed
from app.services.statistics import GameStatistics, statistics

PAGE_ROWS = 20
AT_ONCE = 1
"""Replays that one process computes at a time, beside the live tables."""

Eyes: TypeAlias = Seat | Literal["spectator", "open"]
"""Whose view of a replay: a seat's, a spectator's, or with open hands."""
T = TypeVar("T")

_id = re.compile("[A-Za-z0-9_-]{1,64}")


class PlayerRow(msgspec.Struct, frozen=True):
    """One seat of a finished match; an erased player has no id and no name."""

    seat: Seat
    player: str | None
    name: str
    placing: int
    score: int


class MatchRow(msgspec.Struct, frozen=True):
    """A finished match in a list. `awards` are seats, `you` the caller's seat."""

    id: str
    game: str
    round: int
    started_at: int
    ended_at: int
    players: tuple[PlayerRow, ...]
    awards: Mapping[str, Seat]
    you: Seat | None
    public: bool
    shared: bool


class MatchPage(msgspec.Struct, frozen=True):
    """Rows of a list of matches, newest first; no cursor at the end."""

    matches: tuple[MatchRow, ...]
    cursor: str | None


class MatchChallenge(msgspec.Struct, frozen=True):
    """The challenge that a match is, or whose deal it played (then not `first`)."""

    id: str
    first: bool
    open: bool


class FinishedMatch(MatchRow, frozen=True):
    """A finished match: all of its result, and what its shuffle grew from.

    Where it played the deal of an open challenge `fairness` is None: the seed stays
    with the players of the first match until they close it.
    """

    options: Mapping[str, Any]
    content: str | None
    outcome: Outcome | None
    engine: str
    fairness: Fairness | None
    challenge: MatchChallenge | None


class History:
    """Finished matches, for those who may see them.

    Args:
        archive: Where they are.
        games: The games by id.
        challenging: What is under a seal, and who has seen what.
    """

    def __init__(
        self,
        archive: Archive,
        games: Mapping[str, AnyGame],
        challenging: Challenging,
    ) -> None:
        self._archive = archive
        self._challenging = challenging
        self._games = games
        self._computing = asyncio.Semaphore(AT_ONCE)

    async def mine(self, player: str, cursor: str | None = None) -> MatchPage:
        """Return a page of a player's matches.

        Raises:
            Invalid: ``bad-cursor``.
        """
        try:
            found, more = await self._archive.matches_of(player, cursor, PAGE_ROWS)
        except BadCursor:
            raise bad_cursor() from None
        return MatchPage(tuple(row_of(record, player) for record in found), more)

    async def match(self, player: str | None, match: str) -> FinishedMatch:
        """Return a match to one of its players, or to anybody if it is open.

        Raises:
            NotFound: ``no-such-match``.
            Forbidden: ``match-not-shared``, ``challenge-sealed``.
        """
        record = await self._permitted(player, match)
        return _finished(record, player, await self._challenging.of_match(match))

    async def replay(self, player: str | None, match: str) -> ReplayFile:
        """Return the file that replays a match and checks its fairness.

        Raises:
            NotFound: ``no-such-match``.
            Forbidden: ``match-not-shared``, ``challenge-sealed``.
            Conflict: ``no-replay``: the rules have changed since.
        """
        permitted = await self._permitted(player, match)
        if permitted.origin is not None:
            await self._require_unsealed(match)
        game = self._game(permitted)
        record = await self._whole(match)
        return await self._computed(record, lambda: replay_file(game, record))

    async def frames(self, player: str | None, match: str, eyes: Eyes) -> list[Frame]:
        """Return a match step by step, as somebody knew it or with open hands.

        Raises:
            NotFound: ``no-such-match``.
            Forbidden: ``match-not-shared``, ``challenge-sealed``.
            Invalid: ``no-such-seat``.
            Conflict: ``no-replay``: the rules have changed since.
        """
        permitted = await self._permitted(player, match)
        game = self._game(permitted)
        seats = [seat.seat for seat in permitted.players]
        if isinstance(eyes, int) and eyes not in seats:
            raise Invalid("no-such-seat", "Nobody had this seat in that match.")
        record = await self._whole(match)

        def computed() -> list[Frame]:
            found = replayed(game, record)
            if eyes == "open":
                return open_hands(game, found, seats)
            return seen_by(game, found, None if eyes == "spectator" else eyes)

        return await self._computed(record, computed)

    async def share(self, player: str, match: str) -> None:
        """Open a match to whoever has its link; one of its players may.

        Raises:
            NotFound: ``no-such-match``.
            Forbidden: ``not-your-match``, ``challenge-sealed``.
        """
        record = await self.found(match)
        if seat_of(record, player) is None:
            raise Forbidden("not-your-match", "Only its players may share a match.")
        await self._require_unsealed(match)
        await self._archive.share(match)

    async def statistics(self, player: str) -> tuple[GameStatistics, ...]:
        """Return what a player has reached, game by game."""
        if not _id.fullmatch(player):
            return ()
        return statistics(player, await self._archive.results_of(player))

    async def _permitted(self, player: str | None, match: str) -> MatchRecord:
        record = await self.found(match)
        if not may_see(record, player):
            raise Forbidden(
                "match-not-shared",
                "This match is private. Ask one of its players to share it.",
            )
        if seat_of(record, player) is None:
            await self._require_unsealed(match)
            await self._challenging.opened(record, player)
        return record

    async def _require_unsealed(self, match: str) -> None:
        sealed = await self._challenging.seal(match)
        if sealed is not None:
            raise Forbidden(
                "challenge-sealed",
                "This deal is a challenge: it stays closed until its players open it.",
                challenge=sealed.id,
            )

    async def found(self, match: str) -> MatchRecord:
        """Return a match without its moves, whoever asks; not to be shown as it is.

        Raises:
            NotFound: ``no-such-match``.
        """
        return _there(
            await self._archive.result(match) if _id.fullmatch(match) else None
        )

    async def _whole(self, match: str) -> MatchRecord:
        """Return a match with its moves and its deck, to replay it."""
        return _there(await self._archive.match(match))

    def _game(self, record: MatchRecord) -> AnyGame:
        if record.game not in self._games:
            raise no_replay(record)
        return self._games[record.game]

    async def _computed(self, record: MatchRecord, compute: Callable[[], T]) -> T:
        # In a thread, so that the moves of live tables need not wait for it.
        async with self._computing:
            try:
                return await asyncio.to_thread(compute)
            except Unreplayable:
                raise no_replay(record) from None


def _there(record: MatchRecord | None) -> MatchRecord:
    if record is None:
        raise NotFound("no-such-match", "There is no such match. Check the link.")
    return record


def may_see(record: MatchRecord, player: str | None) -> bool:
    """Return whether a match is open to this player, or to anybody (None)."""
    return record.public or record.shared or seat_of(record, player) is not None


def seat_of(record: MatchRecord, player: str | None) -> Seat | None:
    """Return the seat a player had in a match."""
    if player is None:
        return None
    return next((s.seat for s in record.players if s.player == player), None)


def row_of(record: MatchRecord, player: str | None) -> MatchRow:
    """Return a match as it stands in lists, as this player sees it."""
    return MatchRow(**_row(record, player))


def bad_cursor() -> Invalid:
    """Return the refusal of a cursor that is none of ours."""
    return Invalid("bad-cursor", "Start again from the first page.")


def no_replay(record: MatchRecord) -> Conflict:
    """Return the refusal to replay what other rules have played."""
    return Conflict(
        "no-replay",
        "The rules have changed since; the result stands, but cannot be replayed.",
        engine=record.engine,
    )


def _row(record: MatchRecord, player: str | None) -> dict[str, Any]:
    outcome = outcome_of(record)
    return {
        "id": record.id,
        "game": record.game,
        "round": record.round,
        "started_at": record.started_at,
        "ended_at": record.ended_at,
        "players": tuple(
            PlayerRow(seat.seat, seat.player, seat.name, seat.placing, seat.score)
            for seat in record.players
        ),
        "awards": {} if outcome is None else outcome.awards,
        "you": seat_of(record, player),
        "public": record.public,
        "shared": record.shared,
    }


def _finished(
    record: MatchRecord, player: str | None, challenge: ChallengeRecord | None
) -> FinishedMatch:
    is_open = challenge is not None and challenge.closed_at is None
    fairness = Fairness(record.commitment, record.secret, record.entropies)
    return FinishedMatch(
        **_row(record, player),
        options=msgspec.json.decode(record.options),
        content=record.content,
        outcome=outcome_of(record),
        engine=record.engine,
        fairness=None if is_open and record.origin is not None else fairness,
        challenge=None
        if challenge is None
        else MatchChallenge(challenge.id, record.origin is None, is_open),
    )
