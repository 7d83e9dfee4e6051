"""The replay as a file: what a player keeps, and what anybody can check.

Its shape is described in `docs/fairness.md`; `format` is raised when a reader
of today could no longer read it.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from app.games.core.chance import Draw
from app.games.core.game import AnyGame, Outcome, Seat
from app.services.frames import open_events, private_fields
from app.services.records import MatchRecord
from app.services.replay import (
    Position,
    StepKind,
    Unreplayable,
    deal_of,
    made_of,
    outcome_of,
    plain,
    positions,
)

Format: TypeAlias = Literal["interregnum-replay-1"]
FORMAT: Format = "interregnum-replay-1"

# `$` alone would let a line's end pass.
Hex = Annotated[str, Meta(pattern=r"^([0-9a-f]{2})*$(?!\n)", max_length=510)]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the shuffle grew from.

    Attributes:
        commitment: SHA-256 of the seed, published before anybody was ready.
        seed: The server's secret, hex.
        entropies: The players' shares in the order of the deal, hex.
    """

    commitment: Digest
    seed: Digest
    entropies: tuple[Hex, ...]


class FileSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: who sat there and how it ended; an erased name is empty."""

    seat: Annotated[Seat, Meta(ge=0, le=7)]
    name: str
    placing: int
    score: int


class FileMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which match it is and how it began; `players` as they were dealt.

    `origin` is the match whose deal it played again, and is there for those alone.
    """

    id: str
    game: str
    round: int
    options: Mapping[str, Any]
    content: str | None
    content_text: str | None
    players: tuple[FileSeat, ...]
    carry_in: Mapping[str, Seat]
    started_at: int
    ended_at: int
    origin: str | msgspec.UnsetType = msgspec.UNSET


class FileDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table after the deal with open hands.

    `view` is what everybody saw; `private` has, for each seat, the fields of its
    own view that differ.
    """

    events: tuple[Any, ...]
    view: Any
    private: Mapping[str, Mapping[str, Any]]


class FileStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step and what it led to, with open hands."""

    number: int
    at: int
    kind: StepKind
    seat: Seat | None
    move: Mapping[str, Any] | None
    events: tuple[Any, ...]


class ReplayFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match, whole: everything that replays and checks it.

    `chance` lists every random outcome in the order in which it was asked for.
    """

    format: Format
    engine: str
    match: FileMatch
    fairness: Fairness
    deal: FileDeal
    moves: tuple[FileStep, ...]
    chance: tuple[Draw, ...]
    outcome: Outcome | None


def replayed(game: AnyGame, record: MatchRecord) -> list[Position]:
    """Return an archived match from its deal to its end.

    Raises:
        Unreplayable: The present rules refuse a step, or end it otherwise.
    """
    found = positions(game, deal_of(record), made_of(record))
    if plain(game.outcome(found[-1].state)) != plain(outcome_of(record)):
        raise Unreplayable(len(record.moves), "It ends otherwise than it did.")
    return found


def replay_file(game: AnyGame, record: MatchRecord) -> ReplayFile:
    """Return the file of an archived match.

    Raises:
        Unreplayable: As `replayed`.
    """
    found = replayed(game, record)
    seats = [player.seat for player in record.players]
    return ReplayFile(
        format=FORMAT,
        engine=record.engine,
        match=_match(record),
        fairness=Fairness(record.commitment, record.secret, record.entropies),
        deal=file_deal(game, found[0], seats),
        moves=tuple(file_step(game, position, seats) for position in found[1:]),
        chance=tuple(draw for position in found for draw in position.draws),
        outcome=outcome_of(record),
    )


def file_deal(game: AnyGame, dealt: Position, seats: Sequence[Seat]) -> FileDeal:
    """Return the deal as the file has it."""
    return FileDeal(
        events=open_events(game, dealt.events, seats),
        view=game.view(dealt.state, None),
        private=private_fields(game, dealt.state, seats),
    )


def file_step(game: AnyGame, position: Position, seats: Sequence[Seat]) -> FileStep:
    """Return one step as the file has it.

    Raises:
        ValueError: It is the deal, which is no step.
    """
    made = position.made
    if made is None:
        msg = "the deal is no step"
        raise ValueError(msg)
    events = open_events(game, position.events, seats)
    return FileStep(position.number, made.at, made.kind, made.seat, made.move, events)


def _match(record: MatchRecord) -> FileMatch:
    deal = deal_of(record)
    return FileMatch(
        id=record.id,
        game=record.game,
        round=record.round,
        options=deal.options,
        content=deal.content,
        content_text=deal.content_text,
        players=tuple(
            FileSeat(seat.seat, seat.name, seat.placing, seat.score)
            for seat in record.players
        ),
        carry_in=deal.carry_in,
        started_at=record.started_at,
        ended_at=record.ended_at,
        origin=msgspec.UNSET if record.origin is None else record.origin,
    )
