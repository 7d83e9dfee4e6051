"""Rules of Kingless that leak, one way each: what the suite must not let through."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import Blocked, Prompt, Seat, Step, Viewer, Wait
from app.games.kingless.events import (
    AwardGiven,
    Drew,
    Event,
    NothingHappened,
    Passed,
    Swiped,
)
from app.games.kingless.game import KinglessGame
from app.games.kingless.material import kinds_of
from app.games.kingless.moves import Move, Play
from app.games.kingless.preview import Preview
from app.games.kingless.state import Discarding, State, Throwing, Window
from app.games.kingless.views import View


def others(state: State, viewer: Viewer) -> Iterator[str]:
    """Yield the cards in the hands of all others."""
    for seat, player in zip(state.order, state.players, strict=True):
        if seat != viewer:
            yield from player.hand


def answer_held(state: State, viewer: Viewer) -> bool:
    """Return whether anybody else holds a Stop or a Halt."""
    kinds = kinds_of(state.content)
    return any(kinds[card].stop or kinds[card].halt for card in others(state, viewer))


class HandsInView(KinglessGame):
    """The hands of all are sent along, for the client to hide."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, aside=(*view.aside, *others(state, viewer)))


class DeckInView(KinglessGame):
    """The next card is sent along, to be drawn faster."""

    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), shown=state.deck[:1])


class OrderOfHands(KinglessGame):
    """The place of a Stop in a hand shows, as an animation's start."""

    def view(self, state: State, viewer: Viewer) -> View:
        kinds = kinds_of(state.content)
        places = [n for n, c in enumerate(others(state, viewer)) if kinds[c].stop]
        choosing = tuple((place, 1) for place in places)
        return replace(super().view(state, viewer), choosing=choosing)


class PassesCounted(KinglessGame):
    """The view counts who has passed."""

    def view(self, state: State, viewer: Viewer) -> View:
        passed = state.phase.passed if isinstance(state.phase, Window) else ()
        return replace(super().view(state, viewer), turn=state.turn + len(passed))


class ChoicesShown(KinglessGame):
    """Who has chosen a discard or a sign stands no longer among those awaited."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, choosing=tuple((seat, 1) for seat in self.acting(state)))


class SignsShown(KinglessGame):
    """A sign shows before all have thrown."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        if view.contest is None or not isinstance(state.phase, Throwing):
            return view
        signs = tuple((t.seat, t.sign) for t in state.phase.throws if t.sign)
        return replace(view, contest=replace(view.contest, thrown=signs))


class DrawsTold(KinglessGame):
    """All see what is drawn."""

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return event if isinstance(event, Drew) else super().redact(event, viewer)


class DrawsTakenForOpen(KinglessGame):
    """What was drawn counts as an event that all may know as it is."""

    open_events = KinglessGame.open_events | {Drew}


class SwipesTold(KinglessGame):
    """All see what is swiped."""

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return event if isinstance(event, Swiped) else super().redact(event, viewer)


class AwardTold(KinglessGame):
    """All see which card the Fool gives the King."""

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return event if isinstance(event, AwardGiven) else super().redact(event, viewer)


class PassesTold(KinglessGame):
    """A pass is everybody's step."""

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> Step[State, Event]:
        return replace(super().apply(state, seat, move, chance), only=None)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return event if isinstance(event, Passed) else super().redact(event, viewer)


class LegalByOtherHands(KinglessGame):
    """A card that somebody could answer is not offered."""

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal(state, seat)
        if not answer_held(state, seat):
            return moves
        return tuple(move for move in moves if not isinstance(move, Play)) or moves


class WindowByHands(KinglessGame):
    """A window opens only where somebody could answer."""

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        if not isinstance(step.state.phase, Window) or answer_held(step.state, None):
            return step
        closed = self.timeout(step.state, chance)
        return replace(closed, events=step.events + closed.events)


class KeyByHands(KinglessGame):
    """The clock's name depends on who could answer."""

    def waiting(self, state: State) -> Wait | None:
        wait = super().waiting(state)
        return wait and replace(wait, key=f"{wait.key}{answer_held(state, None)}")


class TimeByHands(KinglessGame):
    """A window is shorter where nobody could answer."""

    def waiting(self, state: State) -> Wait | None:
        wait = super().waiting(state)
        if wait is None or answer_held(state, None):
            return wait
        return replace(wait, seconds=1)


class RefusalNamesACard(KinglessGame):
    """A refusal names a card of another hand."""

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> Step[State, Event]:
        try:
            return super().apply(state, seat, move, chance)
        except IllegalMove as error:
            error.details = {"held": next(others(state, seat), None)}
            raise


class RefusalByHands(KinglessGame):
    """A play is refused by another code where somebody could answer it."""

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> Step[State, Event]:
        try:
            return super().apply(state, seat, move, chance)
        except IllegalMove as error:
            if answer_held(state, seat):
                error.code = "wrong-target"
            raise


class PromptTells(KinglessGame):
    """The prompt warns of an answer."""

    def prompt(self, state: State, viewer: Viewer) -> Prompt:
        prompt = super().prompt(state, viewer)
        return replace(prompt, code="beware") if answer_held(state, viewer) else prompt


class BlockedTells(KinglessGame):
    """A control is barred because of another hand."""

    def blocked(self, state: State, seat: Seat) -> tuple[Blocked, ...]:
        barred = super().blocked(state, seat)
        if not answer_held(state, seat):
            return barred
        return (*barred, Blocked("play", "somebody-could-answer"))


class PreviewOracle(KinglessGame):
    """A preview looks at the deck."""

    def preview(self, state: State, seat: Seat, draft: Mapping[str, Any]) -> Preview:
        seen = super().preview(state, seat, draft)
        kinds = kinds_of(state.content)
        has_event = bool(state.deck) and kinds[state.deck[0]].event
        return replace(seen, draws=seen.draws + has_event)


class ClaimTellsWhy(KinglessGame):
    """A Claim that comes to nothing tells whether an immune hand has the card."""

    def timeout(self, state: State, chance: Chance) -> Step[State, Event]:
        step = super().timeout(state, chance)
        events = tuple(self._tell(state, event) for event in step.events)
        return replace(step, events=events)

    def _tell(self, state: State, event: Event) -> Event:
        if not isinstance(event, NothingHappened) or event.keyword != "claim":
            return event
        is_held = event.card in set(others(state, None))
        reason = "nobody-can-give-it" if is_held else "nobody-holds-it"
        return replace(event, reason=reason)


class LabelsByHands(KinglessGame):
    """Steps are counted only where chance was really used."""

    def timeout(self, state: State, chance: Chance) -> Step[State, Event]:
        step = super().timeout(state, chance)
        if not answer_held(state, None):
            return step
        return replace(step, state=replace(step.state, step=step.state.step + 1))


class DiscardsBeforeTheReveal(KinglessGame):
    """A secret choice shows in the count of a hand."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        if not isinstance(state.phase, Discarding):
            return view
        chosen = {d.seat: len(d.chosen or ()) for d in state.phase.demands}
        seats = tuple(
            replace(seat, hand=seat.hand - chosen.get(seat.seat, 0))
            for seat in view.seats
        )
        return replace(view, seats=seats)


LEAKS: tuple[type[KinglessGame], ...] = (
    HandsInView,
    DeckInView,
    OrderOfHands,
    PassesCounted,
    ChoicesShown,
    SignsShown,
    DrawsTold,
    SwipesTold,
    AwardTold,
    PassesTold,
    LegalByOtherHands,
    WindowByHands,
    KeyByHands,
    TimeByHands,
    RefusalNamesACard,
    RefusalByHands,
    PromptTells,
    BlockedTells,
    PreviewOracle,
    ClaimTellsWhy,
    LabelsByHands,
    DiscardsBeforeTheReveal,
)
