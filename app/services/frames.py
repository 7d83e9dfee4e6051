"""What a viewer sees of a match played again: its own frames, or open hands.

Everything goes through the game's `view` and `redact`, so that a replay shows
no more than those who sat there knew; open hands lay their views side by side.
The order of a deck is in none of them.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import zip_longest
from typing import Any

import msgspec

from app.games.core.game import AnyGame, Prompt, Seat, Viewer
from app.services.replay import Position

Fields = Mapping[str, Any]
SEVERAL = 2
"""So many seats that were told different things of one event have to be joined."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The match after one step, as somebody may see it.

    Attributes:
        number: The step it belongs to; 0 is the deal.
        at: When the step was made; None for the deal.
        view: The viewer's view.
        events: What the viewer was told of the step.
        prompt: What was asked of the viewer then.
        kind: How the step came about; with open hands only.
        seat: Who made it; with open hands only.
        move: The move as sent; with open hands only.
        private: For each seat, the fields of its own view that differ from `view`;
            with open hands only.
    """

    number: int
    at: int | None
    view: Any
    events: tuple[Any, ...]
    prompt: Prompt
    kind: str | None = None
    seat: Seat | None = None
    move: Fields | None = None
    private: Mapping[str, Fields] | None = None


def seen_by(
    game: AnyGame, positions: Iterable[Position], viewer: Viewer
) -> list[Frame]:
    """Return the frames that one viewer got, as it knew the match.

    A secret step of another seat is not among them, so that nothing shows that
    it was made.
    """
    return [
        Frame(
            number=position.number,
            at=_time(position),
            view=game.view(position.state, viewer),
            events=_told(game, position.events, viewer),
            prompt=game.prompt(position.state, viewer),
        )
        for position in positions
        if position.only is None or position.only == viewer
    ]


def open_hands(
    game: AnyGame, positions: Iterable[Position], seats: Sequence[Seat]
) -> list[Frame]:
    """Return every frame of a match with all hands open."""
    return [open_frame(game, position, seats) for position in positions]


def open_frame(game: AnyGame, position: Position, seats: Sequence[Seat]) -> Frame:
    """Return one frame with all hands open."""
    made = position.made
    return Frame(
        number=position.number,
        at=_time(position),
        view=game.view(position.state, None),
        events=open_events(game, position.events, seats),
        prompt=game.prompt(position.state, None),
        kind=None if made is None else made.kind,
        seat=None if made is None else made.seat,
        move=None if made is None else made.move,
        private=private_fields(game, position.state, seats),
    )


def private_fields(
    game: AnyGame, state: object, seats: Sequence[Seat]
) -> Mapping[str, Fields]:
    """Return, for each seat, the fields of its view that a spectator lacks."""
    public = msgspec.to_builtins(game.view(state, None))
    return {
        str(seat): {
            field: value
            for field, value in msgspec.to_builtins(game.view(state, seat)).items()
            if field not in public or public[field] != value
        }
        for seat in seats
    }


def open_events(
    game: AnyGame, events: Iterable[Any], seats: Sequence[Seat]
) -> tuple[Any, ...]:
    """Return events as whoever knew most of each was told of it."""
    opened = (_open_event(game, event, seats) for event in events)
    return tuple(event for event in opened if event is not None)


def _open_event(game: AnyGame, event: object, seats: Sequence[Seat]) -> object:
    public: object = game.redact(event, None)
    told: list[object] = []
    for seat in seats:
        seen = game.redact(event, seat)
        if seen is not None and seen != public and seen not in told:
            told.append(seen)
    if len(told) < SEVERAL:
        return told[0] if told else public
    return reduce(_joined, (msgspec.to_builtins(seen) for seen in told))


def _joined(one: object, other: object) -> object:
    """Return what two seats were told together: each knows what the other may not."""
    if isinstance(one, dict) and isinstance(other, dict):
        joined = {key: _joined(value, other.get(key)) for key, value in one.items()}
        return {**other, **joined}
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return [_joined(*pair) for pair in zip_longest(one, other)]
    return other if one is None else one


def _told(game: AnyGame, events: Iterable[Any], viewer: Viewer) -> tuple[Any, ...]:
    seen = (game.redact(event, viewer) for event in events)
    return tuple(event for event in seen if event is not None)


def _time(position: Position) -> int | None:
    return None if position.made is None else position.made.at
