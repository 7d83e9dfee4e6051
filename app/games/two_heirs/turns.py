"""How a turn begins and ends, whose turn comes next, and the end (H11 to H15)."""

from collections.abc import Iterator

from app.games.two_heirs.events import (
    MatchEnded,
    TilesRemoved,
    TurnEnded,
    TurnStarted,
)
from app.games.two_heirs.henry.turn import play
from app.games.two_heirs.landscape import Heir, rival
from app.games.two_heirs.moves import Drop, EndTurn
from app.games.two_heirs.refusals import refusal
from app.games.two_heirs.state import HAND_LIMIT, Over, State, Surplus, Turn
from app.games.two_heirs.table import Table
from app.games.two_heirs.verdict import points, winning_seat


def surplus(state: State) -> int:
    """Return how many tiles of the active player's hand are too many (H15)."""
    return max(0, len(state.hands[state.active]) - HAND_LIMIT)


def endings(state: State) -> Iterator[EndTurn]:
    """Yield ending the turn, once no take is due (H11)."""
    if not state.due:
        yield EndTurn()


def check_end(state: State, move: EndTurn) -> None:
    """Refuse to end a turn in which a take is due.

    Raises:
        IllegalMove: ``take-due`` (H11, H17).
    """
    del move
    if state.due:
        raise refusal("take-due")


def drops(state: State) -> Iterator[Drop]:
    """Yield the tiles that may be removed as surplus (H15)."""
    return map(Drop, state.hands[state.active])


def check_drop(state: State, move: Drop) -> None:
    """Refuse to remove a tile that is not held.

    Raises:
        IllegalMove: ``tile-not-held``.
    """
    if move.tile not in state.hands[state.active]:
        raise refusal("tile-not-held", tile=move.tile)


def end(table: Table, move: EndTurn) -> None:
    """End the turn, or ask first which tiles of the hand are removed (H15)."""
    del move
    if surplus(table.state):
        table.change(phase=Surplus())
    else:
        _pass_on(table)


def drop(table: Table, move: Drop) -> None:
    """Remove one tile of the hand; the turn ends when there is no surplus left."""
    remove_surplus(table, move.tile)
    if not surplus(table.state):
        _pass_on(table)


def remove_surplus(table: Table, tile: str) -> None:
    """Put a tile of the active player's hand out of the game."""
    heir = table.state.active
    table.take_from_hand(heir, tile)
    table.remove(tile)
    table.tell(TilesRemoved(table.seat(heir), (tile,), "surplus"))


def start(table: Table, heir: Heir) -> None:
    """Begin an heir's turn; the shield shows their crown."""
    state = table.state
    table.revealed = True
    is_final = state.trigger is not None
    # A reserve without tiles cannot come about, but a position may be given one.
    table.change(
        turn=state.turn + 1,
        active=heir,
        due=any(state.reserve),
        taken=False,
        phase=Turn(),
    )
    table.tell(TurnStarted(table.seat(heir), table.state.turn, is_final))


def _pass_on(table: Table) -> None:
    """End the turn and let the next one begin; Henry's is played at once."""
    _close(table)
    while (heir := _next(table)) is not None:
        start(table, heir)
        if not table.state.is_henry(heir):
            return
        play(table)
        _close(table)
    finish(table, Over("supply"))


def _close(table: Table) -> None:
    heir = table.state.active
    table.change(discounts=0)
    table.rest_units(heir)
    table.tell(TurnEnded(table.seat(heir)))


def _next(table: Table) -> Heir | None:
    """Return whose turn comes next, or None when all final turns are played (H13)."""
    state = table.state
    if state.trigger is None:
        return rival(state.active)
    if not state.final:
        return None
    table.change(final=state.final[1:])
    return state.final[0]


def finish(table: Table, over: Over) -> None:
    """End the match and say what everybody has."""
    table.revealed = True
    table.change(phase=over)
    state = table.state
    seats = (state.seat(0), state.seat(1))
    scores = tuple(zip(seats, points(state), strict=True))
    table.tell(MatchEnded(over.reason, scores, winning_seat(state)))
