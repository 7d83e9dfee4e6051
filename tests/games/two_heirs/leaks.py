"""Rules of The Two Heirs that leak, one way each: what must not get through."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import Blocked, Prompt, Seat, Step, Viewer, Wait
from app.games.two_heirs.events import Event
from app.games.two_heirs.game import TwoHeirsGame
from app.games.two_heirs.moves import Move
from app.games.two_heirs.preview import Preview
from app.games.two_heirs.state import State
from app.games.two_heirs.views import View


def second_colour(state: State) -> int:
    """Return a number that depends on the tile below the supply's top."""
    return len(state.supply[1]) if len(state.supply) > 1 else 0


class SupplyInView(TwoHeirsGame):
    """The whole supply is sent along, to be drawn faster."""

    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), removed=state.supply)


class TopTileInView(TwoHeirsGame):
    """Not only the colour of the top tile, but which one it is."""

    def view(self, state: State, viewer: Viewer) -> View:
        top = state.supply[0] if state.supply else None
        return replace(super().view(state, viewer), removed=(top or "",))


class StartTileInView(TwoHeirsGame):
    """The start tile's front is sent along, for the client to hide."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        start = replace(view.landscape[0], tile=state.landscape[0].tile)
        return replace(view, landscape=(start, *view.landscape[1:]))


class PileInView(TwoHeirsGame):
    """The treasures still to come can be read."""

    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), gone=state.treasures.pile)


class UnusedInView(TwoHeirsGame):
    """The treasures that were taken out can be read."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, gone=(*view.gone, *state.treasures.unused))


class PromptBySupply(TwoHeirsGame):
    """The sentence depends on what comes next."""

    def prompt(self, state: State, viewer: Viewer) -> Prompt:
        prompt = super().prompt(state, viewer)
        return Prompt(prompt.code, {"next": second_colour(state)})


class MovesByStartTile(TwoHeirsGame):
    """The order of the moves depends on the start tile's front."""

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        legal = super().legal(state, seat)
        return legal[::-1] if len(state.landscape[0].tile) % 2 else legal


class BlockedBySupply(TwoHeirsGame):
    """A control is barred by what comes next."""

    def blocked(self, state: State, seat: Seat) -> tuple[Blocked, ...]:
        luck = Blocked("luck", f"next-{second_colour(state)}")
        return (*super().blocked(state, seat), luck)


class PreviewWithRefill(TwoHeirsGame):
    """A preview looks at the tile that would come."""

    def preview(self, state: State, seat: Seat, draft: Mapping[str, Any]) -> Preview:
        found = super().preview(state, seat, draft)
        return replace(found, surplus=len(state.supply[0]) if state.supply else 0)


class RefusalWithSupply(TwoHeirsGame):
    """A refusal tells more than what the mover sees."""

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> Step[State, Event]:
        try:
            return super().apply(state, seat, move, chance)
        except IllegalMove as error:
            error.details = {"next": second_colour(state)}
            raise


class ClockByPile(TwoHeirsGame):
    """The clock is longer for some treasures."""

    def waiting(self, state: State) -> Wait | None:
        wait = super().waiting(state)
        pile = state.treasures.pile or state.supply
        return wait and replace(wait, seconds=float(len(pile[-1])) if pile else None)


LEAKS = (
    SupplyInView,
    TopTileInView,
    StartTileInView,
    PileInView,
    UnusedInView,
    PromptBySupply,
    MovesByStartTile,
    BlockedBySupply,
    PreviewWithRefill,
    RefusalWithSupply,
    ClockByPile,
)
