"""What happens by itself: tasks are done until one of them asks a player."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from app.games.kingless.chain import finish_text, perform
from app.games.kingless.scoring import settle
from app.games.kingless.table import Table
from app.games.kingless.tasks import (
    CheckHand,
    CloseTurn,
    DrawCards,
    FinishText,
    LevyTaxes,
    NextTurn,
    OpenTurn,
    Perform,
    Settle,
    StartTurn,
    Task,
    TaxDue,
)
from app.games.kingless.turns import (
    check_hand,
    close_turn,
    draw_cards,
    levy_taxes,
    next_turn,
    open_turn,
    start_turn,
    tax_due,
)

Do: TypeAlias = Callable[[Table, Any], None]

TASKS: Mapping[type[Task], Do] = {
    StartTurn: start_turn,
    DrawCards: draw_cards,
    LevyTaxes: levy_taxes,
    TaxDue: tax_due,
    OpenTurn: open_turn,
    Perform: perform,
    FinishText: finish_text,
    CloseTurn: close_turn,
    CheckHand: check_hand,
    NextTurn: next_turn,
    Settle: settle,
}


def run(table: Table) -> None:
    """Do the tasks of the agenda in order until a decision is open."""
    while not table.open:
        task = table.agenda[0]
        table.agenda = table.agenda[1:]
        TASKS[type(task)](table, task)
