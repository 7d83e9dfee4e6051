"""The log of a room: what was played and told there, one entry per command.

An entry is also what other processes render from, so it holds the notices
before redaction. It never leaves the server except through `rendering`.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from types import GenericAlias
from typing import Any, TypeAlias

import msgspec

from app.games.core.game import AnyGame
from app.room.decision import (
    Closed,
    Decision,
    Dismissed,
    Notice,
    Nudged,
    Played,
    RoomChanged,
    Said,
    Signalled,
    Told,
    Viewed,
)


class Steps(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What one command did to a match, for a replay.

    Attributes:
        at: Server time in ms.
        player: Whose command it was; None for the server's own.
        seat: The seat of that player, if any.
        kind: The command's wire type, such as ``move`` or ``tick``.
        match: The match it belongs to, if one was under way.
        steps: The steps of the game that were made.
    """

    at: int
    player: str | None
    seat: int | None
    kind: str
    match: str | None
    steps: tuple[Played, ...]


class LogEntry(Steps, frozen=True, array_like=True):
    """What one command did and told.

    Attributes:
        notices: What was told, before redaction.
    """

    notices: tuple[Notice, ...]


class _View(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="view"):
    """A `Viewed` whose events are still to be read as those of some game."""

    match: str
    events: msgspec.Raw
    only: int | None = None


_Notice: TypeAlias = (
    RoomChanged | _View | Said | Signalled | Nudged | Told | Dismissed | Closed
)


class _Stored(Steps, frozen=True, array_like=True):
    notices: tuple[_Notice, ...]
    others: "tuple[_Stored, ...]" = ()


class _Untold(Steps, frozen=True, array_like=True):
    """An entry whose notices, by far the most of it, are not read."""

    notices: msgspec.Raw
    others: "tuple[_Untold, ...]" = ()


_LASTING = frozenset((Viewed, Said, Signalled, Told))
"""What was told in so many words."""

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(_Stored)
_steps_decoder = msgspec.msgpack.Decoder(_Untold)


def entry_of(
    decision: Decision, at: int, player: str | None, seat: int | None, kind: str
) -> LogEntry:
    """Return the log entry of a decision."""
    room = decision.room
    match = room.match.id if room is not None and room.match is not None else None
    return LogEntry(at, player, seat, kind, match, decision.steps, decision.notices)


def lasts(entries: Iterable[LogEntry]) -> bool:
    """Return whether any of the entries of a commit belongs in the log for good.

    A match's steps and what was told in so many words do; that somebody is ready,
    or has come or gone, stands in the room itself.
    """
    for entry in entries:
        if entry.steps or not _LASTING.isdisjoint(map(type, entry.notices)):
            return True
    return False


def encode(entries: Sequence[LogEntry]) -> bytes:
    """Encode the entries of one commit, of which there is at least one.

    The others stand behind what the first one holds.
    """
    if len(entries) == 1:
        return _encoder.encode(entries[0])
    first, *others = entries
    return _encoder.encode((*msgspec.structs.astuple(first), others))


def decode(body: bytes, game: AnyGame) -> tuple[LogEntry, ...]:
    """Decode the entries of one commit, their events as the game's own."""
    first = _decoder.decode(body)
    return tuple(
        _entry(stored, game, stored.notices) for stored in (first, *first.others)
    )


def decode_match(body: bytes, game: AnyGame, match: str | None) -> tuple[LogEntry, ...]:
    """Decode the entries of one commit without what was shown of other matches.

    Reading events takes by far the longest.
    """
    first = _decoder.decode(body)
    return tuple(
        _entry(stored, game, [told for told in stored.notices if _is_of(match, told)])
        for stored in (first, *first.others)
    )


def _is_of(match: str | None, told: _Notice) -> bool:
    return type(told) is not _View or told.match == match


def decode_steps(body: bytes) -> tuple[Steps, ...]:
    """Decode what the commands of one commit did, and nothing of what was told."""
    first = _steps_decoder.decode(body)
    return first, *first.others


def _entry(stored: _Stored, game: AnyGame, notices: Iterable[_Notice]) -> LogEntry:
    read_events = _events_decoder(game).decode
    return LogEntry(
        stored.at,
        stored.player,
        stored.seat,
        stored.kind,
        stored.match,
        stored.steps,
        tuple(
            Viewed(told.match, read_events(told.events), told.only)
            if isinstance(told, _View)
            else told
            for told in notices
        ),
    )


@cache
def _events_decoder(game: AnyGame) -> msgspec.msgpack.Decoder[tuple[Any, ...]]:
    """Return what reads the events of a game; making it takes longer than reading."""
    return msgspec.msgpack.Decoder(GenericAlias(tuple, (game.event_type, ...)))
