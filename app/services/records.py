"""What the archive keeps: matches, series, challenges, and the acts of admins."""

from typing import Literal, TypeAlias

import msgspec

SightKind: TypeAlias = Literal["played", "watched", "opened", "looked"]
"""How somebody came to see a match: at the table, in its replay, or as admin."""


class MatchPlayer(msgspec.Struct, frozen=True):
    """One seat of a finished match; once erased, no `player` and an empty name."""

    seat: int
    player: str | None
    name: str
    placing: int
    score: int


class MoveRecord(msgspec.Struct, frozen=True):
    """One step of a match, enough to replay it.

    `kind` is ``move``, ``timeout``, ``leave`` or ``undo`` (of the last move);
    `move` is the wire's move as JSON.
    """

    number: int
    at: int
    kind: Literal["move", "timeout", "leave", "undo"]
    seat: int | None
    move: bytes | None


class MatchRecord(msgspec.Struct, frozen=True):
    """A finished match as the archive keeps it, written once.

    `players` and `entropies` stand in the clockwise order of the deal. `options`,
    `outcome` and `carry_in` (seat by award) are JSON; `awards` are player ids by
    award, ``king`` and ``fool``, as the ledger has them. `engine` is the version
    of the product that played it. `origin` is the match whose deal it played again,
    if it was one of a challenge. In lists `moves` is empty and `content_text` None.
    """

    id: str
    room: str
    series: str
    game: str
    round: int
    public: bool
    options: bytes
    content: str | None
    content_text: str | None
    carry_in: bytes
    outcome: bytes
    secret: str
    commitment: str
    entropies: tuple[str, ...]
    started_at: int
    ended_at: int
    engine: str
    players: tuple[MatchPlayer, ...]
    awards: tuple[tuple[str, str], ...]
    moves: tuple[MoveRecord, ...]
    shared: bool = False
    origin: str | None = None


class SeriesRecord(msgspec.Struct, frozen=True):
    """A table of friends that plays again and again, as the ledger knows it.

    `rounds` is the number of its newest round. `members` are the players of that
    round, id and name, in the clockwise order of the deal, and `awards` player id
    by award of it; `tally` says how often each player got each award (player,
    award, times). Who was erased is in none of them.
    """

    id: str
    game: str
    rounds: int
    options: bytes
    members: tuple[tuple[str, str], ...]
    awards: tuple[tuple[str, str], ...]
    tally: tuple[tuple[str, str, int], ...]
    last_played_at: int


class AuditRecord(msgspec.Struct, frozen=True):
    """One act of an admin."""

    at: int
    act: str
    room: str | None
    player: str | None
    reason: str


class SightRecord(msgspec.Struct, frozen=True):
    """Somebody saw a match; an empty `player` is somebody who cannot be named."""

    match: str
    player: str
    kind: SightKind
    at: int


class ChallengeRecord(msgspec.Struct, frozen=True):
    """A finished match whose deal friends may play again, until it is closed.

    `marked_by` and `closed_by` are players of the match; None once erased.
    """

    id: str
    match: str
    marked_by: str | None
    marked_at: int
    closed_by: str | None = None
    closed_at: int | None = None


class RunRecord(msgspec.Struct, frozen=True):
    """A match that is about to play the deal of a challenge, and who will see it."""

    match: str
    challenge: str
    players: tuple[str, ...]
    watchers: tuple[str, ...]
    at: int
