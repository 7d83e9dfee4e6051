"""Moves that are nearly legal, to find out what a game accepts."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

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
                yield replace(move, **{field: random.choice(values)})
            value = getattr(move, field)
            if isinstance(value, tuple) and value:
                yield replace(move, **{field: value[1:]})
                yield replace(move, **{field: (*value, value[0])})


def is_accepted(game: AnyGame, state: AnyState, seat: Seat, move: Any) -> bool:
    """Return whether a game takes a move; it refuses in its own codes alone."""
    try:
        game.apply(state, seat, move, Chance(b"probe"))
    except IllegalMove as error:
        assert error.code in game.refusals, error.code
        return False
    return True


def is_listed(game: AnyGame, state: AnyState, seat: Seat, move: Any) -> bool:
    """Return whether a move is among the legal ones and those described.

    Where a move names several cards, the one order listed stands for all.
    """
    listed = {in_order(legal) for legal in game.legal(state, seat)}
    if in_order(move) in listed:
        return True
    return any(describes(choice, move) for choice in game.choices(state, seat))


def in_order(move: Any) -> Any:
    """Return a move with the cards that it names sorted."""
    cards = getattr(move, "cards", None)
    return move if cards is None else replace(move, cards=tuple(sorted(cards)))


def describes(choice: Choice, move: Any) -> bool:
    """Return whether a choice describes a move: so many of its cards, so valuable."""
    if move.__struct_config__.tag != choice.kind:
        return False
    if Counter(move.cards) - Counter(choice.cards):
        return False
    values = dict(zip(choice.cards, choice.values, strict=False))
    worth = sum(values.get(card, 0) for card in move.cards)
    enough = choice.sum is None or worth >= choice.sum
    return enough and choice.min <= len(move.cards) <= choice.max
