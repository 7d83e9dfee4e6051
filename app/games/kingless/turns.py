"""How a turn begins and ends, and whose turn comes next (K13 to K22)."""

from app.games.kingless.cards import Keyword
from app.games.kingless.discards import demand
from app.games.kingless.events import NothingHappened, TurnEnded, TurnStarted
from app.games.kingless.immunity import Action, is_player_immune
from app.games.kingless.passives import hand_limit, sum_at
from app.games.kingless.state import Turn
from app.games.kingless.table import Table
from app.games.kingless.tasks import (
    CheckHand,
    CloseTurn,
    DrawCards,
    LevyTaxes,
    NextTurn,
    OpenTurn,
    Settle,
    StartTurn,
    TaxDue,
)
from app.games.kingless.taxes import taxers
from app.games.kingless.zones import draw

HAND_REFILL = 3
"""A hand smaller than this is filled up to it at the end of the own turn (K19)."""
DISCARD: Keyword = "discard"
TAX = Action(DISCARD, by_event=False)


def start_turn(table: Table, task: StartTurn) -> None:
    """Begin a seat's turn: its draws, then the opponents' taxes, then the play."""
    seat = task.seat
    table.change(turn=table.state.turn + 1, active=seat)
    table.tell(TurnStarted(seat, table.state.turn))
    extra = sum_at(table.state, seat).extra_draws
    more = (DrawCards(seat, extra, "extra"),) if extra else ()
    table.first(DrawCards(seat, 1, "turn"), *more, LevyTaxes(), OpenTurn())


def draw_cards(table: Table, task: DrawCards) -> None:
    """Let a seat draw."""
    draw(table, task.seat, task.count, task.why)


def levy_taxes(table: Table, task: LevyTaxes) -> None:
    """Let the opponents' taxes fall due, clockwise from the active player's left."""
    del task
    state = table.state
    dues = [TaxDue(owner, sum_at(state, owner).tax) for owner in taxers(state)]
    if dues:
        table.first(*dues)


def tax_due(table: Table, task: TaxDue) -> None:
    """Let the active player pay one tax, unless its owner has left."""
    state = table.state
    if not state.is_in(task.owner):
        return
    if is_player_immune(state, state.active, TAX):
        table.tell(NothingHappened(state.active, DISCARD, "immune"))
    else:
        demand(table, ((state.active, task.count),), "tax", task.owner)


def open_turn(table: Table, task: OpenTurn) -> None:
    """Let the active player play or end the turn."""
    del task
    table.ask(Turn())


def close_turn(table: Table, task: CloseTurn) -> None:
    """End the turn; who elects to end it draws first (K14, K19)."""
    seat = table.state.active
    table.tell(TurnEnded(seat, task.why))
    draws = (DrawCards(seat, 1, "end"),) if task.why == "choice" else ()
    table.first(*draws, CheckHand(), NextTurn())


def check_hand(table: Table, task: CheckHand) -> None:
    """Fill or cut the hand of the player whose turn ends, and of no other (K18)."""
    del task
    seat = table.state.active
    held = len(table.player(seat).hand)
    limit = hand_limit(table.state, seat)
    if held < HAND_REFILL:
        draw(table, seat, HAND_REFILL - held, "refill")
    elif held > limit:
        demand(table, ((seat, held - limit),), "limit")


def next_turn(table: Table, task: NextTurn) -> None:
    """Start the next player's turn, or the next last turn, or score (K61 to K63)."""
    del task
    state = table.state
    if state.trigger is None:
        table.first(StartTurn(state.clockwise(state.active)[0]))
    elif state.last:
        table.change(last=state.last[1:])
        table.first(StartTurn(state.last[0]))
    else:
        table.first(Settle())
