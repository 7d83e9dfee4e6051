"""A match played again: the deal and every step, by the rules of its game.

The chance of a match is a function of its secret, the players' shares and its
id, so deal and steps alone bring back every state, exactly.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from app.games.core.chance import Chance, Draw, derive_key
from app.games.core.errors import IllegalMove
from app.games.core.game import AnyGame, ContentRefused, Outcome, Seat, Step
from app.services.records import MatchRecord

StepKind: TypeAlias = Literal["move", "timeout", "leave", "undo"]

_REFUSALS = (IllegalMove, msgspec.ValidationError, ValueError)

_objects = msgspec.json.Decoder(dict[str, Any])
_seats = msgspec.json.Decoder(dict[str, int])
_outcome = msgspec.json.Decoder(Outcome | None)


class Deal(msgspec.Struct, frozen=True):
    """Everything that decides how a match begins.

    Attributes:
        match: The id that salts its chance: its own, or that of the match whose deal
            it played again.
        options: The host's choices.
        content: Hash of an uploaded deck; None for the game's own.
        content_text: That deck.
        seats: The seats, clockwise.
        carry_in: Seat by award from the match before.
        secret: The server's secret.
        entropies: The players' shares, in the order of `seats`.
    """

    match: str
    options: Mapping[str, Any]
    content: str | None
    content_text: str | None
    seats: tuple[Seat, ...]
    carry_in: Mapping[str, Seat]
    secret: bytes
    entropies: tuple[bytes, ...]


class Made(msgspec.Struct, frozen=True):
    """One step that was made; `move` is the wire's move."""

    at: int
    kind: StepKind
    seat: Seat | None
    move: Mapping[str, Any] | None = None


class Position(msgspec.Struct, frozen=True):
    """The match after one step; number 0 is the deal, made by nobody.

    `events` and `only` are those of the game's `Step`; `draws` are the random
    outcomes that the step asked for.
    """

    number: int
    made: Made | None
    state: Any
    events: tuple[Any, ...]
    only: Seat | None
    draws: tuple[Draw, ...]


class Unreplayable(Exception):
    """The rules as they are now refuse a step of the match.

    Args:
        number: The step, from 1; 0 for the deal.
        reason: A sentence that says what the rules say.
    """

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(reason)
        self.number = number
        self.reason = reason


def deal_of(record: MatchRecord) -> Deal:
    """Return how an archived match began."""
    return Deal(
        match=record.origin or record.id,
        options=_objects.decode(record.options),
        content=record.content,
        content_text=record.content_text,
        seats=tuple(player.seat for player in record.players),
        carry_in=_seats.decode(record.carry_in),
        secret=bytes.fromhex(record.secret),
        entropies=tuple(map(bytes.fromhex, record.entropies)),
    )


def made_of(record: MatchRecord) -> tuple[Made, ...]:
    """Return the steps of an archived match."""
    return tuple(
        Made(
            at=move.at,
            kind=move.kind,
            seat=move.seat,
            move=None if move.move is None else _objects.decode(move.move),
        )
        for move in record.moves
    )


def outcome_of(record: MatchRecord) -> Outcome | None:
    """Return how an archived match ended."""
    return _outcome.decode(record.outcome)


def plain(value: object) -> object:
    """Return a value as it reads after a journey through JSON, for comparing."""
    return msgspec.json.decode(msgspec.json.encode(value))


def key_of(deal: Deal) -> bytes:
    """Return the key of a match's chance."""
    return derive_key(deal.secret, deal.entropies, deal.match)


class Replay:
    """A match under way again, step by step.

    Args:
        game: The rules.
        deal: How it began.
    """

    def __init__(self, game: AnyGame, deal: Deal) -> None:
        self._game = game
        self._deal = deal
        self._draws: list[Draw] = []
        self._chance = Chance(key_of(deal), self._draws)
        self._past: list[Any] = []
        self._mover: Seat | None = None
        self._state: Any = None
        self._number = 0

    def deal(self) -> Position:
        """Return the match as it was dealt.

        Raises:
            Unreplayable: The options, the deck or the seats do not suit the game.
        """
        deal = self._deal
        try:
            self._check_seats()
            options = msgspec.convert(deal.options, self._game.options_type)
            self._admit()
            step = self._game.setup(
                options, deal.seats, deal.carry_in, self._chance, deal.content
            )
        except (*_REFUSALS, ContentRefused) as error:
            raise Unreplayable(0, str(error)) from error
        return self._reached(step, None)

    def make(self, made: Made) -> Position:
        """Return the match after one more step.

        Raises:
            Unreplayable: The rules refuse the step.
        """
        try:
            step = self._step(made)
        except _REFUSALS as error:
            raise Unreplayable(self._number, str(error)) from error
        self._remember(step, made)
        return self._reached(step, made)

    def _check_seats(self) -> None:
        seats = self._deal.seats
        if not seats or len(set(seats)) != len(seats):
            msg = "Each seat is there once, and there is at least one."
            raise ValueError(msg)
        if not set(self._deal.carry_in.values()) <= set(seats):
            msg = "An award is carried in by a seat that is not in the match."
            raise ValueError(msg)

    def _admit(self) -> None:
        deal = self._deal
        if deal.content is None:
            return
        if self._game.admit(deal.content_text or "") != deal.content:
            msg = "The deck is not the one that was played with."
            raise ValueError(msg)

    def _step(self, made: Made) -> Step[Any, Any]:
        game, state, chance = self._game, self._state, self._chance
        if game.outcome(state) is not None:
            msg = "The match is over before."
            raise ValueError(msg)
        match made.kind:
            case "timeout":
                return game.timeout(state, chance)
            case "undo":
                return self._undone(made)
            case "leave":
                return game.leave(state, self._seat(made), chance)
            case "move":
                move = msgspec.convert(made.move, game.move_type)
                return game.apply(state, self._seat(made), move, chance)

    def _seat(self, made: Made) -> Seat:
        if made.seat not in self._deal.seats:
            msg = f"Seat {made.seat} is not in the match."
            raise ValueError(msg)
        return made.seat

    def _undone(self, made: Made) -> Step[Any, Any]:
        if not self._past or made.seat != self._mover:
            msg = "There is no move of that seat to take back."
            raise ValueError(msg)
        return Step(self._past[-1])

    def _remember(self, step: Step[Any, Any], made: Made) -> None:
        """Keep what can be gone back to, as the room does (`room.moving`)."""
        if made.kind == "undo":
            self._past.pop()
            return
        undoable = made.kind == "move" and self._game.undoable(step.state)
        if not undoable or made.seat != self._mover:
            self._past.clear()
        if undoable:
            self._past.append(self._state)
            self._mover = made.seat

    def _reached(self, step: Step[Any, Any], made: Made | None) -> Position:
        draws = tuple(self._draws)
        self._draws.clear()
        self._state = step.state
        position = Position(
            self._number, made, step.state, step.events, step.only, draws
        )
        self._number += 1
        return position


def positions(game: AnyGame, deal: Deal, made: Iterable[Made]) -> list[Position]:
    """Return a match from the deal to its last step.

    Raises:
        Unreplayable: The rules refuse a step.
    """
    replay = Replay(game, deal)
    return [replay.deal(), *(replay.make(step) for step in made)]
