"""Rules of Regicide that leak, one way each: what the suite must not let through."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import (
    Blocked,
    Choice,
    Phrase,
    Prompt,
    Seat,
    Step,
    Viewer,
    Wait,
)
from app.games.regicide.cards import JESTER, value, worth
from app.games.regicide.events import Drew, Event, Refilled
from app.games.regicide.game import RegicideGame
from app.games.regicide.moves import Move
from app.games.regicide.previews import Preview
from app.games.regicide.state import State
from app.games.regicide.views import RoyalView, SeatView, View


def others(state: State, viewer: Viewer) -> Iterator[str]:
    """Yield the cards in the hands of all others."""
    for seat, player in zip(state.order, state.players, strict=True):
        if seat != viewer:
            yield from player.hand


class HandsInView(RegicideGame):
    """The hands of all are sent along, for the client to hide."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, discard_cards=tuple(others(state, viewer)))


class NextCardInView(RegicideGame):
    """One card more than all know on top of the tavern is sent."""

    def view(self, state: State, viewer: Viewer) -> View:
        known = state.tavern[: state.known + 1]
        return replace(super().view(state, viewer), tavern_known=known)


class BottomInView(RegicideGame):
    """What was healed last can be seen under the tavern."""

    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), drawn=state.tavern[-1:])


class CastleInView(RegicideGame):
    """The suits of the royals to come stand in the castle."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        past = len(view.castle) - len(state.castle)
        ahead = (RoyalView("J", "to-come", card) for card in state.castle)
        return replace(view, castle=(*view.castle[:past], *ahead))


class CastleInOrder(RegicideGame):
    """The royals to come are sorted, and where each stands shows."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        suits = [card[1] for card in state.castle]
        return replace(
            view, turn=sum(suits[:place] > suits[place:] for place in (1, 2))
        )


class DiscardPileInView(RegicideGame):
    """All of the discard pile is sent, whatever the host has chosen."""

    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), discard_cards=state.discard)


class WorthOfHands(RegicideGame):
    """What each hand is worth shows beside its owner."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, seats=tuple(self._weighed(state, s) for s in view.seats))

    def _weighed(self, state: State, seat: SeatView) -> SeatView:
        return replace(seat, hand=worth(state.player(seat.seat).hand))


class JestersKnown(RegicideGame):
    """Whoever holds a jester is marked."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, seats=tuple(self._marked(state, s) for s in view.seats))

    def _marked(self, state: State, seat: SeatView) -> SeatView:
        held = (c for c in state.player(seat.seat).hand if c == JESTER)
        return replace(seat, known=(*seat.known, *held))


class DrawsTold(RegicideGame):
    """All see what is drawn by diamonds."""

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return event if isinstance(event, Drew) else super().redact(event, viewer)


class FlipsTold(RegicideGame):
    """Who watches a solo match sees the new hand."""

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return event if isinstance(event, Refilled) else super().redact(event, viewer)


class PromptWeighs(RegicideGame):
    """The prompt says whether the one who has to pay can do so with ease."""

    def prompt(self, state: State, viewer: Viewer) -> Prompt:
        asked = super().prompt(state, viewer)
        if asked.code != "player-pays":
            return asked
        hand = worth(state.player(state.active).hand)
        return Prompt(asked.code, {**asked.params, "hand": hand})


class BarredByTavern(RegicideGame):
    """A flip is barred where it would bring nothing good."""

    def blocked(self, state: State, seat: Seat) -> tuple[Blocked, ...]:
        barred = super().blocked(state, seat)
        if worth(state.tavern[:2]) > worth(state.tavern[2:4]):
            return barred
        return (*barred, Blocked("flip", "no-flips"))


class PreviewPeeks(RegicideGame):
    """The preview reckons with the cards that will be drawn."""

    def preview(self, state: State, seat: Seat, draft: Mapping[str, Any]) -> Preview:
        seen = super().preview(state, seat, draft)
        if seen.counter is None:
            return seen
        hand = seen.counter.hand + worth(state.tavern[: seen.counter.unknown])
        return replace(seen, counter=replace(seen.counter, hand=hand))


class RefusalWeighs(RegicideGame):
    """A refusal says how strong the others are, to comfort."""

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> Step[State, Event]:
        try:
            return super().apply(state, seat, move, chance)
        except IllegalMove as error:
            strength = worth(others(state, seat))
            raise IllegalMove(error.code, error.message, strength=strength) from None


class LegalByOthers(RegicideGame):
    """Moves come in the order in which they help the next player."""

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal(state, seat)
        return (
            moves[::-1]
            if max(map(value, others(state, seat)), default=0) > 8
            else moves
        )


class ChoicesForAll(RegicideGame):
    """What the active player may pay with is described to everybody."""

    def choices(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        own = super().choices(state, seat)
        return own or super().choices(state, state.active)


class PhrasesHint(RegicideGame):
    """Another phrase is offered where somebody else holds hearts."""

    def sayable(self, state: State | None, seat: Seat) -> tuple[Phrase, ...]:
        phrases = super().sayable(state, seat)
        hearts = state and any(card.endswith("H") for card in others(state, seat))
        return phrases[1:] if hearts else phrases


class ClockTells(RegicideGame):
    """The name of the clock has the worth of the active hand in it."""

    def waiting(self, state: State) -> Wait | None:
        wait = super().waiting(state)
        hand = worth(state.player(state.active).hand)
        return wait and replace(wait, key=f"{wait.key}-{hand}")


class HealsTold(RegicideGame):
    """A heal tells by its number which card came to lie under the tavern."""

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        healed = worth(step.state.tavern[-1:])
        turn = step.state.turn + 100 * healed
        return replace(step, state=replace(step.state, turn=turn))


LEAKS = (
    HandsInView,
    NextCardInView,
    BottomInView,
    CastleInView,
    CastleInOrder,
    DiscardPileInView,
    WorthOfHands,
    JestersKnown,
    DrawsTold,
    FlipsTold,
    PromptWeighs,
    BarredByTavern,
    PreviewPeeks,
    RefusalWeighs,
    LegalByOthers,
    ChoicesForAll,
    PhrasesHint,
    ClockTells,
    HealsTold,
)
