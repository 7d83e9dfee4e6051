"""What each viewer may know: with `redaction` the only exit for secrets (H6).

Hands are open, so every viewer sees the same view. The order of the supply, the start
tile's front and the treasures' pile are never copied out of a state.
"""

from app.games.core.game import Viewer
from app.games.two_heirs.building import cells
from app.games.two_heirs.grid import START
from app.games.two_heirs.landscape import FIRST, SECOND, Heir, Spot, rival
from app.games.two_heirs.material import landscape_of
from app.games.two_heirs.reserve import reach, top_colour, within_reach
from app.games.two_heirs.resources import sources
from app.games.two_heirs.state import ELITE, Over, Siege, State, Surplus, Unit
from app.games.two_heirs.turns import surplus
from app.games.two_heirs.verdict import scored
from app.games.two_heirs.views import (
    FinalTurn,
    HeirView,
    PhaseName,
    TileView,
    UnitView,
    View,
)


class Projector:
    """Builds views, once for each state.

    It remembers the last state only, which is the one that all viewers of a step are
    about to be shown.
    """

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: tuple[State, View] | None = None

    def view(self, state: State, viewer: Viewer) -> View:
        """Return all that a viewer may know, which is the same for all."""
        del viewer
        # Read once: replays are shown from threads, which may come in between.
        last = self._last
        if last is None or last[0] is not state:
            self._last = last = (state, public_view(state))
        return last[1]


def public_view(state: State) -> View:
    """Return what everybody may know."""
    solo, treasures = state.solo, state.treasures
    return View(
        phase=_phase(state),
        turn=state.turn,
        active=state.active,
        heirs=(_heir(state, FIRST), _heir(state, SECOND)),
        due=state.due,
        crown=state.active if state.due else rival(state.active),
        discounts=state.discounts,
        landscape=tuple(map(_tile, landscape_of(state))),
        cells=() if isinstance(state.phase, Over) else cells(state, state.active),
        roads=scored(state).roads,
        roads_score=state.options.roads,
        reserve=state.reserve,
        shield=state.shield,
        supply=len(state.supply),
        top=top_colour(state),
        removed=state.removed,
        siege=state.phase.cells if isinstance(state.phase, Siege) else (),
        surplus=surplus(state),
        trigger=state.trigger,
        sets=state.sets,
        anchor=(state.anchor or START) if solo else None,
        level=state.options.level if solo else None,
        pile=len(treasures.pile),
        laid=treasures.laid,
        gone=treasures.gone,
        henry=state.steps,
        content=state.content,
    )


def _phase(state: State) -> PhaseName:
    match state.phase:
        case Siege():
            return "siege"
        case Surplus():
            return "surplus"
        case Over():
            return "over"
        case _:
            return "turn"


def _tile(spot: Spot) -> TileView:
    """Return a tile of the landscape; the start tile's front stays secret (H6)."""
    shown = None if spot.cell == START else spot.tile.id
    return TileView(spot.cell, shown, spot.terrain, spot.owner)


def _heir(state: State, heir: Heir) -> HeirView:
    over = isinstance(state.phase, Over)
    return HeirView(
        heir=heir,
        seat=state.seat(heir),
        hand=state.hands[heir],
        units=tuple(map(_unit, state.units[heir])),
        reach=reach(state, heir),
        places=tuple(place for place, _ in within_reach(state, heir)),
        sources=() if over else sources(state, heir),
        score=scored(state).heirs[heir],
        final=_final(state, heir),
        out=isinstance(state.phase, Over) and state.phase.left == heir,
    )


def _unit(unit: Unit) -> UnitView:
    return UnitView(unit.name, unit.name == ELITE, unit.cell, unit.moved)


def _final(state: State, heir: Heir) -> FinalTurn | None:
    """Return where an heir stands in the final turns; None before they begin."""
    if state.trigger is None:
        return None
    if heir in state.final:
        return "waiting"
    is_over = isinstance(state.phase, Over)
    return "now" if heir == state.active and not is_over else "done"
