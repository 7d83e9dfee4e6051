"""What each viewer may know of an event: with `projection` the only exit for secrets.

Hands are open, so whatever may go out is for all. Every kind of event that may is named
here: one that is not does not go out at all (H6).
"""

from app.games.core.game import Viewer
from app.games.two_heirs import events
from app.games.two_heirs.events import Event


def redact(event: Event, viewer: Viewer) -> Event:
    """Return what a viewer may know of an event, which is all of it.

    Raises:
        KeyError: It is of a kind that is not named here.
    """
    del viewer
    if type(event) not in _TOLD_ALL:
        raise KeyError(type(event))
    return event


_TOLD_ALL = frozenset(
    {
        events.Dealt,
        events.TurnStarted,
        events.TileTaken,
        events.BuildingBuilt,
        events.TerrainExtended,
        events.UnitStepped,
        events.UnitCalled,
        events.UnitWithdrawn,
        events.CampUsed,
        events.SiegeLaid,
        events.BuildingDestroyed,
        events.BuildingsSpared,
        events.TilesRemoved,
        events.FinalTurnsBegan,
        events.TurnEnded,
        events.HenryChose,
        events.TreasureLaid,
        events.TreasureRemoved,
        events.HenryUnitMoved,
        events.TimedOut,
        events.SeatLeft,
        events.MatchEnded,
    }
)
