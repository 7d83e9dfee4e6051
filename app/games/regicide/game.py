"""Regicide behind the face that every game shows."""

from collections.abc import Mapping
from typing import Any

from app.games.core.chance import Chance
from app.games.core.game import (
    Blocked,
    Choice,
    Feat,
    Game,
    Offer,
    Outcome,
    Phrase,
    Prompt,
    Seat,
    SeatCount,
    Step,
    Viewer,
    Wait,
)
from app.games.regicide import catalogue, deciding, ending, phrases, prompts, setup
from app.games.regicide.codes import PHRASES
from app.games.regicide.events import Event, MatchAbandoned, SeatLeft, TimedOut
from app.games.regicide.moves import Move
from app.games.regicide.options import Options
from app.games.regicide.preview import preview
from app.games.regicide.previews import Preview
from app.games.regicide.projection import Projector, own_part
from app.games.regicide.redaction import redact
from app.games.regicide.refusals import MEANINGS
from app.games.regicide.state import State
from app.games.regicide.table import Table
from app.games.regicide.views import Own, View

TURN_SECONDS = 90


class RegicideGame(Game[State, Options, Move, Event]):
    """The rules of Regicide; every method only finds who answers for it."""

    id = "regicide"
    title = "Regicide"
    players = setup.SEATS
    solo = True
    turn_seconds = TURN_SECONDS
    free_chat = False
    phrases = tuple(PHRASES)
    challenge = ending.CHALLENGE
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
        """Deal a match and begin the first turn (R1 to R5); nothing carries over.

        Raises:
            IllegalMove: Too few or too many seats (``seat-count``).
        """
        del carry_over, content
        return setup.deal(options, seats, chance).step()

    def catalogue(self, content: str | None = None) -> Mapping[str, Any]:
        """Return what each card is worth and what the royals bear, for the client."""
        del content
        return catalogue.catalogue()

    def seat_count(self, options: Options) -> SeatCount:
        """Return how many seats these options allow: one to four."""
        del options
        return self.players

    def waiting(self, state: State) -> Wait | None:
        """Return what the match waits for, or None when it is over."""
        return deciding.waiting(state)

    def acting(self, state: State) -> tuple[Seat, ...]:
        """Return the one seat with legal moves now."""
        return deciding.acting(state)

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return a seat's legal plays, or its least overpayment."""
        return deciding.legal(state, seat)

    def choices(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """Return which cards a seat may pay with, where it has to."""
        return deciding.choices(state, seat)

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> Step[State, Event]:
        """Play one move; the given state is left as it was.

        Raises:
            IllegalMove: The move is not among `legal` and `choices`.
        """
        deciding.check(state, seat, move)
        table = Table(state, chance)
        deciding.carry_out(table, seat, move)
        return table.step()

    def timeout(self, state: State, chance: Chance) -> Step[State, Event]:
        """Make the usual move for the active seat (R60); once over, nothing."""
        if state.over:
            return Step(state)
        table = Table(state, chance)
        table.tell(TimedOut(state.active))
        deciding.carry_out(table, state.active, deciding.usual(state))
        return table.step()

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State, Event]:
        """End the match as abandoned (R60): the others cannot go on without a hand."""
        if state.over or seat not in state.order:
            return Step(state)
        table = Table(state, chance)
        table.change(phase="abandoned", left=seat)
        table.tell(SeatLeft(seat))
        table.tell(MatchAbandoned())
        return table.step()

    def view(self, state: State, viewer: Viewer) -> View:
        """Return all that a viewer may know, and nothing else (R55 to R58)."""
        return self._projector.view(state, viewer)

    def own(self, state: State, viewer: Viewer) -> Own:
        """Return the last fields of a view: the viewer's own hand."""
        return own_part(state, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event:
        """Return what a viewer may know of an event."""
        return redact(event, viewer)

    def prompt(self, state: State, viewer: Viewer) -> Prompt:
        """Return the sentence that says what is asked of this viewer."""
        return prompts.prompt(self.view(state, viewer), viewer)

    def blocked(self, state: State, seat: Seat) -> tuple[Blocked, ...]:
        """Return the controls that are barred for this seat, and why."""
        return prompts.blocked(self.view(state, seat), seat)

    def offer(self, state: State, viewer: Viewer) -> Offer:
        """Return all that a viewer may do in a state, in one go."""
        view = self.view(state, viewer)
        asked = prompts.prompt(view, viewer)
        if viewer is None:
            return Offer(asked)
        return Offer(
            prompt=asked,
            legal=self.legal(state, viewer),
            choices=self.choices(state, viewer),
            blocked=prompts.blocked(view, viewer),
        )

    def preview(self, state: State, seat: Seat, draft: Mapping[str, Any]) -> Preview:
        """Return what a drafted play, payment or yield would do.

        Raises:
            IllegalMove: The draft is no move, or one that is refused.
        """
        return preview(state, seat, self.view(state, seat), draft)

    def chats_freely(self, options: Options) -> bool:
        """Return whether the host has opened the chat (R59)."""
        return options.free_chat

    def sayable(self, state: State | None, seat: Seat) -> tuple[Phrase, ...]:
        """Return the phrases a seat may say now (R59)."""
        if state is None:
            return ()
        return phrases.sayable(self.view(state, seat), seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None while it runs (R53, R54)."""
        return ending.outcome(state)

    def feat(self, outcome: Outcome) -> Feat:
        """Return what a match came to, for the leaderboard of a challenge."""
        return ending.feat(outcome)
