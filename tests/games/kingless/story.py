"""Short stories for the tests: a position, what is done in it, what came of it.

Positions and moves are in the game's own notation, with the cards of the proving
deck, whose names are short and whose texts are one keyword each. An act is a seat
and its move, ``0 play axe >1:oaf``; ``time`` lets the clock run out or a complete
decision go on; ``leave 2`` takes a seat out. ``quiet`` lets everybody pass and the
window close.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import Seat, Step, Wait
from app.games.kingless import GAME
from app.games.kingless.events import Event
from app.games.kingless.notation import (
    read_move,
    read_position,
    write_move,
    write_position,
)
from app.games.kingless.state import State, Tunnelling, Window

E = TypeVar("E", bound=msgspec.Struct)
DECK = GAME.admit(Path(__file__).with_name("proving.toml").read_text("utf-8"))
"""Hash of the proving deck."""


class FixedChance(Chance):
    """Chance that gives the numbers it was told, by the name before the label's slash.

    Any other use of chance is a fault of the test: so a story also proves where
    no chance is used.
    """

    def __init__(self, numbers: Mapping[str, Sequence[int]] | None = None) -> None:
        super().__init__(b"fixed")
        self.left = {name: list(told) for name, told in (numbers or {}).items()}
        self.bounds: list[tuple[int, ...]] = []
        self.labels: list[str] = []

    def numbers(self, label: str, bounds: Sequence[int]) -> tuple[int, ...]:
        """Return the next numbers told for this outcome."""
        told = self.left.get(label.partition("/")[0], [])
        if len(told) < len(bounds):
            pytest.fail(f"chance was used for {label}")
        self.labels.append(label)
        self.bounds.append(tuple(bounds))
        return tuple(told.pop(0) for _ in bounds)


class Story:
    """A match that a test tells, act by act.

    Attributes:
        state: The state after the last act.
        events: What happened in all acts so far.
        step: The last step.
        chance: The random outcomes the test decided.
    """

    def __init__(self, text: str, **numbers: Sequence[int]) -> None:
        self.state: State = read_position(f"{text}\ncontent: {DECK}")
        self.chance = FixedChance(numbers)
        self.events: list[Event] = []
        self.step: Step[State, Event] = Step(self.state)

    def does(self, *acts: str) -> "Story":
        """Carry out acts; each must be legal."""
        for act in acts:
            if act == "quiet":
                self._let_pass()
            else:
                self._take(self._act(act))
        return self

    def refuses(self, act: str) -> str:
        """Return the code with which a move is refused; nothing changes by it."""
        before = self.state
        with pytest.raises(IllegalMove) as refused:
            self._act(act)
        assert self.state is before
        return refused.value.code

    def legal(self, seat: Seat) -> list[str]:
        """Return a seat's legal moves as text."""
        return [write_move(move) for move in GAME.legal(self.state, seat)]

    def plays(self, seat: Seat, card: str) -> list[str]:
        """Return a seat's legal plays of a card as text."""
        return [m for m in self.legal(seat) if m.split()[:2] == ["play", card]]

    @property
    def wait(self) -> Wait:
        """Return what the match waits for; it must not be over."""
        wait = GAME.waiting(self.state)
        assert wait is not None
        return wait

    def told(self, kind: type[E]) -> list[E]:
        """Return what of this kind has happened so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def told_of(self, *kinds: type[Event]) -> list[Event]:
        """Return what of these kinds has happened so far."""
        return [event for event in self.events if isinstance(event, kinds)]

    def seat(self, seat: Seat) -> str:
        """Return what lies before a seat: its hand, a bar, its play area."""
        player = self.state.player(seat)
        return " ".join((*player.hand, "|", *player.area))

    def fact(self, key: str) -> str:
        """Return a fact of the position as text, empty if it is as at the start."""
        lines = write_position(self.state).splitlines()
        found = (line.partition(": ") for line in lines)
        return next((value for name, _, value in found if name == key), "")

    def _act(self, act: str) -> Step[State, Event]:
        word, _, rest = act.partition(" ")
        if word == "time":
            return GAME.timeout(self.state, self.chance)
        if word == "leave":
            return GAME.leave(self.state, int(rest), self.chance)
        return GAME.apply(self.state, int(word), read_move(rest), self.chance)

    def _let_pass(self) -> None:
        assert isinstance(self.state.phase, Window)
        self._take(GAME.timeout(self.state, self.chance))

    def _take(self, step: Step[State, Event]) -> None:
        written = msgspec.msgpack.encode(step.state)
        self.state = msgspec.msgpack.decode(written, type=State)
        assert self.state == step.state
        self.step = step
        self.events.extend(step.events)


def all_cards(state: State) -> list[str]:
    """Return every card of a match, wherever it lies."""
    cards = [*state.deck, *state.gutter, *state.aside]
    for player in state.players:
        cards += [*player.hand, *player.area]
    if isinstance(state.phase, Tunnelling):
        cards += state.phase.shown
    return cards
