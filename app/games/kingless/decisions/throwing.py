"""A throw in a Sword-Hammer-Axe contest: secret, and revealed together (K69)."""

from typing import ClassVar

from msgspec.structs import replace

from app.games.core.game import Seat, Wait
from app.games.kingless.contest import SIGNS, still_in
from app.games.kingless.decisions.decision import Decision, MoveTypes, PhaseName
from app.games.kingless.events import ContestThrown, TimedOut
from app.games.kingless.moves import Move, Sign, Throw
from app.games.kingless.state import State, Throwing, Throws
from app.games.kingless.table import Table
from app.games.kingless.tasks import Settle


class ThrowDecision(Decision[Throwing]):
    """The tied seats show a sign each; those who left throw at random."""

    name: ClassVar[PhaseName] = "contest"
    moves: ClassVar[MoveTypes] = (Throw,)
    busy = "choice-open"

    def wait(self, state: State, phase: Throwing) -> Wait:
        """Return one clock for all; who has thrown is not to be noticed."""
        seats = tuple(t.seat for t in phase.throws if state.is_in(t.seat))
        missing = self.acting(state, phase)
        return Wait(
            key=f"c{state.step}",
            kind="choice",
            seats=seats,
            secret=True,
            missing=missing,
            complete=not missing,
        )

    def acting(self, state: State, phase: Throwing) -> tuple[Seat, ...]:
        """Return who is in the contest and has not thrown yet."""
        return tuple(
            throw.seat
            for throw in phase.throws
            if throw.sign is None and state.is_in(throw.seat)
        )

    def idle(self, state: State, phase: Throwing, seat: Seat) -> str:
        """Return that the seat has thrown, or is not in the contest."""
        del state
        throws = any(throw.seat == seat for throw in phase.throws)
        return "already-chosen" if throws else "not-your-choice"

    def legal(self, state: State, phase: Throwing, seat: Seat) -> tuple[Move, ...]:
        """Return the three signs."""
        del state, phase, seat
        return tuple(Throw(sign) for sign in SIGNS)

    def apply(self, table: Table, phase: Throwing, seat: Seat, move: Move) -> None:
        """Note the sign; it is shown once all have thrown."""
        sign = move.sign if isinstance(move, Throw) else None
        throws = tuple(
            Throws(seat, sign) if throw.seat == seat else throw
            for throw in phase.throws
        )
        table.keep_secret(replace(phase, throws=throws), seat)

    def timeout(self, table: Table, phase: Throwing) -> None:
        """Reveal the signs; chance throws for those who have not."""
        for seat in self.acting(table.state, phase):
            table.tell(TimedOut(seat))
        signs = {throw.seat: _sign(table, throw) for throw in phase.throws}
        left = still_in(phase.about, signs)
        table.tell(ContestThrown(phase.about, tuple(signs.items()), left))
        if len(left) > 1:
            throws = tuple(Throws(seat) for seat in left)
            thrown = tuple(signs.items())
            table.ask(Throwing(phase.about, phase.number + 1, throws, thrown))
        else:
            table.change(**{phase.about: left[0]})
            table.first(Settle())
            table.proceed()


def _sign(table: Table, throw: Throws) -> Sign:
    if throw.sign is not None:
        return throw.sign
    label = f"throw/{table.state.step}/{throw.seat}"
    return table.chance.choice(label, SIGNS)
