"""One player's choice of what comes into play, by Recruit or by Tunnel."""

from typing import ClassVar, TypeVar

from app.games.core.game import Seat, Wait
from app.games.kingless.decisions.decision import Decision, MoveTypes, PhaseName
from app.games.kingless.events import Recruited, TimedOut
from app.games.kingless.material import kinds_of
from app.games.kingless.moves import Move, RecruitCard, TakeCard
from app.games.kingless.refusals import refusal
from app.games.kingless.state import CardId, Recruiting, State, Tunnelling
from app.games.kingless.table import Table
from app.games.kingless.tunnelling import settle
from app.games.kingless.zones import put_down, take_from_hand

A = TypeVar("A", Recruiting, Tunnelling)


class _OnePlayersChoice(Decision[A]):
    """A choice that one seat makes, seen by all as soon as it is made."""

    busy = "choice-open"

    def wait(self, state: State, phase: A) -> Wait:
        """Return a clock of a turn's length for the choice."""
        seats = (phase.seat,)
        return Wait(key=f"c{state.step}", kind="choice", seats=seats, missing=seats)

    def acting(self, state: State, phase: A) -> tuple[Seat, ...]:
        """Return the seat that chooses."""
        del state
        return (phase.seat,)

    def idle(self, state: State, phase: A, seat: Seat) -> str:
        """Return that the choice is another player's."""
        del state, phase, seat
        return "not-your-choice"


class RecruitDecision(_OnePlayersChoice[Recruiting]):
    """A card from the hand comes into play, or none does (K46)."""

    name: ClassVar[PhaseName] = "recruit"
    moves: ClassVar[MoveTypes] = (RecruitCard,)

    def legal(self, state: State, phase: Recruiting, seat: Seat) -> tuple[Move, ...]:
        """Return each card of the type, then declining."""
        cards = dict.fromkeys(state.player(seat).hand)
        fitting = (card for card in cards if fits(state, card, phase.what))
        return (*(RecruitCard(card) for card in fitting), RecruitCard(None))

    def apply(self, table: Table, phase: Recruiting, seat: Seat, move: Move) -> None:
        """Put the card down, or nothing.

        Raises:
            IllegalMove: The card is not held (``card-not-held``) or not of the
                type (``wrong-type``).
        """
        card = move.card if isinstance(move, RecruitCard) else None
        if card is not None:
            if card not in table.player(seat).hand:
                raise refusal("card-not-held", card=card)
            if not fits(table.state, card, phase.what):
                raise refusal("wrong-type", card=card)
            take_from_hand(table, seat, card)
        table.tell(Recruited(seat, card))
        if card is not None:
            put_down(table, seat, card)
        table.proceed()

    def timeout(self, table: Table, phase: Recruiting) -> None:
        """Decline (K22)."""
        table.tell(TimedOut(phase.seat))
        table.tell(Recruited(phase.seat, None))
        table.proceed()


class TunnelDecision(_OnePlayersChoice[Tunnelling]):
    """One of the shown cards comes into play, or none does (K48)."""

    name: ClassVar[PhaseName] = "tunnel"
    moves: ClassVar[MoveTypes] = (TakeCard,)

    def legal(self, state: State, phase: Tunnelling, seat: Seat) -> tuple[Move, ...]:
        """Return each dwarf and item shown, then declining."""
        del seat
        cards = dict.fromkeys(phase.shown)
        takable = (card for card in cards if fits(state, card, "any"))
        return (*(TakeCard(card) for card in takable), TakeCard(None))

    def apply(self, table: Table, phase: Tunnelling, seat: Seat, move: Move) -> None:
        """Take the card, or none.

        Raises:
            IllegalMove: The card is not shown (``card-not-shown``) or is an
                event (``event-not-taken``).
        """
        card = move.card if isinstance(move, TakeCard) else None
        if card is not None:
            if card not in phase.shown:
                raise refusal("card-not-shown", card=card)
            if not fits(table.state, card, "any"):
                raise refusal("event-not-taken", card=card)
        settle(table, seat, phase.shown, card)
        table.proceed()

    def timeout(self, table: Table, phase: Tunnelling) -> None:
        """Decline (K22)."""
        table.tell(TimedOut(phase.seat))
        settle(table, phase.seat, phase.shown, None)
        table.proceed()


def fits(state: State, card: CardId, what: str) -> bool:
    """Return whether a card is a dwarf or an item of the type asked for."""
    kind = kinds_of(state.content)[card]
    return not kind.event and what in {"any", kind.card.type}
