"""Kingless behind the face that every game shows."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.game import (
    Blocked,
    Choice,
    Game,
    Offer,
    Outcome,
    Prompt,
    Seat,
    SeatCount,
    Step,
    Viewer,
    Wait,
)
from app.games.kingless import decks, leaving, prompts, scoring, setup, texts
from app.games.kingless.agenda import run
from app.games.kingless.decisions.phases import DECISIONS, decision
from app.games.kingless.events import Event
from app.games.kingless.moves import Move
from app.games.kingless.options import Options
from app.games.kingless.preview import Preview, preview
from app.games.kingless.projection import Projector, own_part
from app.games.kingless.redaction import OPEN, privy, redact
from app.games.kingless.refusals import MEANINGS
from app.games.kingless.showing import alone
from app.games.kingless.state import Over, State
from app.games.kingless.table import Table
from app.games.kingless.views import View

TURN_SECONDS = 60


class KinglessGame(Game[State, Options, Move, Event]):
    """The rules of Kingless; every method only finds who answers for it."""

    id = "kingless"
    title = "Kingless"
    players = setup.BALANCED
    turn_seconds = TURN_SECONDS
    open_events = OPEN
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
        """Deal a round, let Crown and Hat act and begin the first turn.

        Raises:
            IllegalMove: The options do not suit so many seats (K12).
        """
        table = setup.deal(options, seats, carry_over, chance, content)
        run(table)
        return table.step()

    def admit(self, text: str) -> str:
        """Check an uploaded deck and keep it for `setup`.

        Raises:
            ContentRefused: With line and field of what is wrong.
        """
        return decks.SHELF.admit(text)

    @property
    def edition(self) -> str | None:
        """The hash of the house deck."""
        return decks.SHELF.house_edition

    def edition_text(self) -> str:
        """Return the file of the house deck."""
        return decks.SHELF.house_text

    def has(self, content: str) -> bool:
        """Return whether a deck is at hand."""
        return content in decks.SHELF

    def catalogue(self, content: str | None = None) -> Mapping[str, Any]:
        """Return the public facts of a deck's cards, for the client."""
        return texts.catalogue(content)

    def seat_count(self, options: Options) -> SeatCount:
        """Return how many seats these options allow (K12)."""
        return setup.seat_count(options)

    def waiting(self, state: State) -> Wait | None:
        """Return what the match waits for, or None when it is over."""
        phase = state.phase
        return DECISIONS[type(phase)].wait(state, phase)

    def acting(self, state: State) -> tuple[Seat, ...]:
        """Return the seats with legal moves now, secrets included."""
        return decision(state).acting(state, state.phase)

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return a seat's legal moves in a stable order."""
        rules = decision(state)
        if not rules.acts(state, state.phase, seat):
            return ()
        return rules.legal(state, state.phase, seat)

    def choices(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """Return which cards a seat may discard, where it has to."""
        rules = decision(state)
        if not rules.acts(state, state.phase, seat):
            return ()
        return rules.choices(state, state.phase, seat)

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> Step[State, Event]:
        """Play one move; the given state is left as it was.

        Raises:
            IllegalMove: The move is not among `legal` and `choices`.
        """
        phase = state.phase
        rules = DECISIONS[type(phase)]
        rules.check(state, phase, seat, move)
        table = Table(state, chance)
        player = state.players[state.order.index(seat)]
        if player.fresh:
            table.put_player(seat, replace(player, fresh=0))
        rules.apply(table, phase, seat, move)
        run(table)
        return table.step()

    def timeout(self, state: State, chance: Chance) -> Step[State, Event]:
        """Go on when the clock has run out or nobody is missing (K22)."""
        table = Table(state, chance)
        decision(state).timeout(table, state.phase)
        run(table)
        return table.step()

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State, Event]:
        """Take a seat out of the round for good (K23); once over, nothing."""
        if isinstance(state.phase, Over) or not state.is_in(seat):
            return Step(state)
        table = Table(state, chance)
        leaving.leave(table, seat)
        run(table)
        return table.step()

    def view(self, state: State, viewer: Viewer) -> View:
        """Return all that a viewer may know, and nothing else (K24)."""
        return self._projector.view(state, viewer)

    # Asked for every viewer of every step: the functions that answer, at first hand.
    alone = staticmethod(alone)
    own = staticmethod(own_part)
    redact = staticmethod(redact)
    privy = staticmethod(privy)

    def offer(self, state: State, viewer: Viewer) -> Offer:
        """Return what a viewer is asked, may do and may not."""
        return alone(state, viewer)[1]

    def prompt(self, state: State, viewer: Viewer) -> Prompt:
        """Return the sentence that says what is asked of this viewer."""
        return prompts.prompt(state, viewer)

    def blocked(self, state: State, seat: Seat) -> tuple[Blocked, ...]:
        """Return the controls that are barred for this seat, and why."""
        return prompts.blocked(state, seat)

    def preview(self, state: State, seat: Seat, draft: Mapping[str, Any]) -> Preview:
        """Return what a drafted move would do as it stands.

        Raises:
            IllegalMove: The draft is no move (``preview-unknown``).
        """
        return preview(state, seat, draft)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the round ended, or None while it runs."""
        return scoring.outcome(state)
