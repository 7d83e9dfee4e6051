"""The answer window of the newest card (K25 to K32)."""

from functools import lru_cache
from typing import ClassVar

from app.games.core.game import Seat, Wait
from app.games.kingless.chain import extend, newest, resolve
from app.games.kingless.decisions.decision import Decision, MoveTypes, PhaseName
from app.games.kingless.events import Answered, Passed
from app.games.kingless.material import answers_of, kinds_of
from app.games.kingless.moves import Move, Pass, PlayHalt, PlayStop
from app.games.kingless.refusals import refusal
from app.games.kingless.state import CardId, ChainCard, State, Window
from app.games.kingless.table import Table
from app.games.kingless.zones import throw_away

HANDS_KEPT = 4096
"""Which answers so many hands hold stays in memory."""
PASSES_KEPT = 4096
"""Who is missing after so many orders of passes stays in memory."""


class WindowDecision(Decision[Window]):
    """Everybody may answer the newest card, whoever holds what (K27)."""

    name: ClassVar[PhaseName] = "window"
    moves: ClassVar[MoveTypes] = (PlayStop, PlayHalt, Pass)
    busy = "window-open"

    def wait(self, state: State, phase: Window) -> Wait:
        """Return the window's own clock; who has passed is not to be noticed.

        The actor of the newest card is not missing: it passes by default.
        """
        seats = state.seated()
        missing = _missing(seats, phase.passed, state.chain[-1].seat)
        return Wait(
            key=f"w{state.step}",
            kind="window",
            seats=seats,
            secret=True,
            seconds=state.options.window_seconds,
            missing=missing,
            complete=not missing,
        )

    def acting(self, state: State, phase: Window) -> tuple[Seat, ...]:
        """Return who has not passed, the actor of the newest card included."""
        return tuple(seat for seat in state.seated() if seat not in phase.passed)

    def acts(self, state: State, phase: Window, seat: Seat) -> bool:
        """Return whether a seat is in and has not passed.

        Asked several times a viewer and step, mostly in windows, so without
        looking at all the others.
        """
        return seat not in phase.passed and state.is_in(seat)

    def idle(self, state: State, phase: Window, seat: Seat) -> str:
        """Return that a pass is final for its window."""
        del state, phase, seat
        return "already-passed"

    def legal(self, state: State, phase: Window, seat: Seat) -> tuple[Move, ...]:
        """Return the answers that the seat holds, then passing."""
        del phase
        stop, halt = answers_held(state, seat)
        return answers_to(stop, halt, barred=stop_barred(state))

    def apply(self, table: Table, phase: Window, seat: Seat, move: Move) -> None:
        """Pass, or answer the newest card.

        Raises:
            IllegalMove: No such card is held (``no-stop``, ``no-halt``), or a
                Stop would answer a Halt (``stop-on-halt``, K28).
        """
        if isinstance(move, Pass):
            table.tell(Passed(seat))
            table.keep_secret(Window((*phase.passed, seat)), seat)
            return
        stop, halt = answers_held(table.state, seat)
        if isinstance(move, PlayHalt):
            _answer(table, seat, halt, "no-halt")
        elif stop_barred(table.state):
            raise refusal("stop-on-halt", card=newest(table.state).card)
        else:
            _answer(table, seat, stop, "no-stop")

    def timeout(self, table: Table, phase: Window) -> None:
        """Close the window: the text takes place or is lost."""
        del phase
        resolve(table)
        table.proceed()

    def leave(self, table: Table, phase: Window, seat: Seat) -> None:
        """Forget the pass of a seat that has left; its answers keep working."""
        passed = tuple(other for other in phase.passed if other != seat)
        table.change(phase=Window(passed))


@lru_cache(PASSES_KEPT)
def _missing(
    seats: tuple[Seat, ...], passed: tuple[Seat, ...], actor: Seat
) -> tuple[Seat, ...]:
    """Return who has not passed, the actor apart."""
    return tuple(s for s in seats if s != actor and s not in passed)


def answers_held(state: State, seat: Seat) -> tuple[CardId | None, CardId | None]:
    """Return the first Stop and the first Halt in a hand, None for each missing."""
    return answers_among(state.content, state.player(seat).hand)


@lru_cache(HANDS_KEPT)
def answers_among(
    content: str | None, hand: tuple[CardId, ...]
) -> tuple[CardId | None, CardId | None]:
    """Return the same of a hand that is known."""
    stops, halts = answers_of(content)
    stop = next(filter(stops.__contains__, hand), None)
    return stop, next(filter(halts.__contains__, hand), None)


def answers_to(
    stop: CardId | None, halt: CardId | None, *, barred: bool
) -> tuple[Move, ...]:
    """Return the moves of who holds these answers, where a Stop is barred or not."""
    moves: tuple[Move, ...] = (PlayHalt(), Pass()) if halt else (Pass(),)
    return (PlayStop(), *moves) if stop and not barred else moves


def stop_barred(state: State) -> bool:
    """Return whether the newest card is a Halt, which no Stop can answer (K28)."""
    return is_halt(state.content, newest(state).card)


def is_halt(content: str | None, card: CardId) -> bool:
    """Return whether a card of a deck is a Halt."""
    return kinds_of(content)[card].halt


def _answer(table: Table, seat: Seat, card: CardId | None, lacking: str) -> None:
    if card is None:
        raise refusal(lacking)
    link = newest(table.state)
    throw_away(table, seat, card)
    table.tell(Answered(seat, card, link.card, link.seat))
    extend(table, ChainCard(seat, card))
