"""High Card, a tiny fourth game: it proves that a game needs nothing but its face.

Three cards each. All choose one in secret; together they are shown and the highest
takes a point. Most points after three rounds win.
"""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import (
    Game,
    Outcome,
    Prompt,
    Seat,
    SeatCount,
    SeatResult,
    Step,
    Viewer,
    Wait,
)

CARDS = tuple(f"{number:02}" for number in range(1, 13))
HAND = 3


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to choose."""


class Show(msgspec.Struct, frozen=True, tag_field="do", tag="show"):
    """Choose a card of the hand."""

    card: str


class Shown(msgspec.Struct, frozen=True, tag_field="type", tag="shown"):
    """All cards were shown, and `winner` took the point."""

    cards: tuple[tuple[Seat, str], ...]
    winner: Seat


class Table(msgspec.Struct, frozen=True):
    """Hands, secret choices and points by seat, and what has been shown."""

    hands: dict[Seat, tuple[str, ...]]
    chosen: dict[Seat, str]
    points: dict[Seat, int]
    shown: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()


class Sight(msgspec.Struct, frozen=True):
    """What a viewer may know."""

    hand: tuple[str, ...]
    chosen: str | None
    points: dict[Seat, int]
    shown: tuple[str, ...]


class HighCard(Game[Table, NoOptions, Show, Shown]):
    """The rules of High Card."""

    id: ClassVar[str] = "tiny"
    title: ClassVar[str] = "High Card"
    players: ClassVar[SeatCount] = SeatCount(2, 4)
    turn_seconds: ClassVar[int] = 30
    options_type = NoOptions
    state_type = Table
    move_type = Show
    refusals: ClassVar[Mapping[str, str]] = {
        "already-chosen": "The seat has chosen.",
        "card-not-held": "The card is not in the hand.",
    }
    event_type = Shown

    def setup(
        self,
        options: NoOptions,
        seats: tuple[Seat, ...],
        carry_over: Mapping[str, Seat],
        chance: Chance,
        content: str | None = None,
    ) -> Step[Table, Shown]:
        """Deal three cards each."""
        del options, carry_over, content
        deck = chance.shuffle("deal", CARDS)
        hands = {
            seat: deck[HAND * place : HAND * (place + 1)]
            for place, seat in enumerate(seats)
        }
        rest = deck[HAND * len(seats) :]
        return Step(Table(hands, {}, dict.fromkeys(seats, 0), deck=rest))

    def seat_count(self, options: NoOptions) -> SeatCount:
        """Return two to four."""
        del options
        return self.players

    def waiting(self, state: Table) -> Wait | None:
        """Return that all choose at once, until no card is left."""
        if not any(state.hands.values()):
            return None
        missing = self.acting(state)
        return Wait(
            key=f"c{len(state.shown)}",
            kind="choice",
            seats=tuple(state.points),
            secret=True,
            missing=missing,
            complete=not missing,
        )

    def acting(self, state: Table) -> tuple[Seat, ...]:
        """Return who has a card and has chosen none."""
        seats = (seat for seat, hand in state.hands.items() if hand)
        return tuple(seat for seat in seats if seat not in state.chosen)

    def legal(self, state: Table, seat: Seat) -> tuple[Show, ...]:
        """Return the cards of the hand."""
        if seat not in self.acting(state):
            return ()
        return tuple(Show(card) for card in state.hands[seat])

    def apply(
        self, state: Table, seat: Seat, move: Show, chance: Chance
    ) -> Step[Table, Shown]:
        """Note a secret choice."""
        del chance
        if move not in self.legal(state, seat):
            code = "card-not-held" if seat in self.acting(state) else "already-chosen"
            raise IllegalMove(code, "Choose a card of your hand.")
        chosen = {**state.chosen, seat: move.card}
        return Step(msgspec.structs.replace(state, chosen=chosen), only=seat)

    def timeout(self, state: Table, chance: Chance) -> Step[Table, Shown]:
        """Show the choices; who has none shows the first card of the hand."""
        del chance
        cards = {
            seat: state.chosen.get(seat, hand[0]) for seat, hand in state.hands.items()
        }
        high = max(cards.values())
        winner = next(seat for seat, card in cards.items() if card == high)
        hands = {
            seat: tuple(card for card in hand if card != cards[seat])
            for seat, hand in state.hands.items()
        }
        points = {**state.points, winner: state.points[winner] + 1}
        shown = (*state.shown, *cards.values())
        table = Table(hands, {}, points, shown, state.deck)
        return Step(table, (Shown(tuple(cards.items()), winner),))

    def leave(self, state: Table, seat: Seat, chance: Chance) -> Step[Table, Shown]:
        """Keep the seat; its clock shows the first card."""
        del seat, chance
        return Step(state)

    def view(self, state: Table, viewer: Viewer) -> Sight:
        """Return the own hand and choice, the points and what was shown."""
        if viewer is None:
            return Sight((), None, state.points, state.shown)
        hand, chosen = state.hands.get(viewer, ()), state.chosen.get(viewer)
        return Sight(hand, chosen, state.points, state.shown)

    def redact(self, event: Shown, viewer: Viewer) -> Shown:
        """Return the event: all cards of it lie open."""
        del viewer
        return event

    def prompt(self, state: Table, viewer: Viewer) -> Prompt:
        """Return whether a card is asked for."""
        asked = viewer is not None and bool(self.legal(state, viewer))
        return Prompt("show-a-card" if asked else "wait")

    def outcome(self, state: Table) -> Outcome | None:
        """Return the placings by points, or None while cards are left."""
        if self.waiting(state) is not None:
            return None
        ranked = sorted(state.points.items(), key=lambda item: -item[1])
        results = tuple(
            SeatResult(seat, 1 + sum(p > points for _, p in ranked), points)
            for seat, points in ranked
        )
        return Outcome("no-cards-left", results)


TINY = HighCard()
