"""A game small enough to see through, with all that a room has to deal with.

Seats take turns. Whoever is on turn may `rest` (the same turn goes on, and it may
be taken back), `step` (the next turn), `knock` (a window that all may answer with
`pass` or `stop`), `ask` (a forced choice of their own), `poll` (a secret choice of
everybody) or `win` (the end).
"""

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import (
    Game,
    Outcome,
    Phrase,
    Prompt,
    Seat,
    SeatCount,
    SeatResult,
    Step,
    Viewer,
    Wait,
)

Phase: TypeAlias = Literal["turn", "window", "choice", "poll", "over"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the salon is played."""

    window: float = 4.0
    most: int = 4
    picky: bool = False
    loud: bool = False


class State(msgspec.Struct, frozen=True):
    """The salon: whose turn it is, and who has answered what is asked."""

    order: tuple[int, ...]
    luck: int
    turn: int = 1
    active: int = 0
    asked: int = 0
    phase: Phase = "turn"
    waiting: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    rested: bool = False
    window: float = 4.0
    winner: int | None = None


class _Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Anything somebody may do."""


class Rest(_Move, frozen=True, tag="rest"):
    """Go on with the same turn."""


class Take(_Move, frozen=True, tag="step"):
    """End the turn."""


class Knock(_Move, frozen=True, tag="knock"):
    """Open a window."""


class Ask(_Move, frozen=True, tag="ask"):
    """Face a choice of one's own."""


class Poll(_Move, frozen=True, tag="poll"):
    """Let everybody choose in secret."""


class Win(_Move, frozen=True, tag="win"):
    """End it all."""


class LetPass(_Move, frozen=True, tag="pass"):
    """Let a knock pass."""


class Stop(_Move, frozen=True, tag="stop"):
    """Answer a knock: a new window."""


class Pick(_Move, frozen=True, tag="pick"):
    """Choose."""

    number: int = 0


Move: TypeAlias = Rest | Take | Knock | Ask | Poll | Win | LetPass | Stop | Pick


class Happened(msgspec.Struct, frozen=True, tag_field="event", tag="happened"):
    """Something was done; a secret thing is known to its seat alone."""

    what: str
    seat: int | None = None
    secret: bool = False


class View(msgspec.Struct, frozen=True):
    """All that a viewer may know."""

    phase: Phase
    turn: int
    active: int
    asked: int
    answered: bool


class Salon(Game[State, Options, Move, Happened]):
    """The fake game."""

    id: ClassVar[str] = "salon"
    title: ClassVar[str] = "Salon"
    players: ClassVar[SeatCount] = SeatCount(1, 8)
    turn_seconds: ClassVar[int] = 60
    phrases: ClassVar[tuple[str, ...]] = ("hello", "hurry")
    options_type = Options
    state_type = State
    move_type = Move
    event_type = Happened

    def setup(
        self,
        options: Options,
        seats: tuple[Seat, ...],
        carry_over: Mapping[str, Seat],
        chance: Chance,
        content: str | None = None,
    ) -> Step[State, Happened]:
        """Deal: whoever holds the crown begins."""
        del content
        if options.picky:
            raise IllegalMove("bad-table", "Choose other options.")
        state = State(
            order=seats,
            luck=chance.below("deal", 1_000_000),
            active=carry_over.get("king", seats[0]),
            window=options.window,
        )
        return Step(state, (Happened("dealt"),))

    def seat_count(self, options: Options) -> SeatCount:
        """Two or more, as the options say."""
        return SeatCount(min(2, options.most), options.most)

    def waiting(self, state: State) -> Wait | None:
        """Say what the salon waits for."""
        here = self._here(state)
        if state.phase == "over":
            return None
        if state.phase == "turn":
            return Wait(f"t{state.turn}", "turn", (state.active,))
        key = f"w{state.asked}"
        if state.phase == "choice":
            return Wait(key, "choice", (state.active,), missing=state.waiting)
        return Wait(
            key,
            "window" if state.phase == "window" else "choice",
            here,
            secret=True,
            seconds=state.window if state.phase == "window" else None,
            missing=state.waiting,
            complete=not state.waiting,
        )

    def acting(self, state: State) -> tuple[Seat, ...]:
        """Name the seats that may do something."""
        if state.phase == "turn":
            return (state.active,)
        return state.waiting

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """List what a seat may do."""
        if seat not in self.acting(state):
            return ()
        if state.phase == "turn":
            return (Rest(), Take(), Knock(), Ask(), Poll(), Win())
        return (LetPass(), Stop()) if state.phase == "window" else (Pick(0), Pick(1))

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> Step[State, Happened]:
        """Do it."""
        del chance
        if move not in self.legal(state, seat):
            code = "already-passed" if state.phase == "window" else "not-now"
            raise IllegalMove(code, "Do something else.")
        said = (Happened(type(move).__name__, seat),)
        if isinstance(move, LetPass | Pick):
            return self._answer(state, seat)
        return Step(self._moved(state, move), said)

    def _moved(self, state: State, move: Move) -> State:
        here = self._here(state)
        asked = state.asked + 1
        if isinstance(move, Rest):
            return replace(state, rested=True)
        if isinstance(move, Take):
            return self._next(state)
        if isinstance(move, Win):
            return replace(state, phase="over", winner=state.active)
        if isinstance(move, Ask):
            waiting = (state.active,)
            return replace(
                state, phase="choice", asked=asked, waiting=waiting, rested=False
            )
        phase: Phase = "poll" if isinstance(move, Poll) else "window"
        return replace(state, phase=phase, asked=asked, waiting=here, rested=False)

    def _answer(self, state: State, seat: int) -> Step[State, Happened]:
        waiting = tuple(s for s in state.waiting if s != seat)
        if state.phase == "choice":
            after = replace(state, phase="turn", waiting=())
            return Step(after, (Happened("Pick", seat),))
        events = (Happened("answered", seat, secret=True),)
        return Step(replace(state, waiting=waiting), events, only=seat)

    def timeout(self, state: State, chance: Chance) -> Step[State, Happened]:
        """Go on: a turn ends, everything else goes back to the turn."""
        del chance
        if state.phase == "turn":
            return Step(self._next(state), (Happened("late", state.active),))
        after = replace(state, phase="turn", waiting=())
        return Step(after, (Happened("closed"),))

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State, Happened]:
        """Go on without a seat; the last one wins."""
        del chance
        gone = (*state.gone, seat)
        waiting = tuple(s for s in state.waiting if s != seat)
        after = replace(state, gone=gone, waiting=waiting)
        here = self._here(after)
        if len(here) <= 1:
            after = replace(after, phase="over", winner=here[0] if here else seat)
        elif state.phase == "choice" and state.active != seat:
            after = replace(after, phase="turn", waiting=())
        elif state.active == seat:
            after = self._next(replace(after, phase="turn", waiting=()))
        return Step(after, (Happened("left", seat),))

    def view(self, state: State, viewer: Viewer) -> View:
        """Show the table, and whether the viewer has answered."""
        answered = state.phase != "turn" and viewer not in state.waiting
        return View(state.phase, state.turn, state.active, state.asked, answered)

    def redact(self, event: Happened, viewer: Viewer) -> Happened | None:
        """Keep a secret answer to its seat."""
        return None if event.secret and event.seat != viewer else event

    def prompt(self, state: State, viewer: Viewer) -> Prompt:
        """Say what is asked."""
        del viewer
        return Prompt(state.phase)

    def outcome(self, state: State) -> Outcome | None:
        """Crown the winner and laugh at whoever sits last."""
        if state.winner is None:
            return None
        seats = sorted(state.order, key=lambda seat: seat != state.winner)
        results = tuple(SeatResult(s, i + 1, 0) for i, s in enumerate(seats))
        awards = (
            {"king": seats[0]}
            if len(seats) == 1
            else {"king": seats[0], "fool": seats[-1]}
        )
        return Outcome("won", results, awards)

    def undoable(self, state: State) -> bool:
        """Let a rest be taken back."""
        return state.rested

    def _here(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in state.order if seat not in state.gone)

    def _next(self, state: State) -> State:
        order = state.order
        start = order.index(state.active)
        circle = (*order[start + 1 :], *order[: start + 1])
        active = next((s for s in circle if s not in state.gone), state.active)
        return replace(state, active=active, turn=state.turn + 1, rested=False)


class QuietSalon(Salon):
    """The same with signals only while a match runs, unless it is to be loud."""

    free_chat: ClassVar[bool] = False

    def chats_freely(self, options: Options) -> bool:
        """Return whether the host has opened the chat."""
        return options.loud

    def sayable(self, state: State | None, seat: Seat) -> tuple[Phrase, ...]:
        """Count the turns in a greeting, while a match runs."""
        if state is None:
            return ()
        return (Phrase("hello", {"turn": state.turn, "seat": seat}),)


SALON = Salon()
