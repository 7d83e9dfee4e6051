"""The active player's turn: play a card or end it (K14 to K17)."""

from typing import ClassVar

from app.games.core.game import Seat, Wait
from app.games.kingless.chain import extend
from app.games.kingless.decisions.decision import Decision, MoveTypes, PhaseName
from app.games.kingless.events import CardPlayed, TimedOut
from app.games.kingless.material import kinds_of
from app.games.kingless.moves import EndTurn, Move, Pass, Play, PlayHalt, PlayStop
from app.games.kingless.refusals import refusal
from app.games.kingless.state import CardId, ChainCard, State, Turn
from app.games.kingless.table import Table
from app.games.kingless.targets import (
    Around,
    around,
    playable,
    targets,
    targets_among,
)
from app.games.kingless.tasks import CloseTurn
from app.games.kingless.zones import put_down_from_hand, throw_away


class TurnDecision(Decision[Turn]):
    """The active player plays a card or elects to end the turn."""

    name: ClassVar[PhaseName] = "turn"
    moves: ClassVar[MoveTypes] = (Play, EndTurn)
    busy = "turn-open"

    def wait(self, state: State, phase: Turn) -> Wait:
        """Return one clock for the whole turn: it rests while others decide."""
        del phase
        seats = (state.active,)
        return Wait(key=f"t{state.turn}", kind="turn", seats=seats, missing=seats)

    def acting(self, state: State, phase: Turn) -> tuple[Seat, ...]:
        """Return the active seat."""
        del phase
        return (state.active,)

    def idle(self, state: State, phase: Turn, seat: Seat) -> str:
        """Return that it is somebody else's turn."""
        del state, phase, seat
        return "not-your-turn"

    def legal(self, state: State, phase: Turn, seat: Seat) -> tuple[Move, ...]:
        """Return every play with every target, then ending the turn."""
        del phase
        return plays_among(around(state, seat), state.content, state.player(seat).hand)

    def apply(self, table: Table, phase: Turn, seat: Seat, move: Move) -> None:
        """Play a card or end the turn.

        Raises:
            IllegalMove: The card is not held (``card-not-held``), answers other
                cards only (``nothing-to-answer``, K32) or cannot aim at the
                target (``wrong-target``, K26).
        """
        del phase
        if isinstance(move, Play):
            _check_play(table.state, seat, move)
            _play(table, seat, move)
        else:
            table.first(CloseTurn("choice"))
            table.proceed()

    def timeout(self, table: Table, phase: Turn) -> None:
        """End the turn as by choice (K22)."""
        del phase
        table.tell(TimedOut(table.state.active))
        table.first(CloseTurn("choice"))
        table.proceed()

    def misplaced(self, move: Move) -> str:
        """Return that nothing can be answered, or that it is a turn."""
        answers = isinstance(move, PlayStop | PlayHalt | Pass)
        return "nothing-to-answer" if answers else self.busy


def plays_among(
    seats: Around, content: str | None, hand: tuple[CardId, ...]
) -> tuple[Move, ...]:
    """Return the moves of a turn, where it is known what there is around the seat."""
    all_kinds = kinds_of(content)
    plays: list[Move] = []
    for card in dict.fromkeys(hand):
        kind = all_kinds[card]
        if kind.aim is None:
            plays += kind.plain
        else:
            plays += [Play(card, t) for t in targets_among(seats, content, kind)]
    return (*plays, EndTurn())


def _check_play(state: State, seat: Seat, move: Play) -> None:
    if move.card not in state.player(seat).hand:
        raise refusal("card-not-held", card=move.card)
    if not playable(state, move.card):
        raise refusal("nothing-to-answer", card=move.card)
    if move.target not in targets(state, seat, move.card):
        raise refusal("wrong-target", card=move.card)


def _play(table: Table, seat: Seat, move: Play) -> None:
    """Move the card to its place; its text, if any, opens a window (K25)."""
    kind = table.kind(move.card)
    table.tell(CardPlayed(seat, move.card, move.target))
    base = len(table.state.gutter)
    if kind.event:
        throw_away(table, seat, move.card)
    else:
        put_down_from_hand(table, seat, move.card)
    if kind.text:
        extend(table, ChainCard(seat, move.card, move.target), base=base)
    elif not kind.event:
        table.first(CloseTurn("play"))
        table.proceed()
