"""The face every game shows to the room: one class, the same verbs for all.

Numbered rules for whoever implements it:

1. A state is an immutable `msgspec.Struct`; the same arguments always give the
   same answer. Chance comes in as an argument, clocks stay with the room.
2. `view` and `redact` are the only exits for secrets and are built from what a
   viewer may know. `legal`, `choices`, `prompt`, `blocked` and `preview` of a
   seat are functions of that seat's view alone. `own` is a part of that view, and
   `open_events` are those that `redact` leaves to everybody as they are, and who is
   not `privy` to an event is told of it what a spectator is told.
3. Cards are named by kind wherever copies look alike, so that nothing on the
   wire can be followed from a hidden place to another.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from app.games.core.answers import (
    Blocked,
    Choice,
    Feat,
    Offer,
    Outcome,
    Phrase,
    Prompt,
    Seat,
    SeatCount,
    SeatResult,
    Sight,
    Viewer,
    Wait,
)
from app.games.core.chance import Chance

__all__ = [
    "EVERY_SEAT",
    "AnyGame",
    "Blocked",
    "Choice",
    "ContentRefused",
    "Feat",
    "Game",
    "Offer",
    "Outcome",
    "Phrase",
    "Prompt",
    "Seat",
    "SeatCount",
    "SeatResult",
    "Sight",
    "Step",
    "Viewer",
    "Wait",
]

EVERY_SEAT = range(8)
"""The ids of all seats that there can be, in every game."""

S = TypeVar("S", bound=msgspec.Struct)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options, beside S, M and E
M = TypeVar("M")
E = TypeVar("E")


class Step(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """What a move led to.

    Attributes:
        state: The state after it.
        events: What happened, in order, before redaction.
        only: The one seat that may notice this step (a secret pass or choice);
            every other viewer gets no frame, and its view must not differ.
    """

    state: S
    events: tuple[E, ...] = ()
    only: Seat | None = None


class Game(ABC, Generic[S, O, M, E]):
    """One game: its options, its rules and what each viewer may see of it."""

    id: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[SeatCount]
    solo: ClassVar[bool] = False
    turn_seconds: ClassVar[int]
    """Default length of the turn clock."""
    free_chat: ClassVar[bool] = True
    """Whether players may chat freely while a match runs, unless an option says
    otherwise (`chats_freely`)."""
    phrases: ClassVar[tuple[str, ...]] = ()
    """Codes of all ready phrases; `sayable` says which may be sent when."""
    challenge: ClassVar[tuple[str, ...]] = ()
    """The figures of a challenge's leaderboard, such as ``("kills", "turns")``.

    Without any, the deal of a finished match cannot be played again by friends;
    a game that names some has a `feat`.
    """
    open_events: ClassVar[frozenset[type]] = frozenset()
    """Kinds of event that every viewer may know as they are; `redact` is the rule."""
    refusals: ClassVar[Mapping[str, str]] = {}
    """Every code with which `IllegalMove` is raised, and what it means."""
    options_type: type[O]
    state_type: type[S]
    move_type: Any
    """A struct or tagged union that `msgspec.convert` turns a wire move into."""
    event_type: Any

    @abstractmethod
    def setup(
        self,
        options: O,
        seats: tuple[Seat, ...],
        carry_over: Mapping[str, Seat],
        chance: Chance,
        content: str | None = None,
    ) -> Step[S, E]:
        """Deal a new match.

        Args:
            options: The host's choices.
            seats: The seats that take part, clockwise.
            carry_over: Seat by award from the match just before (``king``,
                ``fool``); a holder who has left is missing.
            chance: The match's random outcomes.
            content: Hash of an uploaded deck or tile list that `admit` has
                taken; None for the game's own.

        Raises:
            IllegalMove: The options do not suit so many seats.
        """

    def admit(self, text: str) -> str:
        """Check an uploaded deck or tile list and keep it for `setup`.

        Returns:
            Its SHA-256 as hex, by which states name it.

        Raises:
            ContentRefused: With line and field of what is wrong.
        """
        del text
        raise ContentRefused(0, "", "This game takes no content of its own.")

    @property
    def edition(self) -> str | None:
        """The hash of the deck or tile list that the game ships, if it has one.

        A match names it like an uploaded one, so that a later version of the
        product cannot change a match under way, or its replay.
        """
        return None

    def edition_text(self) -> str:
        """Return the deck or tile list behind `edition`, as its file has it."""
        return ""

    def has(self, content: str) -> bool:
        """Return whether `admit` has taken this content and it is still at hand."""
        return content == self.edition

    def catalogue(self, content: str | None = None) -> Mapping[str, Any]:
        """Return the public facts of a deck or tile list, for the client."""
        del content
        return {}

    @abstractmethod
    def seat_count(self, options: O) -> SeatCount:
        """Return how many seats these options allow."""

    @abstractmethod
    def waiting(self, state: S) -> Wait | None:
        """Return what the match waits for, or None when it is over."""

    @abstractmethod
    def acting(self, state: S) -> tuple[Seat, ...]:
        """Return the seats with legal moves now, secrets included."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Return a seat's legal moves in a stable order.

        Complete but for what `choices` describes, of which at least one is in. A
        move that names several `cards` is listed in one order and stands for all.
        """

    def choices(self, state: S, seat: Seat) -> tuple[Choice, ...]:
        """Return descriptions of the moves too many to list."""
        del state, seat
        return ()

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> Step[S, E]:
        """Play one move; the given state is left as it was.

        Raises:
            IllegalMove: The move is not among `legal` and `choices`.
        """

    @abstractmethod
    def timeout(self, state: S, chance: Chance) -> Step[S, E]:
        """Go on when the clock of `waiting` has run out or it is complete."""

    @abstractmethod
    def leave(self, state: S, seat: Seat, chance: Chance) -> Step[S, E]:
        """Take a seat out of the match for good."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> msgspec.Struct:
        """Return all that a viewer may know, and nothing else."""

    def own(self, state: S, viewer: Viewer) -> msgspec.Struct:
        """Return the last fields of a view, from the first of which viewers differ.

        They have the order they have in the view. All that stands before them is the
        same for every viewer, so that it is encoded once for all. By default nothing
        is: this is the view.
        """
        return self.view(state, viewer)

    @abstractmethod
    def redact(self, event: E, viewer: Viewer) -> E | None:
        """Return what a viewer may know of an event, or None for nothing."""

    def privy(self, events: Iterable[E]) -> Collection[Seat]:
        """Return the seats that may be told other than a spectator of these events.

        All others are told alike, so that it is found and encoded once for them.
        """
        return () if self.open_events.issuperset(map(type, events)) else EVERY_SEAT

    def told(self, events: Iterable[E], viewer: Viewer) -> tuple[E, ...]:
        """Return what of these events a viewer is told, each as it may be known."""
        is_open = self.open_events
        seen = []
        for event in events:
            known = event if type(event) in is_open else self.redact(event, viewer)
            if known is not None:
                seen.append(known)
        return tuple(seen)

    @abstractmethod
    def prompt(self, state: S, viewer: Viewer) -> Prompt:
        """Return the sentence that says what is asked of this viewer."""

    def blocked(self, state: S, seat: Seat) -> tuple[Blocked, ...]:
        """Return the controls that are barred for this seat, and why."""
        del state, seat
        return ()

    def offer(self, state: S, viewer: Viewer) -> Offer:
        """Return all that a viewer may do in a state, in one go.

        It is called for one viewer of a state after the other. A game may answer it
        faster by sharing work between them, but always with the same as `prompt`,
        `legal`, `choices` and `blocked`.
        """
        prompt = self.prompt(state, viewer)
        if viewer is None:
            return Offer(prompt)
        return Offer(
            prompt=prompt,
            legal=self.legal(state, viewer),
            choices=self.choices(state, viewer),
            blocked=self.blocked(state, viewer),
        )

    def alone(self, state: S, viewer: Viewer) -> tuple[msgspec.Struct, Offer]:
        """Return what one viewer alone is shown of a state: `own` and `offer`.

        Asked for every viewer of every step; a game may answer it faster in one go.
        """
        return self.own(state, viewer), self.offer(state, viewer)

    def show(self, state: S, viewer: Viewer) -> Sight:
        """Return all that a viewer is shown of a state: `view` and `offer`."""
        offer = self.offer(state, viewer)
        return Sight(
            view=self.view(state, viewer),
            prompt=offer.prompt,
            legal=offer.legal,
            choices=offer.choices,
            blocked=offer.blocked,
        )

    def preview(self, state: S, seat: Seat, draft: Mapping[str, Any]) -> object:
        """Return what a drafted move would do, as far as the seat may know.

        Raises:
            IllegalMove: The draft names something that is not there.
        """
        del state, seat, draft
        return {}

    def chats_freely(self, options: O) -> bool:
        """Return whether members may chat freely while such a match runs."""
        del options
        return self.free_chat

    def sayable(self, state: S | None, seat: Seat) -> tuple[Phrase, ...]:
        """Return the ready phrases a seat may send now, from its view alone.

        None in a match of one seat: nobody is there to say them to.

        Args:
            state: The match under way; None while there is none.
            seat: Who would say them.
        """
        del state, seat
        return tuple(Phrase(code) for code in self.phrases)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it runs."""

    def feat(self, outcome: Outcome) -> Feat:
        """Return what a match came to, for the leaderboard of a challenge.

        A function of the outcome alone, which is all that is kept of it; asked
        only of a game that offers challenges.
        """
        del outcome
        return Feat((), {})

    def undoable(self, state: S) -> bool:
        """Return whether the last move may be taken back; never by default."""
        del state
        return False


class ContentRefused(Exception):
    """An uploaded deck or tile list that cannot be played.

    Args:
        line: The line of the text, from 1; 0 if it has none.
        field: The field that is wrong, such as ``card[3].effects``.
        message: One sentence: what is wrong and what is allowed.
    """

    def __init__(self, line: int, field: str, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.field = field
        self.message = message


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
