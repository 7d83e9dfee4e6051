"""What each viewer may know of an event: with `projection` the only exit for secrets.

Every kind of event is named here, those that all may know too: one that is not does
not go out at all (R55).
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from app.games.core.game import Viewer
from app.games.regicide import events
from app.games.regicide.events import Drawing, Drew, Event, Refilled


def redact(event: Event, viewer: Viewer) -> Event:
    """Return what a viewer may know of an event.

    Raises:
        KeyError: It is of a kind that is not named here.
    """
    redaction = _REDACTIONS[type(event)]
    return event if redaction is None else redaction(event, viewer)


def _drew(event: Drew, viewer: Viewer) -> Drew:
    return replace(event, drawings=tuple(_seen(d, viewer) for d in event.drawings))


def _seen(drawing: Drawing, viewer: Viewer) -> Drawing:
    return drawing if drawing.seat == viewer else replace(drawing, cards=None)


def _refilled(event: Refilled, viewer: Viewer) -> Refilled:
    return event if event.seat == viewer else replace(event, cards=None)


_TOLD_ALL = (
    events.Dealt,
    events.EnemyRevealed,
    events.TurnStarted,
    events.CardsPlayed,
    events.PowerBlocked,
    events.Healed,
    events.Shielded,
    events.Struck,
    events.RoyalFelled,
    events.ImmunityLifted,
    events.NextChosen,
    events.Yielded,
    events.DamagePaid,
    events.AttackHeld,
    events.TimedOut,
    events.SeatLeft,
    events.MatchWon,
    events.MatchLost,
    events.MatchAbandoned,
)
_REDACTIONS: Mapping[type, Callable[[Any, Viewer], Event] | None] = {
    **dict.fromkeys(_TOLD_ALL),
    Drew: _drew,
    Refilled: _refilled,
}
