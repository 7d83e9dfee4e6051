"""What players discard, secretly and at once if several have to (K51)."""

from collections import Counter
from typing import ClassVar

from msgspec.structs import replace

from app.games.core.game import Choice, Seat, Wait
from app.games.kingless.decisions.decision import Decision, MoveTypes, PhaseName
from app.games.kingless.discards import asked, reveal
from app.games.kingless.events import TimedOut
from app.games.kingless.moves import DiscardCards, Move
from app.games.kingless.refusals import refusal
from app.games.kingless.state import CardId, Demand, Discarding, State
from app.games.kingless.table import Table


class DiscardDecision(Decision[Discarding]):
    """Each seat asked picks from its own hand; the last card listed is on top."""

    name: ClassVar[PhaseName] = "discard"
    moves: ClassVar[MoveTypes] = (DiscardCards,)
    busy = "choice-open"

    def wait(self, state: State, phase: Discarding) -> Wait:
        """Return one clock for all; who has chosen is not to be noticed."""
        seats = asked(state, phase)
        missing = self.acting(state, phase)
        return Wait(
            key=f"c{state.step}",
            kind="choice",
            seats=seats,
            secret=len(seats) > 1,
            missing=missing,
            complete=not missing,
        )

    def acting(self, state: State, phase: Discarding) -> tuple[Seat, ...]:
        """Return who has not chosen yet."""
        del state
        return tuple([due.seat for due in phase.demands if due.chosen is None])

    def idle(self, state: State, phase: Discarding, seat: Seat) -> str:
        """Return that the seat has chosen, or has nothing to choose."""
        chooses = seat in asked(state, phase)
        return "already-chosen" if chooses else "not-your-choice"

    def legal(self, state: State, phase: Discarding, seat: Seat) -> tuple[Move, ...]:
        """Return the oldest cards as the one move that stands for all others."""
        due = demand_of(phase, seat)
        return (DiscardCards(state.player(seat).hand[: due.count]),)

    def choices(
        self, state: State, phase: Discarding, seat: Seat
    ) -> tuple[Choice, ...]:
        """Return that any so many cards of the hand will do."""
        due = demand_of(phase, seat)
        hand = state.player(seat).hand
        return (Choice("discard", hand, min=due.count, max=due.count),)

    def apply(self, table: Table, phase: Discarding, seat: Seat, move: Move) -> None:
        """Note the choice; a lone choice takes place at once.

        Raises:
            IllegalMove: Too many or too few cards (``wrong-count``), or cards
                that are not held (``card-not-held``).
        """
        cards = move.cards if isinstance(move, DiscardCards) else ()
        due = demand_of(phase, seat)
        _check(table.player(seat).hand, due, cards)
        chosen = _choose(phase, seat, cards)
        if len(asked(table.state, phase)) > 1:
            table.keep_secret(chosen, seat)
        else:
            reveal(table, chosen)
            table.proceed()

    def timeout(self, table: Table, phase: Discarding) -> None:
        """Reveal all choices; chance chooses for those who have not (K22)."""
        step = table.state.step
        for seat in self.acting(table.state, phase):
            table.tell(TimedOut(seat))
            hand = table.player(seat).hand
            cards = table.chance.shuffle(f"timeout/{step}/{seat}", hand)
            due = demand_of(phase, seat)
            phase = _choose(phase, seat, cards[: due.count])
        reveal(table, phase)
        table.proceed()

    def leave(self, table: Table, phase: Discarding, seat: Seat) -> None:
        """Drop the demand on a seat that has left; go on if it was the last."""
        demands = tuple(due for due in phase.demands if due.seat != seat)
        rest = replace(phase, demands=demands)
        if asked(table.state, rest):
            table.change(phase=rest)
        else:
            reveal(table, rest)
            table.proceed()


def demand_of(phase: Discarding, seat: Seat) -> Demand:
    """Return what is demanded of a seat.

    Raises:
        StopIteration: Nothing is.
    """
    return next(due for due in phase.demands if due.seat == seat)


def _choose(phase: Discarding, seat: Seat, cards: tuple[CardId, ...]) -> Discarding:
    demands = tuple(
        replace(due, chosen=cards) if due.seat == seat else due for due in phase.demands
    )
    return replace(phase, demands=demands)


def _check(hand: tuple[CardId, ...], due: Demand, cards: tuple[CardId, ...]) -> None:
    if len(cards) != due.count:
        raise refusal("wrong-count", count=due.count)
    lacking = Counter(cards) - Counter(hand)
    if lacking:
        raise refusal("card-not-held", card=next(iter(lacking)))
