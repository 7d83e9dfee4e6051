"""The royal reserve: who reaches what, taking, and the refill (H9 to H14)."""

from collections.abc import Iterator

from app.games.two_heirs.events import FinalTurnsBegan, TileTaken
from app.games.two_heirs.landscape import Heir, rival
from app.games.two_heirs.material import tiles_in
from app.games.two_heirs.moves import Take
from app.games.two_heirs.refusals import refusal
from app.games.two_heirs.state import PLACES, State
from app.games.two_heirs.table import Table
from app.games.two_heirs.tiles import Terrain


def clockwise(state: State) -> tuple[tuple[int, str], ...]:
    """Return the tiles with their positions, clockwise from the shield (H12)."""
    places = ((state.shield + step) % PLACES for step in range(1, PLACES))
    found = ((place, state.reserve[place]) for place in places)
    return tuple((place, tile) for place, tile in found if tile is not None)


def top_colour(state: State) -> Terrain | None:
    """Return the colour of the supply's top tile, whose back all see (HF8)."""
    return tiles_in(state)[state.supply[0]].terrain if state.supply else None


def reach(state: State, heir: Heir) -> int:
    """Return how many tiles a player reaches: 1 and their units there (H9)."""
    return 0 if state.is_henry(heir) else 1 + state.in_reserve(heir)


def within_reach(state: State, heir: Heir) -> tuple[tuple[int, str], ...]:
    """Return the tiles that a player reaches, with their positions."""
    return clockwise(state)[: reach(state, heir)]


def takes(state: State) -> Iterator[Take]:
    """Yield the takes of the active player, clockwise."""
    if state.due:
        for _, tile in within_reach(state, state.active):
            yield Take(tile)


def check_take(state: State, move: Take) -> None:
    """Refuse a take that is not due or out of reach.

    Raises:
        IllegalMove: ``already-taken`` (H11), ``out-of-reach`` (H9).
    """
    if not state.due:
        raise refusal("already-taken")
    if move not in takes(state):
        raise refusal("out-of-reach", tile=move.tile)


def take(table: Table, move: Take) -> None:
    """Take a tile into the active player's hand."""
    take_out(table, move.tile)
    table.put_in_hand(table.state.active, move.tile)


def take_out(table: Table, tile: str) -> None:
    """Take a tile out of the reserve for the active heir, into nobody's hand (H10).

    The shield goes to the emptied place and shows the rival's crown; its old place
    gets the top tile of the supply, if there is one.
    """
    state = table.state
    place = state.reserve.index(tile)
    refill = state.supply[0] if state.supply else None
    reserve = list(state.reserve)
    reserve[place], reserve[state.shield] = None, refill
    table.change(
        reserve=tuple(reserve),
        shield=place,
        supply=state.supply[1:],
        due=False,
        taken=True,
    )
    seat, top = table.seat(state.active), top_colour(table.state)
    table.tell(TileTaken(seat, tile, place, refill, state.shield, top))
    if refill is not None:
        table.revealed = True
        _watch_supply(table)


def _watch_supply(table: Table) -> None:
    """Let the final turns follow once the last tile of the supply is taken (H13)."""
    state = table.state
    if state.supply or state.trigger is not None:
        return
    heir = state.active
    final = (rival(heir), heir)
    table.change(trigger=heir, final=final)
    seats = tuple(table.seat(each) for each in final)
    table.tell(FinalTurnsBegan(table.seat(heir), seats))
