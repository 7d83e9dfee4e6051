"""Plays a match to its end by chance alone, for tests, benches and simulations."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.game import AnyGame, Choice, Seat, Step

STEPS_AT_MOST = 20_000
"""No match is this long; a playout that is has lost its way."""

AnyState: TypeAlias = Any
AnyMove: TypeAlias = Any
Pick: TypeAlias = Callable[[AnyGame, AnyState, Seat], AnyMove]
"""Chooses a move for a seat that is acting: ``pick(game, state, seat)``."""


class Act(msgspec.Struct, frozen=True):
    """Something that was done to a match, and what it led to.

    Attributes:
        seat: Who moved; None for the deal and for a clock.
        move: The move; None for the deal and for a clock that ran out or that
            nobody kept waiting any more.
        step: What it led to.
    """

    seat: Seat | None
    move: AnyMove
    step: Step[Any, Any]


class RandomPlayer:
    """Picks among all legal moves alike.

    Args:
        chance: Never the chance of the match, which must not depend on players.
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._asked = 0

    def below(self, bound: int) -> int:
        """Return a number below a bound, another at every call."""
        self._asked += 1
        return self._chance.below(f"pick/{self._asked}", bound)

    def __call__(self, game: AnyGame, state: AnyState, seat: Seat) -> AnyMove:
        """Return a legal move; one that `choices` describes with random cards."""
        legal = game.legal(state, seat)
        choices = game.choices(state, seat)
        number = self.below(len(legal) + len(choices))
        if number < len(legal):
            return legal[number]
        choice = choices[number - len(legal)]
        return described(choice, legal, self._cards(choice))

    def _cards(self, choice: Choice) -> tuple[str, ...]:
        """Return so many cards, and more where they are not worth enough yet."""
        left, taken = list(range(len(choice.cards))), list[int]()
        count = choice.min + self.below(choice.max - choice.min + 1)
        while len(taken) < count or not _is_enough(choice, taken):
            taken.append(left.pop(self.below(len(left))))
        return tuple(choice.cards[place] for place in taken)


def _is_enough(choice: Choice, taken: list[int]) -> bool:
    if choice.sum is None:
        return True
    return sum(choice.values[place] for place in taken) >= choice.sum


def described(
    choice: Choice, legal: tuple[AnyMove, ...], cards: tuple[str, ...]
) -> AnyMove:
    """Return the move that a choice describes, with these cards.

    Args:
        choice: One of a game's `choices`.
        legal: The legal moves beside it, one of which is its example.
        cards: The cards chosen.
    """
    example = next(m for m in legal if m.__struct_config__.tag == choice.kind)
    return replace(example, cards=cards)


def playout(
    game: AnyGame,
    start: Step[Any, Any],
    chance: Chance,
    pick: Pick,
    below: Callable[[int], int],
) -> Iterator[Act]:
    """Play a match to its end and yield every act, the deal first.

    A window or a choice goes on as soon as nobody is missing, as in a room whose
    players all answer.

    Args:
        game: The rules.
        start: The deal, as `setup` gave it.
        chance: The match's random outcomes.
        pick: Chooses the moves.
        below: A random number below a bound, to choose who answers first.

    Raises:
        RuntimeError: The match does not come to an end.
    """
    yield Act(None, None, start)
    state = start.state
    for _ in range(STEPS_AT_MOST):
        wait = game.waiting(state)
        if wait is None:
            return
        if wait.missing:
            seat = wait.missing[below(len(wait.missing))]
            move = pick(game, state, seat)
            act = Act(seat, move, game.apply(state, seat, move, chance))
        else:
            act = Act(None, None, game.timeout(state, chance))
        yield act
        state = act.step.state
    msg = f"a match of {game.id} does not end"
    raise RuntimeError(msg)


def play(
    game: AnyGame,
    seed: bytes,
    seats: tuple[Seat, ...],
    options: Mapping[str, Any] | None = None,
    carry_over: Mapping[str, Seat] | None = None,
    content: str | None = None,
) -> Iterator[Act]:
    """Play a random match that a seed decides alone.

    Args:
        game: The rules.
        seed: Decides chance and players alike.
        seats: The seats that take part, clockwise.
        options: The options that differ from the defaults.
        carry_over: Seat by award of the match before.
        content: Hash of a deck or tile list that the game has admitted.

    Raises:
        IllegalMove: The options do not suit so many seats.
        RuntimeError: The match does not come to an end.
    """
    chance = Chance(seed + b"match")
    player = RandomPlayer(Chance(seed + b"players"))
    chosen = msgspec.convert(options or {}, game.options_type)
    start = game.setup(chosen, seats, carry_over or {}, chance, content)
    return playout(game, start, chance, player, player.below)
