"""The log of a live room for the admin, its match step by step, and its export.

As in `inspection` there are two forms: the spectator's and the one with open
hands. Neither holds a secret, a share of the shuffle or the order of a deck.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from app.games.core.game import EVERY_SEAT, AnyGame, Seat
from app.room.decision import Notice, Played, Said, Signalled, Told, Viewed
from app.room.model import Match
from app.room.summary import RoomSummary
from app.services.frames import Frame, open_events, open_hands, seen_by
from app.services.log import LogEntry
from app.services.replay import Deal, Made, Position, positions

Format: TypeAlias = Literal["interregnum-room-1"]
FORMAT: Format = "interregnum-room-1"


class Line(msgspec.Struct, frozen=True, tag_field="type"):
    """One thing the table was told."""


class Events(Line, frozen=True, tag="events"):
    """What happened in the match, as this form of the log may tell it."""

    match: str
    events: tuple[Any, ...]


class Saying(Line, frozen=True, tag="chat"):
    """A member said something."""

    player: str
    text: str


class Signal(Line, frozen=True, tag="signal", omit_defaults=True):
    """A seat sent a ready phrase, with the facts it names."""

    player: str
    phrase: str
    params: Mapping[str, Any] = {}


class Note(Line, frozen=True, tag="notice"):
    """Something about the room."""

    code: str
    params: Mapping[str, Any]


class LogRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One commit of the room.

    Attributes:
        at: When it was.
        lines: What it told.
        kind: The command behind it; with open hands only, like the rest.
        player: Whose command it was.
        seat: Their seat.
        steps: The steps of the game that it made.
    """

    at: int
    lines: tuple[Events | Saying | Signal | Note, ...]
    kind: str | None = None
    player: str | None = None
    seat: Seat | None = None
    steps: tuple[Played, ...] = ()


class Log(msgspec.Struct, frozen=True):
    """The whole log of a room, oldest first."""

    entries: tuple[LogRow, ...]


class At(msgspec.Struct, frozen=True):
    """The match under way after one of its steps, from 0 to `last`."""

    step: int
    last: int
    frame: Frame


class Export(msgspec.Struct, frozen=True):
    """A room as a fixture for tests: its summary, log and frames."""

    format: Format
    room: RoomSummary
    open_hands: bool
    log: tuple[LogRow, ...]
    frames: tuple[Frame, ...]


AnyLine: TypeAlias = Events | Saying | Signal | Note


def log_rows(
    game: AnyGame, entries: Iterable[LogEntry], *, hands: bool
) -> tuple[LogRow, ...]:
    """Return the log of a room, in one of the two forms.

    The spectator's form leaves out what told a spectator nothing, and who was
    behind the rest: both would show who has answered in secret.
    """
    if hands:
        return tuple(_open_row(game, entry) for entry in entries)
    rows = (LogRow(entry.at, _lines(game, entry)) for entry in entries)
    return tuple(row for row in rows if row.lines)


def frames(
    game: AnyGame, match: Match, found: Iterable[Position], *, hands: bool
) -> list[Frame]:
    """Return the match step by step, in one of the two forms."""
    if hands:
        return open_hands(game, found, match.seats)
    return seen_by(game, found, None)


def live_positions(
    game: AnyGame, match: Match, entries: Iterable[LogEntry], content_text: str | None
) -> list[Position]:
    """Return a match under way from its deal to now.

    Raises:
        Unreplayable: The log lacks steps, or the rules have changed.
    """
    deal = Deal(
        match=match.origin or match.id,
        options=match.options,
        content=match.content,
        content_text=content_text,
        seats=match.seats,
        carry_in=match.carry_in,
        secret=bytes.fromhex(match.secret),
        entropies=tuple(map(bytes.fromhex, match.entropies)),
    )
    return positions(game, deal, _made(match.id, entries))


def export(
    room: RoomSummary, rows: tuple[LogRow, ...], seen: Iterable[Frame], *, hands: bool
) -> Export:
    """Return a room as a fixture."""
    return Export(FORMAT, room, hands, rows, tuple(seen))


def _made(match: str, entries: Iterable[LogEntry]) -> Iterator[Made]:
    for entry in entries:
        if entry.match == match:
            for step in entry.steps:
                yield Made(entry.at, step.kind, step.seat, step.move)


def _open_row(game: AnyGame, entry: LogEntry) -> LogRow:
    return LogRow(
        at=entry.at,
        lines=_lines(game, entry, hands=True),
        kind=entry.kind,
        player=entry.player,
        seat=entry.seat,
        steps=entry.steps,
    )


def _lines(
    game: AnyGame, entry: LogEntry, *, hands: bool = False
) -> tuple[AnyLine, ...]:
    lines = (_line(game, notice, hands=hands) for notice in entry.notices)
    return tuple(line for line in lines if line is not None)


def _line(game: AnyGame, notice: Notice, *, hands: bool) -> AnyLine | None:
    match notice:
        case Viewed(match=match, events=events, only=only):
            if hands:
                # Earlier matches of the room may have had other seats.
                return Events(match, open_events(game, events, EVERY_SEAT))
            seen = game.told(events, None) if only is None else ()
            return Events(match, seen) if seen else None
        case Said(player=player, text=text):
            return Saying(player, text)
        case Signalled(player=player, phrase=phrase, params=params):
            return Signal(player, phrase, params)
        case Told(code=code, params=params):
            return Note(code, params)
        case _:
            return None
