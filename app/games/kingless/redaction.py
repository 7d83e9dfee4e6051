"""What each viewer may know of an event: with `projection` the only exit for secrets.

Every kind of event is named here, those that all may know too: one that is not does
not go out at all (K24).
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from app.games.core.game import Viewer
from app.games.kingless.events import (
    Answered,
    AwardGiven,
    CardPlayed,
    ChainResolved,
    Claimed,
    ContestBegan,
    ContestThrown,
    Dealt,
    Discarded,
    Drew,
    Event,
    Guttered,
    LastRoundBegan,
    NothingHappened,
    Passed,
    Recruited,
    RoundEnded,
    SeatLeft,
    SecondWinded,
    Swiped,
    TimedOut,
    Tunnelled,
    TunnelTaken,
    TurnEnded,
    TurnStarted,
)


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Return what a viewer may know of an event, or None for nothing.

    Raises:
        KeyError: It is of a kind that is not named here.
    """
    redaction = _REDACTIONS[type(event)]
    return event if redaction is None else redaction(event, viewer)


def _drew(event: Drew, viewer: Viewer) -> Drew:
    if viewer == event.seat:
        return event
    return Drew(event.seat, event.count, event.why, None)


def _swiped(event: Swiped, viewer: Viewer) -> Swiped:
    return event if viewer in {event.seat, event.whose} else replace(event, card=None)


def _award_given(event: AwardGiven, viewer: Viewer) -> AwardGiven:
    return event if viewer in {event.fool, event.king} else replace(event, card=None)


def _passed(event: Passed, viewer: Viewer) -> Passed | None:
    return event if viewer == event.seat else None


OPEN: frozenset[type[Event]] = frozenset(
    (
        Dealt,
        TurnStarted,
        CardPlayed,
        Answered,
        ChainResolved,
        Claimed,
        Guttered,
        Recruited,
        SecondWinded,
        Tunnelled,
        TunnelTaken,
        Discarded,
        NothingHappened,
        LastRoundBegan,
        TurnEnded,
        TimedOut,
        SeatLeft,
        ContestBegan,
        ContestThrown,
        RoundEnded,
    )
)
"""The kinds of event that all may know as they are."""
_REDACTIONS: Mapping[type[Event], Callable[[Any, Viewer], Event | None] | None] = {
    **dict.fromkeys(OPEN),
    AwardGiven: _award_given,
    Drew: _drew,
    Passed: _passed,
    Swiped: _swiped,
}
"""What a viewer may know of each kind of event; None where it is all of it."""
