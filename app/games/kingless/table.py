"""The table while a step is under way: the state so far and what has happened."""

from collections.abc import Callable

from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.game import Seat, Step
from app.games.kingless.events import Event
from app.games.kingless.material import Kind, kinds_of
from app.games.kingless.state import CardId, Phase, Player, State
from app.games.kingless.tasks import Task


class Table:
    """A state on its way to the next one.

    Every change replaces `state`; the state handed in stays as it was.

    Attributes:
        state: The state so far; `agenda` stands beside it until `step`.
        chance: The match's random outcomes.
        agenda: What happens next, first task first.
        events: What has happened in this step.
        tell: Notes that something has happened.
        open: A decision is open, so the agenda waits.
        only: The one seat that may notice this step.
    """

    __slots__ = ("agenda", "chance", "events", "only", "open", "state", "tell")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.agenda = state.agenda
        self.events: list[Event] = []
        self.tell: Callable[[Event], None] = self.events.append
        self.open = True
        self.only: Seat | None = None

    def change(self, **fields: object) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **fields)

    def put_player(self, seat: Seat, player: Player, **fields: object) -> None:
        """Replace what lies before a seat.

        Args:
            seat: The seat.
            player: What lies before it from now on.
            fields: What else of the state changes with it.
        """
        state = self.state
        players = list(state.players)
        players[state.order.index(seat)] = player
        self.state = replace(state, players=tuple(players), **fields)

    def player(self, seat: Seat) -> Player:
        """Return what lies before a seat now."""
        state = self.state
        return state.players[state.order.index(seat)]

    def kind(self, card: CardId) -> Kind:
        """Return what the rules need to know of a card."""
        return kinds_of(self.state.content)[card]

    def ask(self, phase: Phase, **fields: object) -> None:
        """Open a decision; the agenda waits for it.

        Args:
            phase: The decision.
            fields: What else of the state changes with it.
        """
        state = self.state
        self.state = replace(
            state, phase=phase, step=state.step + 1, agenda=self.agenda, **fields
        )
        self.open = True

    def proceed(self) -> None:
        """Close the decision, so that the agenda goes on."""
        self.open = False

    def keep_secret(self, phase: Phase, seat: Seat) -> None:
        """Note an answer in the open decision that only its seat may notice."""
        self.state = replace(self.state, phase=phase)
        self.only = seat

    def first(self, *tasks: Task) -> None:
        """Put tasks before the rest of the agenda."""
        self.agenda = tasks + self.agenda

    def label(self, outcome: str) -> str:
        """Return a label for a random outcome, used by no other in this match.

        It counts whether chance is then used or not: that may depend on what
        nobody may know.
        """
        step = self.state.step + 1
        self.change(step=step)
        return f"{outcome}/{step}"

    def step(self) -> Step[State, Event]:
        """Return what the step led to."""
        if self.agenda is not self.state.agenda:
            self.change(agenda=self.agenda)
        return Step(self.state, tuple(self.events), self.only)
