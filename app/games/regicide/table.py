"""The table while a step is under way: the state so far and what has happened."""

from collections.abc import Sequence

from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.game import Seat, Step
from app.games.regicide.cards import Card
from app.games.regicide.events import Event
from app.games.regicide.state import Enemy, Player, State


class Table:
    """A state on its way to the next one.

    Every change replaces `state`; the state handed in stays as it was.

    Attributes:
        state: The state so far.
        events: What has happened in this step.
    """

    __slots__ = ("_chance", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.events: list[Event] = []
        self._chance = chance

    @property
    def enemy(self) -> Enemy:
        """The royal that is fought; there is one while the match runs.

        Raises:
            LookupError: All are felled.
        """
        enemy = self.state.enemy
        if enemy is None:
            msg = "all royals are felled"
            raise LookupError(msg)
        return enemy

    def change(self, **fields: object) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **fields)

    def change_enemy(self, **fields: object) -> None:
        """Replace fields of the enemy."""
        self.change(enemy=replace(self.enemy, **fields))

    def change_player(self, seat: Seat, **fields: object) -> None:
        """Replace fields of what a seat holds."""
        place = self.state.order.index(seat)
        players = list(self.state.players)
        players[place] = replace(players[place], **fields)
        self.change(players=tuple(players))

    def player(self, seat: Seat) -> Player:
        """Return what a seat holds now."""
        return self.state.player(seat)

    def tell(self, event: Event) -> None:
        """Note that something has happened."""
        self.events.append(event)

    def take_from_hand(self, seat: Seat, cards: Sequence[Card]) -> None:
        """Take cards that a seat holds out of its hand."""
        player = self.player(seat)
        hand, known = list(player.hand), list(player.known)
        for card in cards:
            hand.remove(card)
            if card in known:
                known.remove(card)
        self.change_player(seat, hand=tuple(hand), known=tuple(known), fresh=0)

    def discard(self, cards: Sequence[Card]) -> None:
        """Put cards on the discard pile, the last one on top."""
        self.change(discard=(*self.state.discard, *cards))

    def shuffled(self, what: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return cards in a random order, by a label of its own."""
        if len(cards) <= 1:
            return cards  # there is one order only, which takes no chance
        step = self.state.step + 1
        self.change(step=step)
        return self._chance.shuffle(f"{what}/{step}", cards)

    def step(self) -> Step[State, Event]:
        """Return what the step led to."""
        return Step(self.state, tuple(self.events))
