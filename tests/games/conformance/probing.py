"""Moves that are nearly legal, to find out what a game accepts."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import AnyGame, Choice, Seat
from tests.games.conformance.subjects import AnyState

Fields: TypeAlias = dict[tuple[type, str], list[Any]]
"""Every value seen in a field of a kind of move."""


def fields_of(moves: Sequence[msgspec.Struct]) -> Fields:
    """Return the values that the fields of some moves hold."""
    found: defaultdict[tuple[type, str], list[Any]] = defaultdict(list)
    for move in moves:
        for field in move.__struct_fields__:
            values = found[type(move), field]
            value = getattr(move, field)
            if value not in values:
                values.append(value)
    return dict(found)


def mutations(
    moves: Sequence[msgspec.Struct], fields: Fields, random: Random
) -> Iterator[msgspec.Struct]:
    """Yield each move with one field changed to another value seen in it."""
    for move in moves:
        for field in move.__struct_fields__:
            values = fields.get((type(move), field), [])
            if values:
                yield msgspec.structs.replace(move, **{field: random.choice(values)})
            value = getattr(move, field)
            if isinstance(value, tuple) and value:
                yield msgspec.structs.replace(move, **{field: value[1:]})
                yield msgspec.structs.replace(move, **{field: (*value, value[0])})


def is_accepted(game: AnyGame, state: AnyState, seat: Seat, move: Any) -> bool:
    """Return whether a game takes a move; it refuses in its own codes alone."""
    try:
        game.apply(state, seat, move, Chance(b"probe"))
    except IllegalMove as error:
        assert error.code in game.refusals, error.code
        return False
    return True


def is_listed(game: AnyGame, state: AnyState, seat: Seat, move: Any) -> bool:
    """Return whether a move is among the legal ones and those described."""
    if move in game.legal(state, seat):
        return True
    return any(describes(choice, move) for choice in game.choices(state, seat))


def describes(choice: Choice, move: Any) -> bool:
    """Return whether a choice describes a move: so many of its cards."""
    if move.__struct_config__.tag != choice.kind:
        return False
    lacking = Counter(move.cards) - Counter(choice.cards)
    return not lacking and choice.min <= len(move.cards) <= choice.max
