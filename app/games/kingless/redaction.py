"""What each viewer may know of an event: with `projection` the only exit for secrets.

Every kind of event is named here, those that all may know too: one that is not does
not go out at all (K24).
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from app.games.core.game import Seat, Viewer
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

_Parties: TypeAlias = Callable[[Any], tuple[Seat, ...]]
"""Returns the seats that know all of an event."""
_Remnant: TypeAlias = Callable[[Any], Event | None]
"""Returns what is left of it for everybody else, if anything."""


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Return what a viewer may know of an event, or None for nothing.

    Raises:
        KeyError: It is of a kind that is not named here.
    """
    if type(event) in OPEN:
        return event
    parties, remnant = _SECRETS[type(event)]
    return event if viewer in parties(event) else remnant(event)


def privy(events: Iterable[Event]) -> set[Seat]:
    """Return the seats that know all of an event of which others know less.

    Raises:
        KeyError: One is of a kind that is not named here.
    """
    seats: set[Seat] = set()
    for event in events:
        if type(event) not in OPEN:
            parties, _ = _SECRETS[type(event)]
            seats.update(parties(event))
    return seats


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
_SECRETS: Mapping[type[Event], tuple[_Parties, _Remnant]] = {
    AwardGiven: (lambda e: (e.fool, e.king), lambda e: replace(e, card=None)),
    Drew: (lambda e: (e.seat,), lambda e: Drew(e.seat, e.count, e.why, None)),
    Passed: (lambda e: (e.seat,), lambda _: None),
    Swiped: (lambda e: (e.seat, e.whose), lambda e: replace(e, card=None)),
}
"""Who knows all of every other kind of event, and what others know of it."""
