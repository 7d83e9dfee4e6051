"""What every kind of open decision can say and do."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, Literal, TypeAlias, TypeVar

from app.games.core.game import Choice, Seat, Wait
from app.games.kingless.moves import Move
from app.games.kingless.refusals import refusal
from app.games.kingless.state import Phase, State
from app.games.kingless.table import Table

PhaseName: TypeAlias = Literal[
    "turn", "window", "recruit", "tunnel", "discard", "contest", "over"
]
MoveTypes: TypeAlias = tuple[type[Move], ...]
P = TypeVar("P", bound=Phase)


class Decision(ABC, Generic[P]):
    """The rules of one kind of decision; it holds no state of its own."""

    name: ClassVar[PhaseName]
    moves: ClassVar[MoveTypes]
    """The kinds of move that this decision takes."""
    busy: ClassVar[str]
    """Why any other move is refused while this decision is open."""

    @abstractmethod
    def wait(self, state: State, phase: P) -> Wait | None:
        """Return what the room's clocks wait for."""

    @abstractmethod
    def acting(self, state: State, phase: P) -> tuple[Seat, ...]:
        """Return the seats with legal moves, secrets included."""

    def acts(self, state: State, phase: P, seat: Seat) -> bool:
        """Return whether a seat is one of `acting`; then it is in as well."""
        return seat in self.acting(state, phase)

    @abstractmethod
    def idle(self, state: State, phase: P, seat: Seat) -> str:
        """Return why a seat that is in has no legal move; by public facts."""

    @abstractmethod
    def legal(self, state: State, phase: P, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of an acting seat in a stable order."""

    def choices(self, state: State, phase: P, seat: Seat) -> tuple[Choice, ...]:
        """Return what an acting seat may choose beyond the moves listed."""
        del state, phase, seat
        return ()

    @abstractmethod
    def apply(self, table: Table, phase: P, seat: Seat, move: Move) -> None:
        """Play the move of an acting seat.

        Raises:
            IllegalMove: The move is not legal.
        """

    @abstractmethod
    def timeout(self, table: Table, phase: P) -> None:
        """Go on without those who have not answered."""

    def leave(self, table: Table, phase: P, seat: Seat) -> None:
        """Go on after a seat has left that does not own the turn."""
        del table, phase, seat

    def misplaced(self, move: Move) -> str:
        """Return why a kind of move that this decision does not take is refused."""
        del move
        return self.busy

    def check(self, state: State, phase: P, seat: Seat, move: Move) -> None:
        """Refuse a move that nobody, or not this seat, can make now.

        Raises:
            IllegalMove: With the first reason that holds.
        """
        is_taken = type(move) in self.moves
        if is_taken and self.acts(state, phase, seat):
            return
        if not state.is_in(seat):
            raise refusal("not-in-round")
        if not is_taken:
            raise refusal(self.misplaced(move))
        raise refusal(self.idle(state, phase, seat))
