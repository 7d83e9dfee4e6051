"""Positions for tests: written as in the cases, played by moves as text."""

from typing import Any

import msgspec

from app.games.core.chance import Chance
from app.games.regicide import GAME
from app.games.regicide.cards import Card
from app.games.regicide.events import Event
from app.games.regicide.notation import read_move, read_position
from app.games.regicide.options import Options
from app.games.regicide.state import State


def a_position(*hands: str, enemy: str = "JD", **fields: Any) -> State:
    """Return a position; hands and piles are words, the table plays between bars."""
    for pile in ("tavern", "discard", "castle"):
        if isinstance(fields.get(pile), str):
            fields[pile] = fields[pile].split()
    if isinstance(fields.get("table"), str):
        fields["table"] = [play.split() for play in fields["table"].split("|")]
    written = {
        "players": len(hands),
        "hands": [hand.split() for hand in hands],
        "enemy": enemy,
        "castle": ["JC", "QH"],
        **fields,
    }
    return read_position(written)


def a_deal(count: int, seed: str = "deal", **options: Any) -> State:
    """Return a fresh deal for so many players."""
    chosen = msgspec.convert(options, Options)
    return GAME.setup(chosen, tuple(range(count)), {}, Chance(seed.encode())).state


class Story:
    """A position that is played on, move by move.

    Attributes:
        state: The state now.
        events: What the last move led to.
    """

    def __init__(self, state: State, seed: str = "story") -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()
        self._chance = Chance(seed.encode())

    def plays(self, *moves: str) -> "Story":
        """Make moves for the active seat, written as text."""
        for move in moves:
            step = GAME.apply(
                self.state, self.state.active, read_move(move), self._chance
            )
            self.state, self.events = step.state, step.events
        return self

    def waits(self) -> "Story":
        """Let the clock run out."""
        step = GAME.timeout(self.state, self._chance)
        self.state, self.events = step.state, step.events
        return self

    def hand(self, seat: int) -> list[Card]:
        """Return a seat's hand, sorted."""
        return sorted(self.state.player(seat).hand)

    def told(self, kind: type[Event]) -> Any:
        """Return the one event of a kind that the last move led to."""
        (event,) = (event for event in self.events if isinstance(event, kind))
        return event


def all_cards(state: State) -> list[Card]:
    """Return every card of a state, wherever it lies."""
    enemy = [] if state.enemy is None else [state.enemy.card]
    return [
        *(card for player in state.players for card in player.hand),
        *state.tavern,
        *state.discard,
        *state.castle,
        *enemy,
        *(card for play in state.table for card in play.cards),
    ]
