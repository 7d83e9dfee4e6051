"""The round is over: nothing more is decided."""

from typing import ClassVar

from app.games.core.game import Seat
from app.games.kingless.decisions.decision import Decision, MoveTypes, PhaseName
from app.games.kingless.moves import Move
from app.games.kingless.refusals import refusal
from app.games.kingless.state import Over, State
from app.games.kingless.table import Table


class NoDecision(Decision[Over]):
    """Nobody is asked anything any more."""

    name: ClassVar[PhaseName] = "over"
    moves: ClassVar[MoveTypes] = ()
    busy = "match-over"

    def wait(self, state: State, phase: Over) -> None:
        """Return that nothing is waited for."""
        del state, phase

    def acting(self, state: State, phase: Over) -> tuple[Seat, ...]:
        """Return nobody."""
        del state, phase
        return ()

    def idle(self, state: State, phase: Over, seat: Seat) -> str:
        """Return that the round is over."""
        del state, phase, seat
        return self.busy

    def legal(self, state: State, phase: Over, seat: Seat) -> tuple[Move, ...]:
        """Return no move."""
        del state, phase, seat
        return ()

    def apply(self, table: Table, phase: Over, seat: Seat, move: Move) -> None:
        """Refuse every move.

        Raises:
            IllegalMove: Always.
        """
        del table, phase, seat, move
        raise refusal(self.busy)

    def timeout(self, table: Table, phase: Over) -> None:
        """Leave everything as it is."""
