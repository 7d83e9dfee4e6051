"""Short stories for the tests: a position, what is done in it, what came of it.

Positions and moves are in the game's own notation, with the tiles of the proving list.
What a text leaves out is as at a start: both elites on the start tile, full reserve.
``land`` names what lies beside the start tile. An act is a seat and its move,
``0 take inn-wood``; ``time`` lets the clock run out; ``leave 1`` takes a seat out.
"""

from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import Seat, Step
from app.games.two_heirs.events import Event
from app.games.two_heirs.game import GAME
from app.games.two_heirs.grid import Cell
from app.games.two_heirs.landscape import Landscape, Placed
from app.games.two_heirs.notation import read_move, read_position, write_move
from app.games.two_heirs.scoring import Position
from app.games.two_heirs.state import Phase, State
from app.games.two_heirs.tilelists import tiles_of
from app.games.two_heirs.verdict import scored

E = TypeVar("E", bound=msgspec.Struct)
PROVING = Path(__file__).with_name("proving.toml").read_text("utf-8")
LIST = GAME.admit(PROVING)
"""Hash of the proving list."""

UNITS = "wood=- stone=- grain=0,0"
DEFAULTS = {
    "0": f"| {UNITS}",
    "1": f"| {UNITS}",
    "reserve": "* inn-wood inn-stone inn-grain mill-grain stable-wood bakery-stone",
    "start": "cathedral-grain",
}


class NoChance(Chance):
    """Chance that nobody may use: after the deal, the game is without any."""

    def __init__(self) -> None:
        super().__init__(b"none")

    def numbers(self, label: str, bounds: object) -> tuple[int, ...]:
        """Fail the test."""
        pytest.fail(f"chance was used for {label}, {bounds}")


class Story:
    """A match that a test tells, act by act.

    Attributes:
        state: The state after the last act.
        events: What happened in all acts so far.
        step: The last step.
    """

    def __init__(self, text: str = "", *, solo: bool = False) -> None:
        self.state: State = a_state(text, solo=solo)
        self.events: list[Event] = []
        self.step: Step[State, Event] = Step(self.state)

    def does(self, *acts: str) -> "Story":
        """Carry out acts; each must be legal and listed."""
        for act in acts:
            word, _, rest = act.partition(" ")
            if word == "time":
                step = GAME.timeout(self.state, NoChance())
            elif word == "leave":
                step = GAME.leave(self.state, int(rest), NoChance())
            else:
                step = self._plays(int(word), rest)
            self.step, self.state = step, step.state
            self.events += step.events
        return self

    def refused(self, act: str) -> str:
        """Return the code with which a move is refused; it is not listed either."""
        seat, _, rest = act.partition(" ")
        move = read_move(rest)
        assert move not in GAME.legal(self.state, int(seat))
        with pytest.raises(IllegalMove) as error:
            GAME.apply(self.state, int(seat), move, NoChance())
        return error.value.code

    def phase(self) -> Phase:
        """Return the decision that is open."""
        return self.state.phase

    def legal(self, start: str = "", seat: Seat | None = None) -> list[str]:
        """Return the legal moves that begin with a word, of who is acting."""
        (acting,) = GAME.acting(self.state) if seat is None else (seat,)
        moves = map(write_move, GAME.legal(self.state, acting))
        return [move for move in moves if move.startswith(start)]

    def told(self, kind: type[E]) -> list[E]:
        """Return the events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def points(self) -> tuple[int, int]:
        """Return what both heirs have now."""
        first, second = scored(self.state).heirs
        return first.total, second.total

    def worth(self, cell: Cell) -> int:
        """Return the points of the building on a cell."""
        lines = (line for h in scored(self.state).heirs for line in h.buildings)
        return next(line.points for line in lines if line.cell == cell)

    def _plays(self, seat: Seat, text: str) -> Step[State, Event]:
        move = read_move(text)
        assert move in GAME.legal(self.state, seat), self.legal(seat=seat)
        return GAME.apply(self.state, seat, move, NoChance())


def a_state(text: str = "", *, solo: bool = False) -> State:
    """Return the state of a text, filled up with what is as at a start."""
    lines = dict(DEFAULTS)
    if solo:
        lines["henry"] = "| wood=- stone=- grain=-"
        del lines["1"]
    for line in filter(None, map(str.strip, text.splitlines())):
        key, _, value = line.partition(":")
        lines[key.strip()] = value.strip()
    land = f"{lines.pop('start')}@0,0 {lines.pop('land', '')}"
    lines["landscape"] = land.strip()
    if solo:
        lines = {"0": lines.pop("0"), "henry": lines.pop("henry"), **lines}
    lines["content"] = LIST
    return read_position("\n".join(f"{k}: {v}" for k, v in lines.items()))


def all_tiles(state: State) -> list[str]:
    """Return every tile and treasure of a state, wherever it lies."""
    treasures = state.treasures
    return [
        *(placed.tile for placed in state.landscape),
        *(tile for tile in state.reserve if tile is not None),
        *state.supply,
        *state.hands[0],
        *state.hands[1],
        *state.removed,
        *treasures.pile,
        *(laid.treasure for laid in treasures.laid),
        *treasures.gone,
        *treasures.unused,
    ]


def a_landscape(text: str) -> Landscape:
    """Return a landscape of tiles of the proving list: ``inn-wood@1,0/0 …``."""
    return Landscape.of(map(_placed, text.split()), tiles_of(LIST).tiles)


def a_position(text: str, first: str = "", second: str = "") -> Position:
    """Return a position of a landscape and of the cells where units stand."""
    return Position(a_landscape(text), (_cells(first), _cells(second)))


def _placed(word: str) -> Placed:
    tile, _, where = word.partition("@")
    cell, slash, owner = where.partition("/")
    return Placed(_cell(cell), tile, int(owner) if slash else None)


def _cells(text: str) -> frozenset[Cell]:
    return frozenset(map(_cell, text.split()))


def _cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)
