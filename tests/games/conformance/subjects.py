"""What the conformance suite needs to know of a game beyond its own face.

Each game has a module ``tests.games.<id>.twins`` with a `SUBJECT`. A registered
game without one fails the suite, so that no game escapes it.
"""

import importlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

import msgspec

from app.games.core.game import AnyGame, Seat, Viewer
from app.games.core.playout import Act, play
from app.games.core.registry import games
from app.games.two_heirs.game import GAME as TWO_HEIRS
from tests.games.tiny.game import TINY

Below: TypeAlias = Callable[[int], int]
"""A random number below a bound."""
AnyState: TypeAlias = Any
AnyEvent: TypeAlias = Any


class Subject(msgspec.Struct, frozen=True):
    """A game under test.

    Attributes:
        game: Its rules.
        tables: The tables to play at: seats, options and carry-over.
        cards: Every card of a state, wherever it lies.
        twins: Other worlds that look like a state to a viewer; several, of
            which some leave more in place than others.
        event_twins: Events that differ from one only in what a viewer may not
            know.
        write_state: A state as lines of text, for playthroughs.
        write_move: A move as text.
        read_move: The move of a text.
        learned: What an event rightly tells a viewer of hidden things. Two
            worlds in which a step tells different things may go apart.
        positions: Further states worth looking at, as text or otherwise.
    """

    game: AnyGame
    tables: tuple["Seating", ...]
    cards: Callable[[AnyState], list[str]]
    twins: Callable[[AnyState, Viewer, Below], Iterator[AnyState]]
    event_twins: Callable[[AnyEvent, Viewer], Iterator[AnyEvent]]
    learned: Callable[[AnyEvent, Viewer], tuple[Any, ...]]
    write_state: Callable[[AnyState], str]
    write_move: Callable[[Any], str]
    read_move: Callable[[str], Any]
    positions: tuple[AnyState, ...] = ()


class Seating(msgspec.Struct, frozen=True):
    """A table to play at; `content` is a deck or tile list of the tests."""

    seats: tuple[Seat, ...]
    options: Mapping[str, Any] = {}
    carry_over: Mapping[str, Seat] = {}
    content: str | None = None


def subject_of(game: AnyGame) -> Subject:
    """Return what the suite needs to know of a game.

    Raises:
        ModuleNotFoundError: The game has no ``twins`` module.
    """
    name = game.id.replace("-", "_")
    subject: Subject = importlib.import_module(f"tests.games.{name}.twins").SUBJECT
    return subject


_FOUND = {game.id: game for game in (*games().values(), TWO_HEIRS, TINY)}
GAMES: tuple[AnyGame, ...] = tuple(_FOUND.values())
"""The registered games, one whose board is still being built, and the tiny one."""
IDS = tuple(game.id for game in GAMES)


@cache
def match(game_id: str, table: int, seed: int = 0) -> tuple[Act, ...]:
    """Return a random match at one of a game's tables; the same every time."""
    game = next(game for game in GAMES if game.id == game_id)
    seating = subject_of(game).tables[table]
    key = f"{game_id}/{table}/{seed}".encode()
    acts = play(
        game,
        key,
        seating.seats,
        seating.options,
        seating.carry_over,
        seating.content,
    )
    return tuple(acts)


def matches() -> list[tuple[str, int]]:
    """Return every game with every of its tables, for parametrised tests."""
    return [
        (game.id, table)
        for game in GAMES
        for table in range(len(subject_of(game).tables))
    ]
