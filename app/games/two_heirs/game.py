"""The Two Heirs behind the face that every game shows."""

from collections.abc import Mapping
from typing import Any

from app.games.core.chance import Chance
from app.games.core.game import (
    Blocked,
    Game,
    Outcome,
    Prompt,
    Seat,
    SeatCount,
    Step,
    Viewer,
    Wait,
)
from app.games.two_heirs import (
    absence,
    actions,
    prompts,
    setup,
    tilelists,
    verdict,
)
from app.games.two_heirs.catalogue import catalogue
from app.games.two_heirs.events import Event
from app.games.two_heirs.moves import Move
from app.games.two_heirs.options import Options
from app.games.two_heirs.preview import Preview, preview
from app.games.two_heirs.projection import Projector
from app.games.two_heirs.redaction import redact
from app.games.two_heirs.refusals import MEANINGS, refusal
from app.games.two_heirs.state import Over, State
from app.games.two_heirs.table import Table
from app.games.two_heirs.views import NOTHING, Own, View

TURN_SECONDS = 120


class TwoHeirsGame(Game[State, Options, Move, Event]):
    """The rules of The Two Heirs; every method only finds who answers for it."""

    id = "two-heirs"
    title = "The Two Heirs"
    players = setup.SEATS
    solo = True
    turn_seconds = TURN_SECONDS
    refusals = MEANINGS
    options_type = Options
    state_type = State
    move_type = Move
    event_type = Event

    def __init__(self) -> None:
        self._projector = Projector()

    def setup(
        self,
        options: Options,
        seats: tuple[Seat, ...],
        carry_over: Mapping[str, Seat],
        chance: Chance,
        content: str | None = None,
    ) -> Step[State, Event]:
        """Deal a match for two, or for one against Henry, and begin the first turn.

        Raises:
            IllegalMove: Too few or too many seats, or one set chosen twice (H3).
        """
        del carry_over
        return setup.deal(options, seats, chance, content).step()

    def admit(self, text: str) -> str:
        """Check an uploaded tile list and keep it for `setup`.

        Raises:
            ContentRefused: With line and field of what is wrong.
        """
        return tilelists.SHELF.admit(text)

    @property
    def edition(self) -> str | None:
        """The hash of the house list."""
        return tilelists.SHELF.house_edition

    def edition_text(self) -> str:
        """Return the house list as one file."""
        return tilelists.SHELF.house_text

    def has(self, content: str) -> bool:
        """Return whether a tile list is at hand."""
        return content in tilelists.SHELF

    def catalogue(self, content: str | None = None) -> Mapping[str, Any]:
        """Return what is printed on the tiles and treasures of a list."""
        return catalogue(content)

    def seat_count(self, options: Options) -> SeatCount:
        """Return one or two, whatever the options."""
        del options
        return setup.SEATS

    def waiting(self, state: State) -> Wait | None:
        """Return one clock for the whole turn, or None when the match is over."""
        seats = self.acting(state)
        if not seats:
            return None
        return Wait(key=f"t{state.turn}", kind="turn", seats=seats, missing=seats)

    def acting(self, state: State) -> tuple[Seat, ...]:
        """Return the seat whose turn it is; Henry's is played at once."""
        return () if isinstance(state.phase, Over) else (state.order[state.active],)

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return a seat's legal moves in a stable order."""
        return actions.legal(state) if seat in self.acting(state) else ()

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> Step[State, Event]:
        """Play one move; the given state is left as it was.

        Raises:
            IllegalMove: The move is not among `legal`.
        """
        del chance
        if seat not in state.order:
            raise refusal("not-in-match")
        if isinstance(state.phase, Over):
            raise refusal("match-over")
        if seat not in self.acting(state):
            raise refusal("not-your-turn")
        actions.check(state, move)
        table = Table(state)
        actions.carry_out(table, move)
        return table.step()

    def timeout(self, state: State, chance: Chance) -> Step[State, Event]:
        """End the turn of a player whose clock has run out (H63)."""
        del chance
        if isinstance(state.phase, Over):
            return Step(state)
        table = Table(state)
        absence.time_out(table)
        return table.step()

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State, Event]:
        """Take a seat out of the match for good, which ends it (H63)."""
        del chance
        if isinstance(state.phase, Over) or seat not in state.order:
            return Step(state)
        table = Table(state)
        absence.leave(table, state.heir(seat))
        return table.step()

    def view(self, state: State, viewer: Viewer) -> View:
        """Return all that a viewer may know, and nothing else (H6)."""
        return self._projector.view(state, viewer)

    def own(self, state: State, viewer: Viewer) -> Own:
        """Return the last fields of a view that are the viewer's own: none."""
        del state, viewer
        return NOTHING

    def redact(self, event: Event, viewer: Viewer) -> Event:
        """Return what a viewer may know of an event (H6)."""
        return redact(event, viewer)

    def prompt(self, state: State, viewer: Viewer) -> Prompt:
        """Return the sentence that says what is asked of this viewer."""
        return prompts.prompt(state, viewer)

    def blocked(self, state: State, seat: Seat) -> tuple[Blocked, ...]:
        """Return the controls that are barred for this seat, and why."""
        return prompts.blocked(state, seat)

    def preview(self, state: State, seat: Seat, draft: Mapping[str, Any]) -> Preview:
        """Return what a drafted move would do.

        Raises:
            IllegalMove: The draft is no move, or not this seat's to make now.
        """
        return preview(state, seat, draft)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None while it runs."""
        return verdict.outcome(state)

    def undoable(self, state: State) -> bool:
        """Return whether the last move revealed nothing and left the turn open."""
        return state.revertible


GAME = TwoHeirsGame()
"""The one instance; the package itself offers it to the registry with its board."""
