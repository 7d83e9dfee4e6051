"""The table of moves: when each can be made, what bars it, and what it does."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from app.games.two_heirs import building, camps, reserve, siege, turns, units
from app.games.two_heirs.moves import (
    Build,
    Call,
    Destroy,
    Drop,
    EndTurn,
    Extend,
    Move,
    Spare,
    Step,
    Take,
    UseCamp,
    Withdraw,
)
from app.games.two_heirs.refusals import refusal
from app.games.two_heirs.state import Over, Phase, Siege, State, Surplus, Turn
from app.games.two_heirs.table import Table


class Action(NamedTuple):
    """One kind of move.

    Attributes:
        phase: The decision in which it can be made.
        check: Raises the refusal that bars a move of the active player, if any.
        apply: Plays the move.
    """

    phase: type[Phase]
    check: Callable[[State, Any], None]
    apply: Callable[[Table, Any], None]


ACTIONS: Final[Mapping[type[Move], Action]] = {
    Take: Action(Turn, reserve.check_take, reserve.take),
    Build: Action(Turn, building.check_build, building.build),
    Extend: Action(Turn, building.check_extend, building.extend),
    Step: Action(Turn, units.check_step, units.step),
    Call: Action(Turn, units.check_call, units.call),
    Withdraw: Action(Turn, units.check_withdraw, units.withdraw),
    UseCamp: Action(Turn, camps.check_use, camps.use),
    EndTurn: Action(Turn, turns.check_end, turns.end),
    Destroy: Action(Siege, siege.check_destroy, siege.destroy),
    Spare: Action(Siege, siege.check_spare, siege.spare),
    Drop: Action(Surplus, turns.check_drop, turns.drop),
}

LISTS: Final[Mapping[type[Phase], tuple[Callable[[State], Iterator[Move]], ...]]] = {
    Turn: (
        reserve.takes,
        building.builds,
        building.extensions,
        units.steps,
        units.calls,
        units.withdrawals,
        camps.uses,
        turns.endings,
    ),
    Siege: (siege.destructions,),
    Surplus: (turns.drops,),
    Over: (),
}
"""What lists the moves of the active player in each decision, in this order."""

OPEN: Final[Mapping[type[Phase], str]] = {
    Siege: "siege-open",
    Surplus: "surplus-open",
    Over: "match-over",
}
"""Why a move of another decision is refused."""

ABSENT: Final[Mapping[type[Phase], str]] = {Siege: "no-siege", Surplus: "no-surplus"}
"""Why a move is refused in a turn, where its decision is not open."""


def legal(state: State) -> tuple[Move, ...]:
    """Return the active player's moves, in a stable order."""
    return tuple(move for listed in LISTS[type(state.phase)] for move in listed(state))


def check(state: State, move: Move) -> None:
    """Refuse a move that the active player cannot make now.

    Raises:
        IllegalMove: With the first reason that holds.
    """
    action = ACTIONS[type(move)]
    phase = type(state.phase)
    if phase is not action.phase:
        raise refusal(OPEN.get(phase) or ABSENT[action.phase])
    action.check(state, move)


def carry_out(table: Table, move: Move) -> None:
    """Play a move that `check` lets pass."""
    ACTIONS[type(move)].apply(table, move)
